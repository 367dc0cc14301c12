//! Which of very many actions are worth a look.

use std::cmp::Ordering;
use std::sync::Arc;

use contract::{Inputs, Seat, SeatPerspective, Sparse};

use crate::net::Units;
use crate::policy::{KnownActions, Policy};

/// From how many legal actions on there is a shortlist, and how many stand on it.
const MANY: usize = 24;
const LENGTH: usize = 12;

/// Keeps the actions of which a policy says the most, where there are too many to try all of them: a roll of Raise the
/// Shields! can be used in hundreds of ways, and to work out what each comes to takes longer than all else. Without a policy
/// every action is kept.
pub struct Shortlist<G: Inputs> {
    policy: Option<Arc<Policy>>,
    look: PolicyLook<G>,
    logits: Vec<f32>,
    ranked: Vec<f32>,
}

impl<G: Inputs> Shortlist<G> {
    /// Returns one by a policy, or one that keeps everything.
    pub fn new(policy: Option<Arc<Policy>>) -> Self {
        Self { policy, look: PolicyLook::default(), logits: Vec::new(), ranked: Vec::new() }
    }

    /// Shortens what a seat may do, by what it sees.
    pub(crate) fn shorten(&mut self, seen: &SeatPerspective<'_, G>, actions: &mut Vec<G::Action>) {
        self.keep_best(seen.game(), |inputs| seen.choice_inputs(inputs), actions);
    }

    /// Shortens what a seat may do in a state. The policy is told what the seat knows of it.
    pub fn shorten_in(&mut self, game: &G, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
        self.keep_best(game, |inputs| game.choice_inputs(state, seat, inputs), actions);
    }

    fn keep_best(&mut self, game: &G, tell: impl FnOnce(&mut Sparse), actions: &mut Vec<G::Action>) {
        let Some(policy) = self.policy.as_ref().filter(|_| actions.len() >= MANY) else { return };
        let Self { look, logits, ranked, .. } = self;
        logits.clear();
        look.logits(policy, game, tell, actions, |logit| logits.push(logit));
        ranked.clone_from(logits);
        ranked.select_nth_unstable_by(LENGTH - 1, |one, other| other.total_cmp(one));
        let least = ranked[LENGTH - 1];
        // Of those that look as good as the last one the first are kept.
        let mut equals = LENGTH - ranked[..LENGTH].iter().filter(|logit| logit.total_cmp(&least).is_gt()).count();
        let mut logits = logits.iter();
        actions.retain(|_| match logits.next().map(|logit| logit.total_cmp(&least)) {
            Some(Ordering::Greater) => true,
            Some(Ordering::Equal) if equals > 0 => {
                equals -= 1;
                true
            }
            _ => false,
        });
    }
}

impl<G: Inputs> Clone for Shortlist<G> {
    /// Returns one by the same policy, with buffers of its own.
    fn clone(&self) -> Self {
        Self::new(self.policy.clone())
    }
}

/// The buffers for asking a policy what it says of actions.
pub(crate) struct PolicyLook<G: Inputs> {
    known: KnownActions<G>,
    inputs: Sparse,
    units: Units,
}

impl<G: Inputs> Default for PolicyLook<G> {
    fn default() -> Self {
        Self { known: KnownActions::default(), inputs: Sparse::default(), units: Units::default() }
    }
}

impl<G: Inputs> PolicyLook<G> {
    /// Returns the action that looks best, the first of equal ones; none of none.
    pub(crate) fn best(
        &mut self,
        policy: &Policy,
        game: &G,
        tell: impl FnOnce(&mut Sparse),
        actions: &[G::Action],
    ) -> Option<G::Action> {
        if let [] | [_] = actions {
            return actions.first().copied();
        }
        let (mut best, mut most, mut place) = (0, f32::NEG_INFINITY, 0);
        self.logits(policy, game, tell, actions, |logit| {
            if logit > most {
                (best, most) = (place, logit);
            }
            place += 1;
        });
        Some(actions[best])
    }

    /// Tells one after the other how good the actions look, given what `tell` writes of the state.
    pub(crate) fn logits(
        &mut self,
        policy: &Policy,
        game: &G,
        tell: impl FnOnce(&mut Sparse),
        actions: &[G::Action],
        mut said: impl FnMut(f32),
    ) {
        self.inputs.clear();
        tell(&mut self.inputs);
        policy.look(&self.inputs, &mut self.units);
        for &action in actions {
            said(policy.logit(&self.units, self.known.heads(game, policy, action)));
        }
    }
}
