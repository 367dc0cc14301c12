//! The position in plain characters, for a terminal.

use std::fmt::Write as _;

use contract::{Phrase, Seat};
use solar_tower_defense::field::{Field, Latitude, Longitude};
use solar_tower_defense::map::Direction;
use solar_tower_defense::planet::{Condition, Planet};
use solar_tower_defense::state::{SEATS, other};

use super::board::Board;
use super::summary;
use crate::plain::{Columns, wrapped};
use crate::say::listed;

/// A disc: the name of the latitude, then the eight longitudes.
const COLUMNS: Columns<'_> = Columns { name: 6, widths: &[4, 4, 4, 4, 4, 4, 4, 4] };

/// Writes both discs and where the fighters are.
pub(super) fn text(board: &Board<'_>) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}", summary::title(board));
    for seat in SEATS {
        disc(board, seat, &mut text);
    }
    let key = board.words.word("text-key");
    let _ = writeln!(text, "\n{}", wrapped(key.split(' '), 78).join("\n"));
    text
}

fn disc(board: &Board<'_>, seat: Seat, text: &mut String) {
    let (side, words) = (board.view.side(seat), board.words);
    let cell = side.cell.map_or_else(|| "-".to_owned(), |cell| cell.to_string());
    let head = Phrase::new("text-side").with("planet", board.planet_name(board.ring(seat))).with("cell", cell);
    let head = head.with("who", board.short(seat, 16)).with("credits", side.credits).with("points", side.points);
    let _ = writeln!(text, "\n{}", wrapped(words.say(&head).split(' '), 78).join("\n"));
    let longitudes = Longitude::all().map(|longitude| longitude.to_string());
    let _ = writeln!(text, "{}", COLUMNS.row(" ", longitudes).trim_end());
    let pointed = |longitude: Longitude| {
        let direction = Direction::faced_by(longitude, side.spin);
        let cell = side.cell.and_then(|cell| board.game.components.map.pointed_at(cell, direction));
        cell.map_or_else(|| "-".to_owned(), |cell| cell.to_string())
    };
    let _ = writeln!(text, "{}", COLUMNS.row(">", Longitude::all().map(pointed)).trim_end());
    for latitude in Latitude::ALL {
        let fields: Vec<Field> = if latitude.is_pole() {
            vec![Field::at(latitude, Longitude::new(0))]
        } else {
            Longitude::all().map(|longitude| Field::at(latitude, longitude)).collect()
        };
        let cells = fields.into_iter().map(|field| sign(board, seat, field));
        let _ = writeln!(text, "{}", COLUMNS.row(latitude.name(), cells).trim_end());
    }
    let fighters = listed(summary::fighters(board, seat), "board-nothing", words);
    let line = words.say(&Phrase::new("text-fighters").with("fighters", fighters));
    let _ = writeln!(text, "{}", wrapped(line.split(' '), 78).join("\n"));
}

/// Writes what stands on a field and how many fighters of the other side are over it.
fn sign(board: &Board<'_>, seat: Seat, field: Field) -> String {
    let fleet = &board.view.side(other(seat)).fleet;
    let over = fleet.on_planet().iter().filter(|number| fleet.get(*number).field() == Some(field)).count();
    let over = if over > 0 { format!("^{over}") } else { String::new() };
    format!("{}{over}", built(&board.view.side(seat).planet, field))
}

fn built(planet: &Planet, field: Field) -> String {
    let star = |condition: Condition| if condition == Condition::Damaged { "*" } else { "" };
    if let Some(center) = planet.center_at(field) {
        return format!("C{}", star(center.condition));
    }
    let turret = planet.turrets.as_slice().iter().find(|turret| turret.field() == field);
    turret.map_or_else(|| ".".to_owned(), |turret| format!("T{}", star(turret.condition())))
}
