//! Recorded games: made at random once, kept, and replayed bit for bit by every later release.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use contract::record::{RecordError, RecordLine, RecordSeat, result_text};
use contract::{AnyGame, DrawName, Maker, Record, SetupError, StepText};
use thiserror::Error;

use crate::breach::Breach;
use crate::drive::{Taken, drive};

/// Why a corpus cannot be written or does not replay.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CorpusError {
    /// A file or folder cannot be read or written.
    #[error("{file}: {error}")]
    Io {
        /// The file or folder.
        file: String,
        /// The system's reason.
        error: io::Error,
    },
    /// A record is broken or does not replay.
    #[error("{file}: {error}")]
    Record {
        /// The file.
        file: String,
        /// What is wrong.
        error: RecordError,
    },
    /// No game can be made as the record says.
    #[error("{file}: {error}")]
    Setup {
        /// The file.
        file: String,
        /// What is wrong.
        error: SetupError,
    },
    /// Reading the record and writing it again gives another text.
    #[error("{file}: written again, the record is not what it was")]
    Text {
        /// The file.
        file: String,
    },
    /// A random game breaks the contract.
    #[error(transparent)]
    Breach(#[from] Breach),
}

/// Plays one random game and returns its record: outcomes with draw names and numbers beside them, and the result.
///
/// # Errors
/// When the game cannot be played to its end.
pub fn record(face: &dyn AnyGame, seed: &str, index: u64) -> Result<Record, Breach> {
    let names = face.info().seat_names.iter().take(usize::from(face.setup().seats));
    let chair = |name: &&str| RecordSeat { seat: (*name).to_owned(), bot: Some("random".to_owned()), name: None };
    let mut record = Record::new(face.info(), face.setup(), names.map(chair).collect());
    let mut counts = BTreeMap::new();
    let end = drive(face, seed, index, |taken, position| {
        record.steps.extend(taken.map(|taken| entry(position.info(), taken, &mut counts)));
        Ok(())
    })?;
    record.result = Some(result_text(&end));
    Ok(record)
}

fn entry(info: &contract::Info, taken: &Taken, counts: &mut BTreeMap<DrawName, u32>) -> RecordLine {
    match &taken.step {
        StepText::Action { seat, token } => {
            RecordLine::Act { seat: info.seat_name(*seat).to_owned(), token: token.clone(), at: None }
        }
        StepText::Outcome { token } => {
            let draw = taken.draw.map(|draw| {
                let count = counts.entry(draw).and_modify(|count| *count += 1).or_insert(0);
                (draw.to_string(), *count)
            });
            RecordLine::Chance { token: token.clone(), draw, numbers: taken.numbers.clone() }
        }
    }
}

/// Writes records of this many random games into a folder, as `0001.toml` and up, the faces in turn.
///
/// # Errors
/// When a game cannot be played or a file cannot be written.
pub fn write(folder: &Path, faces: &[&dyn AnyGame], seed: &str, games: u64) -> Result<(), CorpusError> {
    fs::create_dir_all(folder).map_err(|error| io_error(folder, error))?;
    for (index, face) in (0..games).zip(faces.iter().cycle()) {
        let file = folder.join(format!("{:04}.toml", index + 1));
        fs::write(&file, record(*face, seed, index)?.write()).map_err(|error| io_error(&file, error))?;
    }
    Ok(())
}

/// Replays every `.toml` file of a folder, in the order of names: each step is legal, each outcome follows from its
/// numbers, the result is the one noted, and written again the record is the same text. Returns how many there are.
///
/// # Errors
/// At the first record that does not replay; the error names the file.
pub fn replay(folder: &Path, maker: Maker) -> Result<usize, CorpusError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.map_err(|error| io_error(folder, error))?;
    let mut files: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| io_error(file, error))?;
        replay_text(&file.display().to_string(), &text, maker)?;
    }
    Ok(files.len())
}

fn replay_text(file: &str, text: &str, maker: Maker) -> Result<(), CorpusError> {
    let broken = |error| CorpusError::Record { file: file.to_owned(), error };
    let record = Record::read(text).map_err(broken)?;
    let setup = record.setup((maker.info)()).map_err(broken)?;
    let face = (maker.make)(&setup).map_err(|error| CorpusError::Setup { file: file.to_owned(), error })?;
    record.replay(&*face).map_err(broken)?;
    if record.write() == text { Ok(()) } else { Err(CorpusError::Text { file: file.to_owned() }) }
}

fn io_error(file: &Path, error: io::Error) -> CorpusError {
    CorpusError::Io { file: file.display().to_string(), error }
}
