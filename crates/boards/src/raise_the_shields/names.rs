//! What the last step changed on the sheets, found by following the game. Sheets are open; steps of the work step are
//! not, so they are not even counted here.

use raise_the_shields::RaiseTheShields;
use raise_the_shields::event::Event;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

use super::attacks;
use crate::drawing::LastStep;

/// The sheets as everybody last saw them, and what happened to make them so.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Vec<Sheet>,
    /// What happened in the last step on the sheets; `None` if that is not known.
    events: Option<Vec<Event>>,
    /// How many times something has happened on the sheets.
    step: u32,
}

impl Followed {
    /// Follows the game to this view. A step of which nobody can see anything, such as one of the work step, changes
    /// nothing here; an outcome adds to the step before it, since a page shows both at once.
    pub(super) fn follow(&mut self, view: &View, step: Option<LastStep<'_, RaiseTheShields>>) {
        let Some(step) = step else { return self.restart(view) };
        self.restart(step.before);
        let now = sheets(view);
        if now == self.now && attacks::among(step.events).is_empty() {
            return;
        }
        self.now = now;
        self.step += 1;
        match &mut self.events {
            Some(events) if step.is_chance => events.extend(step.events),
            events => *events = Some(step.events.to_vec()),
        }
    }

    /// Starts again from a view, when it is not known what led to it.
    fn restart(&mut self, view: &View) {
        let now = sheets(view);
        if now != self.now {
            (self.now, self.events) = (now, None);
            self.step += 1;
        }
    }

    /// Returns what happened in the last step that changed any sheet, if it led to this view and is known.
    pub(super) fn events(&self, view: &View) -> Option<&[Event]> {
        self.events.as_deref().filter(|_| self.now == sheets(view))
    }

    /// Returns the number of that step, to tell whether it has been shown.
    pub(super) const fn step(&self) -> u32 {
        self.step
    }
}

fn sheets(view: &View) -> Vec<Sheet> {
    view.players.iter().map(|side| side.sheet).collect()
}
