//! What holds of every place that stands out on a board: seen in random games of every game, with all kinds of things
//! pointed out.

mod moments;
mod spoken;

use boards::Picture;
use moments::moments;
use spoken::says;

/// A link on a board: what it is called, and what is written on it.
struct Link {
    name: String,
    written: String,
}

/// Returns the links of a drawing.
fn links(drawing: &str) -> Vec<Link> {
    let links = drawing.split("<a ").skip(1).filter_map(|link| {
        let (open, inside) = link.split_once("</a>")?.0.split_once('>')?;
        let name = open.split_once("aria-label=\"")?.1.split_once('"')?.0.to_owned();
        let inside = inside.split_once("</title>").map_or(inside, |(_, rest)| rest);
        // Between two tags is text.
        let written = inside.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
        Some(Link { name, written })
    });
    links.collect()
}

#[test]
fn what_is_written_on_a_place_is_part_of_its_name() {
    let mut seen = 0;
    moments(|moment| {
        let on_board = moment.selection.on_board();
        let picture =
            Picture { targets: on_board.targets, closed: on_board.closed, put: on_board.put, ..Picture::plain() };
        let board = boards::draw(moment.position, moment.observer(), &picture, moment.words());
        for Link { name, written } in board.iter().flat_map(|board| links(&board.clone().into_string())) {
            seen += 1;
            assert!(says(&name, &written), "{}: `{written}` stands on `{name}`", moment.position.line());
        }
    });
    assert!(seen > 1_000, "{seen} places");
}
