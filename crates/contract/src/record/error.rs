//! What can be wrong with a record.

use thiserror::Error;

use super::{FORMAT, RecordLine};
use crate::StepError;

/// Why a record cannot be read or played again.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is not a record, or a broken one.
    #[error("not a record: {0}")]
    Form(String),
    /// It was written by a newer release.
    #[error("the record has format {0}, and this release reads up to {FORMAT}; use a newer release")]
    Newer(u16),
    /// It is of another game.
    #[error("the record is for `{0}`, not for `{1}`")]
    OtherGame(String, &'static str),
    /// It was played under rules that this release does not have.
    #[error("the record was played under version {0} of the rules; this release has version {1}")]
    Rules(u16, u16),
    /// Its component text does not have the hash it names.
    #[error("the components in the record do not have the hash it states ({0})")]
    Components(String),
    /// A line of steps cannot be read.
    #[error("`{0}` is not a line of a record")]
    Entry(String),
    /// Its start cannot be read.
    #[error("the start of the record: {0}")]
    Start(String),
    /// A step cannot be taken.
    #[error("step {step}, `{entry}`: {reason}")]
    Step {
        /// The step's number, from 1.
        step: usize,
        /// The line.
        entry: String,
        /// Why not.
        reason: String,
    },
    /// An outcome does not follow from the numbers beside it.
    #[error("step {step}, draw `{draw}`: the numbers give `{made}`, the record has `{noted}`")]
    Numbers {
        /// The step's number, from 1.
        step: usize,
        /// The draw.
        draw: String,
        /// What follows from the numbers.
        made: String,
        /// What the record has.
        noted: String,
    },
    /// It is not the game of a match that it is said to be.
    #[error("the match: {0}")]
    Match(String),
    /// It does not end as it says.
    #[error("the record says `{noted}`, but the steps end in `{found}`")]
    Result {
        /// What the record says.
        noted: String,
        /// What the steps lead to.
        found: String,
    },
}

impl From<(usize, &RecordLine, StepError)> for RecordError {
    fn from((step, entry, refused): (usize, &RecordLine, StepError)) -> Self {
        Self::Step { step, entry: entry.to_string(), reason: refused.to_string() }
    }
}
