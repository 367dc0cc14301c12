//! The fire of the fighters at buildings (R18-R20).

use contract::{EventSink, Seat};

use crate::SolarTowerDefense;
use crate::event::Event;
use crate::fighter::Number;
use crate::planet::{Building, Condition};
use crate::state::{Aim, FightStep, Piece, Shot, State, other};

impl SolarTowerDefense {
    /// R18, R22. Sets up the next fighter of a seat that stands on a building; says whether there is one. In space none fires.
    pub(crate) fn next_fighter(state: &mut State, seat: Seat, from: usize) -> bool {
        let (fleet, planet) = (&state.side(seat).fleet, &state.side(other(seat)).planet);
        let built = planet.built();
        let on_building = |number: &Number| fleet.get(*number).field().is_some_and(|field| built.contains(field));
        let next = fleet.on_planet().iter().filter(|number| number.place() >= from).find(on_building);
        if let Some(number) = next {
            let piece = Piece::Fighter(number);
            state.course.shot = Some(Shot { step: FightStep::Fire, seat, piece, aim: Aim::ByRule });
        }
        next.is_some()
    }

    /// R18-R20. A hit damages a building or removes a damaged one; what that earns and costs is noted.
    pub(crate) fn roll_for_fighter<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        number: Number,
        die: u8,
        events: &mut S,
    ) {
        let enemy = other(seat);
        let Some(field) = state.side(seat).fleet.get(number).field() else { return };
        let Some((building, condition)) = state.side(enemy).planet.target_at(field) else { return };
        let need = self.components.fighter_hit;
        events.record(Event::FighterFired { seat, number, field, building, need, die });
        if die < need {
            return;
        }
        state.side_mut(enemy).planet.hit(field, building, condition);
        events.record(Event::Hit { seat: enemy, building, field, condition });
        if condition == Condition::Damaged {
            let rewards = &self.components.rewards;
            let due = &mut state.course.due;
            match building {
                Building::Turret => due[seat.index()] += rewards.turret,
                Building::Center => {
                    due[seat.index()] += rewards.center;
                    due[enemy.index()] += rewards.lost;
                }
            }
        }
    }
}
