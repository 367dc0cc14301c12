//! Names that a drawing uses in several places.

use contract::{Arg, Phrase, Seat};
use words::Words;

/// How many letters of a name fit on the board.
const ROOM: usize = 14;

/// Names the player at a seat, for places where the seat's sign stands beside it; `Seat A` if nobody is known to sit
/// there.
pub(super) fn seat(seat: Seat, words: &Words) -> String {
    if words.knows_people() { words.name(seat).to_owned() } else { printed(seat, words) }
}

/// Names the player at a seat, with the sign of the seat.
pub(super) fn in_full(seat: Seat, words: &Words) -> String {
    if words.knows_people() { words.full_name(seat).to_owned() } else { printed(seat, words) }
}

/// Names the player at a seat in few letters; the words beside the board have the full name.
pub(super) fn short(at: Seat, words: &Words) -> String {
    let name = seat(at, words);
    // The marks that keep a name's direction to itself are no letters of it.
    let (first, last) = ('\u{2068}', '\u{2069}');
    let bare = name.trim_start_matches(first).trim_end_matches(last);
    if bare.chars().count() <= ROOM {
        return name;
    }
    let cut: String = bare.chars().take(ROOM - 1).collect();
    format!("{first}{}\u{2026}{last}", cut.trim_end())
}

/// Returns the player at a seat for a gap in a sentence, where the reader may be "you".
pub(super) fn seat_argument(seat: Seat, words: &Words) -> Arg {
    if words.knows_people() { seat.into() } else { printed(seat, words).into() }
}

fn printed(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("board-seat").with("seat", seat))
}
