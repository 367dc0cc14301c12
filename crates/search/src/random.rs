//! Any legal action.

use contract::{Dice, Game, SeatPerspective, Stream};

use crate::{Bot, Budget};

/// Chooses among the legal actions, each equally likely.
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// Returns the bot.
    pub fn new() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, _budget: Budget, dice: &mut Stream) -> G::Action {
        seen.legal(&mut self.actions);
        self.actions[dice.below(self.actions.len() as u32) as usize]
    }
}
