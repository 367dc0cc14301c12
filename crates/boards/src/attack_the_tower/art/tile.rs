//! A base that stands on its land: its scene, its name, and the tower with what it takes to destroy it.

use attack_the_tower::card::{Ability, Kind};
use maud::{Markup, html};

use super::fit::{Face, Fitted};
use super::icon::icon;
use super::look::Look;
use super::scene::{Subject, scene};
use crate::svg::{Rect, circle, label, path, rect};

const SIZE: (f32, f32) = (80.0, 71.0);
/// How wide a name may be.
pub(super) const ROOM: f32 = 76.0;

/// How much wider than its room a name may be: rather squeezed than too small for a phone.
const SQUEEZED: f32 = 1.25;

/// Returns the name of a base as it is set under its scene.
pub(super) fn name_line(name: &str) -> Fitted {
    Fitted::line(name, Face::Title, ROOM * SQUEEZED, &[11.0, 10.5, 10.0, 9.5])
}

/// Draws a base, 80 wide and 71 high.
pub(crate) fn tile(look: Look, kind: Kind, name: &str, need: u8) -> Markup {
    let at = Rect::new(0.0, 0.0, SIZE.0, SIZE.1);
    html! {
        g class=(look.class()) {
            (rect("shade", Rect { x: 1.0, y: 3.0, ..at }, 6.0))
            (rect("paper", at, 6.0))
            (scene(look, Subject::Base(kind), Rect::new(3.0, 3.0, 74.0, 52.0)))
            (path("deep paper-line thin", "M58 55V35h4.500v4h3.500v-4h5v4h3.500v-4h4.500v20z"))
            (label("title paper", (68.5, 51.0), 12.0, need))
            (name_line(name).draw("deep", (40.0, 62.5), ROOM))
            (badge(kind, (13.0, 13.0)))
            (rect("rim-line thick", at, 6.0))
        }
    }
}

/// Draws the badge with the icon of a kind.
fn badge(kind: Kind, at: (f32, f32)) -> Markup {
    html! {
        (circle("paper deep-line firm", at, 9.5))
        (icon(Ability(kind.0), "deep", at, 13.0))
    }
}
