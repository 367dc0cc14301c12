//! What the last step changed on the sheets, found by following the game. Sheets are open; steps of the work step are
//! not, so they are not even counted here.

use contract::{Phrase, Seat};
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

use super::attacks::{self, Attack};

/// The step that led to a view, with what it tells the observer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passed<'a> {
    /// A seat's.
    Act(&'a [Phrase]),
    /// Luck's, which comes at once after the step that called for it.
    Luck(&'a [Phrase]),
    /// None that is known: the position is looked at first, or steps were taken back.
    Unknown,
}

/// The sheets as all have seen them last, as they were before, and the attacks in between.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Vec<Sheet>,
    before: Option<Vec<Sheet>>,
    attacks: Vec<Attack>,
    /// How often something happened on the sheets.
    step: u32,
}

impl Followed {
    /// Follows the game to this view. A step that nobody can see anything of, such as one of the work step, leaves what was
    /// before it; luck adds to it, for a page shows both at once.
    pub(super) fn follow(&mut self, view: &View, passed: Passed<'_>) {
        let now = sheets(view);
        let attacks = match passed {
            Passed::Act(phrases) | Passed::Luck(phrases) => attacks::told(phrases),
            Passed::Unknown => Vec::new(),
        };
        if now == self.now && attacks.is_empty() {
            return;
        }
        let before = std::mem::replace(&mut self.now, now);
        self.step += 1;
        match passed {
            Passed::Luck(_) if self.before.is_some() => self.attacks.extend(attacks),
            Passed::Act(_) | Passed::Luck(_) if before.len() == self.now.len() => {
                (self.before, self.attacks) = (Some(before), attacks);
            }
            _ => (self.before, self.attacks) = (None, Vec::new()),
        }
    }

    /// Returns how a seat's sheet was before the last step that changed any, if that led to this view.
    pub(super) fn before(&self, view: &View, seat: Seat) -> Option<Sheet> {
        let before = self.before.as_ref()?.get(seat.index())?;
        (self.now == sheets(view)).then_some(*before)
    }

    /// Returns the attacks of that step.
    pub(super) fn attacks(&self, view: &View) -> &[Attack] {
        if self.now == sheets(view) { &self.attacks } else { &[] }
    }

    /// Returns the number of that step, to tell one that was shown from one that was not.
    pub(super) const fn step(&self) -> u32 {
        self.step
    }
}

fn sheets(view: &View) -> Vec<Sheet> {
    view.players.iter().map(|side| side.sheet).collect()
}
