//! Attacks on their way: the die flies along its arrow and round the rim to the sector that it names, then in over the
//! place of the shield.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::Sector;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

use super::attacks::{Attack, End};
use super::geometry::{Point, Scale, middle};
use super::near;
use super::reveal::{Reveal, Strike};
use super::thrown::{aimed_at, edge, impact, rest};
use super::works::last_hit;
use crate::die::{Die, Lie, lying};
use crate::motion::{Flight, Pose};

/// The edge of a die when it sets out.
const EDGE: f32 = 26.0;

/// Draws the dice of the attacks on the viewer's own sheet and on those in the corners of the board.
pub(super) fn draw(game: &RaiseTheShields, view: &View, own: Seat, reveal: &Reveal) -> Markup {
    let onto = |seat, scale: Scale<'_>, way: &[Point]| sheet(view, seat, &scale, way, reveal);
    let own_scale = Scale::own(&game.realm);
    html! {
        @match near::neighbours(game, view, own) {
            None => (onto(own, own_scale, &[super::foot::OWN_DIE])),
            Some((target, attacker)) => {
                (onto(own, own_scale, &near::way_in(target, attacker)))
                g class="near" {
                    (onto(target, near::scale(game, near::LEFT), &near::way_out()))
                    @if target != attacker { (onto(attacker, near::scale(game, near::RIGHT), &near::way_across(view))) }
                }
            }
        }
    }
}

/// Draws the dice of the attacks on one sheet, which arrive along this way.
pub(super) fn sheet(view: &View, seat: Seat, scale: &Scale<'_>, way: &[Point], reveal: &Reveal) -> Markup {
    html! {
        @for Strike { attack, sets_out, .. } in reveal.on(seat) {
            g class="flies" data-beat=(sets_out) data-flight=(flight(scale, &view.player(seat).sheet, attack, way).legs()) {
                (lying(None, Die::Blue, Some(attack.sector as u8 + 1), (0.0, 0.0), EDGE, Lie::Straight))
            }
        }
    }
}

/// Returns the way of an attack: to the sector that the die names, on to the one that city 2 changes it to, and back
/// again if there is a shield.
fn flight(scale: &Scale<'_>, sheet: &Sheet, attack: &Attack, way: &[Point]) -> Flight {
    let mut flight = Flight::default();
    let mut leg = way.to_vec();
    let mut from = way.last().copied().unwrap_or(scale.at);
    if attack.named != attack.sector {
        leg.extend(round(scale, from, attack.named));
        from = leg.last().copied().unwrap_or(from);
        flight.leg(shrinking(&leg, 1.0, edge(scale) / EDGE));
        leg.clear();
    }
    let start = if leg.is_empty() { edge(scale) / EDGE } else { 1.0 };
    leg.extend(round(scale, from, attack.sector));
    leg.extend(match attack.end {
        End::Blocked => vec![impact(scale, attack.sector)],
        End::Hit => vec![middle(&last_hit(scale, sheet, attack.sector))],
        End::Ignored => vec![aimed_at(scale, sheet, attack.sector)],
        End::Destroyed => {
            vec![middle(&last_hit(scale, sheet, attack.sector)), scale.centre(scale.realm.cities[attack.sector])]
        }
    });
    flight.leg(shrinking(&leg, start, edge(scale) / EDGE));
    if attack.end == End::Blocked {
        flight.leg(shrinking(&[rest(scale, attack.sector)], 1.0, edge(scale) / EDGE));
    }
    flight
}

/// Gives the points of a leg their scales, changing evenly from one to the other.
fn shrinking(points: &[Point], from: f32, to: f32) -> Vec<Pose> {
    let last = points.len().saturating_sub(1).max(1) as f32;
    let part = |nth: usize| if points.len() == 1 { 1.0 } else { nth as f32 / last };
    points.iter().enumerate().map(|(nth, at)| Pose { at: *at, scale: from + (to - from) * part(nth) }).collect()
}

/// Returns the shorter way round a sheet, outside its rim, to where a sector lies.
fn round(scale: &Scale<'_>, from: Point, sector: Sector) -> Vec<Point> {
    const STEPS: u8 = 12;
    let radius = (scale.realm.drawing.die_icon as f32 + 0.5) * scale.unit;
    let angle = |(x, y): Point| (y - scale.at.1).atan2(x - scale.at.0);
    let far = |(x, y): Point| (x - scale.at.0).hypot(y - scale.at.1);
    let (begin, end) = (angle(from), angle(scale.in_sector(sector, 1.0, 0.0)));
    let whole = std::f32::consts::TAU;
    let turn = (end - begin + whole / 2.0).rem_euclid(whole) - whole / 2.0;
    (1..=STEPS)
        .map(|step| {
            let part = f32::from(step) / f32::from(STEPS);
            let (sin, cos) = (begin + turn * part).sin_cos();
            // It is out at the rim by a third of the way.
            let out = far(from) + (radius - far(from)) * (3.0 * part).min(1.0);
            (scale.at.0 + out * cos, scale.at.1 + out * sin)
        })
        .collect()
}
