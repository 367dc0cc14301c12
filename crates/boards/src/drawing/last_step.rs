//! The step that led to a position.

use contract::{Observer, Phrase, Position, StepText};

/// The step that led to a position, as far as the observer may know it.
#[derive(Clone, Copy, Debug)]
pub struct LastStep<'a> {
    pub(super) before: &'a Position,
    pub(super) step: &'a StepText,
    pub(super) after: &'a Position,
    pub(super) observer: Observer,
}

impl<'a> LastStep<'a> {
    /// Says whether it was luck's, which comes at once after the step that called for it.
    pub const fn is_luck(self) -> bool {
        matches!(self.step, StepText::Befall { .. })
    }

    /// Returns its token, if the observer may know all of it.
    pub fn token(self) -> Option<&'a str> {
        let known = self.before.token_for(self.step, self.after, self.observer);
        (known.as_deref() == Some(self.step.token())).then(|| self.step.token())
    }

    /// Returns what the observer is told of it.
    pub fn told(self) -> Vec<Phrase> {
        self.before.tell(self.step, self.after, self.observer)
    }
}
