//! How a round goes on once all have prepared, and how the game ends. R4 to R9.

use contract::{EventSink, Seat, SeatSet, Verdict};

use super::events::go_on;
use super::{Card, Event, Hand, Parley, SEATS, Stage, State};

impl Parley {
    /// R4, R5. The step with which the last seat is done opens all offers.
    pub(super) fn finish(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        state.done = state.done.with(seat);
        events.record(Event::IsDone { seat });
        if state.done != self.all() {
            return;
        }
        state.done = SeatSet::NONE;
        state.drew = SeatSet::NONE;
        for seat in self.all().iter() {
            if let Some(card) = state.offers[seat.index()] {
                events.record(Event::Opened { seat, card, left: state.hands[seat.index()].len() });
            }
        }
        let strongest = self.strongest(state);
        match strongest.first() {
            Some(winner) if strongest.len() == 1 => self.open_window(state, winner, events),
            _ => go_on(state, Stage::Lot, events),
        }
    }

    /// R7.
    pub(super) fn open_window(&self, state: &mut State, winner: Seat, events: &mut impl EventSink<Event>) {
        self.ask_from(state, winner, 0, events);
    }

    /// R7. Asks the next seat after one that passed.
    pub(super) fn ask_after(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        if let Stage::Window { winner, .. } = state.stage {
            self.ask_from(state, winner, seat.index() + 1, events);
        }
    }

    fn ask_from(&self, state: &mut State, winner: Seat, least: usize, events: &mut impl EventSink<Event>) {
        let may_hold = |seat: &Seat| {
            self.veto && seat.index() >= least && *seat != winner && !state.hands[seat.index()].is_empty()
        };
        if let Some(asked) = self.all().iter().find(may_hold) {
            return go_on(state, Stage::Window { winner, asked }, events);
        }
        // R8.
        let points = state.offers.iter().flatten().map(|card| card.strength()).sum::<u8>();
        state.scores[winner.index()] += points;
        if points > 0 {
            events.record(Event::Scored { seat: winner, points });
        }
        self.end_round(state, events);
    }

    /// R7. The veto is discarded and nobody scores.
    pub(super) fn veto(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        state.hands[seat.index()] = state.hands[seat.index()].without(Card::VETO);
        state.discards = state.discards.with(Card::VETO);
        events.record(Event::Vetoed { seat });
        self.end_round(state, events);
    }

    fn end_round(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        state.discards = state.offers.iter().flatten().fold(state.discards, |heap: Hand, card| heap.with(*card));
        state.offers = [None; SEATS];
        state.round += 1;
        events.record(Event::RoundOver);
        go_on(state, if state.round > self.rounds { Stage::Over } else { Stage::Prepare }, events);
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
