//! What the seats of a game are called while a form asks who takes them.

use contract::{Seat, Setup};

use crate::games::entry::LocalizedGame;

/// Returns what all seats are called, where the option that decides it has this value; as printed if it has none, or one
/// that the game refuses.
pub(crate) fn called(game: LocalizedGame<'_>, value: Option<&str>) -> Vec<String> {
    let printed = Setup::printed(*game.kind.info().seats.start());
    let chosen = game.kind.seats_by().zip(value).map(|(key, value)| printed.clone().set(key, value));
    let face = chosen.and_then(|setup| game.kind.make(&setup).ok()).or_else(|| game.kind.make(&printed).ok());
    let seats = (0..usize::from(*game.kind.info().seats.end())).map(Seat::new);
    seats.map(|seat| game.seat(seat, face.as_ref().and_then(|face| face.seat_title(seat)).as_ref())).collect()
}
