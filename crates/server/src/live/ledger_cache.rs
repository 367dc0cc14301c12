//! What luck and choices of a game that is over came to: kept with the room, so that a bot judges it once for all who
//! look. A room keeps one such judgement, which is smaller than the steps that it keeps anyway. What is lost is judged
//! again, and the same.

use std::sync::{Arc, Mutex, PoisonError};

use table::Ledger;
use tokio::sync::OwnedMutexGuard;

/// What luck and choices came to, for each seat that had a decision.
pub(crate) type Ledgers = Arc<[Ledger]>;

/// What was judged last, and how many entries the log had then: it only grows, so the same number is the same game.
#[derive(Default)]
pub(crate) struct LedgerCache {
    kept: Mutex<Option<(usize, Ledgers)>>,
    /// Held by whoever judges.
    judging: Arc<tokio::sync::Mutex<()>>,
}

impl LedgerCache {
    /// Returns what was judged when the log had so many entries.
    pub(crate) fn after(&self, entries: usize) -> Option<Ledgers> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(then, _)| *then == entries).map(|(_, ledgers)| ledgers.clone())
    }

    /// Waits until nobody else judges the game of this room, and lets nobody else until the guard is dropped.
    pub(crate) async fn alone(&self) -> OwnedMutexGuard<()> {
        self.judging.clone().lock_owned().await
    }

    /// Keeps it.
    pub(crate) fn keep(&self, entries: usize, ledgers: Ledgers) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = Some((entries, ledgers));
    }
}

#[cfg(test)]
mod tests {
    use contract::Seat;

    use super::*;

    #[test]
    fn a_judgement_is_that_of_as_many_entries_and_only_the_last_is_kept() {
        let none = Ledger { seat: Seat::FIRST, start: 0.0, changes: Vec::new(), rolls: 0, end: 1.0 };
        let judged = |start| Ledgers::from([Ledger { start, ..none.clone() }]);
        let cache = LedgerCache::default();
        assert_eq!(cache.after(0), None);
        cache.keep(7, judged(0.25));
        assert_eq!((cache.after(6), cache.after(7), cache.after(8)), (None, Some(judged(0.25)), None));
        cache.keep(8, judged(0.5));
        assert_eq!((cache.after(7), cache.after(8)), (None, Some(judged(0.5))));
    }
}
