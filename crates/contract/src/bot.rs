//! An automatic player with the game's type erased: what a table needs of a bot.

use crate::{Position, Seat};

/// A bot that can be asked for steps of a [`Position`].
pub trait Player: Send {
    /// Chooses the seat's next action and returns its token. It decides from what the seat sees, and from the seed
    /// text only: the same question with the same seed has the same answer. Returns `None` when the seat
    /// is not asked, or when the game is not the one this player knows.
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String>;

    /// Says what each legal action of the seat is worth to it, in the game's order: from 0, when the game is as good as
    /// lost, to 1, when it is as good as won. What it says follows from what the seat sees and from the seed, as with
    /// [`Player::choose`]. Returns `None` when the seat is not asked, when the game is not the one this player knows, and
    /// for a player that has no opinion on actions which it does not take.
    fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
        let _ = (position, seat, seed);
        None
    }

    /// Says what one legal action of the seat is worth to it, as [`Player::appraise`] does, but with all its thought for that
    /// action. So two actions are compared fairly, where it would look longer at what seems better, and see more in that.
    fn appraise_only(&mut self, position: &Position, seat: Seat, token: &str, seed: &str) -> Option<f64> {
        self.appraise(position, seat, seed)?.into_iter().find(|one| one.token == token).map(|one| one.worth)
    }
}

/// What an action is worth to whoever takes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraised {
    /// The token of the action.
    pub token: String,
    /// What it is worth, from 0 (lost) to 1 (won).
    pub worth: f64,
}
