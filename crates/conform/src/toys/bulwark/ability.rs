//! What bulwark offers to bots.

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Determinize, Dice, Game, Heuristic, Seat};

use super::{Bulwark, State};

impl Determinize for Bulwark {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        let mut hash = DefaultHasher::new();
        state.hash(&mut hash);
        hash.finish()
    }
}

impl Heuristic for Bulwark {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        if let Some(verdict) = self.verdict(state) {
            return verdict.worth(seat, 2);
        }
        let stones = |index: usize| state.stones[index].iter().map(|stones| f64::from(*stones)).sum::<f64>();
        let most = self.built.iter().map(|stones| f64::from(*stones)).sum::<f64>();
        0.5 + (stones(seat.index()) - stones(1 - seat.index())) / (2.0 * most)
    }
}
