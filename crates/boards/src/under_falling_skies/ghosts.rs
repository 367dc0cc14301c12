//! What an action would do, drawn over the board: pieces of paper with a gold outline, along dashed ways with their
//! steps counted.

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::event::Event;
use under_falling_skies::space::{Column, GROUND};
use under_falling_skies::state::{Placed, Robot, Ship, State};

use super::flights::{Flight, ShipMoves, ship_moves};
use super::geometry::{COLUMN, DIE, GROUND_TOP, column, lip, row, slot, space};
use super::{damage, mothership, pieces, ship, sky};
use crate::die::{Die, Lie, lying};
use crate::svg::{Rect, Trace, circle, label, num, path, place, rect};

/// How far left of the middle a single way goes, so that icons stay readable.
const BESIDE: f32 = -16.0;
/// Where two ways go that would hide one another: on both sides of the icons.
const LANES: [f32; 2] = [-21.0, 20.0];
/// The gap between a way and the piece that it starts from.
const CLEAR: f32 = 9.0;

/// Draws what would happen; `after` is the view afterwards.
pub(super) fn draw(game: &UnderFallingSkies, before: &State, events: &[Event], after: &State) -> Markup {
    let moves = ship_moves(before, events);
    let flights = || moves.flights.iter().zip(lanes(&moves.flights));
    html! {
        @if let Some(flight) = moves.flights.first() { (lane(before, flight.from.0)) }
        @for (flight, beside) in flights() { (way(game, after, flight, beside)) }
        @for (flight, beside) in flights() { (arrival(game, after, flight, beside)) }
        @for (at, on) in &moves.gone { (struck(ship::in_sky(game, before, *at, *on))) }
        (spawned(&moves, after))
        @if events.iter().any(|event| matches!(event, Event::Descends { .. })) { (sinking(after)) }
        (on_the_base(game, events))
        @if events.iter().any(|event| matches!(event, Event::Damage { .. })) { g class="ghost" { (damage::ghost(&game.board, after.damage)) } }
    }
}

/// A light band along the column that moves.
fn lane(before: &State, at: Column) -> Markup {
    let top = lip(before.mothership);
    rect("lane", Rect::new(column(at) - COLUMN / 2.0, top, COLUMN, GROUND_TOP - top), 0.0)
}

/// Returns where the way of each flight runs, left of the middle of its column.
fn lanes(flights: &[Flight]) -> Vec<f32> {
    let crowded = flights.windows(2).any(|pair| pair[0].stops.first().is_some_and(|stop| stop.1 >= pair[1].from.1));
    (0..flights.len()).map(|nth| if crowded { LANES[nth % 2] } else { BESIDE }).collect()
}

/// The dashed way of a ship, down its column with every step counted, then along the arrows.
fn way(game: &UnderFallingSkies, after: &State, flight: &Flight, beside: f32) -> Markup {
    let (at, from) = flight.from;
    let landed = flight.stops.first().map_or(from, |stop| stop.1);
    let x = column(at) + beside;
    let mut trace = Trace::default();
    trace.step('M', &[x, height(from) + CLEAR]).step('V', &[height(landed)]);
    let counted = (from + 1..=landed.min(GROUND)).zip(1..).filter(|(on, _)| *on < GROUND);
    html! {
        (path("trail", trace))
        @for (stop, next) in flight.stops.iter().zip(flight.stops.iter().skip(1)) {
            (slide(if *stop == flight.stops[0] { x } else { column(stop.0) + BESIDE }, *next, game, after))
        }
        @for (on, steps) in counted {
            g class="tick" { (circle("tick-body", (x, row(on)), 5.8)) (label("tick-ink", (x, row(on) + 3.1), 10.3, steps)) }
        }
    }
}

/// The dashed way along an arrow, with a tip.
fn slide(from: f32, (at, on): (Column, u8), game: &UnderFallingSkies, after: &State) -> Markup {
    let (end, y) = ship::in_sky(game, after, at, on);
    let ahead = if end < from { -1.0 } else { 1.0 };
    let tip = end - ahead * 17.0;
    html! {
        (path("trail", format!("M{} {}H{}", num(from), num(y), num(tip))))
        (path("trail-tip", format!("M{} {}v12l{} -6z", num(tip - ahead * 3.0), num(y - 6.0), num(ahead * 9.0))))
    }
}

/// The height of a row; everything below the sky is the ground.
fn height(on: u8) -> f32 {
    if on < GROUND { row(on) } else { GROUND_TOP + 12.0 }
}

/// The ship where it ends: in the sky, on the city it hits, or struck out where the mothership takes it.
fn arrival(game: &UnderFallingSkies, after: &State, flight: &Flight, beside: f32) -> Markup {
    let (at, on) = flight.end();
    let slid = flight.stops.len() > 1;
    let place = if slid { ship::in_sky(game, after, at, on) } else { (column(at) + beside, height(on)) };
    html! {
        @if flight.lands() { g class="ghost-hit" { (sky::hit((column(at) + 12.0, place.1))) } }
        (ghost_ship(flight.ship, place))
        @if flight.is_gone && !flight.lands() { (struck(place)) }
    }
}

fn ghost_ship(kind: Ship, at: (f32, f32)) -> Markup {
    html! {
        g class="ghost" { @if kind == Ship::Green { (ship::green(at, 1.0)) } @else { (ship::red(at, 1.0)) } }
    }
}

/// Strikes out a ship that leaves the sky.
fn struck(at: (f32, f32)) -> Markup {
    html! { path class="struck" transform=(place(at, 1.0)) d="M-12-8 12 8M12-8-12 8" {} }
}

fn spawned(moves: &ShipMoves, after: &State) -> Markup {
    html! {
        @for (at, ship) in &moves.spawned { (ghost_ship(*ship, ship::spot(after.mothership, *at))) }
    }
}

/// The lower edge of the mothership where it would be.
fn sinking(after: &State) -> Markup {
    html! {
        g class="ghost-hull" transform=(format!("translate(0 {})", num(lip(after.mothership)))) { (path("edge", mothership::hull())) }
    }
}

/// What would be placed, sited or driven on the base.
fn on_the_base(game: &UnderFallingSkies, events: &[Event]) -> Markup {
    html! {
        @for event in events {
            @match *event {
                Event::Placed(Placed { die, space, .. }) => g class="ghost" {
                    (lying(None, pieces::die(die.colour), Some(die.value), slot(space), DIE, Lie::Straight))
                },
                Event::RobotSited(Robot { space, value, .. }) => g class="ghost" {
                    (lying(None, Die::Blue, Some(value), slot(space), DIE, Lie::Turned))
                },
                Event::Excavated { from, to } | Event::Pushed { from, to } if from != to => (drive(game, from, to)),
                Event::RobotGone { space, .. } => (struck(slot(space))),
                _ => {}
            }
        }
    }
}

/// The way of the excavator along its path.
fn drive(game: &UnderFallingSkies, from: u8, to: u8) -> Markup {
    let (first, last) = (from.min(to) as usize, from.max(to) as usize);
    let middle = |at| {
        let here = space(at);
        (here.x + here.w / 2.0, here.y + here.h / 2.0)
    };
    let mut trace = Trace::default();
    for (nth, at) in game.board.path[first..=last].iter().enumerate() {
        let (x, y) = middle(*at);
        trace.step(if nth == 0 { 'M' } else { 'L' }, &[x, y]);
    }
    html! { (path("trail", trace)) g class="ghost" { (pieces::digger(game, to)) } }
}
