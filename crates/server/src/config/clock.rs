//! The only clock of the crate.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// What time it is: the system's or, for tests, whatever it is set to.
#[derive(Clone, Default, Debug)]
pub struct Clock(Option<Arc<AtomicU64>>);

impl Clock {
    /// Returns a clock that stands at this time, in milliseconds since 1970, until it is set to another. Its clones
    /// show the same time.
    pub fn by_hand(at: u64) -> Self {
        Self(Some(Arc::new(AtomicU64::new(at))))
    }

    /// Sets a clock that goes by hand; any other is left alone.
    pub fn set(&self, at: u64) {
        if let Some(hand) = &self.0 {
            hand.store(at, Ordering::Release);
        }
    }

    /// Returns the milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Some(hand) => hand.load(Ordering::Acquire),
            None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64),
        }
    }
}
