//! The way of an attack: from the group over the river to the territory, and through an open one to the palace. It is
//! drawn twice, for a wide board and for a phone's.

use attack_the_tower::course::PALACE;
use attack_the_tower::table::other;
use contract::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::{Half, Screen};
use crate::svg::{Trace, path};

/// From where to where an attack goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) seat: Seat,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) palace: bool,
}

/// Draws the way of the attack under way.
pub(super) fn under_way(board: &Board<'_>) -> Markup {
    let course = &board.view.table.course;
    html! {
        @if let Some(attack) = course.attack {
            (draw(board, Way { seat: course.active, from: attack.from, to: attack.to, palace: attack.palace }))
        }
    }
}

/// Draws a way.
pub(super) fn draw(board: &Board<'_>, way: Way) -> Markup {
    html! {
        @for screen in Screen::BOTH {
            g class=(screen.class()) {
                @let (line, head) = traced(board, way, screen);
                (path("way-case", &line)) (path("way", &line)) (path("way-head", head))
            }
        }
    }
}

/// Returns the line and the head of its arrow.
fn traced(board: &Board<'_>, way: Way, screen: Screen) -> (Trace, Trace) {
    let (attacker, defender) = (board.half(way.seat), board.half(other(way.seat)));
    let start = if way.from == PALACE { screen.palace(attacker) } else { screen.shore(attacker, way.from) };
    let gate = screen.shore(defender, way.to);
    let mut line = Trace::default();
    line.step('M', &[start.0, start.1]);
    let bend = (gate.1 - start.1) / 2.0;
    line.step('C', &[start.0, start.1 + bend, gate.0, gate.1 - bend, gate.0, gate.1]);
    let mut end = gate;
    if way.palace {
        let through = screen.behind(defender, way.to);
        end = screen.palace(defender);
        line.step('L', &[through.0, through.1]);
        line.step('Q', &[through.0, f32::midpoint(through.1, end.1), end.0, end.1]);
    }
    (line, head(end, defender, screen))
}

/// An arrow's head that points up, or for the own half down.
fn head((x, y): (f32, f32), to: Half, screen: Screen) -> Trace {
    let size = if screen == Screen::Wide { 11.0 } else { 8.0 };
    let along = if to == Half::Foe { -size } else { size };
    let mut trace = Trace::default();
    trace.step('M', &[x - size * 0.8, y]).step('L', &[x, y + along, x + size * 0.8, y]).step('z', &[]);
    trace
}
