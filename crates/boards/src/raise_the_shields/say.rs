//! Names that a drawing says in several places.

use contract::{Arg, Phrase, Seat};
use words::Words;

/// How many letters of a name have room on the board.
const ROOM: usize = 14;

/// Names whoever sits there, where the sign of the seat stands beside it; `Seat A` where nobody is known to.
pub(super) fn seat(seat: Seat, words: &Words) -> String {
    if words.knows_people() { words.name(seat).to_owned() } else { printed(seat, words) }
}

/// Names whoever sits there with the sign of the seat.
pub(super) fn in_full(seat: Seat, words: &Words) -> String {
    if words.knows_people() { words.full_name(seat).to_owned() } else { printed(seat, words) }
}

/// Names whoever sits there in few letters; who it is in full stands in the words beside the board.
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

/// Returns whoever sits there for a gap of a sentence, where a reader may be "you".
pub(super) fn seat_argument(seat: Seat, words: &Words) -> Arg {
    if words.knows_people() { seat.into() } else { printed(seat, words).into() }
}

fn printed(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("board-seat").with("seat", seat))
}
