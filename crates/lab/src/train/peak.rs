//! Which of the nets on the way is kept.

/// The best exam so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Peak {
    /// What it was worth on average, from 0 to 1.
    pub(super) worth: f64,
    /// Below this an exam is surely worse: less by a standard error.
    least: f64,
}

impl Peak {
    /// Takes note of an exam of so many games, and says whether its net is to be kept: unless an earlier one was surely
    /// better. Of exams that differ by less than their standard error the later counts, since its net has learned from more
    /// games and at a lower rate.
    pub(super) fn keeps(&mut self, worth: f64, games: u64) -> bool {
        if worth >= self.worth {
            let error = (worth * (1.0 - worth) / games.max(1) as f64).sqrt();
            *self = Self { worth, least: worth - error };
        }
        worth >= self.least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exam_that_is_surely_worse_than_the_best_keeps_nothing() {
        let mut peak = Peak::default();
        // The standard error of a half of 100 games is 5 of 100.
        let kept = [0.0, 0.4, 0.5, 0.46, 0.44, 0.46, 0.51, 0.45].map(|worth| peak.keeps(worth, 100));
        assert_eq!(kept, [true, true, true, true, false, true, true, false]);
        assert!((peak.worth - 0.51).abs() < 1e-9);
    }

    #[test]
    fn where_all_is_won_nothing_less_will_do() {
        let mut peak = Peak::default();
        assert_eq!([1.0, 0.99, 1.0].map(|worth| peak.keeps(worth, 100)), [true, false, true]);
    }
}
