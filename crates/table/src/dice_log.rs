//! The dice log: a public chain of lines that holds commitments before anybody is shown them, so a table that has begun
//! cannot be dropped unnoticed.
//!
//! # The exact bytes
//!
//! A **line** is one of these texts. N is its number, in decimal, from 1; everything in capitals behind it is lower-case
//! hexadecimal, 64 digits each.
//!
//! ```text
//! N promise COMMITMENT              on disk before the commitment is shown to anybody
//! N begin COMMITMENT ENTROPIES      with the beginning of the game: entropies are closed, see crate::fair::entropies_hash
//! N end COMMITMENT SEED CLOSING     with the last step: the seed, and the closing hash of the record
//! N drop COMMITMENT SEED            a table that had not ended was deleted
//! ```
//!
//! The **hash** of line N is SHA-256, in hexadecimal, over the hash of line N - 1, a line feed, the line, a line feed.
//! The hash before line 1 is SHA-256 over `palisade dice log 1` and a line feed.
//!
//! Written as text, the log has on each line the hash, a blank, and the line.

mod error;
mod line;

use std::collections::BTreeMap;

use contract::record::sha256;

pub use error::LogError;
pub use line::{DiceEvent, DiceLogLine};

/// A place in the chain: the number of a line and its hash, 0 and the first hash before line 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainLink {
    /// The number of the line.
    pub number: u64,
    /// Its hash.
    pub hash: String,
}

impl ChainLink {
    /// Returns the place before line 1.
    pub fn start() -> Self {
        Self { number: 0, hash: sha256("palisade dice log 1\n") }
    }

    /// Returns the line that comes next when this is to be written, and its place.
    #[must_use]
    pub fn add(&self, commitment: &str, event: DiceEvent) -> (DiceLogLine, Self) {
        let line = DiceLogLine { number: self.number.saturating_add(1), commitment: commitment.to_owned(), event };
        let hash = self.after(&line.to_string());
        let number = line.number;
        (line, Self { number, hash })
    }

    /// Returns the hash of the line with this text, if it comes next.
    pub fn after(&self, text: &str) -> String {
        sha256(&format!("{}\n{text}\n", self.hash))
    }
}

/// What a stretch of the log says of one commitment: the numbers of its lines, and what stands in them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DiceHistory {
    /// The line that promised it.
    pub promise: Option<u64>,
    /// The line with which its game began, and the hash of the entropies.
    pub begin: Option<(u64, String)>,
    /// The line with which its game ended; seed and closing hash.
    pub end: Option<(u64, String, String)>,
    /// The line that says it was deleted.
    pub drop: Option<u64>,
}

/// A stretch of the log, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceLog {
    known: ChainLink,
    last: ChainLink,
    stories: BTreeMap<String, DiceHistory>,
}

/// How many commitments of a stretch there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Promised in it.
    pub promised: usize,
    /// Begun in it, and neither ended nor dropped: these are being played, or were left without an end.
    pub open: usize,
    /// Ended in it.
    pub over: usize,
    /// Dropped in it.
    pub dropped: usize,
}

impl DiceLog {
    /// Reads a stretch of the log from its text, and checks numbers, hashes, revealed seeds and the order of the lines
    /// of each commitment. The text begins with the known line or with the one after it; [`ChainLink::start`] is known
    /// to everybody.
    ///
    /// # Errors
    /// At the first line that is not as it must be.
    pub fn read(text: &str, known: &ChainLink) -> Result<Self, LogError> {
        let mut log = Self { known: known.clone(), last: known.clone(), stories: BTreeMap::new() };
        for (at, row) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let row = row.trim_end_matches('\r');
            let broken = || LogError::Form { row: at + 1 };
            let (hash, text) = row.split_once(' ').ok_or_else(broken)?;
            let line: DiceLogLine = text.parse().map_err(|()| broken())?;
            if at == 0 && line.number == known.number {
                if hash != known.hash {
                    return Err(LogError::Hash { line: line.number, noted: hash.to_owned(), made: known.hash.clone() });
                }
                log.tell(line)?;
            } else {
                log.push(line, hash)?;
            }
        }
        Ok(log)
    }

    fn push(&mut self, line: DiceLogLine, hash: &str) -> Result<(), LogError> {
        let due = self.last.number.saturating_add(1);
        if line.number != due {
            return Err(LogError::Number { noted: line.number, due });
        }
        let made = self.last.after(&line.to_string());
        if hash != made {
            return Err(LogError::Hash { line: due, noted: hash.to_owned(), made });
        }
        self.last = ChainLink { number: due, hash: made };
        self.tell(line)
    }

    /// Adds a line to the story of its commitment.
    fn tell(&mut self, line: DiceLogLine) -> Result<(), LogError> {
        let (number, whole) = (line.number, self.known.number == 0);
        let story = self.stories.entry(line.commitment.clone()).or_default();
        let gone = story.end.is_some() || story.drop.is_some();
        let promised = story.promise.is_some() || !whole;
        let begun = story.begin.is_some() || !whole && story.promise.is_none();
        let fits = match line.event {
            DiceEvent::Promise => *story == DiceHistory::default(),
            DiceEvent::Begin { .. } => promised && story.begin.is_none() && !gone,
            DiceEvent::End { .. } => promised && begun && !gone,
            DiceEvent::Drop { .. } => promised && !gone,
        };
        if !fits {
            return Err(LogError::Order { line: number });
        }
        if line.reveals().is_some_and(|made| made != line.commitment) {
            return Err(LogError::Seed { line: number });
        }
        match line.event {
            DiceEvent::Promise => story.promise = Some(number),
            DiceEvent::Begin { entropies } => story.begin = Some((number, entropies)),
            DiceEvent::End { seed, closing } => story.end = Some((number, seed, closing)),
            DiceEvent::Drop { .. } => story.drop = Some(number),
        }
        Ok(())
    }

    /// Returns the last line's place in the chain: what to keep, to check later that the log was only added to.
    pub fn last(&self) -> &ChainLink {
        &self.last
    }

    /// Returns what the stretch says of a commitment.
    pub fn story(&self, commitment: &str) -> Option<&DiceHistory> {
        self.stories.get(commitment)
    }

    /// Counts what became of the commitments.
    pub fn counts(&self) -> Counts {
        let count = |is: fn(&DiceHistory) -> bool| self.stories.values().filter(|story| is(story)).count();
        Counts {
            promised: count(|story| story.promise.is_some()),
            open: count(|story| story.begin.is_some() && story.end.is_none() && story.drop.is_none()),
            over: count(|story| story.end.is_some()),
            dropped: count(|story| story.drop.is_some()),
        }
    }
}
