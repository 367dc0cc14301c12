//! The sheets of the others, small: what one must know to attack and to be attacked.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{SECTORS, Sector};
use raise_the_shields::state::{City, Phase};
use raise_the_shields::view::View;

use super::geometry::{Point, Scale, polygon};
use super::works::{band, rectangle};
use crate::die::{Die, Lie, lying};
use crate::svg::{circle, label, line, line_end, path};

/// The side of a triangle on a small sheet.
pub(super) const UNIT: f32 = 13.0;

/// Draws a small sheet around a point; the sector that is attacked there stands out.
pub(super) fn realm(
    game: &RaiseTheShields,
    view: &View,
    seat: Seat,
    at: Point,
    unit: f32,
    target: Option<Sector>,
) -> Markup {
    let scale = Scale { realm: &game.realm, unit, at };
    let sheet = &view.player(seat).sheet;
    let (powered, raised) = (game.powered(sheet), game.shields(sheet));
    let corners = scale.hexagon(f32::from(game.realm.sides[0]));
    html! {
        (path("m-realm", polygon(&corners)))
        @if let Some(sector) = target {
            (path("m-hl", polygon(&[at, corners[(sector + 5) % SECTORS], corners[sector]])))
        }
        @for corner in corners { (path("m-border", super::geometry::line(&[at, corner]))) }
        (path("m-fill", scale.path(&sheet.filled)))
        (path("m-plant", polygon(&scale.hexagon(f32::from(game.realm.sides[1])))))
        (circle("m-hub", at, unit * 0.4))
        @for sector in 0..SECTORS {
            @let ready = matches!(sheet.cities[sector], City::Ready);
            (path(if ready { "m-city r" } else { "m-city" }, polygon(&scale.corners(game.realm.cities[sector]))))
            @for nth in 0..usize::from(game.realm.rectangles) {
                @let hit = nth < usize::from(sheet.hits[sector]);
                @let next = target == Some(sector) && nth == usize::from(sheet.hits[sector]);
                @let class = if hit { "m-rect hit" } else if next { "m-rect next" } else { "m-rect" };
                (path(class, polygon(&rectangle(&scale, sector, nth))))
            }
            @let up = raised >> sector & 1 == 1;
            (path(if up { "m-shield up" } else { "m-shield" }, polygon(&band(&scale, sector))))
            @let (x, y) = scale.in_sector(sector, 6.15, 0.0);
            (label(if target == Some(sector) { "m-name hl" } else { "m-name" }, (x, y + 3.5), 0.8 * unit, sector + 1))
        }
        @for emitter in 0..SECTORS {
            @let on = powered >> emitter & 1 == 1;
            (circle(if on { "m-em on" } else { "m-em" }, scale.emitter(emitter, 5.5), unit * 0.35))
        }
    }
}

/// Says in a few words how a seat stands.
pub(super) fn standing(game: &RaiseTheShields, view: &View, seat: Seat) -> String {
    let sheet = &view.player(seat).sheet;
    let shields = game.shields(sheet).count_ones();
    let emitters = game.powered(sheet).count_ones();
    let hits: u8 = sheet.hits.iter().sum();
    let counted = |count: u32, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let state = match view.phase {
        Phase::Work if view.player(seat).finished => ", finished",
        Phase::Work => ", still at work",
        _ => "",
    };
    format!("{}, {}, {}{state}", counted(shields, "shield"), counted(emitters, "emitter"), counted(hits.into(), "hit"))
}

/// Where the two neighbours' sheets lie on the board.
const LEFT: Point = (-324.0, -266.0);
const RIGHT: Point = (324.0, -266.0);

/// Draws the neighbours in the upper corners of the board: whom the own die attacks, and who attacks.
pub(super) fn corners(game: &RaiseTheShields, view: &View, own: Seat, attack: Option<u8>) -> Markup {
    let seats = view.players.len();
    let (target, attacker) = (game.target(own), game.attacker(own));
    let struck = attack.map(|value| usize::from(value) - 1);
    html! {
        @if seats > 1 {
            g class="near" {
                (realm(game, view, target, LEFT, UNIT, struck))
                (line("m-who", (-232.0, -344.0), 15.0, name(view, target)))
                (line("m-note", (-232.0, -328.0), 11.0, if seats == 2 { "attacked by you, and attacks you" } else { "on your left: you attack here" }))
                (path("m-flow", "M-166-226Q-210-244-224-204L-262-198"))
                (path("m-flow head", "M-250-206L-262-198-250-190"))
                @if let Some(value) = attack { (lying(None, Die::Blue, Some(value), (-212.0, -226.0), 26.0, Lie::Straight)) }
                @if seats > 2 {
                    (realm(game, view, attacker, RIGHT, UNIT, None))
                    (line_end("m-who", (232.0, -344.0), 15.0, name(view, attacker)))
                    (line_end("m-note", (232.0, -328.0), 11.0, "on your right: attacks you"))
                }
                (path("m-flow", "M262-198Q214-210 178-240"))
                (path("m-flow head", "M192-242L178-240 184-227"))
                (incoming(view, attacker))
            }
        }
    }
}

fn name(view: &View, seat: Seat) -> String {
    let letter = ["A", "B", "C", "D", "E", "F"].get(seat.index()).copied().unwrap_or("?");
    let state = match view.phase {
        Phase::Work if view.player(seat).finished => ", finished",
        Phase::Work => ", at work",
        _ => "",
    };
    format!("Seat {letter}{state}")
}

/// The attack that comes: a sealed letter until all is open, then the die.
fn incoming(view: &View, attacker: Seat) -> Markup {
    let attack = view.player(attacker).attack;
    html! {
        @if attack > 0 { (lying(None, Die::Blue, Some(attack), (222.0, -212.0), 26.0, Lie::Straight)) }
        @else if view.phase == Phase::Work {
            path class="m-env" d="M206-226h32v24h-32z" {}
            path class="m-flap" d="M206-226l16 13 16-13" {}
            (circle("m-wax", (222.0, -211.0), 4.0))
        }
    }
}
