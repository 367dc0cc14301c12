//! From a record to a table.

use contract::AnyGame;
use contract::record::{Record, RecordError, RecordLine as Line, RecordSeat, result_text};
use thiserror::Error;

use crate::steps::{UndoError, steps};
use crate::{Creation, EarlierGame, Entry, NameError, Seed, Sitter, Table, VerifyError, verify};

/// A record as a table takes it in.
#[derive(Clone, Debug)]
pub struct Imported {
    /// How the table begins.
    pub creation: Creation,
    /// Its log.
    pub entries: Vec<Entry>,
}

/// Why a record cannot become a table.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum ImportError {
    /// It cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its dice are not what was committed to.
    #[error(transparent)]
    Unfair(#[from] VerifyError),
    /// Somebody has a name that cannot be shown to everybody.
    #[error("seat {seat}: {reason}")]
    Name {
        /// The seat's printed name.
        seat: String,
        /// Why it cannot.
        reason: NameError,
    },
    /// It takes back steps in a way that no table does.
    #[error(transparent)]
    Undo(#[from] UndoError),
}

/// Takes in a record. The face must be that of [`Record::setup`].
///
/// A game that is over comes in whole, its dice checked if they were committed to. One that is open goes on from where
/// it stands, on new dice from this seed: its old ones were committed to elsewhere.
///
/// # Errors
/// When the record cannot be played again, or its dice are not fair.
pub fn import(record: &Record, face: &dyn AnyGame, seed: Seed, now: u64) -> Result<Imported, ImportError> {
    record.setup(face.info())?;
    let game = record.replay(face)?;
    let info = face.info();
    let last = &game[game.len() - 1].1;
    let seats = record.seats.iter().map(sitter).collect::<Result<Vec<_>, _>>()?;
    let creation = Creation::new(info, face.setup(), seats, seed, now);
    let ended = |line: &Line| matches!(line, Line::Resign { .. } | Line::Abandoned);
    let may_be_over = record.steps.iter().any(ended);
    let open =
        |creation| Ok(Imported { creation: Creation { start: Some(last.line()), ..creation }, entries: Vec::new() });
    if result_text(last) == "open" && !may_be_over {
        return open(creation);
    }
    let earlier = record.of_match.as_ref().map(|place| {
        let game = |closing: &String| EarlierGame { table: None, closing: closing.clone() };
        place.earlier.iter().map(game).collect()
    });
    let whole = Creation { start: record.start.clone(), seed: None, earlier, ..creation.clone() };
    let mut played = vec![Entry::Begin { at: now }];
    played.extend(steps(record, info, now)?);
    let over = Table::rebuild(face, whole.clone(), played.clone()).is_ok_and(|table| table.is_over());
    if !over && result_text(last) == "open" {
        // Somebody gave up, and others play on.
        return open(creation);
    }
    let mut creation = whole;
    let mut entries = Vec::new();
    if let Some(dice) = &record.dice {
        verify(record, face)?;
        creation.seed = dice.seed.clone().and_then(|seed| Seed::try_from(seed).ok());
        let given = dice.entropies.iter().filter_map(|(seat, entropy)| Some((info.seat(seat)?, entropy.clone())));
        entries.extend(given.map(|(seat, entropy)| Entry::Entropy { seat, entropy, at: now }));
    }
    entries.extend(played);
    Ok(Imported { creation, entries })
}

fn sitter(chair: &RecordSeat) -> Result<Sitter, ImportError> {
    let name = chair.name.as_deref().map(str::parse).transpose();
    let name = name.map_err(|reason| ImportError::Name { seat: chair.seat.clone(), reason })?;
    Ok(Sitter { name, bot: chair.bot.clone() })
}
