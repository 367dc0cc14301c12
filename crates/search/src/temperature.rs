//! How much a bot plays below its best.

use std::fmt;

use contract::{Dice, Stream};

use crate::net::exp;

/// Logits within which actions are taken for about equal: 0 takes the best one always, the more the more is left to
/// chance. From 0 to 10, in steps of a ten-thousandth, so that it is written in one way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Temperature(u32);

/// The steps of one logit.
const STEPS: u32 = 10_000;

impl Temperature {
    /// The most logits.
    pub const MOST: u32 = 10;

    /// Reads a plain decimal: `2`, `0.05`. None for anything else, and above 10.
    pub fn read(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').map_or((text, None), |(whole, part)| (whole, Some(part)));
        let digits = |text: &str| !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || part.is_some_and(|part| !digits(part)) {
            return None;
        }
        let whole: u32 = whole.parse().ok()?;
        let part: u32 = format!("{:0<4}", part.unwrap_or("0")).parse().ok()?;
        Some(whole * STEPS + part).filter(|steps| *steps <= Self::MOST * STEPS).map(Self)
    }

    /// Says whether the best action is taken always.
    pub const fn is_cold(self) -> bool {
        self.0 == 0
    }

    /// Picks the place of a logit: of the largest, or each in proportion to exp(logit / temperature).
    pub(crate) fn pick(self, logits: &[f32], dice: &mut Stream) -> usize {
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (place, logit) in logits.iter().enumerate() {
            if *logit > most {
                (best, most) = (place, *logit);
            }
        }
        if self.is_cold() {
            return best;
        }
        let weight = |logit: f32| exp(f64::from(logit - most) * f64::from(STEPS) / f64::from(self.0));
        let all: f64 = logits.iter().map(|logit| weight(*logit)).sum();
        // A whole number of parts, drawn as every other chance is.
        let mut left = f64::from(dice.below(1 << 30)) / f64::from(1u32 << 30) * all;
        for (place, logit) in logits.iter().enumerate() {
            left -= weight(*logit);
            if left < 0.0 {
                return place;
            }
        }
        best
    }
}

impl fmt::Display for Temperature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / STEPS, self.0 % STEPS);
        if part == 0 {
            return write!(f, "{whole}");
        }
        f.write_str(format!("{whole}.{part:04}").trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_decimals_from_0_to_10_are_read_and_written_in_one_way() {
        for (text, written) in [("0", "0"), ("0.0", "0"), ("0.05", "0.05"), ("0.50", "0.5"), ("2", "2"), ("10", "10")] {
            assert_eq!(Temperature::read(text).map(|read| read.to_string()).as_deref(), Some(written), "{text}");
        }
        for text in ["", ".", ".5", "5.", "-1", "+1", "1e1", "10.0001", "11", "0.00001", "1,5", "NaN", "1.2.3", " 1"] {
            assert_eq!(Temperature::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_best_is_taken_always_at_0_and_the_others_the_more_often_the_warmer() {
        let logits = [0.0, 2.0, 1.0];
        let mut dice = Stream::new("warm", "test", 0);
        let mut share = |text: &str| {
            let temperature = Temperature::read(text).expect("a temperature");
            let mut counts = [0; 3];
            (0..20_000).for_each(|_| counts[temperature.pick(&logits, &mut dice)] += 1);
            counts.map(|count| f64::from(count) / 20_000.0)
        };
        assert!(share("0")[1] > 0.999_999);
        let [worst, best, middle] = share("1");
        let whole = 1.0 + (-1f64).exp() + (-2f64).exp();
        assert!((best - 1.0 / whole).abs() < 0.02 && (middle / best - (-1f64).exp()).abs() < 0.02, "{best} {middle}");
        assert!(worst > 0.05 && share("10")[0] > 0.25);
    }
}
