//! Position lines, written (section 6 of the dossier).

use std::fmt::Write as _;

use contract::Seat;

use crate::SolarTowerDefense;
use crate::fighter::{Fighter, Number};
use crate::planet::{Condition, Planet};
use crate::state::{Aim, Phase, Piece, Plan, SEATS, Shot, Side, State, TurretSet};

/// How a line begins.
pub(crate) const PREFIX: &str = "STD1";
/// What stands for nothing.
pub(crate) const NONE: &str = "-";
/// What stands for a plan that the reader may not know.
pub(crate) const UNKNOWN: &str = "?";

/// Returns the letter of a seat.
pub(crate) fn letter(seat: Seat) -> &'static str {
    crate::INFO.seat_name(seat)
}

impl SolarTowerDefense {
    /// Writes a state, or what an observer sees of it.
    pub(crate) fn line(&self, state: &State) -> String {
        let course = &state.course;
        let mut line = format!("{PREFIX} R{} {}", course.round, course.phase.name());
        if course.phase == Phase::Over {
            let winner = self.victory(state).winner.map_or(NONE, letter);
            let _ = write!(line, ":{winner}");
        } else if !course.asked.is_empty() {
            let asked: String = course.asked.iter().map(letter).collect();
            let _ = write!(line, ":{asked}");
        }
        let _ = write!(line, " st={}", course.starter.map_or(NONE, letter));
        if let Some(shot) = course.shot {
            let _ = write!(line, " at={}", write_shot(state, shot));
        }
        if course.due != [0; 2] {
            let _ = write!(line, " due={},{}", course.due[0], course.due[1]);
        }
        write_fired(&mut line, state);
        if let (Some(shot), false) = (course.shot, course.left.is_empty()) {
            let _ = write!(line, " left={}", write_turrets(state.side(shot.seat), course.left, ""));
        }
        if state.is_sealed() {
            let plans = SEATS.map(|seat| format!("{}:{}", letter(seat), write_plan(state, seat)));
            let _ = write!(line, " hidden={}", plans.join(";"));
        }
        // The sides stay as they were until both plans are revealed.
        let shown = state.seen_by(contract::SeatSet::NONE);
        for seat in SEATS {
            let _ = write!(line, " | {}", write_side(seat, shown.side(seat)));
        }
        line
    }
}

fn write_fired(line: &mut String, state: &State) {
    let parts = SEATS
        .map(|seat| write_turrets(state.side(seat), state.course.fired[seat.index()], &format!("{}.", letter(seat))));
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    if !parts.is_empty() {
        let _ = write!(line, " shot={}", parts.join(","));
    }
}

/// Writes turrets of a side by their fields.
fn write_turrets(side: &Side, set: TurretSet, before: &str) -> String {
    let names = set.iter().map(|place| format!("{before}{}", write_turret(side, place)));
    names.collect::<Vec<_>>().join(",")
}

/// Writes a turret by its field; the second one of a field has a number.
fn write_turret(side: &Side, place: usize) -> String {
    let Some(turret) = side.turret(place) else { return NONE.to_owned() };
    match side.planet.turrets.before(place) {
        0 => turret.field().to_string(),
        before => format!("{}/{}", turret.field(), before + 1),
    }
}

fn write_shot(state: &State, shot: Shot) -> String {
    let piece = match shot.piece {
        Piece::Unnamed => String::new(),
        Piece::Turret(place) => format!(".{}", write_turret(state.side(shot.seat), usize::from(place))),
        Piece::Fighter(number) => format!(".{}", number.get()),
    };
    let aim = match shot.aim {
        Aim::ByRule | Aim::Open => String::new(),
        Aim::Cell(cell) => format!(">{cell}"),
        Aim::Fighter(number) => format!(">F{}", number.get()),
    };
    format!("{}.{}{piece}{aim}", shot.step.name(), letter(shot.seat))
}

fn write_plan(state: &State, seat: Seat) -> String {
    let side = state.side(seat);
    match state.plans[seat.index()] {
        Plan::Unknown => UNKNOWN.to_owned(),
        Plan::Sealed(before) if before != side.holdings() => {
            let planet = write_planet(&side.planet).join("/");
            format!("cr{}/p{}/{planet}", side.credits, side.points)
        }
        Plan::Sealed(_) | Plan::Open => NONE.to_owned(),
    }
}

/// Writes a side of the line.
pub(crate) fn write_side(seat: Seat, side: &Side) -> String {
    let cell = side.cell.map_or(NONE.to_owned(), |cell| cell.to_string());
    let planet = write_planet(&side.planet).join(" ");
    let fighters = side.fleet.in_play().iter().map(|number| write_fighter(number, side.fleet.get(number)));
    let (spin, credits, points) = (side.spin, side.credits, side.points);
    format!("{} {cell} s{spin} cr{credits} p{points} {planet} F:{}", letter(seat), list(fighters))
}

fn write_planet(planet: &Planet) -> [String; 2] {
    let mark = |condition: Condition| if condition == Condition::Damaged { "*" } else { "" };
    let centers = planet.centers_in_order().into_iter().flatten();
    let centers = list(centers.map(|center| format!("{}{}", center.field, mark(center.condition))));
    let turrets = planet.turrets.as_slice().iter();
    let turrets = list(turrets.map(|turret| format!("{}{}", turret.field(), mark(turret.condition()))));
    [format!("C:{centers}"), format!("T:{turrets}")]
}

fn write_fighter(number: Number, fighter: Fighter) -> String {
    let pole = |pole: crate::field::Pole| if pole == crate::field::Pole::North { "n" } else { "s" };
    let rest = match fighter {
        Fighter::InReserve => NONE.to_owned(),
        Fighter::InSpace(cell) => cell.to_string(),
        Fighter::Declined(cell) => format!("{cell}:-"),
        Fighter::OnCircle(field, crate::field::Rotation::Clockwise) => format!("{field}:+"),
        Fighter::OnCircle(field, crate::field::Rotation::Counter) => format!("{field}:-"),
        Fighter::OnMeridian(field, longitude, heading) => format!("{field}:{}{longitude}", pole(heading)),
        Fighter::Crossing(field, heading, goal) => {
            let longitude = field.longitude().map_or(String::new(), |longitude| longitude.to_string());
            format!("{field}:{}{longitude}>{}", pole(heading), goal.name())
        }
        Fighter::Unfaced(field) => format!("{field}:?"),
    };
    format!("{}@{rest}", number.get())
}

/// Writes a list, or what stands for an empty one.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NONE.to_owned() } else { items.join(",") }
}
