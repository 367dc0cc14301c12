//! Names that a drawing uses in several places.

use contract::{Arg, Phrase, Seat};
use words::Words;

/// How many letters of a name fit on the board.
pub(super) const ROOM: usize = 14;

/// Returns the player at a seat for a gap in a sentence, where the reader may be "you".
pub(super) fn seat_argument(seat: Seat, words: &Words) -> Arg {
    if words.knows_people() { seat.into() } else { printed(seat, words).into() }
}

fn printed(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("board-seat").with("seat", seat))
}
