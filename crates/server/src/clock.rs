//! The only clock of the crate.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
