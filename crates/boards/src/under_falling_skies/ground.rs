//! The ground: a city under a glowing horizon, and the places where ships come down.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use under_falling_skies::space::COLUMNS;

use super::geometry::{GROUND_TOP, ROCK, WIDTH, column};
use super::skyline::{Plan, build};
use crate::svg::{Grain, burst, num, path};

/// Draws the ground, which never changes.
pub(super) fn draw() -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<String> = LazyLock::new(|| drawn().into_string());
    PreEscaped(&DRAWN)
}

fn drawn() -> Markup {
    let mut grain = Grain::new(19);
    let far = build(&houses(GROUND_TOP + 13.0, 9), &mut grain);
    let near = build(&houses(GROUND_TOP + 20.0, 10), &mut grain);
    html! {
        (path("glow", format!("M0 {}H{WIDTH}V{}H0z", num(GROUND_TOP), num(ROCK))))
        (path("city-far", far.0))
        (path("city", near.0))
        (path("lit", near.1))
        @for at in 0..COLUMNS { (path("impact", burst(7, (column(at), GROUND_TOP + 7.0), 6.0, 3.6))) }
    }
}

const fn houses(tip: f32, rise: u32) -> Plan {
    Plan {
        from: 0.0,
        to: WIDTH,
        root: ROCK,
        tip,
        grows: -1.0,
        rise,
        width: (7.0, 10),
        window: (1.8, 2.4),
        pitch: (3.8, 4.8),
        dark_from: ROCK,
        lit: 4,
    }
}
