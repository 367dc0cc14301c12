//! What is in the way of something owed, and when to try again.

use std::time::Duration;

/// How long to wait after the first failure.
const FIRST: Duration = Duration::from_millis(100);
/// How long to wait at most.
const MOST: Duration = Duration::from_secs(10);

/// What is in the way of something owed.
#[derive(Default, Debug)]
pub(super) struct Trouble {
    failures: u32,
    last: String,
}

impl Trouble {
    /// Notes a failure; says whether the one before was another.
    pub(super) fn is_new(&mut self, error: &impl ToString) -> bool {
        self.failures = self.failures.saturating_add(1);
        let text = error.to_string();
        let is_new = text != self.last;
        self.last = text;
        is_new
    }

    /// Returns how long to wait before trying again: twice as long with every failure, up to a limit.
    pub(super) fn pause(&self) -> Duration {
        let doubled = 1_u32.checked_shl(self.failures.saturating_sub(1)).filter(|doubled| *doubled > 0);
        FIRST.saturating_mul(doubled.unwrap_or(u32::MAX)).min(MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit_and_a_failure_is_new_once() {
        let mut trouble = Trouble::default();
        let mut met = |error: &str| (trouble.is_new(&error), trouble.pause().as_millis());
        assert_eq!([met("locked"), met("locked"), met("full")], [(true, 100), (false, 200), (true, 400)]);
        for _ in 0..100 {
            met("full");
        }
        assert_eq!(met("full"), (false, 10_000));
    }
}
