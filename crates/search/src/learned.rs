//! A bot that plays by what it has learned.

use std::sync::Arc;

use contract::{Determinize, Inputs, SeatPerspective, Stream};

use crate::net::{Net, chance, logit_of};
use crate::shortlist::Shortlist;
use crate::temperature::Temperature;
use crate::weigher::Weigher;
use crate::{Bot, Budget};

/// How often what is hidden is filled in. What a net is told follows from what its seat knows, so this matters only where
/// an action shows something at once.
const COMPLETIONS: u64 = 8;

/// Looks at the state right after every legal action, before chance comes, and takes the action after which the net sees
/// the best chance to win. With a temperature it takes the others too, the more often the nearer their logits are to the
/// best: each in proportion to exp(logit / temperature).
pub struct Learned<G: Inputs> {
    net: Arc<Net>,
    shortlist: Shortlist<G>,
    temperature: Temperature,
    weigher: Weigher,
    actions: Vec<G::Action>,
    logits: Vec<f32>,
    values: Vec<f64>,
}

impl<G: Inputs> Learned<G> {
    /// Returns the bot.
    pub fn new(net: Arc<Net>, temperature: Temperature) -> Self {
        Self::by(net, Shortlist::new(None), temperature)
    }

    /// Returns the bot. At its best it chooses among the actions on the shortlist; of the others it has an opinion, too.
    pub fn by(net: Arc<Net>, shortlist: Shortlist<G>, temperature: Temperature) -> Self {
        Self {
            net,
            shortlist,
            temperature,
            weigher: Weigher::default(),
            actions: Vec::new(),
            logits: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<G: Determinize + Inputs> Bot<G> for Learned<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, dice: &mut Stream) -> G::Action {
        seen.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        if self.temperature.is_cold() {
            self.shortlist.shorten(seen, &mut self.actions);
        }
        self.look(seen, dice);
        self.actions[self.temperature.pick(&self.logits, dice)]
    }

    fn appraise(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        _budget: Budget,
        dice: &mut Stream,
        actions: &mut Vec<(G::Action, f64)>,
    ) {
        seen.legal(&mut self.actions);
        self.look(seen, dice);
        actions.clear();
        actions.extend(self.actions.iter().copied().zip(self.logits.iter().map(|logit| chance(*logit))));
    }
}

impl<G: Determinize + Inputs> Learned<G> {
    /// Works out the logit of every legal action.
    fn look(&mut self, seen: &SeatPerspective<'_, G>, dice: &mut Stream) {
        let (game, seat) = (seen.game(), seen.seat());
        self.logits.clear();
        self.logits.resize(self.actions.len(), 0.0);
        let view = seen.view();
        let (weigher, net) = (&mut self.weigher, &self.net);
        let mut worth = |state: &G::State| chance(weigher.logit(game, state, seat, net));
        if game.look_through_rolls(&game.determinize(&view, dice), seat, &self.actions, &mut worth, &mut self.values) {
            self.logits.clear();
            self.logits.extend(self.values.iter().map(|value| logit_of(*value)));
            return;
        }
        let completions = if game.hides() { COMPLETIONS } else { 1 };
        for _ in 0..completions {
            let state = game.determinize(&view, dice);
            for (logit, &action) in self.logits.iter_mut().zip(&self.actions) {
                let mut after = state;
                game.apply(&mut after, seat, action);
                *logit += self.weigher.logit(game, &after, seat, &self.net) / completions as f32;
            }
        }
    }
}
