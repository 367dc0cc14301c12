//! Asking a table for something, and what can be in the way.

use std::sync::Arc;

use store::StoreError;
use table::{ReadError, Request, TableError};
use thiserror::Error;

use crate::app::Shared;
use crate::bots;
use crate::room::Room;

/// What can be in the way.
#[derive(Debug, Error)]
pub(crate) enum AskError {
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
pub(crate) async fn ask(app: &Shared, room: &Arc<Room>, request: Request) -> Result<(), AskError> {
    let (app, room) = (app.clone(), room.clone());
    let id = room.id.clone();
    let rooms = app.clone();
    let task = tokio::spawn(async move {
        room.settle(&request, app.now()).await?;
        bots::wake(&app, &room);
        Ok(())
    });
    let done = task.await;
    if let Ok(Err(AskError::Store(StoreError::NoTable(_)))) = &done {
        // It was deleted; whoever asks next is told so.
        rooms.rooms.forget(&id);
        return Err(crate::rooms::read(&rooms, &id).await.err().unwrap_or(AskError::Store(StoreError::NoTable(id))));
    }
    done.unwrap_or_else(|error| {
        // Whatever it left in memory is not to be trusted; the log is.
        rooms.rooms.forget(&id);
        Err(AskError::Task(error.to_string()))
    })
}
