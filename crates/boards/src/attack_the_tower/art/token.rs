//! The tokens of troops: a leaf, a shield, a cut square, a stone of seven sides.

use maud::{Markup, html};

use super::figure::Figure;
use super::icon::icon;
use super::look::Look;
use crate::svg::path;

/// Returns the outline of an army's tokens around the origin.
const fn token_shape(look: Look) -> &'static str {
    match look {
        Look::Fae => {
            "M0-16.500C8-12 14.500-6.500 14.500 1.200 14.500 9.700 8 15.500 0 16.500-8 15.500-14.500 9.700-14.500 1.200-14.500-6.500-8-12 0-16.500z"
        }
        Look::West => "M-14.500-14.500h29V1C14.500 9.800 7 13.500 0 16.500-7 13.500-14.500 9.800-14.500 1z",
        Look::East => "M-7-15.500H7L15.500-7.500v15L7 15.500H-7L-15.500 7.500v-15z",
        Look::Undead => "M0-16.500 9-14.300 15.700-5.500 14.500 7.500 7 16H-7L-14.500 7.500-15.700-5.500-9-14.300z",
    }
}

/// Draws a token around the origin, in a radius of 17.
pub(crate) fn token(look: Look, figure: Figure) -> Markup {
    html! {
        g class=(look.class()) {
            ellipse class="shade" cx="0" cy="15.5" rx="13" ry="3.5" {}
            (path("main rim-line firm", token_shape(look)))
            (icon(figure.ability(), "paper", (0.0, 0.0), 20.0))
        }
    }
}
