//! The position in words, for those who do not see the drawing.

use contract::{Phrase, Seat};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::SECTORS;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

use super::cities::standing;
use super::near;
use super::say::{say, seat as seat_name};

/// Names the picture.
pub(super) fn title(view: &View) -> String {
    let over = if view.phase.is_over() { "yes" } else { "no" };
    say(&Phrase::new("board-title").with("round", view.round).with("over", over))
}

/// Tells everything that can change: the own realm, then the others.
pub(super) fn describe(game: &RaiseTheShields, view: &View, own: Seat, sheet: &Sheet) -> String {
    let letter = |seat: Seat| char::from(b'A' + seat.index() as u8);
    let mut told = vec![format!("The realm of seat {}.", letter(own))];
    if view.shared != [0; 2] {
        let own_die = view.player(own).die.map_or_else(String::new, |die| format!(", own die {die}"));
        told.push(format!("Shared dice {} and {}{own_die}.", view.shared[0], view.shared[1]));
    }
    told.push(format!("Filled: {}.", sheet.filled));
    let listed = |bits: u8| -> String {
        let all: Vec<String> =
            (0..SECTORS).filter(|bit| bits >> bit & 1 == 1).map(|bit| (bit + 1).to_string()).collect();
        if all.is_empty() { "none".to_owned() } else { all.join(", ") }
    };
    told.push(format!(
        "Powered emitters: {}. Shields up: {}.",
        listed(game.powered(sheet)),
        listed(game.shields(sheet))
    ));
    let distances = game.distances(sheet);
    let far: Vec<String> = (0..SECTORS)
        .filter(|emitter| distances[*emitter] > 0)
        .map(|emitter| format!("{} in {}", emitter + 1, distances[emitter]))
        .collect();
    if !far.is_empty() {
        told.push(format!("Emitters by missing triangles: {}.", far.join(", ")));
    }
    let hits: Vec<String> = (0..SECTORS).map(|sector| format!("{}: {}", sector + 1, sheet.hits[sector])).collect();
    told.push(format!("Hits by sector: {}.", hits.join(", ")));
    let cities: Vec<String> = (0..SECTORS).map(|city| format!("{} {}", city + 1, standing(sheet, city))).collect();
    told.push(format!("Cities: {}.", cities.join(", ")));
    for seat in (0..view.players.len()).map(Seat::new).filter(|seat| *seat != own) {
        told.push(format!("{}: {}.", seat_name(seat), near::standing(game, view, seat)));
    }
    told.join(" ")
}
