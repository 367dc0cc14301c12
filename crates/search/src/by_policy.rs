//! A bot that tries nothing: `policy:FILE`.

use std::sync::Arc;

use contract::{Inputs, SeatPerspective, Sparse, Stream};

use crate::net::Units;
use crate::policy::{KnownActions, Policy};
use crate::{Bot, Budget};

/// Looks at the state once and takes the legal action of which the policy says the most: for batches of a million games,
/// and wherever an answer must cost next to nothing.
pub struct ByPolicy<G: Inputs> {
    policy: Arc<Policy>,
    known: KnownActions<G>,
    inputs: Sparse,
    units: Units,
    actions: Vec<G::Action>,
}

impl<G: Inputs> ByPolicy<G> {
    /// Returns the bot.
    pub fn new(policy: Arc<Policy>) -> Self {
        let (known, inputs, units) = (KnownActions::default(), Sparse::default(), Units::default());
        Self { policy, known, inputs, units, actions: Vec::new() }
    }
}

impl<G: Inputs> Bot<G> for ByPolicy<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, _dice: &mut Stream) -> G::Action {
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.inputs.clear();
        seen.choice_inputs(&mut self.inputs);
        let policy = &self.policy;
        policy.look(&self.inputs, &mut self.units);
        let (mut best, mut most) = (self.actions[0], f32::NEG_INFINITY);
        for &action in &self.actions {
            let logit = policy.logit(&self.units, self.known.heads(seen.game(), policy, action));
            if logit > most {
                (best, most) = (action, logit);
            }
        }
        best
    }
}
