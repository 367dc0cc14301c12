//! Icons on a grid of 24 units, filled; one icon means one thing in one game.

use maud::{Markup, html};

use crate::svg::place;

/// What an icon shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyph {
    Bolt,
    Flask,
    Jet,
    Robot,
    Gun,
    Drill,
    Skull,
    Star,
}

const BOLT: &str = "M13.8 1.5 4.5 13.8h6L9 22.5l10.5-13h-6.6z";
const FLASK: &str = "M8.5 2h7v2.2h-1.3v5L20 18.6c.9 1.7-.2 3.4-2 3.4H6c-1.8 0-2.9-1.7-2-3.4l5.8-9.4v-5H8.5z\
    M9.2 14.5 7.3 18a1.2 1.2 0 0 0 1.1 1.8h7.2a1.2 1.2 0 0 0 1.1-1.8l-1.9-3.5z";
const JET: &str = "M12 .8l2.2 6v3.4l8.3 8.6v2.7l-7.2-1.5-1.3 3h-4l-1.3-3-7.2 1.5v-2.7l8.3-8.6V6.8z";
const ROBOT: &str = "M11 1.5h2V5h5.5A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9\
    A2.5 2.5 0 0 1 5.5 5H11zM6.5 20.5h11V23h-11zM.5 9.5H2v5H.5zM22 9.5h1.5v5H22z\
    M6.4 10.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0zM13.4 10.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z\
    M7.5 14.8h9v1.7h-9z";
const GUN: &str = "M2 22v-3.5a7.5 7.5 0 0 1 15 0V22zM7.2 12.2 13.7 2l2.6 1.6-6.5 10.2zM11.7 13.7l6.5-10.2 2.6 1.6\
    -6.5 10.2zM1 21h17v2.5H1z";
const DRILL: &str = "M2 7.5h9.5A1.5 1.5 0 0 1 13 9v7H2zM14.2 7 23.5 12l-9.3 5zM4.5 17.3h6a2.6 2.6 0 1 1 0 5.2h-6\
    a2.6 2.6 0 1 1 0-5.2zM4 3.5h5.5v3H4z";
const SKULL: &str = "M12 1.5c5.3 0 9 3.7 9 8.6 0 3-1.3 5.1-3.2 6.5v3.2c0 1-.8 1.7-1.7 1.7H7.9c-.9 0-1.7-.7-1.7-1.7\
    v-3.2C4.3 15.2 3 13.1 3 10.1c0-4.9 3.7-8.6 9-8.6zM5.8 10.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z\
    M13.2 10.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM12 13.3l1.3 2.7h-2.6zM9.3 18.3h1.1v3.2H9.3z\
    M13.6 18.3h1.1v3.2h-1.1z";
const STAR: &str = "M12 1.8l3.1 6.8 7.4.8-5.6 5 1.6 7.3L12 18l-6.5 3.7 1.6-7.3-5.6-5 7.4-.8z";

/// Draws an icon centred on a point.
pub(crate) fn glyph(icon: Glyph, class: &str, (x, y): (f32, f32), size: f32) -> Markup {
    let (d, rule) = match icon {
        Glyph::Bolt => (BOLT, "nonzero"),
        Glyph::Flask => (FLASK, "evenodd"),
        Glyph::Jet => (JET, "nonzero"),
        Glyph::Robot => (ROBOT, "evenodd"),
        Glyph::Gun => (GUN, "nonzero"),
        Glyph::Drill => (DRILL, "nonzero"),
        Glyph::Skull => (SKULL, "evenodd"),
        Glyph::Star => (STAR, "nonzero"),
    };
    let corner = (x - size / 2.0, y - size / 2.0);
    html! { path class=(class) d=(d) fill-rule=(rule) transform=(place(corner, size / 24.0)) {} }
}

/// Draws an icon that stands in a line of text, in the colour of the text.
pub(crate) fn sign(icon: &Markup) -> Markup {
    html! { svg class="sign" viewBox="0 0 24 24" aria-hidden="true" { (icon) } }
}
