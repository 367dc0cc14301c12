//! What changes during a game: what lies open, and what each player alone knows. Plain data, copied to undo.

use contract::Seat;
use serde::Serialize;

use crate::card::{CARDS, Cards, Kind, SPACES};
use crate::table::{SetupStep, Table};

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// What each player alone knows.
    pub secrets: [Secret; 2],
}

/// What one player alone knows. The cards of the pile follow from all others; their order is nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Secret {
    /// R74. The army chosen in secret, until everybody has chosen.
    pub army: Option<u8>,
    /// R2-R4. Where in the set-up the player is.
    pub setup: SetupStep,
    /// Whether a card drawn in secret is due, and from which pile.
    pub drawing: Option<crate::card::Pile>,
    /// The hand.
    pub hand: Cards,
    /// What is left in the two draw piles.
    pub pile: Cards,
    /// The bases laid in secret, until they are shown.
    pub laid: [Option<Kind>; SPACES],
    /// The cards discarded in secret, until they are shown.
    pub gone: Cards,
}

impl Secret {
    /// Nothing.
    pub(crate) const EMPTY: Self = Self {
        army: None,
        setup: SetupStep::Over,
        drawing: None,
        hand: [0; CARDS],
        pile: [0; CARDS],
        laid: [None; SPACES],
        gone: [0; CARDS],
    };
}

impl State {
    /// Returns what a player alone knows.
    pub const fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index()]
    }

    /// Returns what a player alone knows, to be changed.
    pub(crate) const fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index()]
    }
}
