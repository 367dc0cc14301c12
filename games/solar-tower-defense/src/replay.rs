//! Events carried out on a view, so that a board which follows them misses nothing.

use contract::{Observer, SeatSet};

use crate::SolarTowerDefense;
use crate::event::Event;
use crate::fighter::{Fighter, Number};
use crate::planet::{Building, Center, Condition, Turret};
use crate::state::{Phase, Plan, SEATS, Side, State, other};

impl SolarTowerDefense {
    /// Carries one event out.
    pub(crate) fn replay_event(view: &mut State, event: &Event, observer: Observer) {
        match *event {
            Event::CellsDrawn { cells } => {
                view.sides[0].cell = Some(cells[0]);
                view.sides[1].cell = Some(cells[1]);
            }
            Event::Built { seat, building, field, price } => {
                let side = view.side_mut(seat);
                side.credits -= price.min(side.credits);
                match building {
                    Building::Turret => side.planet.turrets.add(Turret::new(field, Condition::Whole)),
                    Building::Center => {
                        let center = Center { field, condition: Condition::Whole };
                        side.planet.set_center(field.class(), Some(center));
                    }
                }
            }
            Event::Dismantled { seat, building, field, condition, refund } => {
                let side = view.side_mut(seat);
                side.credits += refund;
                match building {
                    Building::Turret => _ = side.planet.turrets.remove(Turret::new(field, condition)),
                    Building::Center => side.planet.set_center(field.class(), None),
                }
            }
            Event::Launched { seat, number, cell, price } => {
                let side = view.side_mut(seat);
                side.points -= price.min(side.points);
                side.fleet.put(number, Fighter::InSpace(cell));
            }
            Event::PlansBegin => {
                for seat in SEATS {
                    let before = view.side(seat).holdings();
                    view.plans[seat.index()] =
                        if observer.contains(seat) { Plan::Sealed(before) } else { Plan::Unknown };
                }
            }
            Event::Revealed { seat, holdings } => {
                view.side_mut(seat).set_holdings(&holdings);
                view.plans[seat.index()] = Plan::Open;
            }
            Event::Settled { seat, credits, points, .. } => {
                let side = view.side_mut(seat);
                (side.credits, side.points) = (credits, points);
            }
            Event::FighterDestroyed { seat, number } => view.side_mut(seat).fleet.put(number, Fighter::InReserve),
            Event::Rewarded { seat, now, .. } | Event::Booked { seat, now, .. } => {
                let side = view.side_mut(seat);
                (side.credits, side.points) = now;
            }
            Event::Hit { seat, building, field, condition } => {
                view.side_mut(seat).planet.hit(field, building, condition);
            }
            Event::Repaired { .. } => view.sides.iter_mut().for_each(|side| side.planet.repair()),
            Event::PlanetMoved { seat, cell, spin } => {
                let side = view.side_mut(seat);
                (side.cell, side.spin) = (Some(cell), spin);
                enter(view, Phase::Cosmic);
            }
            Event::DeclinedReleased => view.sides.iter_mut().for_each(Side::release_declined),
            Event::Stands(course) => view.course = course,
            Event::Moved { .. }
            | Event::Landed { .. }
            | Event::Flew { .. }
            | Event::Declined { .. }
            | Event::Faced { .. } => {
                replay_flight(view, event);
            }
            Event::RoundBegins { round } => {
                view.course.round = round;
                enter(view, Self::first_phase(round));
            }
            Event::StartRolled { .. }
            | Event::EndedBuilding { .. }
            | Event::TurretFired { .. }
            | Event::FighterFired { .. }
            | Event::Ended { .. } => {}
        }
    }
}

/// Goes on to a phase in which nobody is asked yet.
fn enter(view: &mut State, phase: Phase) {
    (view.course.phase, view.course.asked) = (phase, SeatSet::NONE);
}

/// Puts a fighter where it has gone.
fn replay_flight(view: &mut State, event: &Event) {
    let (seat, number, fighter) = match *event {
        Event::Moved { seat, number, to, .. } => (seat, number, Fighter::InSpace(to)),
        Event::Landed { seat, number, landing, .. } => (seat, number, landing.fighter),
        Event::Flew { seat, number, fighter, .. } | Event::Faced { seat, number, fighter, .. } => {
            (seat, number, fighter)
        }
        Event::Declined { seat, number, cell } => (seat, number, Fighter::Declined(cell)),
        _ => return,
    };
    view.side_mut(seat).fleet.put(number, fighter);
    if matches!(event, Event::Moved { .. } | Event::Flew { .. }) {
        enter(view, Phase::Move);
    }
}

impl Side {
    /// Lets those that declined to land fly on.
    pub(crate) fn release_declined(&mut self) {
        for number in self.fleet.in_space().iter() {
            if let Fighter::Declined(cell) = self.fleet.get(number) {
                self.fleet.put(number, Fighter::InSpace(cell));
            }
        }
    }
}

impl State {
    /// R52. Returns the fighters of a seat that the enemy's planet has met and that are still to land.
    pub fn met(&self, seat: contract::Seat) -> impl Iterator<Item = Number> {
        let cell = self.side(other(seat)).cell;
        cell.into_iter().flat_map(move |cell| self.side(seat).fleet.met_in(cell).iter())
    }
}
