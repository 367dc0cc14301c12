//! One entry of a table's log.

use contract::record::Terms;
use contract::{Number, Seat};
use serde::{Deserialize, Serialize};

use crate::{Name, ReadError, name, versioned};

/// What happened at a table. Times are milliseconds since 1970.
///
/// Stored as JSON with a version: `{"act":{"at":1760000000000,"seat":0,"token":"k3B1"},"v":1}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A person sat down, or changed the name shown.
    Sit {
        /// Where.
        seat: Seat,
        /// What the person wants to be called.
        #[serde(default, deserialize_with = "name::stored")]
        name: Option<Name>,
        /// When.
        at: u64,
    },
    /// A seat's browser added its entropy to the dice; see [`crate::fair`].
    Entropy {
        /// Whose.
        seat: Seat,
        /// Up to 64 lower-case hexadecimal digits.
        entropy: String,
        /// When.
        at: u64,
    },
    /// The game began; no more entropies are taken, and dice may be rolled.
    Begin {
        /// When.
        at: u64,
    },
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action's token, without seat.
        token: String,
        /// Whether it belongs to one move with the action before it: they came together, and go together.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        joined: bool,
        /// When.
        at: u64,
    },
    /// Chance: an outcome came, in the same batch as what caused it.
    #[serde(rename = "luck")]
    Chance {
        /// The outcome's token.
        token: String,
        /// The draw's name and how often it had occurred before; none for dice that the table did not draw.
        draw: Option<(String, u32)>,
        /// The bounded numbers that the outcome was made of.
        numbers: Vec<Number>,
    },
    /// A seat took back its last actions. The steps of others since then stand.
    Undo {
        /// Who.
        seat: Seat,
        /// How many of its own actions.
        steps: usize,
        /// When.
        at: u64,
    },
    /// A seat gave up.
    Resign {
        /// Who.
        seat: Seat,
        /// What it meant. The first releases wrote nothing here, and know no other terms.
        #[serde(default, skip_serializing_if = "Terms::is_first")]
        terms: Terms,
        /// When.
        at: u64,
    },
    /// A seat changed hands: to a bot, or back to its owner.
    Hand {
        /// Which.
        seat: Seat,
        /// The bot as on the command line; none for the owner.
        bot: Option<String>,
        /// The seat that handed over this one because it was silent; none if the owner did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// When.
        at: u64,
    },
    /// A seat gave a standing order; see [`crate::Table::orders`].
    Order {
        /// Whose.
        seat: Seat,
        /// The order's key.
        order: String,
        /// When.
        at: u64,
    },
    /// A seat cancelled a standing order.
    Cancel {
        /// Whose.
        seat: Seat,
        /// The order's key.
        order: String,
        /// When.
        at: u64,
    },
    /// A seat asked for a hint; see [`crate::Table::is_hinted`].
    Hint {
        /// Whose.
        seat: Seat,
        /// When.
        at: u64,
    },
    /// The operator ended the game for everybody, and nobody won.
    End {
        /// When.
        at: u64,
    },
}

/// What the stored form of [`Entry::Begin`] begins with, and no other's.
pub const BEGAN: &str = r#"{"begin":"#;
/// What the stored form of [`Entry::End`] begins with, and no other's.
pub const ENDED: &str = r#"{"end":"#;

impl Entry {
    /// Reads an entry as it is stored.
    ///
    /// # Errors
    /// When it is broken or was written by a newer release.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        versioned::read(text)
    }

    /// Writes the entry as it is stored. One that the first releases do not know has a newer version, so that they say
    /// what is wrong, and go on with all other tables.
    pub fn write(&self) -> String {
        let version = match self {
            Self::End { .. } => versioned::ABANDONED,
            Self::Act { joined: true, .. } => versioned::JOINED,
            Self::Resign { terms: Terms::Second, .. } => versioned::TERMS,
            Self::Order { .. } | Self::Cancel { .. } => versioned::ORDERS,
            Self::Hint { .. } => versioned::HINTS,
            _ => versioned::FIRST,
        };
        versioned::write(self, version)
    }

    /// Returns the seat whose entry it is, if it is one seat's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Sit { seat, .. }
            | Self::Entropy { seat, .. }
            | Self::Act { seat, .. }
            | Self::Undo { seat, .. }
            | Self::Resign { seat, .. }
            | Self::Order { seat, .. }
            | Self::Cancel { seat, .. }
            | Self::Hint { seat, .. }
            | Self::Hand { seat, .. } => Some(*seat),
            Self::Begin { .. } | Self::Chance { .. } | Self::End { .. } => None,
        }
    }

    /// Returns when it happened; outcomes have no time of their own.
    pub fn at(&self) -> Option<u64> {
        match self {
            Self::Sit { at, .. }
            | Self::Entropy { at, .. }
            | Self::Begin { at }
            | Self::Act { at, .. }
            | Self::Undo { at, .. }
            | Self::Resign { at, .. }
            | Self::Hand { at, .. }
            | Self::Order { at, .. }
            | Self::Cancel { at, .. }
            | Self::Hint { at, .. }
            | Self::End { at } => Some(*at),
            Self::Chance { .. } => None,
        }
    }
}
