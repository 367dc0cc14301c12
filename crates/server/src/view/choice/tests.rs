//! What holds of every place that stands out on a board: seen in random games of every game, with all kinds of things
//! pointed out.

mod moments;
mod spoken;

use boards::{Highlight, Picture, Target};
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

/// A press on the board uses the place and never loses anything by itself: no place stands for what only gives something
/// up, and what gains nothing does not glow like what gains something.
#[test]
fn no_place_gives_anything_up_and_none_glows_that_gains_nothing() {
    let (mut sacrifices, mut idle) = (0, 0);
    moments(|moment| {
        let on_board = moment.selection.on_board();
        let picture = Picture { targets: on_board.targets.clone(), ..Picture::plain() };
        let board = boards::draw(moment.position, moment.observer(), &picture, moment.words());
        let board = board.map(maud::PreEscaped::into_string).unwrap_or_default();
        for (token, label) in moment.position.labels(moment.selection.seat()) {
            let target = on_board.targets.iter().find(|target| target.token == token);
            let line = moment.position.line();
            if label.is_pure_sacrifice() {
                sacrifices += 1;
                let stands = board.split("data-token=\"").skip(1).filter_map(|part| part.split_once('"'));
                let stands = stands.flat_map(|(tokens, _)| tokens.split(' ')).any(|other| other == token);
                assert!(target.is_none() && !stands, "{line}: {token} stands on the board");
                let before = boards::draw(moment.position, moment.observer(), &alone(&token), moment.words());
                let before = before.map(maud::PreEscaped::into_string).unwrap_or_default();
                assert!(!before.contains("data-token"), "{line}: the board has a place for {token}");
            } else if label.is_idle
                && let Some(target) = target
            {
                idle += 1;
                assert_ne!(target.highlight, Highlight::Legal, "{line}: {token} gains nothing");
            }
        }
    });
    assert!(sacrifices > 50 && idle > 0, "{sacrifices} sacrifices, {idle} that gain nothing");
}

/// A picture with this token as its only target.
fn alone(token: &str) -> Picture {
    let target = Target { token: token.to_owned(), label: String::new(), highlight: Highlight::Legal, link: None };
    Picture { targets: vec![target], ..Picture::plain() }
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

/// Whatever an answer of several actions is made of can be seen in it and taken back, also where an action means all that
/// is left.
#[test]
fn what_is_laid_in_an_answer_is_shown_as_laid() {
    let mut several = 0;
    moments(|moment| {
        let Some(plan) = &moment.selection.plan else { return };
        let shown = plan.rows().iter().filter(|row| row.laid.is_some()).count();
        assert_eq!(shown, plan.laid.len(), "{}: {:?}", moment.position.line(), plan.tokens());
        several += usize::from(shown > 1);
    });
    assert!(several > 3, "{several} answers of several actions");
}
