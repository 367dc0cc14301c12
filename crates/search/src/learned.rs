//! A bot that plays by what it has learned.

use std::sync::Arc;

use contract::{Determinize, Dice, Game, Inputs, SeatPerspective, Sparse, Stream};

use crate::net::{Net, Units, logit_of};
use crate::{Bot, Budget};

/// How often what is hidden is filled in. What a net is told follows from what its seat knows, so this matters only where
/// an action shows something at once.
const COMPLETIONS: u64 = 8;

/// Looks at the state right after every legal action, before chance comes, and takes the action after which the net sees
/// the best chance to win. With a temperature it takes the others too, the more often the nearer their logits are to the
/// best: each in proportion to exp(logit / temperature).
pub struct Learned<G: Game> {
    net: Arc<Net>,
    temperature: f32,
    weigher: Weigher,
    actions: Vec<G::Action>,
    logits: Vec<f32>,
}

impl<G: Game> Learned<G> {
    /// Returns the bot; the temperature is in logits, 0 for always the best action.
    pub fn new(net: Arc<Net>, temperature: f32) -> Self {
        Self { net, temperature, weigher: Weigher::default(), actions: Vec::new(), logits: Vec::new() }
    }
}

/// The buffers for asking a net.
#[derive(Clone, Default, Debug)]
pub struct Weigher {
    inputs: Sparse,
    units: Units,
}

impl Weigher {
    /// Returns the logit of a state for a seat: by the verdict when the game is over, else by the net.
    pub fn logit<G: Inputs>(&mut self, game: &G, state: &G::State, seat: contract::Seat, net: &Net) -> f32 {
        if let Some(verdict) = game.verdict(state) {
            return logit_of(verdict.worth(seat, game.seats()));
        }
        self.inputs.clear();
        game.inputs(state, seat, &mut self.inputs);
        net.logit(&self.inputs, &mut self.units)
    }

    /// Returns the inputs of the state that was asked about last.
    pub fn inputs(&self) -> &Sparse {
        &self.inputs
    }
}

impl<G: Determinize + Inputs> Bot<G> for Learned<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, dice: &mut Stream) -> G::Action {
        let (game, seat) = (seen.game(), seen.seat());
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.logits.clear();
        self.logits.resize(self.actions.len(), 0.0);
        let view = seen.view();
        let completions = if game.hides() { COMPLETIONS } else { 1 };
        for _ in 0..completions {
            let state = game.determinize(&view, dice);
            for (logit, &action) in self.logits.iter_mut().zip(&self.actions) {
                let mut after = state;
                game.apply(&mut after, seat, action);
                *logit += self.weigher.logit(game, &after, seat, &self.net) / completions as f32;
            }
        }
        self.actions[pick(&self.logits, self.temperature, dice)]
    }
}

/// Picks the place of a logit: of the largest, or by the temperature.
fn pick(logits: &[f32], temperature: f32, dice: &mut Stream) -> usize {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |logit: f32| {
        if temperature > 0.0 {
            f64::from((logit - most) / temperature).exp()
        } else {
            f64::from(u8::from(logit >= most))
        }
    };
    let all: f64 = logits.iter().map(|logit| weight(*logit)).sum();
    // A whole number of parts, drawn as every other chance is.
    let mut left = f64::from(dice.below(1 << 30)) / f64::from(1u32 << 30) * all;
    for (place, logit) in logits.iter().enumerate() {
        left -= weight(*logit);
        if left < 0.0 {
            return place;
        }
    }
    logits.len() - 1
}
