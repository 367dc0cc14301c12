//! Why the dice of a record cannot be trusted.

use contract::record::RecordError;
use thiserror::Error;

use crate::steps::UndoError;

/// Why the dice of a record cannot be trusted. Each names the first draw that is wrong or cannot be checked.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum VerifyError {
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
    /// What a seat added is no entropy, or no person sits there.
    #[error(
        "the entropy of seat `{0}` is malformed, or there is no such seat, or a bot sits there, which adds nothing"
    )]
    Entropy(String),
    /// The seats have other names than the printed ones: renaming them would change the dice.
    #[error("the seats are {noted}, and the printed ones are {printed}; other names give other dice")]
    Seats {
        /// The names in the record.
        noted: String,
        /// The printed names.
        printed: String,
    },
    /// The seed is shown, but the game has no result.
    #[error(
        "the seed is shown, but the game is not over: its last steps were cut off, or the seed was revealed too early"
    )]
    CutOff,
    /// An outcome without a draw's name.
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
    /// Something follows the line that ended the game: for everybody, or because a seat gave up.
    #[error("step {step}, `{line}`: it follows `{after}`, which ends the game")]
    Follows {
        /// The number of the line, from 1.
        step: usize,
        /// The line.
        line: String,
        /// The line that ended the game.
        after: String,
    },
    /// A seat that gave up does so again, or changes hands.
    #[error("step {step}, `{line}`: the seat had given up")]
    GaveUp {
        /// The number of the line, from 1.
        step: usize,
        /// The line.
        line: String,
    },
    /// The last line ends the game, but its result is not the one in the record.
    #[error("the last step is `{by}`, but the record says `{noted}`")]
    Ended {
        /// The last line.
        by: String,
        /// The result in the record.
        noted: String,
    },
    /// The result says that the game was ended for everybody, or because a seat gave up, and the last line does not.
    #[error("the record says `{0}`, but its last step does not")]
    NotEnded(String),
    /// The result names a seat that gave up.
    #[error("the record says `{noted}`, but seat {seat} had given up")]
    Winner {
        /// The seat.
        seat: String,
        /// The result in the record.
        noted: String,
    },
    /// The outcomes do not follow from the numbers, or the record cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It takes back steps in a way that no table does.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The record is not the one that was closed.
    #[error("THE RECORD WAS CHANGED after it was closed: its closing hash is {made}, not {noted}")]
    Closing {
        /// The hash of the record as it is.
        made: String,
        /// The hash that it names.
        noted: String,
    },
    /// Something promised outside the record is not what stands in it.
    #[error("THIS IS NOT WHAT WAS PROMISED: {what} is {noted}, and {promised} was promised")]
    Broken {
        /// What was promised.
        what: String,
        /// As the record has it, or `none`.
        noted: String,
        /// As it was promised.
        promised: String,
    },
    /// The dice log does not tell what it must of this game.
    #[error("the dice log has no `{line}` line for the commitment {commitment}")]
    Missing {
        /// The kind of line.
        line: &'static str,
        /// The commitment.
        commitment: String,
    },
    /// The dice log says that the table was deleted before its game was over.
    #[error("the dice log says, in line {line}, that this table was deleted before its game was over")]
    Dropped {
        /// The number of the line.
        line: u64,
    },
}
