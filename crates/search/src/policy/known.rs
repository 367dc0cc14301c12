//! The actions of a game that a policy knows, found without taking them apart each time.

use std::ops::Range;

use contract::Inputs;
use rustc_hash::FxHashMap;

use super::Policy;

/// The heads of actions, as they were found.
#[derive(Clone, Debug)]
pub struct KnownActions<G: Inputs> {
    /// Where each action's heads stand; nowhere for one that the policy does not know.
    actions: FxHashMap<G::Action, Range<u32>>,
    heads: Vec<u32>,
}

impl<G: Inputs> Default for KnownActions<G> {
    fn default() -> Self {
        Self { actions: FxHashMap::default(), heads: Vec::new() }
    }
}

impl<G: Inputs> KnownActions<G> {
    /// Returns the heads of an action; none if the policy does not know it.
    pub fn heads(&mut self, game: &G, policy: &Policy, action: G::Action) -> &[u32] {
        let Self { actions, heads } = self;
        let at = actions.entry(action).or_insert_with(|| {
            let first = heads.len();
            heads.extend(policy.find(&game.action_parts(action)).unwrap_or_default());
            first as u32..heads.len() as u32
        });
        &heads[at.start as usize..at.end as usize]
    }

    /// Returns the heads of an action, which the policy knows from now on.
    pub fn learn(&mut self, game: &G, policy: &mut Policy, action: G::Action) -> &[u32] {
        let Self { actions, heads } = self;
        let at = actions.entry(action).or_insert_with(|| {
            let first = heads.len();
            heads.extend(game.action_parts(action).iter().map(|part| policy.learn(part)));
            first as u32..heads.len() as u32
        });
        &heads[at.start as usize..at.end as usize]
    }
}
