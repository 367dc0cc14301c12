//! A bot that tries nothing: `policy:FILE`.

use std::sync::Arc;

use contract::{Inputs, SeatPerspective, Stream};

use crate::policy::Policy;
use crate::shortlist::PolicyLook;
use crate::{Bot, Budget};

/// Looks at the state once and takes the legal action of which the policy says the most: for batches of a million games,
/// and wherever an answer must cost next to nothing.
pub struct ByPolicy<G: Inputs> {
    policy: Arc<Policy>,
    look: PolicyLook<G>,
    actions: Vec<G::Action>,
}

impl<G: Inputs> ByPolicy<G> {
    /// Returns the bot.
    pub fn new(policy: Arc<Policy>) -> Self {
        Self { policy, look: PolicyLook::default(), actions: Vec::new() }
    }
}

impl<G: Inputs> Bot<G> for ByPolicy<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, _dice: &mut Stream) -> G::Action {
        seen.legal(&mut self.actions);
        let best = self.look.best(&self.policy, seen.game(), |inputs| seen.choice_inputs(inputs), &self.actions);
        best.expect("a seat that is asked has an action")
    }
}
