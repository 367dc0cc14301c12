//! What a bot is.

use contract::{Game, SeatPerspective, Stream};

/// How much a bot may think about one decision. It counts; a bot that looks at a clock says so ([`crate::Tree::within`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many continuations the bot may try: playouts, or simulations of a tree search.
    pub simulations: u32,
}

/// Decides for a seat of a game.
pub trait Bot<G: Game>: Send {
    /// Chooses an action of a seat that is asked. The answer follows from what is seen, the budget and the dice alone:
    /// what a bot keeps from one question to the next is memory for reuse, never knowledge.
    ///
    /// # Panics
    /// When the seat is not asked, so that there is nothing to choose from.
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action;

    /// Lists the legal actions of a seat that is asked, in the game's order, each with what it is worth to the seat: from 0
    /// (lost) to 1 (won). The list is empty for a bot that has no opinion on actions which it does not take.
    fn appraise(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        budget: Budget,
        dice: &mut Stream,
        actions: &mut Vec<(G::Action, f64)>,
    ) {
        let _ = (seen, budget, dice);
        actions.clear();
    }

    /// Says what one legal action is worth, with the whole budget for it; none as with [`Bot::appraise`].
    fn appraise_only(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        action: G::Action,
        budget: Budget,
        dice: &mut Stream,
    ) -> Option<f64> {
        let mut actions = Vec::new();
        self.appraise(seen, budget, dice, &mut actions);
        actions.into_iter().find(|(one, _)| *one == action).map(|(_, worth)| worth)
    }

    /// Says on how many threads it may think; until then it is one, since batches play games side by side. What it
    /// chooses must not depend on it, unless it thinks by the clock.
    fn use_threads(&mut self, _threads: usize) {}
}
