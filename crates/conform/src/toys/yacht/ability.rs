//! What yacht offers to bots and learners.

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Determinize, Dice, Features, Game, Heuristic, Seat};

use super::{State, Yacht};

impl Determinize for Yacht {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        let mut hash = DefaultHasher::new();
        state.hash(&mut hash);
        hash.finish()
    }
}

impl Heuristic for Yacht {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        if let Some(verdict) = self.verdict(state) {
            return verdict.worth(seat, 2);
        }
        let total = |index: usize| f64::from(state.total[index]);
        let lead = total(seat.index()) - total(1 - seat.index());
        0.5 + (lead / 100.0).clamp(-0.5, 0.5)
    }
}

impl Features for Yacht {
    const NAMES: &'static [&'static str] =
        &["mine", "theirs", "turns", "rerolls", "die1", "die2", "die3", "die4", "die5"];

    fn features(&self, view: &State, seat: Seat, out: &mut [f32]) {
        let total = |index: usize| f32::from(view.total[index]) / 100.0;
        let (mine, theirs) = (total(seat.index()), total(1 - seat.index()));
        let turn = [mine, theirs, f32::from(view.turns) / 24.0, f32::from(view.rerolls) / 2.0];
        let dice = view.dice.map(|die| f32::from(die) / 6.0);
        out.iter_mut().zip(turn.into_iter().chain(dice)).for_each(|(slot, number)| *slot = number);
    }
}
