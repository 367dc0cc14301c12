//! The damage track in the margin of the base: a start, bursts, and the skull.

use maud::{Markup, html};
use under_falling_skies::board::Board;
use under_falling_skies::state::State;

use super::base;
use super::geometry::{MARGIN_MIDDLE, floor};
use crate::glyph::{Glyph, glyph};
use crate::motion::Way;
use crate::svg::{burst, circle, label, num, path, place};

/// If bursts were closer than this, they would hide one another; then only their line is drawn, with the number beside
/// the cube.
const CLOSEST: f32 = 12.0;

/// Draws the track and the cube on it.
pub(super) fn draw(board: &Board, view: &State, way: Option<&Way>) -> Markup {
    let (top, bottom) = (floor(0), floor(base::rows() - 1));
    let step = step(board);
    let at = |damage: u8| at(board, damage);
    html! {
        g class="damage" {
            (path("track", format!("M{} {}V{}", num(MARGIN_MIDDLE), num(top), num(bottom))))
            (circle("track-start", at(0), 8.0))
            @if step >= CLOSEST {
                @let radius = (step * 0.45).min(12.0);
                @for damage in 1..board.damage_limit { (path("boom", burst(10, at(damage), radius, radius * 0.7))) }
            }
            (circle("track-end", at(board.damage_limit), 13.0))
            (glyph(Glyph::Skull, "track-skull", at(board.damage_limit), 17.0))
            g id="damage" class="cube" transform=(place(at(view.damage), 1.0)) data-piece=""
                data-from=[way.map(Way::start)] data-way=[way.map(Way::legs)] { (cube()) }
            @if step < CLOSEST {
                @let (x, y) = at(view.damage);
                (label("sign", (x, y - 12.0), 10.3, format!("{}/{}", view.damage, board.damage_limit)))
            }
        }
    }
}

/// Returns the distance from one damage to the next.
fn step(board: &Board) -> f32 {
    (floor(base::rows() - 1) - floor(0)) / f32::from(board.damage_limit)
}

/// Returns where the cube stands at this damage.
pub(super) fn at(board: &Board, damage: u8) -> (f32, f32) {
    (MARGIN_MIDDLE, floor(0) + step(board) * f32::from(damage))
}

/// Draws a cube that is not a piece, where the track shows this damage.
pub(super) fn ghost(board: &Board, damage: u8) -> Markup {
    html! { g transform=(place(at(board, damage), 1.0)) { (cube()) } }
}

/// A white cube, the marker of all tracks.
pub(super) fn cube() -> Markup {
    html! {
        path class="cube-body" d="M-7-4.500l7-4 7 4v8l-7 4-7-4z" {}
        path class="cube-edge" d="M-7-4.500l7 4 7-4M0-.5v8" {}
    }
}
