//! The dice of a table: what was promised of them, and after the end whether it was kept.

use contract::record::{Record, RecordError, RecordLine};
use contract::{AnyGame, Number, Phrase, Seat};
use table::{Table, VerifyError, verify};
use words::Words;

use crate::view::unfair;

/// What may be known of a table's dice.
pub(crate) struct Dice {
    /// SHA-256 of the seed; none for a game that was brought in whole.
    pub(crate) commitment: Option<String>,
    /// The line of the dice log that promised it; none for tables that are older than the log.
    pub(crate) promised: Option<u64>,
    /// What each seat that added to the dice gave. The values are none before the game begins: who adds last should not
    /// know what the others added.
    pub(crate) entropies: Vec<(RecordSeat, Option<String>)>,
    /// Where seats were drawn by lot: for each seat, which of the sitters took it, counted from 1 in the order in which
    /// they were listed. Empty where they were not, and before the end, when the seed is not shown.
    pub(crate) lots: Vec<(RecordSeat, usize)>,
    /// The check, after the end.
    pub(crate) check: Option<Check>,
}

/// A seat, as people and as a record know it.
pub(crate) struct RecordSeat {
    /// What to call whoever sits there; none while nobody has a name there.
    pub(crate) who: Option<String>,
    /// Its number, as people count.
    pub(crate) number: usize,
    /// The printed name, under which a record and its verifiers know the seat.
    pub(crate) printed: &'static str,
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
pub(crate) fn dice(words: &Words, table: &Table, face: &dyn AnyGame, promised: Option<u64>) -> Dice {
    let record = table.record();
    let called = |seat: Seat| called(words, table, seat);
    let Some(promise) = &record.dice else {
        return Dice { commitment: None, promised: None, entropies: Vec::new(), lots: Vec::new(), check: None };
    };
    let shown = |value: &String| Some(value.clone()).filter(|_| table.has_begun());
    Dice {
        commitment: Some(promise.commitment.clone()),
        promised,
        entropies: promise
            .entropies
            .iter()
            .filter_map(|(seat, value)| Some((called(face.info().seat(seat)?), shown(value))))
            .collect(),
        lots: lots(table).map(|(seat, listed)| (called(seat), listed)).collect(),
        check: table.reveal().map(|seed| check(seed, &record, face)),
    }
}

fn called(words: &Words, table: &Table, seat: Seat) -> RecordSeat {
    let is_named = table.sitter(seat).is_some_and(|sitter| sitter.name.is_some() || sitter.bot.is_some());
    let who = is_named.then(|| words.full_name(seat).to_owned());
    RecordSeat { who, number: seat.index() + 1, printed: table.position().info().seat_name(seat) }
}

/// Returns the seats that were drawn by lot, each with the number of the sitter who took it; none while the seed is not
/// shown.
fn lots(table: &Table) -> impl Iterator<Item = (Seat, usize)> {
    let creation = table.creation();
    let seed = creation.seed.as_ref().filter(|_| creation.drawn && table.is_over());
    let lots = seed.map(|seed| table::fair::lots(seed, creation.seats.len())).unwrap_or_default();
    lots.into_iter().enumerate().map(|(seat, listed)| (Seat::new(seat), listed + 1))
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
