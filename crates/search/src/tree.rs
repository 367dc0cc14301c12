//! Monte Carlo tree search over the contract, with the game's own estimate or a net at its leaves.

mod arena;
mod clock;
mod descent;
mod grown;
mod share;

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use contract::{Determinize, Heuristic, Inputs, SeatPerspective, Stream};

use self::clock::Deadline;
use self::grown::{Grown, Until};
use crate::value::Value;
use crate::{Bot, Budget, Net, Shortlist};

/// Searches a tree in which every seat has nodes of its own, one for each situation that it can tell apart
/// ([`contract::Determinize::key`]): open games, hidden hands and sealed choices are searched alike (information set
/// Monte Carlo tree search with a tree for each seat; Cowling, Powley and Whitehouse 2012). What is hidden is filled in
/// anew for every simulation, so a node weighs its actions over all that its seat holds possible, and nobody in the
/// tree acts on what they could not know.
///
/// A simulation ends at the first situation that is new, and the game's own estimate says what it is worth to each
/// seat. A net says it of what the best action there leads to, since it knows states right after actions. Chance is sampled, and the samples are used again as the visits grow (progressive widening; Couëtoux and
/// others 2011), so that the tree gets deep where outcomes are many.
///
/// Where there are simulations enough, several trees share them, each with dice of its own, and what they found out about
/// the first actions is added up (root parallelization; Chaslot, Winands and van den Herik 2008). How many trees there are
/// follows from the budget alone; the threads only take turns with them, so the choice is the same on any number of threads.
pub struct Tree<G: Inputs> {
    value: Value,
    shortlist: Shortlist<G>,
    /// How long is thought; none where simulations are counted.
    time: Option<Duration>,
    threads: usize,
    trees: Vec<Grown<G>>,
    weighed: Vec<Weighed<G::Action>>,
}

/// The most trees that share the simulations of a decision, and how many simulations each has at least: a tree that shares
/// begins anew what others know, so it should be a tree of some depth.
const MOST_TREES: u32 = 8;
const OF_A_TREE: u32 = 2000;

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it: with those of the other actions as many as the budget allowed.
    pub begun: u32,
    /// How many of them say what it is worth. The others tried an action further down that nobody would have chosen.
    pub visits: u32,
    /// What they were worth to the seat on average, from 0 (lost) to 1 (won); without visits, the estimate right after
    /// the action.
    pub worth: f64,
}

impl<G: Inputs> Default for Tree<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Inputs> Tree<G> {
    /// Returns the bot, with the game's own estimate at the leaves.
    pub fn new() -> Self {
        Self::with(Value::Estimate, Shortlist::new(None))
    }

    /// Returns the bot, with a net at the leaves. In the tree the actions on the shortlist are tried.
    pub fn by(net: Arc<Net>, shortlist: Shortlist<G>) -> Self {
        Self::with(Value::of_net(net), shortlist)
    }

    fn with(value: Value, shortlist: Shortlist<G>) -> Self {
        Self { value, shortlist, time: None, threads: 1, trees: Vec::new(), weighed: Vec::new() }
    }

    /// Lets it think for so long about a decision, or until its budget is used up. What it then chooses depends on the
    /// machine, and on how busy that is: games do not repeat.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }
}

impl<G: Determinize + Heuristic + Inputs> Tree<G> {
    /// Searches, and returns the legal actions of the seat with what was found out: the most visited first, between
    /// equals the one that is worth more.
    ///
    /// # Panics
    /// When the seat is not asked.
    pub fn weigh(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> &[Weighed<G::Action>] {
        let mut actions = Vec::new();
        seen.legal(&mut actions);
        self.weigh_these(&actions, seen, budget, dice)
    }

    fn weigh_these(
        &mut self,
        actions: &[G::Action],
        seen: &SeatPerspective<'_, G>,
        budget: Budget,
        dice: &mut Stream,
    ) -> &[Weighed<G::Action>] {
        let salt = format!("{:016x}", dice.word());
        let until = Until { simulations: budget.simulations, deadline: self.time.map(Deadline::after) };
        let shares = until.shares(self.threads);
        self.trees
            .resize_with(shares.len().max(self.trees.len()), || Grown::new(self.value.clone(), self.shortlist.clone()));
        let work = Mutex::new(self.trees.iter_mut().zip(&shares).zip(0..));
        let grow = || {
            while let Some(((tree, share), number)) = work.lock().ok().and_then(|mut left| left.next()) {
                tree.grow(seen, actions, share, Stream::new(&salt, "tree", number));
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.min(shares.len()) {
                // Where no thread is to be had, the others do its work.
                drop(thread::Builder::new().spawn_scoped(scope, grow));
            }
            grow();
        });
        self.add_up(shares.len());
        &self.weighed
    }

    /// Adds up what the trees have found out.
    fn add_up(&mut self, trees: usize) {
        self.weighed.clear();
        self.weighed.extend(self.trees[0].first_actions());
        for tree in &self.trees[1..trees] {
            for more in tree.first_actions().filter(|more| more.begun > 0) {
                let sum = self.weighed.iter_mut().find(|weighed| weighed.action == more.action);
                sum.expect("all trees begin with the legal actions").add(&more);
            }
        }
        self.weighed.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
    }
}

impl<A> Weighed<A> {
    /// Adds what another tree has found out about the action.
    fn add(&mut self, more: &Self) {
        let (visits, others) = (f64::from(self.visits), f64::from(more.visits));
        if more.visits > 0 {
            self.worth = (self.worth * visits + more.worth * others) / (visits + others);
        }
        self.begun += more.begun;
        self.visits += more.visits;
    }
}

impl<G: Determinize + Heuristic + Inputs> Bot<G> for Tree<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action {
        let mut actions = Vec::new();
        seen.legal(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        self.shortlist.shorten(seen, &mut actions);
        self.weigh_these(&actions, seen, budget, dice)[0].action
    }

    fn appraise(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        budget: Budget,
        dice: &mut Stream,
        actions: &mut Vec<(G::Action, f64)>,
    ) {
        let mut listed = Vec::new();
        seen.legal(&mut listed);
        let weighed = self.weigh_these(&listed, seen, budget, dice);
        let worth = |action| weighed.iter().find(|one| one.action == action).map_or(0.0, |one| one.worth);
        actions.clear();
        actions.extend(listed.into_iter().map(|action| (action, worth(action))));
    }

    fn appraise_only(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        action: G::Action,
        budget: Budget,
        dice: &mut Stream,
    ) -> Option<f64> {
        Some(self.weigh_these(&[action], seen, budget, dice)[0].worth)
    }

    fn use_threads(&mut self, threads: usize) {
        self.threads = threads;
    }
}

#[cfg(test)]
mod tests {
    use conform::toys::{Bulwark, Parley, Yacht};
    use contract::{Setup, Step};

    use super::*;

    /// How many simulations are few, and how many are more.
    const FEW: u32 = 200;
    const MORE: u32 = 400;

    /// Claims of every choice of a random game that more simulations allocate as often as few, once there were more.
    fn allocates_nothing_more<G: Determinize + Heuristic + Inputs>(seats: u8) {
        let game = G::new(&Setup::printed(seats)).expect("a toy");
        let net = Arc::new(Net::new(game.input_count(), &mut Stream::new("net", "test", 0)));
        let (steps, _) = conform::played(&game, "allocations", 0);
        for (state, step) in steps {
            let Step::Action(seat, _) = step else { continue };
            let seen = SeatPerspective::new(&game, &state, seat);
            let by_net = Tree::by(net.clone(), Shortlist::new(None));
            for (by, mut tree) in [("the estimate", Tree::new()), ("a net", by_net)] {
                let mut allocations = |simulations| {
                    let dice = &mut Stream::new("few", "test", 0);
                    let choose = || {
                        std::hint::black_box(tree.choose(&seen, Budget { simulations }, dice));
                    };
                    allocation_counter::measure(choose).count_total
                };
                allocations(MORE);
                assert_eq!(allocations(FEW), allocations(MORE), "by {by} at {state:?}");
            }
        }
    }

    #[test]
    fn simulations_allocate_nothing_once_the_tree_has_grown() {
        allocates_nothing_more::<Yacht>(2);
        allocates_nothing_more::<Bulwark>(2);
    }

    #[test]
    fn simulations_allocate_nothing_where_hands_and_choices_are_hidden() {
        allocates_nothing_more::<Parley>(2);
        allocates_nothing_more::<Parley>(3);
    }
}
