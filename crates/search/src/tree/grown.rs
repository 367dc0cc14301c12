//! One of the trees of a search.

use contract::{Determinize, Heuristic, Inputs, SeatPerspective, Stream, shuffle};

use super::clock::Deadline;
use super::descent::Descent;
use super::{MOST_TREES, OF_A_TREE, Weighed};
use crate::Shortlist;
use crate::value::Value;

/// How long a tree grows.
#[derive(Clone, Copy)]
pub(super) struct Until {
    /// So many simulations at most.
    pub(super) simulations: u32,
    /// No simulation begins later, but for the first.
    pub(super) deadline: Option<Deadline>,
}

impl Until {
    /// Shares out the simulations among trees: as many as the budget says, or a tree a thread until the time is over.
    pub(super) fn shares(self, threads: usize) -> Vec<Self> {
        if self.deadline.is_some() {
            return vec![self; threads];
        }
        let trees = (self.simulations / OF_A_TREE).clamp(1, MOST_TREES);
        let share = |tree| self.simulations / trees + u32::from(tree < self.simulations % trees);
        (0..trees).map(|tree| Self { simulations: share(tree), ..self }).collect()
    }

    /// Says whether another simulation follows after so many.
    fn goes_on(self, done: u32) -> bool {
        let is_late = || done > 0 && self.deadline.is_some_and(Deadline::is_past);
        done < self.simulations && !is_late()
    }
}

/// A tree, and its root.
pub(super) struct Grown<G: Inputs> {
    descent: Descent<G>,
    root: u32,
}

impl<G: Inputs> Grown<G> {
    pub(super) fn new(value: Value, shortlist: Shortlist<G>) -> Self {
        Self { descent: Descent::new(value, shortlist), root: 0 }
    }

    /// Returns the actions of the seat that searches, with what is known of them.
    pub(super) fn first_actions(&self) -> impl Iterator<Item = Weighed<G::Action>> {
        self.descent.edges(self.root)
    }
}

impl<G: Determinize + Heuristic + Inputs> Grown<G> {
    /// Grows it anew from what a seat sees, and begins with these actions.
    pub(super) fn grow(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        actions: &[G::Action],
        until: &Until,
        mut dice: Stream,
    ) {
        let (game, seat, view) = (seen.game(), seen.seat(), seen.view());
        self.descent.clear();
        let mut state = game.determinize(&view, &mut dice);
        self.root = self.descent.root(game, &state, seat, |first| {
            first.clear();
            first.extend_from_slice(actions);
            shuffle(first, &mut dice);
        });
        let mut done = 0;
        while until.goes_on(done) {
            if done > 0 && game.hides() {
                state = game.determinize(&view, &mut dice);
            }
            self.descent.simulate(game, state, seat, &mut dice);
            done += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn shares(simulations: u32, threads: usize) -> Vec<u32> {
        Until { simulations, deadline: None }.shares(threads).into_iter().map(|share| share.simulations).collect()
    }

    #[test]
    fn trees_follow_from_the_budget_and_share_all_of_it() {
        for threads in [1, 2, 64] {
            assert_eq!(shares(0, threads), [0]);
            assert_eq!(shares(3999, threads), [3999]);
            assert_eq!(shares(4001, threads), [2001, 2000]);
            assert_eq!(shares(1_000_001, threads).len(), 8);
            assert_eq!(shares(1_000_001, threads).iter().sum::<u32>(), 1_000_001);
        }
    }

    #[test]
    fn time_is_given_to_a_tree_a_thread_and_leaves_a_simulation_to_each() {
        let until = Until { simulations: 10, deadline: Some(Deadline::after(Duration::ZERO)) };
        assert_eq!(until.shares(3).len(), 3);
        assert!(until.goes_on(0) && !until.goes_on(1));
    }
}
