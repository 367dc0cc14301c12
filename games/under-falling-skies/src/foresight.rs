//! What can be said about an action before it is taken, found from its events: what a room would give, and what is bad
//! about a place.

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::board::Effect;
use crate::event::Event;
use crate::space::Space;
use crate::state::{Phase, State};

/// The bad side of placing a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// The mothership descends.
    Mothership,
    /// The base takes damage.
    Damage,
}

impl UnderFallingSkies {
    /// R35, R36. Returns what each effect of a room would give if the room were used now: energy, ships shot down,
    /// steps of research, the number of the robot; `None` if the room cannot be used.
    pub fn gains(&self, view: &State, room: Space) -> Option<Vec<(Effect, u8)>> {
        let action = Action::Use(room);
        self.check(view, action).ok()?;
        let events = self.events_of(view, action);
        let gained = |effect: Effect| events.iter().map(|event| gained(event, effect)).sum();
        Some(self.board.named(room)?.effects.iter().map(|effect| (*effect, gained(*effect))).collect())
    }

    /// R25, R27. Returns the bad side that all of these actions share: there can be several ways to place a die on a
    /// space.
    pub fn harm(&self, view: &State, actions: &[Action]) -> Option<Harm> {
        let events = |action: &Action| {
            let placed = matches!(action, Action::Place { .. }) && self.check(view, *action).is_ok();
            if placed { self.events_of(view, *action) } else { Vec::new() }
        };
        let all: Vec<Vec<Event>> = actions.iter().map(events).collect();
        let all_bring = |wanted: fn(&Event) -> bool| all.iter().all(|events| events.iter().any(wanted));
        if all_bring(|event| matches!(event, Event::Descends { .. })) {
            Some(Harm::Mothership)
        } else if all_bring(|event| matches!(event, Event::Damage { .. })) {
            Some(Harm::Damage)
        } else {
            None
        }
    }
}

/// Returns how much of an effect an event gives.
const fn gained(event: &Event, effect: Effect) -> u8 {
    match (effect, *event) {
        (Effect::Energy, Event::Energy { gained, .. }) => gained,
        (Effect::Research, Event::Research { steps, .. }) => steps,
        (Effect::Fighter, Event::ShotDown { .. }) => 1,
        (Effect::Robot, Event::Begins(Phase::Site { value, .. })) => value,
        _ => 0,
    }
}
