//! How sure a share is.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Returns the ends of the 95 % confidence interval of a share by Wilson's score method (1927), which stays inside 0
/// to 1 and is honest for few games and for shares near the ends. `(0, 1)` when nothing was tried.
pub fn wilson(hits: u64, tries: u64) -> (f64, f64) {
    wilson_of(hits as f64 / tries as f64, tries)
}

/// Returns the same ends for a share of tries that may be hits in part, as a draw is half a win. Such a share varies less
/// than one of whole hits, so the interval is on the safe side.
pub(crate) fn wilson_of(share: f64, tries: u64) -> (f64, f64) {
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = tries as f64;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    let end = |end: f64, never: bool| if never { end.round() } else { end.clamp(0.0, 1.0) };
    (end((centre - spread) / scale, share <= 0.0), end((centre + spread) / scale, share >= 1.0))
}

#[cfg(test)]
mod tests {
    use contract::{Dice, Stream};

    use super::wilson;

    fn near(hits: u64, tries: u64, low: f64, high: f64) {
        let (l, h) = wilson(hits, tries);
        assert!((l - low).abs() < 5e-5 && (h - high).abs() < 5e-5, "{hits} of {tries}: {l} to {h}");
    }

    /// Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
    #[test]
    fn published_values() {
        near(81, 263, 0.2553, 0.3662);
        near(15, 148, 0.0624, 0.1605);
        near(0, 20, 0.0, 0.1611);
        near(1, 29, 0.0061, 0.1718);
        near(8, 10, 0.4902, 0.9433);
    }

    #[test]
    fn the_ends_are_exact_where_the_share_is() {
        assert_eq!((wilson(0, 7).0, wilson(7, 7).1, wilson(0, 0)), (0.0, 1.0, (0.0, 1.0)));
    }

    #[test]
    fn about_nineteen_in_twenty_intervals_hold_the_truth() {
        let mut dice = Stream::new("coverage", "test", 0);
        for (share, tries) in [(3, 40), (30, 40), (50, 200)] {
            let holds = |_: &u32| {
                let hits = (0..tries).filter(|_| dice.below(100) < share).count() as u64;
                let (low, high) = wilson(hits, tries);
                (low..=high).contains(&(f64::from(share) / 100.0))
            };
            let held = (0..4000).filter(holds).count();
            assert!((3680..=3920).contains(&held), "{held} of 4000 at {share} %");
        }
    }
}
