//! The way of an attack: from the group over the river to the territory, and through an open one to the palace. It is
//! drawn twice, for a wide board and for a phone's.

use attack_the_tower::course::PALACE;
use attack_the_tower::forecast::Plan;
use attack_the_tower::reach::{End, Reach};
use attack_the_tower::table::other;
use contract::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::Half;
use super::screen::Screen;
use crate::svg::{Rect, Trace, label, path, rect};

/// From where to where an attack goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) seat: Seat,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) palace: bool,
}

/// Draws the way of the attack under way, with what it strikes with and what it takes.
pub(super) fn under_way(board: &Board<'_>) -> Markup {
    let course = &board.view.table.course;
    let Some(attack) = course.attack else { return html! {} };
    let way = Way { seat: course.active, from: attack.from, to: attack.to, palace: attack.palace };
    let plan =
        Plan { seat: way.seat, from: way.from, joining: attack.joining, to: if way.palace { PALACE } else { way.to } };
    html! { (draw(board, way)) (bubbles(board, way, plan, None)) }
}

/// Draws the way of an attack that is looked at, with how far it comes at worst.
pub(super) fn looked_at(board: &Board<'_>, way: Way, joining: u8) -> Markup {
    let plan = Plan { seat: way.seat, from: way.from, joining, to: way.to };
    html! { (draw(board, way)) (bubbles(board, way, plan, Some(board.game.reach_of(board.view, plan)))) }
}

/// Numbers along a way: what strikes (first strikes, then the others), what it takes, what is left for the palace.
fn bubbles(board: &Board<'_>, way: Way, plan: Plan, reach: Option<Reach>) -> Markup {
    let strike = board.game.strike_with(board.view, plan);
    let (first, total) = (strike.first(), strike.total());
    let struck = if first > 0 && first < total { format!("{first} + {}", total - first) } else { total.to_string() };
    let needs = board.game.needs_of(board.view, plan.seat, plan.from, plan.to).total();
    let most = board.palace_power();
    let left = reach.and_then(|reach| {
        let about = if reach.is_rough { "\u{2248} " } else { "" };
        match reach.end {
            End::Blocked | End::Stands => None,
            End::Reaches(points) => Some(format!("{about}{points}/{most}")),
            End::Destroys => Some(format!("{about}{most}/{most}")),
        }
    });
    let (attacker, defender) = (board.half(way.seat), board.half(other(way.seat)));
    html! {
        @for screen in Screen::BOTH {
            @let from = (way.from != PALACE).then_some(way.from);
            g class=(screen.class()) {
                (bubble(screen, screen.start(attacker, from), &struck))
                (bubble(screen, screen.toll(defender, way.to), &format!("\u{2212}{needs}")))
                @if let Some(left) = &left { (bubble(screen, screen.reached(defender), left)) }
            }
        }
    }
}

fn bubble(screen: Screen, (x, y): (f32, f32), said: &str) -> Markup {
    let size = if screen == Screen::Wide { 14.0 } else { 11.5 };
    let wide = said.chars().count() as f32 * size * 0.62 + size * 1.5;
    // Near the edge of the board it moves inwards.
    let most = if screen == Screen::Wide { super::geometry::WIDTH } else { 344.0 };
    let x = x.clamp(wide / 2.0 + 3.0, most - wide / 2.0 - 3.0);
    html! {
        (rect("gold", Rect::new(x - wide / 2.0, y - size * 0.95, wide, size * 1.8), size * 0.9))
        (label("on-gold", (x, y + size * 0.3), size, said))
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
    let gate = screen.gate(defender, way.to);
    let mut line = Trace::default();
    line.step('M', &[start.0, start.1]);
    let (leaves, comes) = (screen.bank(attacker), screen.bank(defender));
    if let Some((x, y)) = leaves {
        line.step('Q', &[x, start.1, x, start.1 - 24.0]).step('L', &[x, y]);
    }
    let (out, into) = (leaves.unwrap_or(start), comes.unwrap_or(gate));
    let bend = (into.1 - out.1) / 2.0;
    line.step('C', &[out.0, out.1 + bend, into.0, into.1 - bend, into.0, into.1]);
    if comes.is_some() {
        line.step('L', &[gate.0, gate.1]);
    }
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
