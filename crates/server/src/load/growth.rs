//! What one thing more takes, read from how a total grows with many.

/// Looks at a total that grows with the number of things.
#[derive(Default)]
pub(super) struct Growth {
    looks: Vec<(f64, f64)>,
}

/// What each thing more adds, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Each {
    /// The best estimate.
    pub bytes: f64,
    /// How far off it is at most, in 95 of 100 measurements.
    pub give_or_take: f64,
}

impl Growth {
    /// Notes that so many things took so many bytes in all.
    pub(super) fn look(&mut self, things: usize, bytes: u64) {
        self.looks.push((things as f64, bytes as f64));
    }

    /// Returns the slope of the line with the least squares through the looks, with twice its standard error (for ten
    /// looks, Student's t is 2.3); none from fewer than three looks, or where nothing was added between them.
    ///
    /// An allocator keeps some memory that is free, so a single difference says little; over many things the line does.
    pub(super) fn each(&self) -> Option<Each> {
        let looks = self.looks.len() as f64;
        let mean = |part: fn(&(f64, f64)) -> f64| self.looks.iter().map(part).sum::<f64>() / looks;
        let (things, bytes) = (mean(|look| look.0), mean(|look| look.1));
        let spread: f64 = self.looks.iter().map(|look| (look.0 - things).powi(2)).sum();
        if self.looks.len() < 3 || spread == 0.0 {
            return None;
        }
        let slope = self.looks.iter().map(|look| (look.0 - things) * (look.1 - bytes)).sum::<f64>() / spread;
        let rest = |look: &(f64, f64)| (look.1 - bytes - slope * (look.0 - things)).powi(2);
        let error = (self.looks.iter().map(rest).sum::<f64>() / (looks - 2.0) / spread).sqrt();
        Some(Each { bytes: slope, give_or_take: STUDENT * error })
    }
}

/// Student's t for 95 of 100 and eight degrees of freedom, those of a line through ten looks.
const STUDENT: f64 = 2.306;

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(looks: &[(usize, u64)]) -> Option<Each> {
        let mut growth = Growth::default();
        for (things, bytes) in looks {
            growth.look(*things, *bytes);
        }
        growth.each()
    }

    #[test]
    fn what_grows_evenly_is_known_exactly() {
        let each = grown(&[(10, 1_500), (20, 2_500), (40, 4_500)]).unwrap();
        assert!((each.bytes - 100.0).abs() < 1e-9 && each.give_or_take < 1e-9, "{each:?}");
    }

    /// The textbook: points (1, 2), (2, 4), (3, 5), (4, 4), (5, 5) have the slope 0.6 with a standard error of 0.2828.
    #[test]
    fn what_does_not_is_known_roughly() {
        let each = grown(&[(1, 2), (2, 4), (3, 5), (4, 4), (5, 5)]).unwrap();
        assert!((each.bytes - 0.6).abs() < 1e-9, "{each:?}");
        assert!((each.give_or_take / STUDENT - 0.08_f64.sqrt()).abs() < 1e-9, "{each:?}");
    }

    #[test]
    fn nothing_is_known_from_two_looks_or_of_nothing_more() {
        assert_eq!(grown(&[(1, 2), (2, 4)]), None);
        assert_eq!(grown(&[(1, 2), (1, 4), (1, 5)]), None);
    }
}
