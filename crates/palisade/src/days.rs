//! A number of days, as people type it.

use std::str::FromStr;
use std::time::Duration;

/// A number of days.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Days(u32);

impl Days {
    pub(crate) fn time(self) -> Duration {
        Duration::from_hours(24 * u64::from(self.0))
    }
}

impl FromStr for Days {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self).map_err(|_| "give a whole number of days, such as 90")
    }
}
