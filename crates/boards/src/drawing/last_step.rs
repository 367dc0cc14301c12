//! The step that led to a position.

use contract::Events;

/// The step that led to a position, as far as the observer may know it.
#[derive(Debug)]
pub struct LastStep<'a, G: Events> {
    /// Whether it was an outcome, which comes right after the step that called for it.
    pub is_chance: bool,
    /// What the observer knew before it.
    pub before: &'a G::View,
    /// What it did, in the order in which it happened.
    pub events: &'a [G::Event],
}

impl<G: Events> Clone for LastStep<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Events> Copy for LastStep<'_, G> {}
