//! What the last step changed, found by following the game: only what its observer was told is remembered.

use attack_the_tower::AttackTheTower;
use attack_the_tower::event::Event;
use attack_the_tower::table::Table;
use attack_the_tower::view::View;

use crate::drawing::LastStep;

/// The table as it was last seen, and what happened to make it so.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Option<Table>,
    before: Option<Table>,
    events: Vec<Event>,
    /// How many times something has happened.
    step: u32,
}

impl Followed {
    /// Follows the game to this view. An outcome adds to the step before it, since a page shows both at once; a step of
    /// which nothing is told changes nothing here.
    pub(super) fn follow(&mut self, view: &View, step: Option<LastStep<'_, AttackTheTower>>) {
        let table = Some(view.table);
        let Some(step) = step else {
            if self.now != table {
                *self = Self { now: table, step: self.step + 1, ..Self::default() };
            }
            return;
        };
        if step.events.is_empty() {
            return;
        }
        if step.is_chance && self.now == Some(step.before.table) && !self.events.is_empty() {
            self.events.extend(step.events);
        } else {
            self.before = Some(step.before.table);
            self.events = step.events.to_vec();
        }
        self.now = table;
        self.step += 1;
    }

    /// Returns what happened in the last step and the table before it, if it led to this view.
    pub(super) fn news(&self, view: &View) -> Option<(&Table, &[Event])> {
        let before = self.before.as_ref()?;
        (self.now == Some(view.table)).then_some((before, &self.events))
    }

    /// Returns the number of that step, to tell whether it has been shown.
    pub(super) const fn step(&self) -> u32 {
        self.step
    }
}
