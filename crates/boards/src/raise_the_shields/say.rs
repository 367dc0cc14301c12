//! Names that a drawing says in several places.

use contract::{Phrase, Seat};
use raise_the_shields::INFO;
use words::Words;

/// Names a seat: `Seat A`.
pub(super) fn seat(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("board-seat").with("seat", INFO.seat_name(seat)))
}
