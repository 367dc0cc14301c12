//! How sure the difference of two bots is that have played the same deals alone.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Returns the ends of the 95 % confidence interval of the difference of two shares won of the same deals, from how many
/// deals only the first and only the second has won (Agresti and Min 2005: half a deal is added to each of the four cases,
/// so that few deals and extreme shares do not look certain). Deals that both win or both lose tell nothing apart, so bots
/// are compared much more finely than by two intervals of their own. `(-1, 1)` without deals.
pub(super) fn difference(only_first: u64, only_second: u64, deals: u64) -> (f64, f64) {
    if deals == 0 {
        return (-1.0, 1.0);
    }
    let (first, second, all) = (only_first as f64 + 0.5, only_second as f64 + 0.5, deals as f64 + 2.0);
    let centre = (first - second) / all;
    let spread = Z * (first + second - (first - second) * centre).sqrt() / all;
    ((centre - spread).max(-1.0), (centre + spread).min(1.0))
}

#[cfg(test)]
mod tests {
    use contract::{Dice, Stream};

    use super::difference;

    /// Agresti, "Categorical Data Analysis", table of two surveys of the same 1600 people: 150 and 86 changed their minds.
    #[test]
    fn a_published_value() {
        let (low, high) = difference(86, 150, 1600);
        assert!((low + 0.0588).abs() < 5e-4 && (high + 0.0212).abs() < 5e-4, "{low} to {high}");
    }

    #[test]
    fn bots_that_always_come_to_the_same_are_even_but_not_certainly() {
        let (low, high) = difference(0, 0, 50);
        assert!(low < 0.0 && high > 0.0 && (low + high).abs() < 1e-12, "{low} to {high}");
        assert_eq!(difference(0, 0, 0), (-1.0, 1.0));
        assert!(difference(1, 0, 1).1 <= 1.0);
    }

    #[test]
    fn about_nineteen_in_twenty_intervals_hold_the_truth() {
        let mut dice = Stream::new("coverage", "test", 0);
        // Of a hundred deals, those that only the first and only the second wins.
        for (first, second, deals) in [(10, 10, 40), (30, 5, 60), (3, 1, 300), (20, 18, 1000)] {
            let mut held = 0;
            for _ in 0..3000 {
                let (mut only_first, mut only_second) = (0, 0);
                for _ in 0..deals {
                    let won = dice.below(100);
                    only_first += u64::from(won < first);
                    only_second += u64::from((first..first + second).contains(&won));
                }
                let (low, high) = difference(only_first, only_second, deals);
                held += u32::from((low..=high).contains(&((f64::from(first) - f64::from(second)) / 100.0)));
            }
            assert!((2790..=2970).contains(&held), "{held} of 3000 with {first} and {second} of {deals} deals");
        }
    }
}
