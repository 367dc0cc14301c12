//! Games without secrets, solved: what every choice is worth when both sides play their best.

use std::collections::HashMap;

use contract::{Game, Seat, Turn};

/// A game for two and the states whose worth is known, each to its first seat.
pub(crate) struct Solved<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::State, f64>,
}

impl<'a, G: Game> Solved<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Self { game, known: HashMap::new() }
    }

    /// What a state is worth to a seat.
    pub(crate) fn worth(&mut self, state: &G::State, seat: Seat) -> f64 {
        let first = self.first(state);
        if seat == Seat::FIRST { first } else { 1.0 - first }
    }

    /// What an action of a seat is worth to it.
    pub(crate) fn worth_of(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f64 {
        let mut after = *state;
        self.game.apply(&mut after, seat, action);
        self.worth(&after, seat)
    }

    fn first(&mut self, state: &G::State) -> f64 {
        if let Some(worth) = self.known.get(state) {
            return *worth;
        }
        let worth = match self.game.turn(state) {
            Turn::Over => self.game.verdict(state).expect("over").worth(Seat::FIRST, self.game.seats()),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.outcomes(state, &mut outcomes);
                let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
                let mut sum = 0.0;
                for (outcome, weight) in outcomes {
                    let mut after = *state;
                    self.game.apply_outcome(&mut after, outcome);
                    sum += weight as f64 / all as f64 * self.first(&after);
                }
                sum
            }
            Turn::Choice(seats) => {
                let seat = seats.first().expect("a seat");
                let mut actions = Vec::new();
                self.game.legal(state, seat, &mut actions);
                let best = actions.into_iter().map(|action| self.worth_of(state, seat, action)).fold(0.0, f64::max);
                if seat == Seat::FIRST { best } else { 1.0 - best }
            }
        };
        self.known.insert(*state, worth);
        worth
    }
}
