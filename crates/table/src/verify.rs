//! Checking the dice of a record against what was committed to.

use contract::record::{Commitment, Record, RecordLine};
use contract::{AnyGame, Dice, Info};

use crate::fair::Keyed;
use crate::secret::is_entropy;
use crate::stated_end::StatedEnd;
use crate::steps::steps;
use crate::{Promises, Seed, VerifyError};

/// What was found good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws were checked, counting those of steps taken again after an undo again.
    pub draws: usize,
}

/// Checks that the seats have their printed names, that the seed is the one committed to, that every draw's numbers
/// follow from it, and that no draw was left out or repeated. Plays the record again to check that every outcome
/// follows from its numbers and that the game ended as it says, and checks that the record is as it was closed.
///
/// This cannot check what nobody kept from before the game: see [`verify_promised`].
///
/// # Errors
/// At the first thing that is not so. A missing reveal is an error.
pub fn verify(record: &Record, face: &dyn AnyGame) -> Result<Verified, VerifyError> {
    verify_promised(record, face, &Promises::default())
}

/// Checks a record as [`verify`] does, and against what was promised outside it.
///
/// # Errors
/// At the first thing that is not so.
pub fn verify_promised(record: &Record, face: &dyn AnyGame, promises: &Promises) -> Result<Verified, VerifyError> {
    let dice = record.dice.as_ref().ok_or(VerifyError::NoCommitment)?;
    check_seats(record, face.info())?;
    promises.check_before(record, dice)?;
    let seed = revealed(record, dice)?;
    if record.result.as_ref().is_none_or(|result| result == "open") {
        return Err(VerifyError::CutOff);
    }
    let entropies = entropies(record, dice)?;
    let draws = check_numbers(record, &seed, &entropies)?;
    record.replay(face)?;
    steps(record, face.info(), 0)?;
    let made = record.closing();
    match &dice.closing {
        Some(noted) if *noted != made => return Err(VerifyError::Closing { made, noted: noted.clone() }),
        _ => promises.check_after(dice, &entropies, &made)?,
    }
    Ok(Verified { draws })
}

/// Checks that the seats are the game's, in order, by their printed names: they stand in the message of every draw.
fn check_seats(record: &Record, info: &Info) -> Result<(), VerifyError> {
    let noted: Vec<&str> = record.seats.iter().map(|chair| chair.seat.as_str()).collect();
    let printed = &info.seat_names[..noted.len().min(info.seat_names.len())];
    if noted == printed && !noted.is_empty() {
        return Ok(());
    }
    let printed = if noted.len() > printed.len() { info.seat_names } else { printed };
    Err(VerifyError::Seats { noted: noted.join(" "), printed: printed.join(" ") })
}

/// Returns the seed, if it is shown and is the one committed to.
fn revealed(record: &Record, dice: &Commitment) -> Result<Seed, VerifyError> {
    let reveal = dice.seed.clone().ok_or_else(|| VerifyError::NotRevealed { lost: first(record) })?;
    let wrong = |made: String| VerifyError::WrongSeed { lost: first(record), made, noted: dice.commitment.clone() };
    let seed = Seed::try_from(reveal).map_err(|error| wrong(error.to_owned()))?;
    if seed.commitment() == dice.commitment { Ok(seed) } else { Err(wrong(seed.commitment())) }
}

/// Returns what the seats added, in seat order. Only persons add something.
fn entropies<'a>(record: &'a Record, dice: &'a Commitment) -> Result<Vec<(&'a str, &'a str)>, VerifyError> {
    let person = |seat: &str| record.seats.iter().any(|chair| chair.seat == seat && chair.bot.is_none());
    let bad = dice.entropies.iter().find(|(seat, given)| !person(seat) || !is_entropy(given));
    if let Some((seat, _)) = bad {
        return Err(VerifyError::Entropy(seat.clone()));
    }
    let given = |seat: &str| dice.entropies.get(seat).map(String::as_str);
    Ok(record.seats.iter().filter_map(|chair| Some((chair.seat.as_str(), given(&chair.seat)?))).collect())
}

/// Names the first draw of a record.
fn first(record: &Record) -> String {
    let drawn = record.steps.iter().enumerate().find_map(|(at, entry)| match entry {
        RecordLine::Chance { draw: Some((name, count)), .. } => Some(format!("step {}, draw `{name}#{count}`", at + 1)),
        _ => None,
    });
    drawn.unwrap_or_else(|| "its first draw".to_owned())
}

fn check_numbers(record: &Record, seed: &Seed, entropies: &[(&str, &str)]) -> Result<usize, VerifyError> {
    let (mut draws, mut end) = (0, StatedEnd::new(record));
    // The draw of each step that stands, if it is an outcome.
    let mut standing: Vec<Option<&str>> = Vec::new();
    for (step, entry) in record.steps.iter().enumerate().map(|(at, entry)| (at + 1, entry)) {
        end.take(step, entry)?;
        match entry {
            RecordLine::Act { .. } => standing.push(None),
            RecordLine::Undo { keep, .. } => standing.truncate(*keep),
            RecordLine::Chance { token, draw: None, .. } => {
                return Err(VerifyError::Unnamed { step, token: token.clone() });
            }
            RecordLine::Chance { draw: Some((draw, noted)), numbers, .. } => {
                let due = standing.iter().filter(|other| **other == Some(draw)).count() as u32;
                if *noted != due {
                    return Err(VerifyError::Count { step, draw: draw.clone(), noted: *noted, due });
                }
                let mut keyed = Keyed::new(seed, entropies, draw, due);
                for (place, number) in numbers.iter().enumerate() {
                    let made = if number.bound == 0 { 0 } else { keyed.below(number.bound) };
                    if made != number.value || number.bound == 0 {
                        let (draw, noted) = (format!("{draw}#{due}"), number.value);
                        return Err(VerifyError::Number { step, draw, place: place + 1, noted, made });
                    }
                }
                standing.push(Some(draw));
                draws += 1;
            }
            RecordLine::Resign { .. } | RecordLine::Hand { .. } | RecordLine::Abandoned => {}
        }
    }
    end.check()?;
    Ok(draws)
}
