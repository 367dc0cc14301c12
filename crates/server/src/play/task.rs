//! Work in tasks of its own: whoever asked for it may hang up, and a panic ends no more than that.

use store::StoreError;

use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::room::Room;

/// Does something in a task of its own, so that a panic ends no more than that.
pub(super) async fn apart<T: Send + 'static>(
    work: impl Future<Output = Result<T, SubmitError>> + Send + 'static,
) -> Result<T, SubmitError> {
    tokio::spawn(work).await.unwrap_or_else(|error| Err(SubmitError::Task(error.to_string())))
}

/// Changes a table in a task of its own. Where that fails badly, what is in memory of the table is forgotten.
pub(super) async fn at_table(
    app: &Shared,
    room: &Room,
    work: impl Future<Output = Result<(), SubmitError>> + Send + 'static,
) -> Result<(), SubmitError> {
    let done = tokio::spawn(work).await;
    if let Ok(Err(SubmitError::Store(StoreError::NoTable(id)))) = done {
        // It was deleted; whoever asks next is told so.
        app.rooms.forget(&id);
        return Err(app.rooms.read(&id).await.err().unwrap_or(SubmitError::Store(StoreError::NoTable(id))));
    }
    done.unwrap_or_else(|error| {
        // Whatever it left in memory is not to be trusted; the log is.
        app.rooms.forget(&room.id);
        Err(SubmitError::Task(error.to_string()))
    })
}
