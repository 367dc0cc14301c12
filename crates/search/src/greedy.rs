//! One decision deep.

use contract::{Determinize, Dice, Game, Heuristic, SeatPerspective, Stream};

use crate::value::resolve_chance;
use crate::{Bot, Budget};

/// How often what is hidden, and the chance that follows at once, are sampled. Every action gets the same dice, so a
/// few samples are enough to compare actions.
const SAMPLES: u64 = 8;

/// Tries every legal action and takes the one after which, once the outcomes that follow at once have come, the game's
/// own estimate is best. Ties are broken at random. It looks as often as it needs to, whatever the budget.
pub struct Greedy<G: Game> {
    actions: Vec<G::Action>,
    candidates: Vec<Candidate<G::Action>>,
}

struct Candidate<A> {
    action: A,
    sum: f64,
    /// What the action is worth in the first completion, if no chance follows it there.
    steady: Option<f64>,
}

impl<G: Game> Greedy<G> {
    /// Returns the bot.
    pub fn new() -> Self {
        Self { actions: Vec::new(), candidates: Vec::new() }
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Determinize + Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, dice: &mut Stream) -> G::Action {
        let (game, seat) = (seen.game(), seen.seat());
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.candidates.clear();
        self.candidates.extend(self.actions.iter().map(|&action| Candidate { action, sum: 0.0, steady: None }));

        let view = seen.view();
        let salt = format!("{:016x}", dice.word());
        let mut first = None;
        for sample in 0..SAMPLES {
            let mut chance = Stream::new(&salt, "sample", sample);
            let state = game.determinize(&view, &mut chance);
            let again = first.is_some_and(|first| first == state);
            for candidate in &mut self.candidates {
                if let (true, Some(value)) = (again, candidate.steady) {
                    candidate.sum += value;
                    continue;
                }
                let mut after = state;
                game.apply(&mut after, seat, candidate.action);
                let fell = resolve_chance(game, &mut after, &mut chance.clone());
                // After the end as well: a verdict that eight samples show is no certain one, so the game says
                // how it compares with what is not over.
                let value = game.estimate(&after, seat);
                candidate.sum += value;
                if first.is_none() && !fell {
                    candidate.steady = Some(value);
                }
            }
            first.get_or_insert(state);
        }
        best(&self.candidates, dice)
    }
}

fn best<A: Copy>(candidates: &[Candidate<A>], dice: &mut Stream) -> A {
    let most = candidates.iter().map(|candidate| candidate.sum).fold(f64::NEG_INFINITY, f64::max);
    let equals = || candidates.iter().filter(|candidate| candidate.sum >= most);
    let drawn = dice.below(equals().count().max(1) as u32) as usize;
    equals().nth(drawn).map_or(candidates[0].action, |candidate| candidate.action)
}
