//! Monte Carlo tree search over the contract, with the game's own estimate or a net at its leaves.

mod arena;
mod descent;
mod share;

use std::sync::Arc;

use contract::{Determinize, Game, Heuristic, Inputs, SeatPerspective, Stream, shuffle};

use self::descent::Descent;
use crate::value::Value;
use crate::{Bot, Budget, Net};

/// Searches a tree in which every seat has nodes of its own, one for each situation that it can tell apart
/// ([`contract::Determinize::key`]): open games, hidden hands and sealed choices are searched alike (information set
/// Monte Carlo tree search with a tree for each seat; Cowling, Powley and Whitehouse 2012). What is hidden is filled in
/// anew for every simulation, so a node weighs its actions over all that its seat holds possible, and nobody in the
/// tree acts on what they could not know.
///
/// A simulation ends at the first situation that is new, and the game's own estimate says what it is worth to each
/// seat. A net says it of what the best action there leads to, since it knows states right after actions. Chance is sampled, and the samples are used again as the visits grow (progressive widening; Couëtoux and
/// others 2011), so that the tree gets deep where outcomes are many.
#[derive(Default)]
pub struct Tree<G: Game> {
    descent: Descent<G>,
    weighed: Vec<Weighed<G::Action>>,
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u32,
    /// What they were worth to the seat on average, from 0 (lost) to 1 (won); without visits, the estimate right after
    /// the action.
    pub worth: f64,
}

impl<G: Game> Tree<G> {
    /// Returns the bot, with the game's own estimate at the leaves.
    pub fn new() -> Self {
        Self { descent: Descent::new(Value::Estimate), weighed: Vec::new() }
    }

    /// Returns the bot, with a net at the leaves.
    pub fn by(net: Arc<Net>) -> Self {
        Self { descent: Descent::new(Value::of_net(net)), weighed: Vec::new() }
    }
}

impl<G: Determinize + Heuristic + Inputs> Tree<G> {
    /// Searches, and returns the legal actions of the seat with what was found out: the most visited first, between
    /// equals the one that is worth more.
    ///
    /// # Panics
    /// When the seat is not asked.
    pub fn weigh(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> &[Weighed<G::Action>] {
        let (game, seat) = (seen.game(), seen.seat());
        let view = seen.view();
        let mut dice = Stream::new(&format!("{:016x}", dice.word()), "tree", 0);
        self.descent.clear();
        let mut state = game.determinize(&view, &mut dice);
        let root = self.descent.root(game, &state, seat, |actions| {
            seen.legal(actions);
            shuffle(actions, &mut dice);
        });
        for simulation in 0..budget.simulations {
            if simulation > 0 && game.hides() {
                state = game.determinize(&view, &mut dice);
            }
            self.descent.simulate(game, state, seat, &mut dice);
        }
        self.weighed.clear();
        self.weighed.extend(self.descent.edges(root));
        self.weighed.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        &self.weighed
    }
}

impl<G: Determinize + Heuristic + Inputs> Bot<G> for Tree<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action {
        let mut actions = Vec::new();
        seen.legal(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        self.weigh(seen, budget, dice)[0].action
    }
}

#[cfg(test)]
mod tests {
    use conform::toys::Yacht;
    use contract::{Setup, Turn};

    use super::*;

    #[test]
    fn simulations_allocate_nothing_once_the_tree_has_grown() {
        let game = Yacht::new(&Setup::printed(2)).unwrap();
        let mut state = game.start();
        let outcome = game.sample(&state, &mut Stream::new("rolled", "test", 0));
        game.apply_outcome(&mut state, outcome);
        let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
        let seen = SeatPerspective::new(&game, &state, seats.first().unwrap());
        let mut tree = Tree::new();
        let mut allocations = |simulations| {
            let choose = || {
                std::hint::black_box(tree.choose(&seen, Budget { simulations }, &mut Stream::new("few", "test", 0)));
            };
            allocation_counter::measure(choose).count_total
        };
        allocations(2000);
        assert_eq!(allocations(1000), allocations(2000));
    }
}
