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

    /// Says on how many threads it may think; until then it is one, since batches play games side by side. What it
    /// chooses must not depend on it, unless it thinks by the clock.
    fn use_threads(&mut self, _threads: usize) {}
}
