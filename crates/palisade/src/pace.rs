//! How often a line about progress is written over.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The time between two such lines.
const BETWEEN: Duration = Duration::from_millis(500);

/// Says when such a line may be written again, to whichever thread asks first.
pub(crate) struct Pace(Mutex<Instant>);

impl Pace {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Instant::now()))
    }

    /// Says whether it is time.
    pub(crate) fn is_time(&self) -> bool {
        // Whoever finds the clock in use comes a moment too late anyway.
        let Ok(mut last) = self.0.try_lock() else { return false };
        let is_time = last.elapsed() >= BETWEEN;
        if is_time {
            *last = Instant::now();
        }
        is_time
    }
}
