//! Dice: a body by colour and shape, and pips. The colour is never the only sign: black and white differ in light,
//! blue dice have cut corners.

use maud::{Markup, html};

use crate::svg::{circle, label, path, place};

/// The colour of a die, which is also its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Die {
    /// Rounded, dark.
    Black,
    /// Rounded, light.
    White,
    /// Blue with cut corners.
    Blue,
}

impl Die {
    const fn class(self) -> &'static str {
        match self {
            Self::Black => "die black",
            Self::White => "die white",
            Self::Blue => "die blue",
        }
    }
}

/// How a die lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lie {
    Straight,
    /// Just rolled: with the faces that were up on the way.
    Rolled,
    /// On its corner: used up for now.
    Turned,
}

/// The edge of a die in its own units.
const EDGE: f32 = 48.0;
const BODY: &str = "M12 2H36A10 10 0 0 1 46 12V36A10 10 0 0 1 36 46H12A10 10 0 0 1 2 36V12A10 10 0 0 1 12 2z";
const FOOT: &str =
    "M4 33v3a8.5 8.5 0 0 0 8.5 8.5h23A8.5 8.5 0 0 0 44 36v-3a8.5 8.5 0 0 1-8.5 8.5h-23A8.5 8.5 0 0 1 4 33z";
const CUT_BODY: &str = "M13 2h22l11 11v22L35 46H13L2 35V13z";
const CUT_FOOT: &str = "M4 32v2l10 10h20l10-10v-2l-10 9.5H14z";

/// Returns the centres of the pips of a number from 1 to 6; empty for any other number.
const fn pips(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(24.0, 24.0)],
        2 => &[(14.0, 14.0), (34.0, 34.0)],
        3 => &[(13.0, 13.0), (24.0, 24.0), (35.0, 35.0)],
        4 => &[(14.0, 14.0), (34.0, 14.0), (14.0, 34.0), (34.0, 34.0)],
        5 => &[(13.5, 13.5), (34.5, 13.5), (24.0, 24.0), (13.5, 34.5), (34.5, 34.5)],
        6 => &[(14.0, 12.5), (14.0, 24.0), (14.0, 35.5), (34.0, 12.5), (34.0, 24.0), (34.0, 35.5)],
        _ => &[],
    }
}

/// The faces that a die shows while it rolls to this one: neighbours, never the opposite face.
const fn passing(value: u8) -> [u8; 2] {
    match value {
        1 | 6 => [2, 4],
        2 | 5 => [3, 1],
        _ => [6, 5],
    }
}

/// Draws a die with this edge, centred on a point; one without a number is still to be rolled.
pub(crate) fn lying(
    id: Option<String>,
    die: Die,
    value: Option<u8>,
    (x, y): (f32, f32),
    edge: f32,
    lie: Lie,
) -> Markup {
    let corner = (x - edge / 2.0, y - edge / 2.0);
    html! {
        g id=[id] class=(die.class()) transform=(place(corner, edge / EDGE)) { (face(die, value, lie)) }
    }
}

fn face(die: Die, value: Option<u8>, lie: Lie) -> Markup {
    let (body, foot) = if die == Die::Blue { (CUT_BODY, CUT_FOOT) } else { (BODY, FOOT) };
    let up = |value| html! { @for pip in pips(value) { (circle("pip", *pip, 4.7)) } };
    let inside = html! {
        (path("body", body))
        (path("foot", foot))
        @match value {
            Some(value) if lie == Lie::Rolled => {
                g class="lands" { (up(value)) }
                @for other in passing(value) { g class="passes" { (up(other)) } }
            },
            Some(value) => (up(value)),
            None => (label("open", (24.0, 33.0), 26.0, "?")),
        }
    };
    match lie {
        Lie::Straight => inside,
        Lie::Rolled => html! { g class="tumbles" { (inside) } },
        Lie::Turned => html! { g transform="rotate(45 24 24)" { (inside) } },
    }
}

/// Draws a die as a picture of its own, for a tray; one without a number is still to be rolled.
pub fn die(die: Die, value: Option<u8>) -> Markup {
    picture(die, value, None)
}

/// Draws a die for a tray, just rolled by this step.
pub(crate) fn just_rolled(die: Die, value: Option<u8>, step: u32) -> Markup {
    picture(die, value, Some(step))
}

fn picture(die: Die, value: Option<u8>, rolled: Option<u32>) -> Markup {
    let lie = if rolled.is_some() { Lie::Rolled } else { Lie::Straight };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(die.class()) viewBox="0 0 48 48" aria-hidden="true" data-step=[rolled] {
            (face(die, value, lie))
        }
    }
}
