//! The game's words for what a drawing says.

use std::sync::LazyLock;

use contract::{Phrase, Seat};
use raise_the_shields::INFO;
use words::Words;

/// Drawings speak the game's first language.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, INFO.words.first().map_or("", |(code, _)| code)));

/// Says a sentence.
pub(super) fn say(phrase: &Phrase) -> String {
    WORDS.say(phrase)
}

/// Says words without gaps.
pub(super) fn word(key: &'static str) -> String {
    WORDS.word(key)
}

/// Names a seat: `Seat A`.
pub(super) fn seat(seat: Seat) -> String {
    say(&Phrase::new("board-seat").with("seat", INFO.seat_name(seat)))
}
