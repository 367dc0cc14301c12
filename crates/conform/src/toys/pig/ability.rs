//! What pig offers to bots, learners and matches.

use contract::{Determinize, Dice, Game, Heuristic, InputSink, Inputs, Seat, SeatSet, Series, Verdict};

use super::{Due, Pig, State};
use crate::toys::best_of_three_is_over;

impl Determinize for Pig {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        let State { turns, due, gathered, safe: [first, second] } = *state;
        [turns, gathered, first, second].into_iter().fold(due as u64, |key, number| key << 15 | u64::from(number))
    }
}

impl Heuristic for Pig {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        if let Some(verdict) = self.verdict(state) {
            return verdict.worth(seat, 2);
        }
        let points = |index: usize| {
            let gathered = if state.seat().index() == index { state.gathered } else { 0 };
            f64::from(state.safe[index] + gathered) / f64::from(self.target + 6)
        };
        0.5 + (points(seat.index()) - points(1 - seat.index())) / 2.0
    }
}

/// How many marks stand along the way from no points to the target.
const MARKS: usize = 11;

impl Inputs for Pig {
    const SCHEME: u16 = 2;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let acts = state.seat() == seat;
        let points = [
            ("mine", state.safe(seat)),
            ("theirs", state.safe(Seat::new(1 - seat.index()))),
            ("gathered", state.gathered),
        ];
        for (about, points) in points {
            sink.about(about);
            // Of two marks the nearer counts more, so that what is learned of some points is known of those beside them: to
            // 100 most numbers come too seldom to be learned one by one.
            let part = f32::from(points) / f32::from(self.target);
            let near = |mark: usize| (1.0 - (part * (MARKS - 1) as f32 - mark as f32).abs()).max(0.0);
            sink.numbers("near mark", (0..MARKS).map(near));
            sink.number("part of the target", part);
        }
        sink.about("");
        sink.number("target", f32::from(self.target) / 100.0);
        sink.flag("my turn", acts);
        sink.flag("my die falls", acts && state.due == Due::Roll);
    }

    fn progress(&self, state: &State, seat: Seat) -> f64 {
        (f64::from(state.safe(seat)) / f64::from(self.target)).min(1.0)
    }
}

impl Series for Pig {
    fn most_games(&self) -> u16 {
        3
    }

    /// R7.
    fn next(&self, ends: &[(State, Verdict)]) -> Option<(Self, State)> {
        let again = (!best_of_three_is_over(self, ends)).then(|| Self::new(&self.setup).ok()).flatten()?;
        let mut start = again.start();
        let first_won = |(_, end): &(State, Verdict)| end.winners == SeatSet::only(Seat::FIRST);
        start.turns = u16::from(ends.last().is_some_and(first_won));
        Some((again, start))
    }
}
