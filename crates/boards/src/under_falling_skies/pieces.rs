//! What lies on the base: dice, robots, and the excavator with the distances ahead of it.

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::{Colour, State};

use super::geometry::{DIE, slot, space};
use super::trail::Trail;
use crate::die::{Die, Lie, lying};
use crate::motion::{Pose, Way};
use crate::svg::label;

/// The furthest that any die can dig.
const REACH: usize = 6;
/// How large the excavator is.
const DIGGER: f32 = 0.82;

/// Draws the pieces on the base.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, trail: &Trail) -> Markup {
    html! {
        (distances(game, view))
        (excavator(game, view, trail.excavator.as_ref()))
        g id="dice" {
            @for placed in view.dice.iter().flatten() {
                // At most one die lies in a column, so the column is its name.
                @let lying = lying(Some(format!("die-{}", placed.space.column() + 1)), die(placed.die.colour),
                    Some(placed.die.value), slot(placed.space), DIE, Lie::Straight);
                @if trail.laid.contains(&placed.space) { g class="drops" { (lying) } } @else { (lying) }
            }
        }
        g id="robots" {
            @for robot in view.robots.iter().flatten() {
                @let lying = lying(Some(format!("robot-{}", robot.space)), Die::Blue, Some(robot.value), slot(robot.space),
                    DIE, if robot.exhausted { Lie::Turned } else { Lie::Straight });
                @if trail.laid.contains(&robot.space) { g class="drops" { (lying) } }
                @else if trail.ticked.contains(&robot.space) { g class="ticks" { (lying) } }
                @else { (lying) }
            }
        }
    }
}

/// Returns how a die of this colour is drawn.
pub(super) const fn die(colour: Colour) -> Die {
    match colour {
        Colour::Black => Die::Black,
        Colour::White => Die::White,
    }
}

/// How far ahead the next spaces of the way are.
fn distances(game: &UnderFallingSkies, view: &State) -> Markup {
    let ahead = game.board.path.iter().skip(view.excavator as usize + 1).take(REACH);
    let free = ahead.zip(1..).filter(|(at, _)| view.die_on(**at).is_none());
    html! {
        g class="distances" {
            @for (at, distance) in free {
                @let (x, y) = slot(*at);
                (label("distance", (x, y + 4.0), 11.5, distance))
            }
        }
    }
}

fn excavator(game: &UnderFallingSkies, view: &State, way: Option<&Way>) -> Markup {
    html! {
        g id="excavator" transform=(pose(game, view.excavator).transform()) data-piece="" data-from=[way.map(Way::start)]
            data-way=[way.map(Way::legs)] { (digger_shape()) }
    }
}

/// Draws an excavator that is not a piece, at a place on its path.
pub(super) fn digger(game: &UnderFallingSkies, on: u8) -> Markup {
    html! { g transform=(pose(game, on).transform()) { (digger_shape()) } }
}

/// Returns where the excavator stands at a place on its path.
pub(super) fn pose(game: &UnderFallingSkies, on: u8) -> Pose {
    let at = game.board.path[on as usize];
    let here = space(at);
    // Left of the signs of the room that it stands in; in the middle of a tunnel.
    let x = if game.board.room(at).is_some() { 18.5 } else { here.w / 2.0 };
    Pose { at: (here.x + x, here.y + here.h / 2.0), scale: DIGGER }
}

fn digger_shape() -> Markup {
    html! {
            path class="digger" d="M-20-4h18a3 3 0 0 1 3 3V8h-21z" {}
            path class="digger" d="M-16-12h10l4 8h-14z" {}
            path class="pane" d="M-13.500-9.500h5.800l2 4.200h-7.800z" {}
            path class="drill" d="M3-7.500 20 2 3 11.500z" {}
            path class="thread" d="M7-5.200l3.500 12.400M12-2.400l2.500 7" {}
            path class="chain" d="M-17 8h14a4 4 0 0 1 0 8h-14a4 4 0 0 1 0-8z" {}
            path class="pane" d="M-18.700 12a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0zM-11.700 12a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0zM-4.700 12a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0z" {}
    }
}
