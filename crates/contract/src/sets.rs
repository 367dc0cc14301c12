//! Actions that are made of several choices in no order: a set of pieces for one action, and portions that answer a
//! question together, each an action of its own.

use serde::Serialize;

use crate::{Label, Piece};

/// What one action adds to an answer of several: damage to one troop, a die for one ship. The actions are laid out, changed
/// and then taken together; see [`crate::Speak::suggest`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Portion {
    /// The piece that it concerns. An answer has one portion of a piece; another one of the same piece replaces it.
    pub piece: Piece,
    /// How much, where portions of the piece differ in that alone.
    pub amount: Option<u16>,
}

impl Label {
    /// Says that it takes exactly these pieces, chosen one by one and in any order; no pieces are a set, too. Two actions
    /// of a question have different sets.
    #[must_use]
    pub fn choosing(self, set: Vec<Piece>) -> Self {
        Self { set: Some(set), ..self }
    }

    /// Says that it is one portion of an answer.
    #[must_use]
    pub fn laying(self, portion: Portion) -> Self {
        Self { portion: Some(portion), ..self }
    }
}

impl Portion {
    /// Returns all that is done with this piece: a die that is put somewhere.
    pub const fn of(piece: Piece) -> Self {
        Self { piece, amount: None }
    }

    /// Returns so much of what may be more or less: damage on a troop.
    pub const fn amount(piece: Piece, amount: u16) -> Self {
        Self { piece, amount: Some(amount) }
    }
}
