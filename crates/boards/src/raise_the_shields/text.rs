//! The position in plain characters, for a terminal.

use std::fmt::Write as _;

use contract::{Phrase, Seat};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{Cell, Cells, SECTORS};
use raise_the_shields::state::{City, Phase};
use raise_the_shields::view::View;
use words::Words;

use crate::plain::Columns;

/// The sectors, the rows from the plant outwards, then hits, city and shield.
const COLUMNS: Columns<'_> = Columns { name: 2, widths: &[6, 8, 10, 12, 9, 7, 7] };

/// Writes every sheet sector by sector: rows of triangles from the plant outwards, then rectangles, city and shield.
pub(super) fn text(game: &RaiseTheShields, view: &View, own: Seat, words: &Words) -> String {
    let mut text = String::new();
    let [first, second] = view.shared;
    let title = Phrase::new("text-title").with("round", view.round).with("first", first).with("second", second);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}", words.say(&title));
    for seat in (0..view.players.len()).map(Seat::new) {
        let side = view.player(seat);
        let sheet = if seat == own { game.drawn_sheet(view, own) } else { side.sheet };
        let state = match view.phase {
            Phase::Work if side.finished => "finished",
            Phase::Work => "working",
            _ => "none",
        };
        let die = side.die.map_or_else(|| "none".to_owned(), |die| die.to_string());
        let name = Phrase::new("text-seat").with("seat", seat).with("die", die).with("state", state);
        let _ = writeln!(text, "\n{}", words.say(&name));
        let _ = writeln!(text, "{}", COLUMNS.row(" ", headings(words)));
        let (powered, raised) = (game.powered(&sheet), game.shields(&sheet));
        for sector in 0..SECTORS {
            let rows = (0..4).map(|row| row_of(game, &sheet.filled, sector, row));
            let hits = (0..game.realm.rectangles).map(|nth| if nth < sheet.hits[sector] { 'X' } else { '.' }).collect();
            let city = match sheet.cities[sector] {
                City::Asleep => "text-city-asleep",
                City::New => "text-city-new",
                City::Ready => "text-city-ready",
                City::Used => "text-city-used",
            };
            let shield = if raised >> sector & 1 == 1 { "text-shield-up" } else { "text-shield-down" };
            let emitter = if powered >> sector & 1 == 1 { "text-emitter-on" } else { "text-emitter-off" };
            let stand = [city, shield, emitter].map(|key| words.word(key));
            let cells = rows.chain([hits]).chain(stand);
            let _ = writeln!(text, "{}", COLUMNS.row(&(sector + 1).to_string(), cells));
        }
    }
    let _ = writeln!(text, "\n{}", words.word("text-key"));
    text
}

fn headings(words: &Words) -> Vec<String> {
    let rows = (1..=4u8).map(|row| words.say(&Phrase::new("text-row").with("row", row)));
    let others = ["text-hits", "text-city", "text-shield", "text-emitter"].map(|key| words.word(key));
    rows.chain(others).collect()
}

fn row_of(game: &RaiseTheShields, filled: &Cells, sector: usize, row: usize) -> String {
    let sign = |cell: Cell| {
        if filled.contains(cell) {
            '#'
        } else if game.realm.city(cell).is_some() {
            'C'
        } else if game.realm.emitter(cell).is_some() {
            'E'
        } else if game.realm.shaded_for(cell).is_some() {
            '-'
        } else {
            '.'
        }
    };
    game.realm.all.in_sector(sector).filter(|cell| cell.row() == row).map(sign).collect()
}
