//! How a net is asked about states.

use contract::{Inputs, Seat, Sparse};

use crate::net::{Net, Units, logit_of};

/// The buffers for asking a net.
#[derive(Clone, Default, Debug)]
pub struct Weigher {
    inputs: Sparse,
    units: Units,
}

impl Weigher {
    /// Returns the logit of a state for a seat: by the verdict when the game is over, else by the net.
    pub fn logit<G: Inputs>(&mut self, game: &G, state: &G::State, seat: Seat, net: &Net) -> f32 {
        match game.verdict(state) {
            Some(verdict) => logit_of(verdict.worth(seat, game.seats())),
            None => self.look(game, state, seat, net),
        }
    }

    /// Returns the logit of a state that is not over.
    pub(crate) fn look<G: Inputs>(&mut self, game: &G, state: &G::State, seat: Seat, net: &Net) -> f32 {
        self.inputs.clear();
        game.inputs(state, seat, &mut self.inputs);
        net.logit(&self.inputs, &mut self.units)
    }

    /// Returns the inputs of the state that was asked about last.
    pub fn inputs(&self) -> &Sparse {
        &self.inputs
    }
}
