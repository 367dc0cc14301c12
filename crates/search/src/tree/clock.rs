//! The one clock of the bots.

use std::time::{Duration, Instant};

/// When thinking ends.
#[derive(Clone, Copy)]
pub(super) struct Deadline(Instant);

impl Deadline {
    /// Returns the moment after so much time from now.
    pub(super) fn after(time: Duration) -> Self {
        Self(Instant::now() + time)
    }

    pub(super) fn is_past(self) -> bool {
        Instant::now() >= self.0
    }
}
