//! What is laid on somebody on stage, as beads and as a number, with a minus and a plus for whoever lays it.

use contract::Phrase;
use maud::{Markup, html};

use super::battle::Fighter;
use super::board::Board;
use super::lettering::squeezed;
use super::place::{self, Place};
use crate::picture::{Picture, StepLink, Stepper};
use crate::svg::{Rect, circle, label, path, rect};

/// The bar below a fighter.
const BAR: Rect = Rect::new(-46.0, 29.0, 92.0, 29.0);
/// How far its signs are from the middle, and how large.
const SIGN: (f32, f32) = (32.0, 11.0);
/// The room between the signs.
const BETWEEN: f32 = 40.0;
/// What is pressed for a plus; a finger is larger than a sign.
const HIT: Rect = Rect::new(0.0, 14.0, 48.0, 48.0);

/// The points that are laid and those that are still needed.
pub(super) fn draw(board: &Board<'_>, fighter: &Fighter, planned: u8, picture: &Picture) -> Markup {
    let falls = fighter.falls() || fighter.damage + planned >= fighter.need;
    let need = fighter.need;
    let has_signs = is_changed(board, fighter, picture);
    let room = if has_signs { BETWEEN } else { 84.0 };
    let apart = (room / f32::from(need.max(1))).min(11.0);
    let start = -apart * (f32::from(need) - 1.0) / 2.0;
    let laid = fighter.damage.min(need);
    let fate = match (fighter.is_marked, falls) {
        (true, _) => "marked",
        (_, true) => "falls",
        _ => "stands",
    };
    let points = Phrase::new("board-laid").with("points", (laid + planned).min(need)).with("need", need);
    // Between the signs there is room for a few letters: beads that are all laid give way to what comes of it.
    let gives_way = has_signs && falls;
    let said = points.with("fate", if gives_way { "stands" } else { fate });
    html! {
        g class=(if falls { "bar falling" } else { "bar" }) {
            (rect("bar-ground", BAR, BAR.h / 2.0))
            @if gives_way { (squeezed("bar-says", (0.0, 41.0), 11.5, &board.words.word("board-falls"), BETWEEN)) }
            @for nth in 0..if gives_way { 0 } else { need } {
                @let class = if nth < laid { "bead laid" } else if nth < laid + planned { "bead planned" } else { "bead" };
                (circle(class, (start + apart * f32::from(nth), 38.0), (apart * 0.4).min(4.2)))
            }
            @if has_signs { (squeezed("bar-says", (0.0, 54.0), 11.5, &board.words.say(&said), BETWEEN)) }
            @else { (label("bar-says", (0.0, 54.0), 11.5, board.words.say(&said))) }
        }
    }
}

/// Says whether what is laid on a fighter can be changed.
fn is_changed(board: &Board<'_>, fighter: &Fighter, picture: &Picture) -> bool {
    let id = || Place::target(board, fighter.half, fighter.on).id;
    let mut places = picture.steppers.iter().filter_map(|stepper| place::find(board, &stepper.place));
    !picture.steppers.is_empty() && places.any(|place| place.id == id())
}

/// Draws all signs. Of two kinds of points on one fighter those that come first are added first, and taken back last.
pub(super) fn signs(board: &Board<'_>, picture: &Picture) -> Markup {
    let mut places: Vec<(Place, Vec<&Stepper>)> = Vec::new();
    for stepper in &picture.steppers {
        let Some(place) = place::find(board, &stepper.place) else { continue };
        match places.iter_mut().find(|(other, _)| other.id == place.id) {
            Some((_, steppers)) => steppers.push(stepper),
            None => places.push((place, vec![stepper])),
        }
    }
    html! {
        @for (place, steppers) in &places {
            @let less = steppers.iter().rev().find_map(|stepper| stepper.less.as_ref());
            @let more = steppers.iter().find_map(|stepper| stepper.more.as_ref());
            (place.nested(&html! { (sign(&place.id, "less", less)) (sign(&place.id, "more", more)) }))
        }
    }
}

/// A minus or a plus. The dock has the same for the keyboard, so these are no stops on its way.
fn sign(id: &str, way: &str, step: Option<&StepLink>) -> Markup {
    let (at, drawn) = match way {
        "less" => (-SIGN.0, "M-5 0H5"),
        _ => (SIGN.0, "M-5 0H5M0-5V5"),
    };
    let hit = Rect { x: if at < 0.0 { -HIT.w } else { 0.0 }, ..HIT };
    let inside = html! {
        (circle("sign-disc", (at, BAR.y + BAR.h / 2.0), SIGN.1))
        g transform=(crate::svg::place((at, BAR.y + BAR.h / 2.0), 1.0)) { (path("sign-stroke", drawn)) }
    };
    html! {
        @match step {
            Some(StepLink { label, link }) => a id=(format!("{way}-{id}")) class="sign" href=(link) role="button" data-toggle
                tabindex="-1" aria-label=(label) { title { (label) } (rect("hit", hit, 8.0)) (inside) },
            None => g class="sign off" aria-hidden="true" { (inside) },
        }
    }
}
