//! What grows and stands on the land of an army: trees and toadstools, fields and pennants, pines and lanterns, fences and
//! bats.

use maud::{Markup, html};

use super::look::Look;
use crate::svg::{path, place};

/// Draws a tree of the army's land, rooted at the origin, 40 high.
pub(super) fn tree(look: Look) -> Markup {
    html! {
        @match look {
            Look::Fae | Look::West => {
                (path("bark", "M-2.500 0v-14h5V0z"))
                (path("leaf", "M0-40c9 0 13 7 11 13 6 4 3 13-5 13H-6c-8 0-11-9-5-13-2-6 2-13 11-13z"))
                (path("meadow-line firm", "M-6-30q4-5 8-3M-8-21q5-3 8 0"))
            }
            Look::East => {
                (path("bark", "M-2 0c2-10-2-16 1-26l3 .5C0-17 4-10 3 0z"))
                (path("leaf", "M-16-22c2-6 10-6 12-3 0-6 10-8 12-2 4-2 9 0 9 5zM-10-33c2-6 14-7 18 0z"))
            }
            Look::Undead => {
                (path("bark-line thick", "M0 0C2-12-3-18 1-30M0-14-8-24M1-22 9-32M-5-20v-8M1-30-3-38"))
            }
        }
    }
}

/// Draws trees along the foot of the sky.
pub(super) fn skyline(look: Look, width: f32, foot: f32) -> Markup {
    let trees = [
        (0.027, 0.5),
        (0.355, 0.5),
        (0.39, 0.6),
        (0.405, 1.0),
        (0.597, 1.0),
        (0.614, 0.62),
        (0.645, 0.45),
        (0.976, 0.5),
    ];
    html! {
        @for (x, scale) in trees { g class=(look.class()) transform=(place((width * x, foot), scale)) { (tree(look)) } }
    }
}

/// Draws something small around the origin: a tree or what belongs to the army.
pub(super) fn growing(look: Look, nth: usize) -> Markup {
    html! {
        @if nth.is_multiple_of(2) { g class=(look.class()) transform=(place((-16.0, 4.0), 0.5)) { (tree(look)) } }
        g class=(look.class()) { (path("edge-line firm", "M12 7q-1-5-3-7M12 7q0-6 1-9M12 7q2-5 4-6")) }
    }
}
