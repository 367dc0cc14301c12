//! What bulwark offers to bots and learners.

use contract::{Determinize, Dice, Game, Heuristic, InputSink, Inputs, Seat, fast_hash};

use super::{Bulwark, FACES, PLACES, State};

impl Determinize for Bulwark {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        fast_hash(state)
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

/// A wall or keep has from 0 to 9 stones.
const STONES: usize = 10;

impl Inputs for Bulwark {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        for (about, owner) in [("mine", seat.index()), ("theirs", 1 - seat.index())] {
            sink.about(about);
            let [left, middle, right, keep] = state.stones[owner].map(usize::from);
            sink.one_of("left wall", STONES, left);
            sink.one_of("middle wall", STONES, middle);
            sink.one_of("right wall", STONES, right);
            sink.one_of("keep", STONES, keep);
        }
        sink.about("");
        sink.one_of("points left", usize::from(FACES) + 1, state.points.into());
        sink.numbers("hit place", state.hit.into_iter().map(|hit| f32::from(u8::from(hit))));
        sink.flag("my turn", state.seat() == seat);
        sink.number("turns taken", f32::from(state.turns) / f32::from(self.turns));
    }

    fn progress(&self, state: &State, seat: Seat) -> f64 {
        let stones = |places: [u8; PLACES]| places.iter().map(|stones| f64::from(*stones)).sum::<f64>();
        1.0 - stones(state.stones[1 - seat.index()]) / stones(self.built)
    }
}
