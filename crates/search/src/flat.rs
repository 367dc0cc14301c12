//! Flat Monte Carlo: playouts after every action, none of them kept in a tree.

use std::cmp::Ordering;
use std::sync::Arc;

use contract::{Determinize, Heuristic, Inputs, Seat, SeatPerspective, Sparse, Stream, Turn, playout, shuffle};

use crate::net::Net;
use crate::policy::Policy;
use crate::shortlist::{PolicyLook, Shortlist};
use crate::value::{Value, resolve_chance};
use crate::{Bot, Budget};

/// Spreads its playouts over the actions by sequential halving (Karnin, Koren and Somekh 2013): in each of log2(n)
/// rounds the actions still in get equal shares, then the worse half goes. What is hidden is sampled again for every
/// sweep over the actions, and within a sweep all actions meet the same dice. Between actions whose playouts were worth
/// the same, as where random play always loses, the game's own estimate right after them decides.
///
/// All seats play at random, or as a policy says: where random play always loses, only the latter tells anything.
pub struct Flat<G: Inputs> {
    cut: Option<u32>,
    value: Value,
    policy: Option<Arc<Policy>>,
    look: PolicyLook<G>,
    shortlist: Shortlist<G>,
    actions: Vec<G::Action>,
    arms: Vec<Arm<G::Action>>,
}

struct Arm<A> {
    action: A,
    /// The worth of all its playouts together.
    sum: f64,
    /// The worth, before the playouts, of the states that the action led to.
    first: f64,
    playouts: u32,
}

impl<A> Arm<A> {
    /// Orders the better first; actions that were never tried come last.
    fn order(&self, other: &Self) -> Ordering {
        let mean =
            |arm: &Self, sum: f64| if arm.playouts == 0 { f64::NEG_INFINITY } else { sum / f64::from(arm.playouts) };
        let by_playouts = mean(other, other.sum).total_cmp(&mean(self, self.sum));
        by_playouts.then_with(|| mean(other, other.first).total_cmp(&mean(self, self.first)))
    }
}

impl<G: Inputs> Flat<G> {
    /// Returns the bot that plays at random. With a cut, a playout ends after that many steps and the game's own estimate
    /// finishes it.
    pub fn new(cut: Option<u32>) -> Self {
        Self::with(Value::Estimate, None, cut)
    }

    /// Returns the bot that plays as a policy says. With a cut, a playout ends with the first action of the own seat after
    /// that many steps, and the net finishes it, or the game's own estimate if there is none.
    pub fn by(policy: Arc<Policy>, net: Option<Arc<Net>>, cut: Option<u32>) -> Self {
        Self::with(net.map_or(Value::Estimate, Value::of_net), Some(policy), cut)
    }

    fn with(value: Value, policy: Option<Arc<Policy>>, cut: Option<u32>) -> Self {
        let (look, shortlist) = (PolicyLook::default(), Shortlist::new(policy.clone()));
        Self { cut, value, policy, look, shortlist, actions: Vec::new(), arms: Vec::new() }
    }

    /// Plays on from a state after an action of a seat.
    fn play_on(&mut self, game: &G, state: &mut G::State, seat: Seat, dice: &mut Stream) {
        let (limit, actions) = (game.step_limit(), &mut self.actions);
        let most = self.cut.unwrap_or(limit);
        let Some(policy) = &self.policy else {
            playout(game, state, dice, actions, most);
            return;
        };
        for steps in 0..limit {
            if resolve_chance(game, state, dice) {
                continue;
            }
            let Turn::Choice(seats) = game.turn(state) else { return };
            let Some(asked) = seats.first() else { return };
            game.legal(state, asked, actions);
            let tell = |inputs: &mut Sparse| game.choice_inputs(state, asked, inputs);
            let Some(action) = self.look.best(policy, game, tell, actions) else { return };
            game.apply(state, asked, action);
            if steps >= most && asked == seat {
                return;
            }
        }
    }
}

impl<G: Determinize + Heuristic + Inputs> Bot<G> for Flat<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action {
        let (game, seat) = (seen.game(), seen.seat());
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.shortlist.shorten(seen, &mut self.actions);
        self.arms.clear();
        self.arms.extend(self.actions.iter().map(|&action| Arm { action, sum: 0.0, first: 0.0, playouts: 0 }));
        shuffle(&mut self.arms, dice);

        let view = seen.view();
        let salt = format!("{:016x}", dice.word());
        let rounds = self.arms.len().next_power_of_two().ilog2().max(1);
        let (mut live, mut left, mut sweep) = (self.arms.len(), budget.simulations, 0);
        while live > 1 && left > 0 {
            for _ in 0..(budget.simulations / (rounds * live as u32)).max(1) {
                let mut chance = Stream::new(&salt, "sweep", sweep);
                sweep += 1;
                let state = game.determinize(&view, &mut chance);
                for place in 0..live.min(left as usize) {
                    let (mut after, mut chance) = (state, chance.clone());
                    game.apply(&mut after, seat, self.arms[place].action);
                    // A net knows states right after an action, the estimate those where somebody is asked.
                    let before = self.value.looks_back().then(|| self.value.worth(game, &after, seat));
                    resolve_chance(game, &mut after, &mut chance);
                    let first = before.unwrap_or_else(|| self.value.worth(game, &after, seat));
                    self.play_on(game, &mut after, seat, &mut chance);
                    let worth = self.value.worth(game, &after, seat);
                    let arm = &mut self.arms[place];
                    (arm.first, arm.sum, arm.playouts) = (arm.first + first, arm.sum + worth, arm.playouts + 1);
                }
                left = left.saturating_sub(live as u32);
            }
            self.arms[..live].sort_unstable_by(Arm::order);
            live = live.div_ceil(2);
        }
        self.arms[0].action
    }
}

#[cfg(test)]
mod tests {
    use conform::toys::Yacht;
    use contract::{Game, Setup};

    use super::*;

    /// A position with 32 + 12 actions.
    fn rolled(game: &Yacht) -> <Yacht as Game>::State {
        let mut state = game.start();
        let outcome = game.sample(&state, &mut Stream::new("rolled", "test", 0));
        game.apply_outcome(&mut state, outcome);
        state
    }

    #[test]
    fn the_budget_is_never_exceeded_and_the_best_get_most() {
        let game = Yacht::new(&Setup::printed(2)).unwrap();
        let state = rolled(&game);
        let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
        let seen = SeatPerspective::new(&game, &state, seats.first().unwrap());
        for simulations in [1, 7, 31, 44, 45, 200, 1000] {
            let mut bot = Flat::new(None);
            let chosen = bot.choose(&seen, Budget { simulations }, &mut Stream::new("budget", "test", 0));
            let spent: u32 = bot.arms.iter().map(|arm| arm.playouts).sum();
            assert!(spent <= simulations && spent * 4 > simulations * 3, "{spent} of {simulations}");
            assert_eq!(bot.arms.iter().map(|arm| arm.playouts).max(), Some(bot.arms[0].playouts));
            assert_eq!(bot.arms[0].action, chosen);
        }
    }

    #[test]
    fn playouts_allocate_nothing() {
        let game = Yacht::new(&Setup::printed(2)).unwrap();
        let state = rolled(&game);
        let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
        let seen = SeatPerspective::new(&game, &state, seats.first().unwrap());
        let mut bot = Flat::new(None);
        let mut allocations = |simulations| {
            let choose = || {
                std::hint::black_box(bot.choose(&seen, Budget { simulations }, &mut Stream::new("few", "test", 0)));
            };
            allocation_counter::measure(choose).count_total
        };
        allocations(100);
        assert_eq!(allocations(100), allocations(1000));
    }
}
