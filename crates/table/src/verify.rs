//! Checking the dice of a record against what was committed to.

use contract::record::{Entry, Record, RecordError};
use contract::{Dice, Face};
use thiserror::Error;

use crate::Seed;
use crate::fair::Keyed;
use crate::secret::is_hex;

/// The verifier in Python for whoever would rather not trust this one: the text of a program that knows no rules.
pub const VERIFIER: &str = include_str!("../verify/palisade_verify.py");

/// What was found good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws were checked, those of steps taken again after an undo counted anew.
    pub draws: usize,
}

/// Why the dice of a record cannot be trusted. Each names the first draw that is wrong or cannot be checked.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum Unfair {
    /// Nothing was committed to.
    #[error("the record has no commitment, so its dice cannot be checked")]
    NoCommitment,
    /// The seed is missing.
    #[error(
        "THE SEED WAS NOT REVEALED: nothing can be checked from {lost} on. It is shown when the game is over; if it is over, do not trust the dice"
    )]
    NotRevealed {
        /// The first draw.
        lost: String,
    },
    /// The seed is not the one committed to.
    #[error(
        "THE SEED IS NOT THE ONE COMMITTED TO: nothing can be checked from {lost} on. Its hash is {made}, the commitment is {noted}"
    )]
    WrongSeed {
        /// The first draw.
        lost: String,
        /// The hash of the seed.
        made: String,
        /// The commitment.
        noted: String,
    },
    /// What a seat added is no entropy, or no such seat is there.
    #[error("the entropy of seat `{0}` is malformed, or there is no such seat")]
    Entropy(String),
    /// Luck without a draw's name.
    #[error("step {step}: the outcome `{token}` has no draw beside it, so it cannot be checked")]
    Unnamed {
        /// The number of the line, from 1.
        step: usize,
        /// The outcome.
        token: String,
    },
    /// A draw was left out or made twice.
    #[error("step {step}, draw `{draw}#{noted}`: its count should be {due}")]
    Count {
        /// The number of the line, from 1.
        step: usize,
        /// The draw's name.
        draw: String,
        /// The count in the record.
        noted: u32,
        /// How many draws of the name stand before it.
        due: u32,
    },
    /// A number is not the one that the seed gives.
    #[error("step {step}, draw `{draw}`: number {place} is {noted}, and the seed gives {made}")]
    Number {
        /// The number of the line, from 1.
        step: usize,
        /// The draw's name and count.
        draw: String,
        /// Which of the draw's numbers, from 1.
        place: usize,
        /// The value in the record.
        noted: u32,
        /// The value that the seed gives.
        made: u32,
    },
    /// The outcomes do not follow from the numbers, or the record cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Checks that the seed is the one committed to, that every draw's numbers follow from it, that no draw was left out or
/// repeated, and, by playing the record again, that every outcome follows from its numbers.
///
/// # Errors
/// At the first thing that is not so. A missing reveal is an error.
pub fn verify(record: &Record, face: &dyn Face) -> Result<Verified, Unfair> {
    let dice = record.dice.as_ref().ok_or(Unfair::NoCommitment)?;
    let reveal = dice.seed.clone().ok_or_else(|| Unfair::NotRevealed { lost: first(record) })?;
    let wrong = |made: String| Unfair::WrongSeed { lost: first(record), made, noted: dice.commitment.clone() };
    let seed = Seed::try_from(reveal).map_err(|error| wrong(error.to_owned()))?;
    if seed.commitment() != dice.commitment {
        return Err(wrong(seed.commitment()));
    }
    for (seat, given) in &dice.entropies {
        let known = record.seats.iter().any(|chair| chair.seat == *seat);
        if !known || !is_hex(given) || !(1..=64).contains(&given.len()) {
            return Err(Unfair::Entropy(seat.clone()));
        }
    }
    let given = |seat: &str| dice.entropies.get(seat).map(String::as_str);
    let entropies = record.seats.iter().filter_map(|chair| Some((chair.seat.as_str(), given(&chair.seat)?)));
    let entropies: Vec<(&str, &str)> = entropies.collect();
    let draws = check_numbers(record, &seed, &entropies)?;
    record.replay(face)?;
    Ok(Verified { draws })
}

/// Names the first draw of a record.
fn first(record: &Record) -> String {
    let drawn = record.steps.iter().enumerate().find_map(|(at, entry)| match entry {
        Entry::Luck { draw: Some((name, count)), .. } => Some(format!("step {}, draw `{name}#{count}`", at + 1)),
        _ => None,
    });
    drawn.unwrap_or_else(|| "its first draw".to_owned())
}

fn check_numbers(record: &Record, seed: &Seed, entropies: &[(&str, &str)]) -> Result<usize, Unfair> {
    let mut draws = 0;
    // The draw of each step that stands, if it is luck.
    let mut standing: Vec<Option<&str>> = Vec::new();
    for (step, entry) in record.steps.iter().enumerate().map(|(at, entry)| (at + 1, entry)) {
        match entry {
            Entry::Act { .. } => standing.push(None),
            Entry::Undo { keep, .. } => standing.truncate(*keep),
            Entry::Luck { token, draw: None, .. } => return Err(Unfair::Unnamed { step, token: token.clone() }),
            Entry::Luck { draw: Some((draw, noted)), numbers, .. } => {
                let due = standing.iter().filter(|other| **other == Some(draw)).count() as u32;
                if *noted != due {
                    return Err(Unfair::Count { step, draw: draw.clone(), noted: *noted, due });
                }
                let mut keyed = Keyed::new(seed, entropies, draw, due);
                for (place, number) in numbers.iter().enumerate() {
                    let made = if number.bound == 0 { 0 } else { keyed.below(number.bound) };
                    if made != number.value || number.bound == 0 {
                        let (draw, noted) = (format!("{draw}#{due}"), number.value);
                        return Err(Unfair::Number { step, draw, place: place + 1, noted, made });
                    }
                }
                standing.push(Some(draw));
                draws += 1;
            }
            Entry::Resign { .. } | Entry::Hand { .. } => {}
        }
    }
    Ok(draws)
}
