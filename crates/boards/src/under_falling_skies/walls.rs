//! The walls of a space, with what of its room lies beside it: area, outline, floor and inner joints.

use maud::{Markup, html};
use under_falling_skies::space::{COLUMNS, SPACES, Space, Spaces};

use super::geometry::{FLOOR, space};
use crate::svg::{Trace, num, path};

/// Half of the gap between neighbours; inside a room there is no wall, so the area reaches across it.
const HALF_GAP: f32 = 2.0;
/// How round corners are.
const ROUND: f32 = 5.0;
/// The upper corners of the anti-aircraft row are rounder than that: domes.
const DOME: f32 = 9.0;

/// The neighbours of a space inside its room: above, right, below, left.
fn inside(at: Space, room: Spaces) -> [bool; 4] {
    let has = |number: Option<usize>| number.is_some_and(|number| number < SPACES && room.contains(Space::new(number)));
    let (number, column) = (at.number(), at.column());
    [
        has(number.checked_sub(COLUMNS)),
        column + 1 < COLUMNS && has(Some(number + 1)),
        has(Some(number + COLUMNS)),
        column > 0 && has(number.checked_sub(1)),
    ]
}

/// The four corners of a space clockwise from the upper left, each with its roundness.
fn corners(at: Space, room: Spaces) -> [(f32, f32, f32); 4] {
    let [above, right, below, left] = inside(at, room);
    let place = space(at);
    let reach = |joined: bool| if joined { HALF_GAP } else { 0.0 };
    // Row A is lower than the others, so that a room reaching into it must reach further.
    let up = if above { FLOOR - place.h - HALF_GAP } else { 0.0 };
    let (x0, x1) = (place.x - reach(left), place.right() + reach(right));
    let (y0, y1) = (place.y - up, place.bottom() + reach(below));
    let top = if at.row() == 0 { DOME } else { ROUND };
    let round = |one: bool, other: bool, radius: f32| if one || other { 0.0 } else { radius };
    [
        (x0, y0, round(left, above, top)),
        (x1, y0, round(above, right, top)),
        (x1, y1, round(right, below, if at.row() == 0 { 0.0 } else { ROUND })),
        (x0, y1, round(below, left, if at.row() == 0 { 0.0 } else { ROUND })),
    ]
}

/// Directions of the sides from each corner: right, down, left, up.
const ALONG: [(f32, f32); 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];

/// Writes the area of a space.
pub(super) fn filled(at: Space, room: Spaces) -> Trace {
    let corners = corners(at, room);
    let mut trace = Trace::default();
    for (side, letter) in ['M', 'L', 'L', 'L'].into_iter().enumerate() {
        let (x, y, r) = corners[side];
        let (dx, dy) = ALONG[side];
        trace.step(letter, &[x + dx * r, y + dy * r]);
        to_next(&mut trace, side, &corners);
    }
    trace.step('z', &[]);
    trace
}

/// Writes a side, from its beginning to just past its last corner.
fn to_next(trace: &mut Trace, side: usize, corners: &[(f32, f32, f32); 4]) {
    let (x, y, r) = corners[(side + 1) % 4];
    let ((dx, dy), (nx, ny)) = (ALONG[side], ALONG[(side + 1) % 4]);
    trace.step('L', &[x - dx * r, y - dy * r]);
    if r > 0.0 {
        trace.step('Q', &[x, y, x + nx * r, y + ny * r]);
    }
}

/// Writes the walls: the sides that no neighbour of the room shares.
pub(super) fn outline(at: Space, room: Spaces) -> Trace {
    let (corners, joined) = (corners(at, room), inside(at, room));
    let mut trace = Trace::default();
    for side in (0..4).filter(|side| !joined[*side]) {
        let (x, y, r) = corners[side];
        let (dx, dy) = ALONG[side];
        trace.step('M', &[x + dx * r, y + dy * r]);
        to_next(&mut trace, side, &corners);
    }
    trace
}

/// The strip of colour along the floor of a space.
pub(super) fn strip(at: Space, room: Spaces) -> String {
    let [_, right, below, left] = inside(at, room);
    if below {
        return String::new();
    }
    let (place, dome) = (space(at), at.row() == 0);
    let edge = |joined: bool| if joined { -HALF_GAP } else { 3.0 };
    let (x0, x1) = if dome { (place.x, place.right()) } else { (place.x + edge(left), place.right() - edge(right)) };
    let (y, h) = if dome { (place.bottom() - 4.0, 4.0) } else { (place.bottom() - 4.5, 3.0) };
    format!("M{} {}H{}v{}H{}z", num(x0), num(y), num(x1), num(h), num(x0))
}

/// Dotted lines between the spaces of a room.
pub(super) fn joints(at: Space, room: Spaces) -> Markup {
    let [_, right, below, _] = inside(at, room);
    let place = space(at);
    html! {
        @if right { (path("joint", format!("M{} {}v{}", num(place.right() + HALF_GAP), num(place.y + 5.0), num(place.h - 13.0)))) }
        @if below { (path("joint", format!("M{} {}h{}", num(place.x + 5.0), num(place.bottom() + HALF_GAP), num(place.w - 10.0)))) }
    }
}
