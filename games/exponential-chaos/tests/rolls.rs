//! The re-rolls that a net looks through, beside a search through all rolls by the contract alone.

use std::collections::HashMap;

use contract::{Dice, Game, Inputs, Notation, Seat, Setup, Stream, Turn};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::Action;
use exponential_chaos::state::{Phase, State};

/// What dice are worth once they are kept: anything, as long as it follows from what they show.
fn worth(state: &State) -> f64 {
    f64::from(Stream::new("worth", &format!("{:?}", state.counts()), 0).below(1000)) / 1000.0
}

/// A search that remembers what positions are worth, by what their dice show and by those that are locked.
struct Search<'a> {
    game: &'a ExponentialChaos,
    seen: HashMap<State, f64>,
}

impl Search<'_> {
    /// Returns what the dice are worth as they lie, if the best is made of them.
    fn best(&mut self, state: &State) -> f64 {
        if state.course.phase != Phase::Roll {
            return worth(state);
        }
        if let Some(known) = self.seen.get(state) {
            return *known;
        }
        let mut actions = Vec::new();
        self.game.legal(state, Seat::FIRST, &mut actions);
        let best = actions.into_iter().map(|action| self.after(state, action)).fold(0.0, f64::max);
        self.seen.insert(*state, best);
        best
    }

    fn after(&mut self, state: &State, action: Action) -> f64 {
        let (mut after, mut outcomes) = (*state, Vec::new());
        self.game.apply(&mut after, Seat::FIRST, action);
        if action == Action::Keep {
            return worth(&after);
        }
        assert_eq!(self.game.turn(&after), Turn::Chance);
        assert!(self.game.outcomes(&after, &mut outcomes));
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let sum: f64 = outcomes
            .into_iter()
            .map(|(outcome, weight)| {
                let mut rolled = after;
                self.game.apply_outcome(&mut rolled, outcome);
                weight as f64 * self.best(&rolled)
            })
            .sum();
        sum / all as f64
    }
}

#[test]
fn what_a_roll_is_worth_is_what_the_search_finds() {
    for locked in ["false", "true"] {
        let game = ExponentialChaos::new(&Setup::printed(2).set("set_aside_locked", locked)).expect("an option");
        let rare = if locked == "true" { " lk=- opt=set_aside_locked:true" } else { "" };
        for rerolls in 1..=3 {
            let line = format!(
                "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv=Y1:3,B1:3,P1:3 def=ymm rr=3 ms=0 pts=0 q=- tb=-{rare}"
            );
            let mut state = game.read_line(&line).expect("a line");
            state.course.rerolls = rerolls;
            let (mut actions, mut values) = (Vec::new(), Vec::new());
            game.legal(&state, Seat::FIRST, &mut actions);
            assert!(game.look_through_rolls(&state, Seat::FIRST, &actions, &mut worth, &mut values));
            let mut search = Search { game: &game, seen: HashMap::new() };
            assert_eq!(values.len(), actions.len());
            for (action, value) in actions.into_iter().zip(&values) {
                let found = search.after(&state, action);
                assert!((value - found).abs() < 1e-9, "{action:?} is worth {found}, not {value}: {rerolls}, {locked}");
            }
        }
    }
}

#[test]
fn where_no_dice_lie_there_is_nothing_to_look_through() {
    let game = ExponentialChaos::new(&Setup::printed(2)).expect("the printed game");
    let mut values = vec![1.0];
    assert!(!game.look_through_rolls(&game.start(), Seat::FIRST, &[], &mut worth, &mut values));
    assert_eq!(values, [1.0]);
}
