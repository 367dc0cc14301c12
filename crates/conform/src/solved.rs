//! The judge: games solved backwards from their ends: what every choice is worth when everybody plays their best.

mod sealed;

use std::collections::HashMap;

use contract::{Game, Seat, Turn};

pub use sealed::Sealed;

/// A game for one or two and the states whose worth is known, each to its first seat. Alone, the best counts that can be
/// done; of two, one wins what the other loses. Where both are asked at once, they choose in secret until all is opened: such
/// a state is worth as much as the matrix of their plans ([`Sealed`]), and what comes before it follows from that
/// (stochastic games; Shapley 1953).
///
/// Every state that can follow is visited, so it is for small games and for positions near the end; [`Solved::within`]
/// gives up where these are too many. States are judged as if both seats saw them whole: where something stays hidden that
/// still matters, the answer is not that of the game.
#[derive(Debug)]
pub struct Solved<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::State, f64>,
    most: Limits,
    left: Limits,
}

/// How many states may be visited, and how many one after the other.
#[derive(Clone, Copy, Debug)]
struct Limits {
    states: usize,
    steps: usize,
}

/// Whoever may give up does so this many steps from a position: a game without an end in sight must not fill the stack.
const DEEPEST: usize = 400;

/// What is worth more is won, but for rounding; then nothing better is looked for.
const SURE: f64 = 1.0 - 1e-12;

impl<'a, G: Game> Solved<'a, G> {
    /// Knows nothing yet, and never gives up.
    pub fn new(game: &'a G) -> Self {
        Self::with(game, Limits { states: usize::MAX, steps: usize::MAX })
    }

    /// Knows nothing yet, and gives up a question for which more than so many new states would have to be visited.
    pub fn within(game: &'a G, states: usize) -> Self {
        Self::with(game, Limits { states, steps: DEEPEST })
    }

    fn with(game: &'a G, most: Limits) -> Self {
        Self { game, known: HashMap::new(), most, left: most }
    }

    /// What a state is worth to a seat.
    ///
    /// # Panics
    /// When that cannot be found out; see [`Solved::find`].
    pub fn worth(&mut self, state: &G::State, seat: Seat) -> f64 {
        self.find(state, seat).expect("a game for one or two, near enough to its end")
    }

    /// What an action of a seat is worth to it.
    ///
    /// # Panics
    /// As [`Solved::worth`].
    pub fn worth_of(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f64 {
        let after = self.after(state, seat, action);
        self.worth(&after, seat)
    }

    /// What a state is worth to a seat. None where too many states can follow, more than two play, chances are too many to be
    /// listed, or dice fall in secret before a sealed choice is opened.
    pub fn find(&mut self, state: &G::State, seat: Seat) -> Option<f64> {
        self.left = self.most;
        let first = (self.game.seats() <= 2).then(|| self.first(state))??;
        Some(to(seat, first))
    }

    /// Lists the actions of a seat that is asked, in the game's order, each with what it is worth to it. In a sealed choice
    /// that is the best plan beginning with it, while the other seat plays its part of the equilibrium. None as for
    /// [`Solved::find`].
    pub fn weigh(&mut self, state: &G::State, seat: Seat) -> Option<Vec<(G::Action, f64)>> {
        let sealed = match self.game.turn(state) {
            Turn::Choice(seats) if seats.len() > 1 => Some(self.sealed(state)?),
            _ => None,
        };
        let mut actions = Vec::new();
        self.game.legal(state, seat, &mut actions);
        self.left = self.most;
        let mut weighed = Vec::new();
        for action in actions {
            let worth = match &sealed {
                Some(sealed) => sealed.worth_of(seat, action)?,
                None => to(seat, self.first(&self.after(state, seat, action))?),
            };
            weighed.push((action, worth));
        }
        Some(weighed)
    }

    /// Solves a choice that two seats make in secret, neither of them having begun. None as for [`Solved::find`].
    pub fn sealed(&mut self, state: &G::State) -> Option<Sealed<G::Action>> {
        self.left = self.most;
        Sealed::of(self, state)
    }

    /// What a state is worth to a seat that chooses by `choose` while the other plays its best.
    ///
    /// # Panics
    /// As [`Solved::worth`], and where both choose at once.
    pub fn worth_of_playing(
        &mut self,
        state: &G::State,
        seat: Seat,
        choose: &mut impl FnMut(&G::State) -> G::Action,
    ) -> f64 {
        let mut known = HashMap::new();
        self.left = self.most;
        self.playing(state, seat, choose, &mut known).expect("an open game for one or two, near enough to its end")
    }

    fn playing(
        &mut self,
        state: &G::State,
        seat: Seat,
        choose: &mut impl FnMut(&G::State) -> G::Action,
        known: &mut HashMap<G::State, f64>,
    ) -> Option<f64> {
        if let Some(worth) = known.get(state) {
            return Some(*worth);
        }
        let worth = match self.game.turn(state) {
            Turn::Over => to(seat, self.first(state)?),
            Turn::Chance => self.mean(state, &mut |solved, after| solved.playing(after, seat, choose, known))?,
            Turn::Choice(seats) if seats.len() > 1 => return None,
            Turn::Choice(seats) if seats.contains(seat) => {
                let after = self.after(state, seat, choose(state));
                self.playing(&after, seat, choose, known)?
            }
            Turn::Choice(seats) => {
                let other = seats.first()?;
                let mut actions = Vec::new();
                self.game.legal(state, other, &mut actions);
                let mut least: f64 = 1.0;
                for action in actions {
                    let after = self.after(state, other, action);
                    least = least.min(self.playing(&after, seat, choose, known)?);
                }
                least
            }
        };
        known.insert(*state, worth);
        Some(worth)
    }

    fn after(&self, state: &G::State, seat: Seat, action: G::Action) -> G::State {
        let mut after = *state;
        self.game.apply(&mut after, seat, action);
        after
    }

    /// The mean over what chance may bring; none where that cannot be listed.
    fn mean(&mut self, state: &G::State, worth: &mut dyn FnMut(&mut Self, &G::State) -> Option<f64>) -> Option<f64> {
        let mut outcomes = Vec::new();
        if !self.game.outcomes(state, &mut outcomes) {
            return None;
        }
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let part = |&(outcome, weight): &(G::Outcome, u64)| {
            let mut after = *state;
            self.game.apply_outcome(&mut after, outcome);
            Some(weight as f64 / all as f64 * worth(self, &after)?)
        };
        outcomes.iter().map(part).sum()
    }

    /// What a state is worth to the first seat. What is over is told faster than found again, and not kept.
    fn first(&mut self, state: &G::State) -> Option<f64> {
        if let Some(worth) = self.known.get(state) {
            return Some(*worth);
        }
        self.visit()?;
        let turn = self.game.turn(state);
        if turn == Turn::Over {
            return Some(self.game.verdict(state)?.worth(Seat::FIRST, self.game.seats()));
        }
        self.left.steps = self.left.steps.checked_sub(1)?;
        let worth = match turn {
            Turn::Choice(seats) if seats.len() > 1 => Sealed::of(self, state)?.worth(Seat::FIRST),
            Turn::Choice(seats) => {
                let seat = seats.first()?;
                to(seat, self.best(state, seat)?)
            }
            Turn::Chance | Turn::Over => self.mean(state, &mut Self::first)?,
        };
        self.left.steps += 1;
        self.known.insert(*state, worth);
        Some(worth)
    }

    /// What the best action of a seat is worth to it.
    fn best(&mut self, state: &G::State, seat: Seat) -> Option<f64> {
        let mut actions = Vec::new();
        self.game.legal(state, seat, &mut actions);
        let mut best: f64 = 0.0;
        for action in actions {
            let after = self.after(state, seat, action);
            best = best.max(to(seat, self.first(&after)?));
            if best > SURE {
                break;
            }
        }
        Some(best)
    }

    /// Counts a state; none when there were enough.
    fn visit(&mut self) -> Option<()> {
        self.left.states = self.left.states.checked_sub(1)?;
        Some(())
    }
}

/// What is worth so much to the first seat is worth to a seat, and the other way round.
fn to(seat: Seat, worth: f64) -> f64 {
    if seat == Seat::FIRST { worth } else { 1.0 - worth }
}
