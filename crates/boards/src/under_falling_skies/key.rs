//! The key: every icon once, with its word.

use std::sync::LazyLock;

use maud::{Markup, html};
use under_falling_skies::board::Effect;
use words::Words;

use super::style::STYLE;
use super::{room, ship, sky};
use crate::glyph::glyph;
use crate::picture::Sheet;
use crate::svg::line;

const WIDTH: f32 = 372.0;
/// From one line to the next, and from one half to the other.
const LINE: f32 = 25.0;
const HALF: f32 = 150.0;
/// Where words begin behind their icon, and where they stand.
const WORDS: f32 = 30.0;
const STAND: f32 = 4.5;

/// How an icon is drawn around a point.
type Drawn = fn((f32, f32)) -> Markup;

/// What rooms do, from top to bottom.
const ROOMS: [(Effect, &str, &str); 5] = [
    (Effect::AntiAircraft, "aa", "key-anti-aircraft"),
    (Effect::Energy, "energy", "key-energy"),
    (Effect::Fighter, "fighter", "key-fighter"),
    (Effect::Research, "research", "key-research"),
    (Effect::Robot, "robot", "key-robot"),
];
/// What ships meet.
const MEETINGS: [(Drawn, &str); 5] = [
    (sky::slide, "key-arrow"),
    (sky::descent, "key-mothership"),
    (sky::four, "key-explosion"),
    (sky::hit, "key-ground"),
    (joining, "key-red"),
];

/// Draws the key: what rooms do on the left, what ships meet on the right.
pub(super) fn key(words: &Words) -> Sheet {
    Sheet::card(
        "key",
        &STYLE,
        (WIDTH, LINE * 5.0 + 6.0),
        [words.word("board-key"), words.word("board-key-note")],
        lines(words),
    )
}

/// The icons, drawn once, with their words.
fn lines(words: &Words) -> Markup {
    static DRAWN: LazyLock<[Vec<Markup>; 2]> = LazyLock::new(|| {
        let room = |(nth, (effect, class, _)): (u8, (Effect, &str, &str))| {
            glyph(room::icon(effect), &format!("effect shut {class}"), (14.0, middle(nth)), 18.0)
        };
        let meeting = |(nth, (draw, _)): (u8, (Drawn, &str))| draw((HALF + 14.0, middle(nth)));
        [(0..).zip(ROOMS).map(room).collect(), (0..).zip(MEETINGS).map(meeting).collect()]
    });
    let [rooms, meetings] = &*DRAWN;
    let said = |x: f32, nth: u8, key: &str| line("key", (x + WORDS, middle(nth) + STAND), 12.0, words.word(key));
    html! {
        @for ((nth, icon), (.., key)) in (0..).zip(rooms).zip(ROOMS) { (icon) (said(0.0, nth, key)) }
        @for ((nth, icon), (_, key)) in (0..).zip(meetings).zip(MEETINGS) { (icon) (said(HALF, nth, key)) }
    }
}

fn middle(nth: u8) -> f32 {
    15.0 + LINE * f32::from(nth)
}

fn joining(at: (f32, f32)) -> Markup {
    ship::red(at, 0.8)
}
