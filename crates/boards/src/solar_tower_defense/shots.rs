//! What the last step did: a shot with its die, from whom to whom; fighters on their ways; what fell.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use solar_tower_defense::event::Event;
use solar_tower_defense::field::Field;
use solar_tower_defense::fighter::Fighter;
use solar_tower_defense::map::{Cell, Direction};
use solar_tower_defense::planet::{Building, Condition};
use solar_tower_defense::state::other;

use super::art;
use super::board::Board;
use super::disc::{self, between};
use super::geometry::{LEDGER, NAMES, Point, RIM, angle_of, polar, sector, through};
use super::pieces;
use super::sky;
use crate::die::{Die, Lie, lying};
use crate::motion::{Flight, Pose};
use crate::svg::{Rect, circle, label, line, num, path, rect};

/// How far out a shot at a cell goes: over the rim, on a phone too, where that lies further in.
const SHOT: f32 = 110.0;

/// How wide the room is for what a shot is at, and about how wide its letters are for their size.
const SAID: f32 = 286.0;
const WIDTH: f32 = 0.56;

/// Where a fighter stood before the step.
fn stood(board: &Board<'_>, seat: Seat, number: solar_tower_defense::fighter::Number) -> Option<Fighter> {
    board.followed.before().map(|before| before.side(seat).fleet.get(number))
}

/// Draws what happened on a disc.
pub(super) fn on_disc(board: &Board<'_>, planet: Seat) -> Markup {
    html! { @for event in board.followed.events() { (on_disc_one(board, planet, event)) } }
}

fn on_disc_one(board: &Board<'_>, planet: Seat, event: &Event) -> Markup {
    let lie = board.lie(planet);
    match *event {
        Event::TurretFired { seat, field, target, cell, need, die, .. } if seat == planet => {
            let from = lie.at(field);
            let to = match cell {
                Some(cell) => aimed(board, seat, field, cell).map(|angle| polar(angle - 13.0, SHOT)),
                None => {
                    stood(board, other(seat), target).and_then(|fighter| lie.hovering(fighter, 0.0)).map(|(at, _)| at)
                }
            };
            let hit = die >= need;
            html! {
                @if let (Some(cell), Some(angle)) = (cell, cell.and_then(|cell| aimed(board, seat, field, cell))) {
                    @let (x, y) = polar(angle, NAMES);
                    g class="on-rim" {
                        (path("dir hot", sector([angle - 21.5, angle + 21.5], RIM)))
                        (label("cell", (x, y + 4.0), if seat == board.large { 10.5 } else { 13.0 }, cell))
                    }
                }
                @if let Some(to) = to { (shot(board, seat, from, to, hit)) }
                (circle("shooter", from, 13.0))
            }
        }
        Event::FighterFired { seat, number, field, need, die, .. } if seat == other(planet) => {
            let from = stood(board, seat, number)
                .and_then(|fighter| lie.hovering(fighter, 10.0))
                .map_or_else(|| lie.at(field), |(at, _)| at);
            html! { (shot(board, seat, from, lie.at(field), die >= need)) (circle("shooter", from, 12.0)) }
        }
        Event::Hit { seat, building, field, condition } if seat == planet => {
            let at = lie.at(field);
            html! {
                @if condition == Condition::Damaged {
                    @if building == Building::Center { (pieces::put(art::class(board.ring(seat)), at, 0.0, 0.8, &pieces::ruin())) }
                    @else { (pieces::burst(at, 1.3)) }
                }
                g class="bursts" data-beat="1" {
                    g class="was" { (disc::building(board, seat, lie, building, (field, condition))) }
                    g class="flash" { (pieces::burst(at, 1.5)) }
                }
            }
        }
        Event::Flew { seat, from, fighter, .. } if seat == other(planet) => {
            let Some(to) = fighter.field() else { return html! {} };
            let class = art::class(board.ring(seat));
            let ends = [lie.at(from), lie.at(to)];
            html! {
                (path(&format!("flown {class}"), between(lie, from, to, fighter)))
                (flying(board, seat, ends, lie.hovering(fighter, 0.0).map_or(0.0, |(_, turned)| turned), 0.86))
            }
        }
        Event::Landed { seat, longitude, landing, .. } if seat == other(planet) => {
            let angle = lie.angle(longitude);
            let Some((to, turned)) = lie.hovering(landing.fighter, 0.0) else { return html! {} };
            html! {
                (path(&format!("flown {}", art::class(board.ring(seat))), through(&[polar(angle, RIM[0]), to])))
                (flying(board, seat, [polar(angle, 150.0), to], turned, 0.86))
            }
        }
        _ => html! {},
    }
}

/// Returns the angle of the direction in which a turret sees a cell.
pub(super) fn aimed(board: &Board<'_>, seat: Seat, field: Field, cell: Cell) -> Option<f32> {
    let sees = |direction: &Direction| board.pointed_at(seat, *direction) == Some(cell);
    let direction = match field.longitude() {
        Some(longitude) => Some(Direction::faced_by(longitude, board.lie(seat).spin)).filter(sees),
        None => Direction::all().find(sees),
    };
    direction.map(angle_of)
}

/// A line from whoever fires to what is fired at, and a burst where it hits.
fn shot(board: &Board<'_>, seat: Seat, from: Point, to: Point, hit: bool) -> Markup {
    let class = art::class(board.ring(seat));
    html! {
        (path("shot-halo", through(&[from, to])))
        (path(&format!("shot {class}"), through(&[from, to])))
        @if hit { g class="stamps" data-beat="1" { (pieces::burst(to, 1.15)) } }
        @else { (path("missed", format!("M{} {}l9 9m0-9l-9 9", num(to.0 - 4.5), num(to.1 - 4.5)))) }
    }
}

/// A fighter that is seen while it flies.
fn flying(board: &Board<'_>, seat: Seat, [from, to]: [Point; 2], turned: f32, scale: f32) -> Markup {
    let mut flight = Flight::default();
    flight.leg(vec![Pose::at(from), Pose::at(to)]);
    let ring = board.ring(seat);
    html! {
        g class="flies" data-beat="0" data-flight=(flight.legs()) {
            (pieces::put(art::class(ring), (0.0, 0.0), turned, scale, &pieces::fighter(ring)))
        }
    }
}

/// Draws what happened on the map.
pub(super) fn on_map(board: &Board<'_>) -> Markup {
    html! { @for event in board.followed.events() { (on_map_one(board, event)) } }
}

fn on_map_one(board: &Board<'_>, event: &Event) -> Markup {
    let chart = board.sky();
    match *event {
        Event::TurretFired { seat, cell: Some(cell), need, die, .. } => {
            let Some(home) = board.view.side(seat).cell else { return html! {} };
            let to = board
                .followed
                .before()
                .map_or_else(|| chart.middle(cell), |before| sky::spot(board, before, other(seat), cell));
            html! { (path("seen", chart.outline(cell))) (shot(board, seat, chart.middle(home), to, die >= need)) }
        }
        Event::Moved { seat, from, to, .. } => {
            let ends = [chart.middle(from), sky::spot(board, board.view, seat, to)];
            let turned = (ends[1].0 - ends[0].0).atan2(ends[0].1 - ends[1].1).to_degrees();
            html! {
                (path(&format!("flown {}", art::class(board.ring(seat))), through(&ends)))
                (flying(board, seat, ends, turned, 1.5))
            }
        }
        Event::Launched { seat, cell, .. } => {
            let ends = [chart.middle(cell), sky::spot(board, board.view, seat, cell)];
            flying(board, seat, ends, 0.0, 1.5)
        }
        _ => html! {},
    }
}

/// Names a field as people say it.
fn place(field: Field) -> Phrase {
    Phrase::new("place").with("field", field.to_string())
}

/// Draws the last shot in the ledger: the die, who fired at whom, and what was needed.
pub(super) fn last(board: &Board<'_>) -> Option<Markup> {
    let told = |event: &Event| match *event {
        Event::TurretFired { field, target, need, die, .. } => {
            let phrase = Phrase::new("board-shot").with("place", vec![place(field)]).with("fighter", target.get());
            Some((need, die, phrase.with("kind", "turret")))
        }
        Event::FighterFired { number, field, need, die, .. } => {
            let phrase = Phrase::new("board-shot").with("place", vec![place(field)]).with("fighter", number.get());
            Some((need, die, phrase.with("kind", "fighter")))
        }
        _ => None,
    };
    let (need, die, phrase) = board.followed.events().iter().find_map(told)?;
    let said = board.words.say(&phrase);
    let size = (SAID / (said.chars().count().max(1) as f32 * WIDTH)).min(16.0);
    let verdict = Phrase::new("board-verdict").with("hit", if die >= need { "yes" } else { "no" }).with("need", need);
    Some(html! {
        g class="last-shot" transform=(format!("translate({} {})", num(LEDGER.x), num(LEDGER.y))) {
            (rect("sheet", Rect::new(0.0, 48.0, LEDGER.w, LEDGER.h - 48.0), 10.0))
            (lying(None, Die::White, Some(die), (52.0, 112.0), 62.0, Lie::Rolled))
            (line("planet-name", (100.0, 104.0), size, said))
            (line(if die >= need { "good" } else { "said" }, (100.0, 130.0), 14.0, board.words.say(&verdict)))
        }
    })
}
