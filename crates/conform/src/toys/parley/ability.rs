//! What parley offers to bots, learners and matches.

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Determinize, Dice, Features, Game, Heuristic, InputSink, Inputs, Seat, SeatSet, Series, Verdict};

use super::{Card, Parley, State, View};
use crate::toys::best_of_three_is_over;

impl Determinize for Parley {
    fn determinize<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        self.fill_in(view, dice)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        let mut hash = DefaultHasher::new();
        self.view(state, SeatSet::only(seat)).hash(&mut hash);
        hash.finish()
    }
}

impl Heuristic for Parley {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        if let Some(verdict) = self.verdict(state) {
            return verdict.worth(seat, self.seats());
        }
        let score = |seat: Seat| f64::from(state.scores[seat.index()]);
        let rival = self.all().without(seat).iter().map(score).fold(0.0, f64::max);
        0.5 + ((score(seat) - rival) / 40.0).clamp(-0.5, 0.5)
    }
}

impl Features for Parley {
    const NAMES: &'static [&'static str] = &["round", "score", "best_rival", "vetoes", "strength", "cards", "discards"];

    fn features(&self, view: &View, seat: Seat, out: &mut [f32]) {
        let hand = view.hands[seat.index()].unwrap_or_default();
        let score = |seat: Seat| f32::from(view.scores[seat.index()]);
        let rival = self.all().without(seat).iter().map(score).fold(0.0, f32::max);
        let strength: u8 = Card::ALL.iter().map(|card| card.strength() * hand.count(*card)).sum();
        let [vetoes, strength, cards] = [hand.count(Card::VETO), strength, hand.len()].map(f32::from);
        let numbers =
            [f32::from(view.round), score(seat), rival, vetoes, strength, cards, f32::from(view.discards.len())];
        out.iter_mut().zip(numbers).for_each(|(slot, number)| *slot = number);
    }
}

impl Inputs for Parley {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let mut out = [0.0; Self::NAMES.len()];
        self.features(&self.view(state, SeatSet::only(seat)), seat, &mut out);
        Self::NAMES.iter().zip(out).for_each(|(name, number)| sink.number(name, number / 40.0));
    }

    fn progress(&self, state: &State, seat: Seat) -> f64 {
        self.estimate(state, seat)
    }
}

impl Series for Parley {
    fn most_games(&self) -> u16 {
        3
    }

    /// R10.
    fn next(&self, ends: &[(State, Verdict)]) -> Option<(Self, State)> {
        let again = (!best_of_three_is_over(self, ends)).then(|| Self::new(&self.setup).ok()).flatten()?;
        let start = again.start();
        Some((again, start))
    }
}
