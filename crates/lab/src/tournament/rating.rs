//! One number for the strength of each bot.

/// The mean of all ratings.
pub(super) const MEAN: f64 = 1500.0;

/// How much is 1 in natural logarithms of the odds: 400 points are odds of 10 to 1, as people know it from Elo.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// What a meeting came to, for the ratings.
pub(super) struct Met {
    /// The bots that met, with how many seats and how many games each won, shared ones in part.
    pub(super) bots: Vec<(usize, f64, f64)>,
    /// Games.
    pub(super) games: f64,
}

/// Returns the ratings of bots and how far the truth may be on either side (95 %), by the strengths that make what has
/// happened likeliest if a seat wins in proportion to its bot's strength (Luce 1959; with two seats this is the model of
/// Bradley and Terry 1952, and of Elo). A draw is shared out among all. Every meeting counts as if one more game of it had
/// been drawn, so that who has won everything is not infinitely strong. The order of games does not matter.
pub(super) fn ratings(bots: usize, meetings: &[Met]) -> Vec<(f64, f64)> {
    let mut strengths = vec![0.0; bots];
    let mut spreads = Square::of(bots, 0.0);
    // Newton's method needs fewer than twenty; the bound is for a machine that counts strangely.
    for _ in 0..200 {
        let (slope, mut curve) = likelihood(&strengths, meetings);
        // Only differences matter, so the sum of all strengths is held at 0.
        curve.0.iter_mut().flatten().for_each(|value| *value += 1.0);
        spreads = curve.inverse();
        let step = spreads.times(&slope);
        let far = step.iter().fold(0.0, |far: f64, step| far.max(step.abs()));
        let part = (1.0 / far).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += part * step);
        if far < 1e-9 {
            break;
        }
    }
    let of_mean = 1.0 / (bots * bots) as f64;
    let rating = |bot: usize| {
        let variance = (spreads.0[bot][bot] - of_mean).max(0.0);
        (rounded(MEAN + SCALE * strengths[bot]), rounded(SCALE * Z * variance.sqrt()))
    };
    (0..bots).map(rating).collect()
}

/// Rounds to hundredths: digits beyond could depend on the machine.
fn rounded(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

/// Returns how the logarithm of the likelihood rises with each strength, and how it is curved there (the information).
fn likelihood(strengths: &[f64], meetings: &[Met]) -> (Vec<f64>, Square) {
    let mut slope = vec![0.0; strengths.len()];
    let mut curve = Square::of(strengths.len(), 0.0);
    for Met { bots, games } in meetings {
        // One game more, and drawn.
        let games = games + 1.0;
        let most = bots.iter().map(|(bot, ..)| strengths[*bot]).fold(f64::NEG_INFINITY, f64::max);
        let weight = |bot: usize, seats: f64| seats * (strengths[bot] - most).exp();
        let all: f64 = bots.iter().map(|(bot, seats, _)| weight(*bot, *seats)).sum();
        let seated: f64 = bots.iter().map(|(_, seats, _)| seats).sum();
        for &(one, seats, won) in bots {
            let chance = weight(one, seats) / all;
            slope[one] += won + seats / seated - games * chance;
            curve.0[one][one] += games * chance;
            for &(other, seats, _) in bots {
                curve.0[one][other] -= games * chance * weight(other, seats) / all;
            }
        }
    }
    (slope, curve)
}

/// A table of numbers with as many rows as columns.
struct Square(Vec<Vec<f64>>);

impl Square {
    fn of(size: usize, value: f64) -> Self {
        Self(vec![vec![value; size]; size])
    }

    fn times(&self, column: &[f64]) -> Vec<f64> {
        self.0.iter().map(|row| row.iter().zip(column).map(|(one, other)| one * other).sum()).collect()
    }

    /// Returns the inverse by elimination. The table is symmetric and positive, so the diagonal never gets to 0.
    fn inverse(mut self) -> Self {
        let size = self.0.len();
        let mut inverse = Self::of(size, 0.0);
        (0..size).for_each(|at| inverse.0[at][at] = 1.0);
        for at in 0..size {
            let pivot = self.0[at][at];
            for table in [&mut self, &mut inverse] {
                table.0[at].iter_mut().for_each(|value| *value /= pivot);
            }
            for row in (0..size).filter(|row| *row != at) {
                let part = self.0[row][at];
                for table in [&mut self, &mut inverse] {
                    let taken = table.0[at].clone();
                    table.0[row].iter_mut().zip(taken).for_each(|(value, taken)| *value -= part * taken);
                }
            }
        }
        inverse
    }
}

#[cfg(test)]
mod tests {
    use contract::{Dice, Stream};

    use super::*;

    fn pair(one: usize, other: usize, won: f64, games: f64) -> Met {
        Met { bots: vec![(one, 1.0, won), (other, 1.0, games - won)], games }
    }

    #[test]
    fn two_bots_are_as_far_apart_as_their_odds() {
        // With the drawn game, 10,000 to 1,000.
        let both = ratings(2, &[pair(0, 1, 9999.5, 10_999.0)]);
        assert!((both[0].0 - both[1].0 - 400.0).abs() < 0.02, "{both:?}");
        assert!((both[0].0 + both[1].0 - 2.0 * MEAN).abs() < 0.02);
        // The error of the logarithm of odds is 1/√(n p q), and each of two is half as far from the mean.
        let error = SCALE * Z / (11_000.0_f64 * 10.0 / 11.0 / 11.0).sqrt() / 2.0;
        assert!((both[0].1 - error).abs() < 0.01, "{both:?}, {error}");
    }

    #[test]
    fn who_has_won_everything_is_not_infinitely_strong_and_not_certainly_so() {
        let all = ratings(3, &[pair(0, 1, 100.0, 100.0), pair(1, 2, 10_000.0, 10_000.0)]);
        assert!(all.iter().all(|(rating, error)| rating.is_finite() && *error > 150.0), "{all:?}");
        assert!(all[0].0 > all[1].0 + 500.0 && all[1].0 > all[2].0 + 500.0, "{all:?}");
        let none = ratings(3, &[pair(0, 1, 0.0, 0.0), pair(1, 2, 0.0, 0.0)]);
        assert!(none.iter().all(|(rating, _)| (rating - MEAN).abs() < 0.01), "{none:?}");
    }

    #[test]
    fn bots_are_compared_across_others_and_at_tables_of_several() {
        // 0 beats 1 and 1 beats 2 with odds of 3 to 1; so 0 beats 2 with odds of 9 to 1, and of three 9 to 3 to 1.
        let ladder = ratings(3, &[pair(0, 1, 7500.0, 10_000.0), pair(1, 2, 7500.0, 10_000.0)]);
        let table = Met { bots: vec![(0, 1.0, 9000.0), (1, 1.0, 3000.0), (2, 1.0, 1000.0)], games: 13_000.0 };
        let table = ratings(3, &[table]);
        let apart = SCALE * 3.0_f64.ln();
        for all in [ladder, table] {
            assert!((all[0].0 - all[1].0 - apart).abs() < 0.5 && (all[1].0 - all[2].0 - apart).abs() < 0.5, "{all:?}");
        }
        // Two seats of a bot win as often together as each of them wins twice.
        let twice = ratings(2, &[Met { bots: vec![(0, 2.0, 2000.0), (1, 1.0, 1000.0)], games: 3000.0 }]);
        assert!((twice[0].0 - twice[1].0).abs() < 0.01, "{twice:?}");
    }

    #[test]
    fn about_nineteen_in_twenty_errors_reach_the_truth() {
        let truth = [-90.0, -40.0, 10.0, 120.0];
        let mut dice = Stream::new("coverage", "test", 0);
        let mut held = [0; 4];
        for _ in 0..600 {
            let mut meetings = Vec::new();
            for one in 0..4 {
                for other in one + 1..4 {
                    let chance = 1.0 / (1.0 + ((truth[other] - truth[one]) / SCALE).exp());
                    let won = (0..150).filter(|_| f64::from(dice.below(1_000_000)) < chance * 1e6).count();
                    meetings.push(pair(one, other, won as f64, 150.0));
                }
            }
            for (bot, (rating, error)) in ratings(4, &meetings).into_iter().enumerate() {
                held[bot] += u32::from((rating - MEAN - truth[bot]).abs() <= error);
            }
        }
        assert!(held.iter().all(|held| (550..=590).contains(held)), "{held:?} of 600");
    }
}
