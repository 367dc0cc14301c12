//! The dice of a table: what was promised of them, and after the end whether it was kept.

use contract::record::{Record, RecordError, RecordLine};
use contract::{AnyGame, Number, Phrase, Seat};
use table::{Table, VerifyError, verify};

use crate::view::unfair;

/// What may be known of a table's dice.
pub(crate) struct Dice {
    /// SHA-256 of the seed; none for a game that was brought in whole.
    pub(crate) commitment: Option<String>,
    /// The line of the dice log that promised it; none for tables that are older than the log.
    pub(crate) promised: Option<u64>,
    /// What each seat that added to the dice gave, by its printed name. The values are none before the game begins: who
    /// adds last should not know what the others added.
    pub(crate) entropies: Vec<(String, Option<String>)>,
    /// Where seats were drawn by lot: for each seat, by its printed name, which of the sitters took it, counted from 1 in
    /// the order in which they were listed. Empty where they were not, and before the end, when the seed is not shown.
    pub(crate) lots: Vec<(String, usize)>,
    /// The check, after the end.
    pub(crate) check: Option<Check>,
}

/// The dice of a finished game, checked.
pub(crate) struct Check {
    pub(crate) seed: String,
    /// What is wrong, naming the draw; none when all is as it should be.
    pub(crate) wrong: Option<Phrase>,
    pub(crate) draws: Vec<CheckedDraw>,
}

/// One draw of a record.
pub(crate) struct CheckedDraw {
    /// Which of the record's steps it is, from 1.
    pub(crate) line: usize,
    /// Its name and count, as in the record.
    pub(crate) name: String,
    pub(crate) numbers: Vec<Number>,
    /// The outcome.
    pub(crate) token: String,
    pub(crate) mark: DrawVerdict,
}

/// What the check says of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawVerdict {
    /// It follows from the seed.
    Good,
    /// It does not.
    Wrong,
    /// The check stopped before it.
    Unknown,
}

/// Says what may be known of a table's dice now. While the game runs that is neither the seed nor any draw.
/// `promised` is the line of the dice log that promised them.
pub(crate) fn dice(table: &Table, face: &dyn AnyGame, promised: Option<u64>) -> Dice {
    let record = table.record();
    let Some(promise) = &record.dice else {
        return Dice { commitment: None, promised: None, entropies: Vec::new(), lots: Vec::new(), check: None };
    };
    let shown = |value: &String| Some(value.clone()).filter(|_| table.has_begun());
    Dice {
        commitment: Some(promise.commitment.clone()),
        promised,
        entropies: promise.entropies.iter().map(|(seat, value)| (seat.clone(), shown(value))).collect(),
        lots: lots(table),
        check: table.reveal().map(|seed| check(seed, &record, face)),
    }
}

fn lots(table: &Table) -> Vec<(String, usize)> {
    let creation = table.creation();
    let Some(seed) = creation.seed.as_ref().filter(|_| creation.drawn && table.is_over()) else { return Vec::new() };
    let name = |seat: usize| table.position().info().seat_name(Seat::new(seat)).to_owned();
    let lots = table::fair::lots(seed, creation.seats.len());
    lots.into_iter().enumerate().map(|(seat, listed)| (name(seat), listed + 1)).collect()
}

fn check(seed: String, record: &Record, face: &dyn AnyGame) -> Check {
    let wrong = verify(record, face).err();
    // Numbers are verified before outcomes: where one of them fails, no outcome has been looked at yet.
    let played = wrong.as_ref().and_then(|_| record.replay(face).err()).map(VerifyError::from);
    // What is wrong with all draws or with none stands before the first: then nothing is ticked.
    let stops: Vec<usize> = wrong.iter().chain(&played).map(|wrong| line(wrong).unwrap_or(0)).collect();
    let mark = |line: usize| {
        let good = stops.iter().all(|stop| line < *stop);
        if stops.contains(&line) {
            DrawVerdict::Wrong
        } else if good {
            DrawVerdict::Good
        } else {
            DrawVerdict::Unknown
        }
    };
    let draws = record.steps.iter().enumerate().filter_map(|(at, entry)| {
        let RecordLine::Chance { token, draw, numbers } = entry else { return None };
        let name = draw.as_ref().map(|(name, count)| format!("{name}#{count}")).unwrap_or_default();
        let line = at + 1;
        Some(CheckedDraw { line, name, numbers: numbers.clone(), token: token.clone(), mark: mark(line) })
    });
    Check { seed, wrong: wrong.as_ref().map(unfair::phrase), draws: draws.collect() }
}

/// Returns the line of the record at which something is wrong, if it is one line.
fn line(wrong: &VerifyError) -> Option<usize> {
    match wrong {
        VerifyError::Unnamed { step, .. }
        | VerifyError::Count { step, .. }
        | VerifyError::Number { step, .. }
        | VerifyError::Follows { step, .. }
        | VerifyError::Record(RecordError::Step { step, .. } | RecordError::Numbers { step, .. }) => Some(*step),
        _ => None,
    }
}
