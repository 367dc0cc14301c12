//! The position in plain characters, for a terminal.

use std::fmt::Write as _;

use contract::Seat;
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{Cell, Cells, SECTORS};
use raise_the_shields::state::{City, Phase};
use raise_the_shields::view::View;

/// Writes every sheet sector by sector: rows of triangles from the plant outwards, then rectangles, city and shield.
pub(super) fn text(game: &RaiseTheShields, view: &View, own: Seat) -> String {
    let mut text = String::new();
    let dice = if view.shared == [0; 2] {
        String::new()
    } else {
        format!(", shared dice {} {}", view.shared[0], view.shared[1])
    };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "Round {}{dice}", view.round);
    for seat in (0..view.players.len()).map(Seat::new) {
        let side = view.player(seat);
        let sheet = if seat == own { super::sheet_of(game, view, own) } else { side.sheet };
        let state = match view.phase {
            Phase::Work if side.finished => ", finished",
            Phase::Work => ", at work",
            _ => "",
        };
        let own_die = side.die.map_or_else(String::new, |die| format!(", own die {die}"));
        let _ = writeln!(text, "\nSeat {}{own_die}{state}", char::from(b'A' + seat.index() as u8));
        let (powered, raised) = (game.powered(&sheet), game.shields(&sheet));
        let rows = ["row 1", "row 2", "row 3", "row 4", "hits"];
        let _ = writeln!(text, "{}", columned(" ", rows, ["city", "shield", "emitter"]));
        for sector in 0..SECTORS {
            let rows: Vec<String> = (0..4).map(|row| row_of(game, &sheet.filled, sector, row)).collect();
            let hits: String =
                (0..game.realm.rectangles).map(|nth| if nth < sheet.hits[sector] { 'X' } else { '.' }).collect();
            let city = match sheet.cities[sector] {
                City::Asleep => "asleep",
                City::New => "new",
                City::Ready => "ready",
                City::Used => "used",
            };
            let shield = if raised >> sector & 1 == 1 { "UP" } else { "down" };
            let emitter = if powered >> sector & 1 == 1 { "ON" } else { "off" };
            let columns = [&rows[0], &rows[1], &rows[2], &rows[3], &hits].map(String::as_str);
            let _ = writeln!(text, "{}", columned(&(sector + 1).to_string(), columns, [city, shield, emitter]));
        }
    }
    text.push_str("\n# filled  . empty  C city  E emitter  - shaded\n");
    text
}

/// Writes a line of the table: a sector with its rows from the plant outward, and what stands there.
fn columned(name: &str, [one, two, three, four, hits]: [&str; 5], [city, shield, emitter]: [&str; 3]) -> String {
    format!("{name} {one:<6} {two:<8} {three:<10} {four:<12} {hits:<9} {city:<7} {shield:<7} {emitter}")
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
