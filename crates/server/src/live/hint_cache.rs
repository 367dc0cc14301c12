//! What choices were found to be worth: kept with the room, since finding it out takes a bot some time. What is lost is
//! found out again, and the same.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use contract::Seat;
use table::Hint;

/// What a seat is told of its choices, in the game's order.
pub(crate) type Hints = Arc<[Hint]>;

/// What was found out last for each seat, and what that seat saw then.
#[derive(Default)]
pub(crate) struct HintCache(Mutex<BTreeMap<Seat, (String, Hints)>>);

impl HintCache {
    /// Returns what was found out for a seat that sees this.
    pub(crate) fn find(&self, seat: Seat, seen: &str) -> Option<Hints> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&seat).filter(|(then, _)| then == seen).map(|(_, hints)| hints.clone())
    }

    /// Keeps it.
    pub(crate) fn keep(&self, seat: Seat, seen: String, hints: Hints) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(seat, (seen, hints));
    }
}
