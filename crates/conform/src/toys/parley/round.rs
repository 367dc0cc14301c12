//! How a round goes on once all have prepared, and how the game ends. R4 to R9.

use contract::{Seat, SeatSet, Verdict};

use super::{Card, Hand, Parley, SEATS, Stage, State};

impl Parley {
    /// R4, R5. The step with which the last seat is done opens all offers.
    pub(super) fn finish(&self, state: &mut State, seat: Seat) {
        state.done = state.done.with(seat);
        if state.done != self.all() {
            return;
        }
        state.done = SeatSet::NONE;
        state.drew = SeatSet::NONE;
        let strongest = self.strongest(state);
        match strongest.first() {
            Some(winner) if strongest.len() == 1 => self.open_window(state, winner),
            _ => state.stage = Stage::Lot,
        }
    }

    /// R7.
    pub(super) fn open_window(&self, state: &mut State, winner: Seat) {
        self.ask_from(state, winner, 0);
    }

    /// R7. Asks the next seat after one that passed.
    pub(super) fn ask_after(&self, state: &mut State, seat: Seat) {
        if let Stage::Window { winner, .. } = state.stage {
            self.ask_from(state, winner, seat.index() + 1);
        }
    }

    fn ask_from(&self, state: &mut State, winner: Seat, least: usize) {
        let may_hold = |seat: &Seat| {
            self.veto && seat.index() >= least && *seat != winner && !state.hands[seat.index()].is_empty()
        };
        if let Some(asked) = self.all().iter().find(may_hold) {
            state.stage = Stage::Window { winner, asked };
            return;
        }
        // R8.
        state.scores[winner.index()] += state.offers.iter().flatten().map(|card| card.strength()).sum::<u8>();
        self.end_round(state);
    }

    /// R7. The veto is discarded and nobody scores.
    pub(super) fn veto(&self, state: &mut State, seat: Seat) {
        state.hands[seat.index()] = state.hands[seat.index()].without(Card::VETO);
        state.discards = state.discards.with(Card::VETO);
        self.end_round(state);
    }

    fn end_round(&self, state: &mut State) {
        state.discards = state.offers.iter().flatten().fold(state.discards, |heap: Hand, card| heap.with(*card));
        state.offers = [None; SEATS];
        state.round += 1;
        state.stage = if state.round > self.rounds { Stage::Over } else { Stage::Prepare };
    }

    /// R9.
    pub(super) fn result(&self, state: &State) -> Verdict {
        let best = self.all().iter().map(|seat| state.scores[seat.index()]).max().unwrap_or_default();
        let leaders: SeatSet = self.all().iter().filter(|seat| state.scores[seat.index()] == best).collect();
        let winners = if leaders == self.all() { SeatSet::NONE } else { leaders };
        let mut scores = [0.0; Seat::MOST];
        scores.iter_mut().zip(state.scores).for_each(|(score, points)| *score = f64::from(points));
        Verdict::new(winners, scores, "R9", "score")
    }
}
