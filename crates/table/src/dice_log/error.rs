//! What may be wrong with a stretch of the dice log.

use thiserror::Error;

/// Why a stretch of the log cannot be trusted.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LogError {
    /// A row of the text is not a hash followed by a line of the log.
    #[error("row {row} is not a line of a dice log; write a hash, a blank, and for instance `1 promise COMMITMENT`")]
    Form {
        /// The row of the text, from 1.
        row: usize,
    },
    /// A line is missing, or stands twice.
    #[error("dice log: line {noted} comes where line {due} is due; get the log from line {due} on")]
    Number {
        /// The number that stands there.
        noted: u64,
        /// The number that is due.
        due: u64,
    },
    /// The chain is broken: a line, or one before it, is not what it was.
    #[error("THE DICE LOG WAS CHANGED at line {line} or before it: its hash is {made}, the log says {noted}")]
    Hash {
        /// The number of the line.
        line: u64,
        /// The hash in the text.
        noted: String,
        /// The hash that follows from what was before, or that was known.
        made: String,
    },
    /// A line tells what cannot have happened after what was before.
    #[error("dice log, line {line}: it does not fit what the log says of this commitment before")]
    Order {
        /// The number of the line.
        line: u64,
    },
    /// A seed is not the one committed to.
    #[error("dice log, line {line}: the seed is not the one committed to")]
    Seed {
        /// The number of the line.
        line: u64,
    },
}
