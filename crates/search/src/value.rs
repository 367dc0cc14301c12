//! What says how much a state is worth: the game's own estimate, or a net.

use std::sync::Arc;

use contract::{Game, Heuristic, Inputs, Seat};

use crate::net::{Net, chance};
use crate::weigher::Weigher;

/// Says what states are worth.
#[derive(Clone, Default)]
pub(crate) enum Value {
    /// The game's own estimate.
    #[default]
    Estimate,
    /// A net, which knows states right after a seat's own actions.
    Net(Arc<Net>, Box<Weigher>),
}

impl Value {
    pub(crate) fn of_net(net: Arc<Net>) -> Self {
        Self::Net(net, Box::default())
    }

    /// Says whether it knows only states right after a seat's own actions. Where a seat is about to act, what the state
    /// is worth to it is then what its best action leads to.
    pub(crate) const fn looks_back(&self) -> bool {
        matches!(self, Self::Net(..))
    }

    /// Returns what a state is worth to a seat, from 0 to 1: by the verdict when the game is over, and by what is proven where the
    /// rules settle it before. It stays a function of its own, so that a profile tells it apart from the tree.
    #[inline(never)]
    pub(crate) fn worth<G: Heuristic + Inputs>(&mut self, game: &G, state: &G::State, seat: Seat) -> f64 {
        if let Some(verdict) = game.verdict(state) {
            return verdict.worth(seat, game.seats());
        }
        if let Some(worth) = game.proven(state, seat) {
            return worth;
        }
        match self {
            Self::Estimate => game.estimate(state, seat),
            Self::Net(net, weigher) => chance(weigher.look(game, state, seat, net)),
        }
    }
}

/// Draws all outcomes that are due; says whether any was.
pub(crate) fn resolve_chance<G: Game>(game: &G, state: &mut G::State, dice: &mut contract::Stream) -> bool {
    let mut fell = false;
    while game.turn(state) == contract::Turn::Chance {
        let outcome = game.sample(state, dice);
        game.apply_outcome(state, outcome);
        fell = true;
    }
    fell
}
