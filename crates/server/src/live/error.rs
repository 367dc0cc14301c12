//! What can be in the way of a change to a table.

use axum::http::StatusCode;
use contract::Phrase;
use store::StoreError;
use table::{ReadError, TableError};
use thiserror::Error;

use crate::http::error::HttpError;

/// What can be in the way.
#[derive(Debug, Error)]
pub(crate) enum SubmitError {
    /// The table says no.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The disk says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored cannot be read.
    #[error("a stored entry: {0}")]
    Read(#[from] ReadError),
    /// Others stored first again and again.
    #[error("the table is too busy")]
    Crowded,
    /// The game is not on offer, or not in the version the table was made with.
    #[error("this release does not play {0}")]
    NotOffered(String),
    /// The task that was to do it ended early.
    #[error("the task ended early: {0}")]
    Task(String),
}

impl From<SubmitError> for HttpError {
    fn from(error: SubmitError) -> Self {
        match error {
            SubmitError::Store(error) => error.into(),
            SubmitError::Table(error) => error.into(),
            SubmitError::Crowded => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, Phrase::new("table-busy"), Phrase::new("in-a-moment"))
            }
            SubmitError::NotOffered(what) => Self::new(
                StatusCode::GONE,
                Phrase::new("not-played-here").with("game", what),
                Phrase::new("not-played-here-hint"),
            ),
            SubmitError::Read(ReadError::Newer(_)) => {
                Self::new(StatusCode::GONE, Phrase::new("newer-release"), Phrase::new("newer-release-hint"))
            }
            fault @ (SubmitError::Read(_) | SubmitError::Task(_)) => Self::fault(&fault),
        }
    }
}
