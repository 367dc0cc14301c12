//! The backs of the cards: a tower on hatching for bases, rings for abilities. They are told apart at half their size.

use attack_the_tower::card::Pile;
use maud::{Markup, html};

use super::look::Look;
use super::mark::mark_at;
use crate::svg::{Rect, circle, path, rect};

const BODY: Rect = Rect::new(0.0, 0.0, 48.0, 66.0);

/// Draws the back of a card, 48 wide and 66 high.
pub(crate) fn back(look: Look, pile: Pile) -> Markup {
    html! {
        g class=(look.class()) {
            @match pile {
                Pile::Bases => {
                    (rect("main rim-line firm", BODY, 4.0))
                    (path("soft-line thin", "M4 24 24 4M4 38 38 4M4 52 44 12M6 64 44 26M20 64 44 40M34 64 44 54"))
                    (path("deep paper-line firm", "M12 53V22h5v4.500h4V22h6v4.500h4V22h5v31z"))
                    (mark_at(look, "paper", (24.0, 40.0), 15.0))
                }
                Pile::Abilities => {
                    (rect("deep soft-line firm", BODY, 4.0))
                    (circle("main-line thick", (24.0, 33.0), 20.0))
                    (circle("main-line thick", (24.0, 33.0), 15.5))
                    (circle("glow", (24.0, 33.0), 11.5))
                    (mark_at(look, "deep", (24.0, 33.0), 15.0))
                }
            }
        }
    }
}
