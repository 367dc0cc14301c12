//! An automatic player with the game's type erased: what a table needs of a bot.

use crate::{Position, Seat};

/// A bot that can be asked for steps of a [`Position`].
pub trait Player: Send {
    /// Chooses the seat's next action and returns its token. It decides from what the seat sees, and from the seed
    /// text only: the same question with the same seed has the same answer. Returns `None` when the seat
    /// is not asked, or when the game is not the one this player knows.
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String>;
}
