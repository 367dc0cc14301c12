//! The river between the two halves.

use maud::{Markup, html};

use crate::svg::path;

/// Draws it.
pub(super) fn draw() -> Markup {
    html! {
        g class="river" {
            (path("water", "M0 256c90-8 150 4 260-1s190-4 290 1 200 2 282-2v40c-100 6-180-3-280 1s-190 3-290-1-170 0-262 3z"))
            (path("wave", "M40 270q8-6 16 0t16 0M180 282q8-6 16 0t16 0M330 268q8-6 16 0t16 0M520 283q8-6 16 0t16 0M640 269q8-6 16 0t16 0M770 282q8-6 16 0t16 0"))
        }
    }
}
