//! The key: every icon once with its word.

use std::sync::LazyLock;

use maud::{Markup, html};
use under_falling_skies::board::Effect;

use super::{PALETTE, room, ship, sky};
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

/// Draws the key: what rooms do on the left, what ships meet on the right.
pub(super) fn key() -> Sheet {
    static DRAWN: LazyLock<Markup> = LazyLock::new(icons);
    let note = "what rooms do, and what ships meet".to_owned();
    Sheet {
        id: "key",
        title: "Key".to_owned(),
        note,
        size: (WIDTH, LINE * 5.0 + 6.0),
        palette: PALETTE,
        is_tray: false,
        content: DRAWN.clone(),
        list: None,
    }
}

fn icons() -> Markup {
    let rooms = [
        (Effect::AntiAircraft, "aa", "ships move one less"),
        (Effect::Energy, "energy", "adds energy"),
        (Effect::Fighter, "fighter", "shoots ships"),
        (Effect::Research, "research", "does research"),
        (Effect::Robot, "robot", "builds a robot"),
    ];
    let meetings: [(Drawn, &str); 5] = [
        (sky::slide, "slides over, if there is room"),
        (sky::descent, "brings the mothership down"),
        (sky::four, "shot down by 4 or more"),
        (sky::hit, "the base takes 1 damage"),
        (joining, "a red ship joins"),
    ];
    html! {
        @for (nth, (effect, class, words)) in (0u8..).zip(rooms) {
            @let y = middle(nth);
            (glyph(room::icon(effect), &format!("effect shut {class}"), (14.0, y), 18.0))
            (line("key", (WORDS, y + STAND), 12.0, words))
        }
        @for (nth, (draw, words)) in (0u8..).zip(meetings) {
            @let y = middle(nth);
            (draw((HALF + 14.0, y)))
            (line("key", (HALF + WORDS, y + STAND), 12.0, words))
        }
    }
}

fn middle(nth: u8) -> f32 {
    15.0 + LINE * f32::from(nth)
}

fn joining(at: (f32, f32)) -> Markup {
    ship::red(at, 0.8)
}
