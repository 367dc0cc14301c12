//! Asking a table for something, and what can be in the way.

use std::sync::Arc;

use store::{Claim, StoreError};
use table::{Command, ReadError, Request, TableError};
use thiserror::Error;

use crate::app::Shared;
use crate::live::room::Room;
use crate::play::bots;

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

/// Does what is asked, in a task of its own: a caller who hangs up stops nothing halfway. Bots whose turn it is then are
/// woken.
pub(crate) async fn submit(app: &Shared, room: &Arc<Room>, request: Request) -> Result<(), SubmitError> {
    let (within, at) = (app.clone(), room.clone());
    apart(app, room, async move {
        at.settle(&request, within.now()).await?;
        bots::wake(&within, &at);
        Ok(())
    })
    .await
}

/// Lets somebody sit down, in a task of its own. The game begins with the last seat.
pub(crate) async fn sit(app: &Shared, room: &Arc<Room>, claim: Claim, deeds: Vec<Command>) -> Result<(), SubmitError> {
    let (within, at) = (app.clone(), room.clone());
    apart(app, room, async move {
        at.sit(&claim, &deeds, within.now()).await?;
        bots::begin_if_full(&within, &at).await
    })
    .await
}

async fn apart(
    app: &Shared,
    room: &Room,
    work: impl Future<Output = Result<(), SubmitError>> + Send + 'static,
) -> Result<(), SubmitError> {
    let done = tokio::spawn(work).await;
    if let Ok(Err(SubmitError::Store(StoreError::NoTable(id)))) = done {
        // It was deleted; whoever asks next is told so.
        app.rooms.forget(&id);
        return Err(crate::live::rooms::read(app, &id)
            .await
            .err()
            .unwrap_or(SubmitError::Store(StoreError::NoTable(id))));
    }
    done.unwrap_or_else(|error| {
        // Whatever it left in memory is not to be trusted; the log is.
        app.rooms.forget(&room.id);
        Err(SubmitError::Task(error.to_string()))
    })
}
