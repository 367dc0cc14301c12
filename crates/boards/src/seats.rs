//! How drawings call the players at their seats: a sign by shape and colour, and a name that fits beside it.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use words::Words;

use crate::svg::place;

/// Draws the sign of a seat around a point: disc, square, triangle, diamond, cross or star.
pub(crate) fn sign(seat: Seat, at: (f32, f32), scale: f32) -> Markup {
    const SIGNS: [&str; Seat::MOST] = [
        "M-7.6 0a7.6 7.6 0 1 0 15.2 0a7.600 7.600 0 1 0-15.200 0z",
        "M-7-7h14v14h-14z",
        "M0-7.8 8.2 6.8H-8.2z",
        "M0-8.4 8.4 0 0 8.4-8.4 0z",
        "M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5z",
        "M0-8.5 2.6-2.900 8.700-2.200 4.200 2 5.400 8 0 5-5.400 8-4.200 2-8.700-2.200-2.600-2.900z",
    ];
    html! { path class=(format!("seat-{}", seat.index())) transform=(place(at, scale)) d=(SIGNS[seat.index()]) {} }
}

/// Names the player at a seat in at most so many letters; as the game's `board-seat` if nobody is known to sit there.
pub(crate) fn short(seat: Seat, room: usize, words: &Words) -> String {
    if !words.knows_people() {
        return words.say(&Phrase::new("board-seat").with("seat", seat));
    }
    let name = words.name(seat);
    // The marks that keep a name's direction to itself are no letters of it.
    let (first, last) = ('\u{2068}', '\u{2069}');
    let bare = name.trim_start_matches(first).trim_end_matches(last);
    if bare.chars().count() <= room {
        return name.to_owned();
    }
    let cut: String = bare.chars().take(room - 1).collect();
    format!("{first}{}\u{2026}{last}", cut.trim_end())
}

/// Names the player at a seat with all that tells them from others; as the game's `board-seat` if nobody is known.
pub(crate) fn full(seat: Seat, words: &Words) -> String {
    if words.knows_people() {
        words.full_name(seat).to_owned()
    } else {
        words.say(&Phrase::new("board-seat").with("seat", seat))
    }
}
