//! Chances and logits by operations that are exact everywhere. A machine's own `exp` may differ from another's in the last
//! digit, and then two of them could choose differently, or learn differently from the same games.

/// Chances nearer to 0 or 1 than this count as sure.
const SURE: f64 = 6.2e-6;

/// The logit of what is sure: large, and still a number.
const MOST: f64 = 12.0;

/// Turns a logit into a chance.
pub fn chance(logit: f32) -> f64 {
    let small = exp(-f64::from(logit).abs());
    if logit >= 0.0 { 1.0 / (1.0 + small) } else { small / (1.0 + small) }
}

/// Turns a chance into a logit, kept between -12 and 12: what is over is as sure as can be, and still a number.
pub fn logit_of(chance: f64) -> f32 {
    if chance <= SURE || chance >= 1.0 - SURE {
        return if chance < 0.5 { -MOST as f32 } else { MOST as f32 };
    }
    // Newton's method: every step comes closer and none goes too far, since the curve is bent towards the middle.
    let mut logit = 0.0;
    for _ in 0..24 {
        let small = exp(-f64::abs(logit));
        let here = if logit >= 0.0 { 1.0 / (1.0 + small) } else { small / (1.0 + small) };
        logit += (chance - here) / (here * (1.0 - here));
    }
    logit as f32
}

/// Returns e to the power of a number that is not above 0, by products and sums alone: a few terms of the series for a
/// 1024th of it, squared ten times. Good to eleven digits down to -12; below -64 it falls no further.
pub fn exp(power: f64) -> f64 {
    let part = power.max(-64.0) / 1024.0;
    let mut result =
        1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    for _ in 0..10 {
        result *= result;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for tenth in 0..=120 {
            let power = -f64::from(tenth) / 10.0;
            assert!((exp(power) / power.exp() - 1.0).abs() < 1e-11, "{power}: {}", exp(power));
        }
        assert!(exp(-64.0) < 1e-27 && exp(-1e9) > 0.0);
    }

    #[test]
    fn logits_are_chances_and_back() {
        for logit in [-11.5, -3.0, -0.25, 0.0, 0.5, 2.0, 7.0, 11.5] {
            assert!((logit_of(chance(logit)) - logit).abs() < 1e-5, "{logit}: {}", logit_of(chance(logit)));
        }
        let bits = [0.0, 0.5, 1.0].map(|chance| logit_of(chance).to_bits());
        assert_eq!(bits, [-12.0, 0.0, 12.0].map(f32::to_bits));
        assert!(chance(-2.0) < chance(-1.99) && (chance(1.5) + chance(-1.5) - 1.0).abs() < 1e-15);
    }

    /// These are the same on every machine.
    #[test]
    fn the_last_digit_is_known() {
        assert_eq!(chance(1.0).to_bits(), CHANCE_OF_ONE);
        assert_eq!(logit_of(0.9).to_bits(), LOGIT_OF_NINE_TENTHS);
    }

    const CHANCE_OF_ONE: u64 = 4_604_760_009_829_884_550;
    const LOGIT_OF_NINE_TENTHS: u32 = 1_074_569_044;
}
