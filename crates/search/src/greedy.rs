//! One decision deep.

use contract::{Determinize, Dice, Game, Heuristic, Seen, Stream};

use crate::worth::{let_luck_fall, worth};
use crate::{Bot, Budget};

/// How often what is hidden and the luck that follows at once are made up. The same dice fall for every action, so
/// that a few are enough to compare by.
const SAMPLES: u64 = 8;

/// Tries every legal action and takes the one after which, once the luck that follows at once has fallen, the game's
/// own estimate is best. Equals are drawn for. It looks as often as it needs to, whatever the budget.
pub struct Greedy<G: Game> {
    actions: Vec<G::Action>,
    looks: Vec<Look<G::Action>>,
}

struct Look<A> {
    action: A,
    sum: f64,
    /// What the action is worth in the first completion, if no luck follows it there.
    steady: Option<f64>,
}

impl<G: Game> Greedy<G> {
    /// Returns the bot.
    pub fn new() -> Self {
        Self { actions: Vec::new(), looks: Vec::new() }
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Determinize + Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, _budget: Budget, dice: &mut Stream) -> G::Action {
        let (game, seat) = (seen.game(), seen.seat());
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.looks.clear();
        self.looks.extend(self.actions.iter().map(|&action| Look { action, sum: 0.0, steady: None }));

        let view = seen.view();
        let salt = format!("{:016x}", dice.word());
        let mut first = None;
        for sample in 0..SAMPLES {
            let mut luck = Stream::new(&salt, "sample", sample);
            let state = game.determinize(&view, &mut luck);
            let again = first.is_some_and(|first| first == state);
            for look in &mut self.looks {
                if let (true, Some(value)) = (again, look.steady) {
                    look.sum += value;
                    continue;
                }
                let mut after = state;
                game.apply(&mut after, seat, look.action);
                let fell = let_luck_fall(game, &mut after, &mut luck.clone());
                let value = worth(game, &after, seat);
                look.sum += value;
                if first.is_none() && !fell {
                    look.steady = Some(value);
                }
            }
            first.get_or_insert(state);
        }
        best(&self.looks, dice)
    }
}

fn best<A: Copy>(looks: &[Look<A>], dice: &mut Stream) -> A {
    let most = looks.iter().map(|look| look.sum).fold(f64::NEG_INFINITY, f64::max);
    let equals = || looks.iter().filter(|look| look.sum >= most);
    let drawn = dice.below(equals().count().max(1) as u32) as usize;
    equals().nth(drawn).map_or(looks[0].action, |look| look.action)
}
