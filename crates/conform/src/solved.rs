//! The judge: games without secrets, solved: what every choice is worth when both sides play their best.

use std::collections::HashMap;

use contract::{Game, Seat, Turn};

/// A game for two and the states whose worth is known, each to its first seat. Every state that can follow is visited, so
/// it is for small games and for positions near the end.
///
/// # Panics
/// On games for more than two, with secrets, without an end, or with chances too many to list.
#[derive(Debug)]
pub struct Solved<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::State, f64>,
}

impl<'a, G: Game> Solved<'a, G> {
    /// Knows nothing yet.
    pub fn new(game: &'a G) -> Self {
        Self { game, known: HashMap::new() }
    }

    /// What a state is worth to a seat.
    pub fn worth(&mut self, state: &G::State, seat: Seat) -> f64 {
        let first = self.first(state);
        if seat == Seat::FIRST { first } else { 1.0 - first }
    }

    /// What an action of a seat is worth to it.
    pub fn worth_of(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f64 {
        let mut after = *state;
        self.game.apply(&mut after, seat, action);
        self.worth(&after, seat)
    }

    /// What a state is worth to a seat that chooses by `choose` while the other plays its best.
    pub fn worth_of_playing(
        &mut self,
        state: &G::State,
        seat: Seat,
        choose: &mut impl FnMut(&G::State) -> G::Action,
    ) -> f64 {
        let mut known = HashMap::new();
        self.playing(state, seat, choose, &mut known)
    }

    fn playing(
        &mut self,
        state: &G::State,
        seat: Seat,
        choose: &mut impl FnMut(&G::State) -> G::Action,
        known: &mut HashMap<G::State, f64>,
    ) -> f64 {
        if let Some(worth) = known.get(state) {
            return *worth;
        }
        let game = self.game;
        let mut actions = Vec::new();
        let worth = match game.turn(state) {
            Turn::Over => self.worth(state, seat),
            Turn::Chance => self.mean(state, &mut |solved, after| solved.playing(after, seat, choose, known)),
            Turn::Choice(seats) if seats.contains(seat) => {
                let mut after = *state;
                game.apply(&mut after, seat, choose(state));
                self.playing(&after, seat, choose, known)
            }
            Turn::Choice(seats) => {
                let other = seats.first().expect("a seat");
                game.legal(state, other, &mut actions);
                let worths = actions.into_iter().map(|action| {
                    let mut after = *state;
                    game.apply(&mut after, other, action);
                    self.playing(&after, seat, choose, known)
                });
                worths.fold(1.0, f64::min)
            }
        };
        known.insert(*state, worth);
        worth
    }

    /// The mean over what chance may bring.
    fn mean(&mut self, state: &G::State, worth: &mut dyn FnMut(&mut Self, &G::State) -> f64) -> f64 {
        let mut outcomes = Vec::new();
        self.game.outcomes(state, &mut outcomes);
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let part = |&(outcome, weight): &(G::Outcome, u64)| {
            let mut after = *state;
            self.game.apply_outcome(&mut after, outcome);
            weight as f64 / all as f64 * worth(self, &after)
        };
        outcomes.iter().map(part).sum()
    }

    fn first(&mut self, state: &G::State) -> f64 {
        if let Some(worth) = self.known.get(state) {
            return *worth;
        }
        let worth = match self.game.turn(state) {
            Turn::Over => self.game.verdict(state).expect("over").worth(Seat::FIRST, self.game.seats()),
            Turn::Chance => self.mean(state, &mut Self::first),
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
