//! What the last step did, found by following the game: only what its observer was told is remembered.

use contract::Seat;
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::event::Event;
use solar_tower_defense::field::Field;
use solar_tower_defense::state::{State, other};

use crate::drawing::LastStep;

/// The table as it was last seen, and what happened to make it so.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Option<State>,
    before: Option<State>,
    /// What the last step did.
    events: Vec<Event>,
    /// The fields that have changed since somebody last chose something.
    changed: Vec<(Seat, Field)>,
    /// How many times something has happened.
    step: u32,
}

impl Followed {
    /// Follows the game to this view. Dice come one by one, so every shot is shown alone; what has changed stays marked
    /// until somebody chooses again.
    pub(super) fn follow(&mut self, view: &State, step: Option<LastStep<'_, SolarTowerDefense>>) {
        let Some(step) = step else {
            if self.now != Some(*view) {
                *self = Self { now: Some(*view), step: self.step + 1, ..Self::default() };
            }
            return;
        };
        if self.now != Some(*step.before) {
            *self = Self { step: self.step, ..Self::default() };
        }
        if !step.is_chance {
            self.changed.clear();
        }
        for event in step.events {
            if let Event::Built { seat, field, .. }
            | Event::Hit { seat, field, .. }
            | Event::Dismantled { seat, field, .. } = *event
                && !self.changed.contains(&(seat, field))
            {
                self.changed.push((seat, field));
            }
        }
        (self.before, self.now, self.events) = (Some(*step.before), Some(*view), step.events.to_vec());
        self.step += 1;
    }

    /// Returns it, or nothing remembered if it did not lead to this view.
    pub(super) fn fitting(self, view: &State) -> Self {
        if self.now == Some(*view) { self } else { Self::default() }
    }

    /// Returns what happened in the last step.
    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the planets on which it happened.
    pub(super) fn planets(&self) -> impl Iterator<Item = Seat> {
        self.events.iter().filter_map(|event| match *event {
            Event::TurretFired { seat, .. }
            | Event::Hit { seat, .. }
            | Event::Built { seat, .. }
            | Event::Dismantled { seat, .. } => Some(seat),
            Event::FighterFired { seat, .. } | Event::Landed { seat, .. } | Event::Flew { seat, .. } => {
                Some(other(seat))
            }
            _ => None,
        })
    }

    /// Returns the table before it.
    pub(super) const fn before(&self) -> Option<&State> {
        self.before.as_ref()
    }

    /// Returns the fields of a planet that are marked as changed.
    pub(super) fn changed(&self, of: Seat) -> impl Iterator<Item = Field> {
        self.changed.iter().filter(move |(seat, _)| *seat == of).map(|(_, field)| *field)
    }

    /// Returns the number of the last step, to tell whether it has been shown.
    pub(super) fn step(&self) -> Option<u32> {
        self.now.map(|_| self.step)
    }
}
