//! The end: counting, the tie-break, the places (R56-R64).

use contract::{EventSink, Seat, SeatSet, Verdict};

use crate::ExponentialChaos;
use crate::event::Event;
use crate::state::{Phase, State, Tie};

impl ExponentialChaos {
    /// R57-R59. Lets everybody count: the highest score wins, and whoever shares it fights it out.
    pub(crate) fn count<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let top = self.best(state, SeatSet::all(self.setup.seats));
        if top.len() == 1 {
            state.course.phase = Phase::Over;
            return events.record(Event::Ended { winners: top, rule: "R58" });
        }
        state.course.tie = Some(Tie { cycle: 1, attackers: top, tied: top, dropped: [0; Seat::MOST] });
        if let (true, Some(seat)) = (S::ENABLED, top.first()) {
            events.record(Event::Tied { tied: top, score: self.score(state.planets.of(seat)) });
        }
        self.attack(state);
    }

    /// R58. Returns those of some players who have the highest score.
    fn best(&self, state: &State, among: SeatSet) -> SeatSet {
        let score = |seat: Seat| self.score(state.planets.of(seat));
        let top = among.iter().map(score).max().unwrap_or(0);
        among.iter().filter(|seat| score(*seat) == top).collect()
    }

    /// R56, R59. The next of the tied players attacks, whatever is left of the planet, in the order of the last round.
    fn attack(&self, state: &mut State) {
        let Some(tie) = state.course.tie else { return };
        let from = self.starter(state, state.course.round);
        state.course.phase = Phase::Tie;
        state.course.active = self.in_order(tie.attackers, from).next().unwrap_or(from);
    }

    /// R59, R62. An attack of the tie-break is over; after the last one of a cycle the scores are compared.
    pub(crate) fn next_attack<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let attacker = state.course.active;
        let Some(tie) = &mut state.course.tie else { return };
        tie.attackers = tie.attackers.without(attacker);
        if tie.attackers.is_empty() { self.end_cycle(state, events) } else { self.attack(state) }
    }

    /// R62, R63. Whoever is alone at the top has won; otherwise the next cycle follows, up to the last one.
    fn end_cycle<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let Some(mut tie) = state.course.tie else { return };
        let top = self.best(state, tie.tied);
        let out: SeatSet = tie.tied.iter().filter(|seat| !top.contains(*seat)).collect();
        let group = 1 + tie.dropped.iter().copied().max().unwrap_or(0);
        out.iter().for_each(|seat| tie.dropped[seat.index()] = group);
        events.record(Event::CycleOver { cycle: tie.cycle, tied: top, out });
        let is_last = u32::from(tie.cycle) == self.options.tiebreak_cap.0;
        if top.len() == 1 || is_last {
            state.course.places = self.places(state, top, tie.dropped);
            (state.course.tie, state.course.phase) = (None, Phase::Over);
            let rule = if top.len() == 1 { "R62" } else { "R63" };
            return events.record(Event::Ended { winners: top, rule });
        }
        state.course.tie = Some(Tie { cycle: tie.cycle + 1, attackers: top, tied: top, ..tie });
        self.attack(state);
    }

    /// R64. Places the winners, then those who dropped out later, then all others; inside a group the score decides.
    fn places(&self, state: &State, winners: SeatSet, dropped: [u8; Seat::MOST]) -> [u8; Seat::MOST] {
        let rank = |seat: Seat| match dropped[seat.index()] {
            _ if winners.contains(seat) => (u8::MAX, 0),
            group => (group, self.score(state.planets.of(seat))),
        };
        let seats = SeatSet::all(self.setup.seats);
        let mut places = [0; Seat::MOST];
        for seat in seats.iter() {
            places[seat.index()] = 1 + seats.iter().filter(|other| rank(*other) > rank(seat)).count() as u8;
        }
        places
    }

    /// R58, R62-R64. Says how the game ended.
    pub(crate) fn verdict_of(&self, state: &State) -> Option<Verdict> {
        if state.course.phase != Phase::Over {
            return None;
        }
        let seats = SeatSet::all(self.setup.seats);
        let mut scores = [0.0; Seat::MOST];
        seats.iter().for_each(|seat| scores[seat.index()] = f64::from(self.score(state.planets.of(seat))));
        if state.course.places[0] == 0 {
            return Some(Verdict::new(self.best(state, seats), scores, "R58", "score"));
        }
        let winners: SeatSet = seats.iter().filter(|seat| state.course.places[seat.index()] == 1).collect();
        let (rule, cause) = if winners.len() == 1 { ("R62", "tiebreak") } else { ("R63", "shared") };
        let mut verdict = Verdict::new(winners, scores, rule, cause);
        for seat in seats.iter() {
            verdict.places[seat.index()] = state.course.places[seat.index()];
        }
        Some(verdict)
    }
}
