//! What yacht offers to bots and learners.

use contract::{Determinize, Dice, Game, Heuristic, InputSink, Inputs, Seat, fast_hash};

use super::{Category, Places, State, Yacht};

impl Determinize for Yacht {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        fast_hash(state)
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

impl Inputs for Yacht {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let (mine, theirs) = (seat.index(), 1 - seat.index());
        let flag = |is: bool| f32::from(u8::from(is));
        for (name, owner) in [("i have category", mine), ("they have category", theirs)] {
            let has = |category| flag(state.has_taken(Seat::new(owner), category));
            sink.numbers(name, Category::ALL.into_iter().map(has));
        }
        let acts = state.turns < self.turns && state.seat() == seat;
        for (name, face) in [("ones", 1), ("twos", 2), ("threes", 3), ("fours", 4), ("fives", 5), ("sixes", 6)] {
            let lying = state.dice.iter().filter(|die| acts && **die == face).count();
            sink.reached(name, [1.0, 2.0, 3.0, 4.0, 5.0], lying as f32);
        }
        sink.one_of("dice in the air", 6, if acts { state.air.0.count_ones() as usize } else { 0 });
        let open = |category| acts && state.air == Places::NONE && !state.has_taken(seat, category);
        let points =
            |category: Category| if open(category) { f32::from(category.points(state.dice, self.fixed)) } else { 0.0 };
        sink.numbers("would score in category", Category::ALL.into_iter().map(|category| points(category) / 50.0));
        let lead = f32::from(state.total[mine]) - f32::from(state.total[theirs]);
        sink.number("lead", lead / 100.0);
        sink.number("lead, at most 20", lead.clamp(-20.0, 20.0) / 20.0);
        sink.number("my points", f32::from(state.total[mine]) / 200.0);
        sink.flag("my turn", acts);
        sink.one_of("rolls left", 3, if acts { state.rerolls.into() } else { 0 });
        sink.number("turns taken", f32::from(state.turns) / f32::from(self.turns));
    }

    fn progress(&self, state: &State, seat: Seat) -> f64 {
        (f64::from(state.total[seat.index()]) / 250.0).min(1.0)
    }
}
