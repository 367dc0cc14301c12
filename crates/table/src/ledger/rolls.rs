//! What a roll brought, compared with all that could have come.

use contract::{Player, Position, Seat, StepText, Stream, Turn};

use super::worths;

/// Up to so many outcomes are all looked at.
const LISTED: usize = 300;

/// Of more outcomes so many are drawn.
const DRAWN: u64 = 200;

/// So many are drawn to say what a game is worth before its first roll, which a bot judges that may think long.
const OPENINGS: u64 = 16;

/// Returns what a game is worth to each seat before its first step; none where the bot has no opinion.
pub(super) fn before_all(start: &Position, judge: &mut dyn Player) -> Option<[f64; Seat::MOST]> {
    if start.turn() != Turn::Chance {
        return worths(start, "opening", judge);
    }
    mean(&all_or_some(start, OPENINGS as usize, "opening", OPENINGS)?, "opening", judge)
}

/// Returns what rolls in a row brought each seat: what comes after them, less the mean of all that could have come.
pub(super) fn gains(
    before: &Position,
    after: &Position,
    step: usize,
    judge: &mut dyn Player,
) -> Option<[f64; Seat::MOST]> {
    let seed = step.to_string();
    let actual = worths(after, &seed, judge)?;
    let mean = mean(&all_or_some(before, LISTED, &seed, DRAWN)?, &seed, judge)?;
    Some(std::array::from_fn(|seat| actual[seat] - mean[seat]))
}

/// Returns the mean of positions with their weights.
fn mean(all: &[(Position, f64)], seed: &str, judge: &mut dyn Player) -> Option<[f64; Seat::MOST]> {
    let (mut sums, mut weights) = ([0.0; Seat::MOST], 0.0);
    for (position, weight) in all {
        let worths = worths(position, seed, judge)?;
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += weight * worth);
        weights += weight;
    }
    Some(sums.map(|sum| sum / weights))
}

/// Returns all positions that chance may lead to, or of more than `most` some that are drawn, each with its weight.
fn all_or_some(before: &Position, most: usize, seed: &str, count: u64) -> Option<Vec<(Position, f64)>> {
    listed(before, most).or_else(|| drawn(before, seed, count))
}

/// Returns all positions that chance may lead to, each with its probability; none where they are more than `most`.
fn listed(before: &Position, most: usize) -> Option<Vec<(Position, f64)>> {
    let (mut open, mut done) = (vec![(before.clone(), 1.0)], Vec::new());
    while let Some((position, probability)) = open.pop() {
        if position.turn() != Turn::Chance {
            done.push((position, probability));
            continue;
        }
        let outcomes = position.outcomes()?;
        if open.len() + done.len() + outcomes.len() > most {
            return None;
        }
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        for (token, weight) in outcomes {
            let mut after = position.clone();
            after.play(&StepText::Outcome { token }).ok()?;
            open.push((after, probability * weight as f64 / all as f64));
        }
    }
    Some(done)
}

/// Draws positions that chance leads to.
fn drawn(before: &Position, seed: &str, count: u64) -> Option<Vec<(Position, f64)>> {
    let one = |number| {
        let (mut position, mut dice) = (before.clone(), Stream::new(seed, "ledger", number));
        while let Some(step) = position.sample(&mut dice) {
            position.play(&step).ok()?;
        }
        Some((position, 1.0))
    };
    (0..count).map(one).collect()
}

#[cfg(test)]
mod tests {
    use conform::toys::Pig;
    use contract::{Appraised, Dice, Maker, Setup};

    use super::*;

    /// Judges by lots, from the position and the seed alone.
    struct Lots;

    impl Player for Lots {
        fn choose(&mut self, _: &Position, _: Seat, _: &str) -> Option<String> {
            None
        }

        fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
            let mut dice = Stream::new(&format!("{:?} {seed}", position.line()), "lots", 0);
            let judged = position.legal(seat).into_iter();
            Some(judged.map(|token| Appraised { token, worth: f64::from(dice.below(101)) / 100.0 }).collect())
        }
    }

    #[test]
    fn luck_comes_to_nothing_over_all_that_could_be_rolled_whatever_the_judge_errs_by() {
        let mut position = (Maker::of::<Pig>().make)(&Setup::printed(2)).expect("pig").start();
        while let Some(step) = position.sample(&mut Stream::new("rolls", "test", 0)) {
            position.play(&step).expect("a roll");
        }
        let Turn::Choice(asked) = position.turn() else { panic!("somebody chooses") };
        let seat = asked.first().expect("a seat");
        position.play(&StepText::Action { seat, token: "roll".to_owned() }).expect("a choice");
        let all = listed(&position, LISTED).expect("six sides");
        let luck = all.iter().map(|(after, weight)| {
            let gains = gains(&position, after, 2, &mut Lots).expect("judged");
            assert!((gains[0] + gains[1]).abs() < 1e-9, "{gains:?}");
            (gains[0].abs(), weight * gains[0])
        });
        let (size, mean) = luck.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert!(all.len() == 6 && size > 0.5 && mean.abs() < 1e-9, "{size} {mean}");
        assert!(listed(&position, 5).is_none(), "too many to be listed");
    }
}
