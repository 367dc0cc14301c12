//! The palaces: a skyline under a paper arch.

use maud::{Markup, html};

use super::look::Look;
use super::scene::{Subject, scene};
use crate::svg::{Rect, path};

/// The outline of the arch.
pub(super) const ARCH: &str = "M0 112V50C0 14 37 0 74 0s74 14 74 50v62z";

/// Draws a palace, 148 wide and 112 high.
pub(crate) fn palace(look: Look) -> Markup {
    html! {
        g class=(look.class()) {
            (scene(look, Subject::Palace, Rect::new(0.0, 1.0, 148.0, 111.0)))
            (path("rim-line thick", ARCH))
        }
    }
}
