//! Counts: how many ways there are to go on from a state to a depth, and what they are worth on average.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use contract::{Game, Step, Turn};

use crate::step::{after, legal};

/// What [`count`] returns. The exact weighted mean of the tally is `sum` / `weight`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Distinct sequences of actions and outcomes; one that ends with the game before the depth counts as well.
    pub sequences: u128,
    /// The sum over the sequences of the product of their outcomes' weights; actions weigh 1.
    pub weight: u128,
    /// The sum over the sequences of that product times the tally at the end.
    pub sum: i128,
}

impl Counts {
    /// Adds what follows a step of this weight.
    fn add(self, weight: u64, rest: Self) -> Option<Self> {
        Some(Self {
            sequences: self.sequences.checked_add(rest.sequences)?,
            weight: self.weight.checked_add(rest.weight.checked_mul(weight.into())?)?,
            sum: self.sum.checked_add(rest.sum.checked_mul(weight.into())?)?,
        })
    }
}

/// Counts the sequences of `depth` steps from a state; each action and each outcome is a step. Where several seats
/// choose, the lowest goes first, as drivers do, so choices at once count in every combination.
///
/// # Errors
/// When outcomes cannot be listed, nobody can act, or a number outgrows 128 bits.
pub fn count<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    tally: impl Fn(&G::State) -> i64,
) -> Result<Counts, String> {
    Counter { game, tally, seen: HashMap::default() }.count(state, depth)
}

struct Counter<'a, G: Game, T> {
    game: &'a G,
    tally: T,
    /// What follows from states at a depth of two or more, so that paths that meet are followed once.
    seen: HashMap<(G::State, u32), Counts, BuildHasherDefault<DefaultHasher>>,
}

impl<G: Game, T: Fn(&G::State) -> i64> Counter<'_, G, T> {
    fn count(&mut self, state: &G::State, depth: u32) -> Result<Counts, String> {
        let turn = self.game.turn(state);
        if depth == 0 || turn == Turn::Over {
            return Ok(Counts { sequences: 1, weight: 1, sum: (self.tally)(state).into() });
        }
        if let Some(known) = self.seen.get(&(*state, depth)) {
            return Ok(*known);
        }
        let mut counts = Counts::default();
        for (step, weight) in steps(self.game, state)? {
            let rest = self.count(&after(self.game, state, step), depth - 1)?;
            counts = counts.add(weight, rest).ok_or("the counts outgrow 128 bits")?;
        }
        if depth > 1 {
            self.seen.insert((*state, depth), counts);
        }
        Ok(counts)
    }
}

/// A step with its weight.
type Weighed<G> = (Step<<G as Game>::Action, <G as Game>::Outcome>, u64);

/// Returns every step from a state with its weight, of the lowest asked seat or of chance; none when the game is over.
pub(crate) fn steps<G: Game>(game: &G, state: &G::State) -> Result<Vec<Weighed<G>>, String> {
    match game.turn(state) {
        Turn::Over => Ok(Vec::new()),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            if !game.outcomes(state, &mut outcomes) {
                return Err(format!("the outcomes of {} are too many to list", game.draw_name(state)));
            }
            Ok(outcomes.into_iter().map(|(outcome, weight)| (Step::Outcome(outcome), weight)).collect())
        }
        Turn::Choice(seats) => {
            let seat = seats.first().ok_or("seats are to choose, but the set of seats is empty")?;
            Ok(legal(game, state, seat).into_iter().map(|action| (Step::Action(seat, action), 1)).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_128_bits_are_refused() {
        let most = Counts { sequences: 1, weight: u128::MAX / 2, sum: -1 };
        assert_eq!(Counts::default().add(2, most), Some(Counts { weight: u128::MAX - 1, sum: -2, ..most }));
        assert_eq!(Counts::default().add(3, most), None);
        assert_eq!(Counts::default().add(2, Counts { sum: i128::MAX, ..Counts::default() }), None);
    }
}
