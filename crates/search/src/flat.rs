//! Flat Monte Carlo: random playouts after every action, none of them kept in a tree.

use std::cmp::Ordering;

use contract::{Determinize, Game, Heuristic, Inputs, SeatPerspective, Stream, playout, shuffle};

use crate::value::{Value, resolve_chance};
use crate::{Bot, Budget};

/// Spreads its playouts over the actions by sequential halving (Karnin, Koren and Somekh 2013): in each of log2(n)
/// rounds the actions still in get equal shares, then the worse half goes. What is hidden is sampled again for every
/// sweep over the actions, and within a sweep all actions meet the same dice. Between actions whose playouts were worth
/// the same, as where random play always loses, the game's own estimate right after them decides.
pub struct Flat<G: Game> {
    cut: Option<u32>,
    value: Value,
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

impl<G: Game> Flat<G> {
    /// Returns the bot. With a cut, a playout ends after that many steps and the game's own estimate finishes it.
    pub fn new(cut: Option<u32>) -> Self {
        Self { cut, value: Value::Estimate, actions: Vec::new(), arms: Vec::new() }
    }
}

impl<G: Determinize + Heuristic + Inputs> Bot<G> for Flat<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action {
        let (game, seat) = (seen.game(), seen.seat());
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.arms.clear();
        self.arms.extend(self.actions.iter().map(|&action| Arm { action, sum: 0.0, first: 0.0, playouts: 0 }));
        shuffle(&mut self.arms, dice);

        let view = seen.view();
        let salt = format!("{:016x}", dice.word());
        let most = self.cut.unwrap_or(game.step_limit());
        let rounds = self.arms.len().next_power_of_two().ilog2().max(1);
        let (mut live, mut left, mut sweep) = (self.arms.len(), budget.simulations, 0);
        while live > 1 && left > 0 {
            for _ in 0..(budget.simulations / (rounds * live as u32)).max(1) {
                let mut chance = Stream::new(&salt, "sweep", sweep);
                sweep += 1;
                let state = game.determinize(&view, &mut chance);
                for arm in self.arms[..live].iter_mut().take(left as usize) {
                    let mut after = state;
                    game.apply(&mut after, seat, arm.action);
                    let mut chance = chance.clone();
                    resolve_chance(game, &mut after, &mut chance);
                    arm.first += self.value.worth(game, &after, seat);
                    playout(game, &mut after, &mut chance, &mut self.actions, most);
                    arm.sum += self.value.worth(game, &after, seat);
                    arm.playouts += 1;
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
    use contract::{Setup, Turn};

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
