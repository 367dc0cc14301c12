//! What parley offers to bots, learners and matches.

use contract::{Determinize, Dice, Game, Heuristic, InputSink, Inputs, Seat, SeatSet, Series, Verdict, fast_hash};

use super::{Card, Parley, State, View};
use crate::toys::best_of_three_is_over;

impl Determinize for Parley {
    fn determinize<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        self.fill_in(view, dice)
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        fast_hash(&self.view(state, SeatSet::only(seat)))
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

impl Inputs for Parley {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let view = self.view(state, SeatSet::only(seat));
        let hand = view.hands[seat.index()].unwrap_or_default();
        let score = |seat: Seat| f32::from(view.scores[seat.index()]);
        let strength: u8 = Card::ALL.iter().map(|card| card.strength() * hand.count(*card)).sum();
        let mut number = |name, value: f32| sink.number(name, value / 40.0);
        number("round", view.round.into());
        number("score", score(seat));
        number("best rival", self.all().without(seat).iter().map(score).fold(0.0, f32::max));
        number("vetoes", hand.count(Card::VETO).into());
        number("strength", strength.into());
        number("cards", hand.len().into());
        number("discards", view.discards.len().into());
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
