//! Whether the server can do what it is there for: keep moves.

use store::{Store, StoreError};
use tokio::sync::Mutex;

/// For so many milliseconds what was found out is told to all who ask, so that asking costs the disk next to nothing.
const FRESH: u64 = 1_000;

/// What the last attempt to write found, and when.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(u64, Result<(), StoreError>)>>,
}

impl Health {
    /// Says whether writing works, by writing. `now` tells the time in milliseconds.
    ///
    /// # Errors
    /// Why it does not.
    pub(crate) async fn check(&self, store: &Store, now: impl Fn() -> u64) -> Result<(), StoreError> {
        // Who comes while somebody finds out waits for what they find.
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.abs_diff(now()) < FRESH
        {
            return found.clone();
        }
        let found = store.probe(now()).await;
        *last = Some((now(), found.clone()));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_disk_is_asked_once_a_second_at_most() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("p.db")).await.expect("a database");
        let health = Health::default();
        assert_eq!(health.check(&store, || 5_000).await, Ok(()));
        store.clone().close().await;
        assert_eq!(health.check(&store, || 5_999).await, Ok(()), "what was found is still fresh");
        assert_eq!(health.check(&store, || 6_000).await, Err(StoreError::Closed));
        assert_eq!(health.check(&store, || 4_000).await, Err(StoreError::Closed), "a clock that was set back");
    }
}
