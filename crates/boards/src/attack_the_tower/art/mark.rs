//! The marks of the armies: leaf, shield, lantern, moon.

use maud::{Markup, html};

use super::look::Look;
use crate::svg::place;

const fn shape(look: Look) -> &'static str {
    match look {
        Look::Fae => {
            "M12 1.500C19 6 21 12 17 17c-1.500 1.900-3.200 2.800-4.200 3V23h-1.600v-3C10.200 19.800 8.500 18.900 7 17 3 12 5 6 12 1.500z"
        }
        Look::West => "M3.500 2h17v9.500c0 5.500-4 8.700-8.500 11-4.500-2.300-8.500-5.500-8.500-11z",
        Look::East => {
            "M12 1.500c4.500 0 8 2.500 8 4H4c0-1.500 3.500-4 8-4zM5 6.500h14c2 3.300 2 7.700 0 11H5c-2-3.300-2-7.700 0-11zM4 18.500h16c0 1.500-2 2.500-4 3h-3v2h-2v-2H8c-2-.5-4-1.500-4-3z"
        }
        Look::Undead => "M16.500 2A10.500 10.500 0 1 0 22 14.500 8.300 8.300 0 0 1 16.500 2z",
    }
}

/// Draws the mark of an army centred on a point, in an ink.
pub(super) fn mark_at(look: Look, ink: &str, (x, y): (f32, f32), size: f32) -> Markup {
    let corner = (x - size / 2.0, y - size / 2.0);
    html! { path class=(ink) d=(shape(look)) transform=(place(corner, size / 24.0)) {} }
}
