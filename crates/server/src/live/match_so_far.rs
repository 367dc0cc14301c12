//! How the match stands of which a table's game is one: kept with the room, since working it out makes games anew.

use std::sync::{Arc, Mutex, PoisonError};

use contract::MatchStanding;
use table::Table;

/// A match as it stands at a table.
pub(crate) struct MatchSoFar {
    pub(crate) standing: MatchStanding,
    /// The table of its first game.
    pub(crate) first: Arc<Table>,
    /// Whether the operator ended one of its games: then it is over, and nobody has won it.
    pub(crate) is_abandoned: bool,
    /// How many games have ended.
    pub(crate) ended: usize,
}

impl MatchSoFar {
    /// Says whether another game is to be played.
    pub(crate) fn goes_on(&self) -> bool {
        self.standing.next.is_some() && !self.is_abandoned
    }
}

/// What was worked out last.
#[derive(Default)]
pub(crate) struct LastMatch(Mutex<Option<Arc<MatchSoFar>>>);

impl LastMatch {
    /// Returns what was worked out when so many games had ended.
    pub(crate) fn after(&self, ended: usize) -> Option<Arc<MatchSoFar>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().filter(|kept| kept.ended == ended)
    }

    /// Keeps what was worked out.
    pub(crate) fn keep(&self, so_far: Arc<MatchSoFar>) -> Arc<MatchSoFar> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(so_far.clone());
        so_far
    }
}
