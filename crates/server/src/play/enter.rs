//! Tables as people come to them.

use std::sync::Arc;

use store::StoreError;
use tracing::warn;

use super::drive;
use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::room::Room;

/// Returns the table with this id, from memory or from disk. What it does by itself is then under way.
pub(crate) async fn room(app: &Shared, id: &str) -> Result<Arc<Room>, SubmitError> {
    let named = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !named {
        return Err(StoreError::NoTable(id.chars().take(32).collect()).into());
    }
    if let Some(room) = app.rooms.known(id) {
        // Who sat down last may not have been able to begin the game: whoever comes next does, or finds it waiting.
        if !room.table().has_begun()
            && let Err(error) = drive::begin_if_full(app, &room).await
        {
            warn!(table = id, %error, "a game that is full cannot begin yet");
        }
        return Ok(room);
    }
    let room = app.rooms.keep(app.rooms.read(id).await?);
    // A process that stopped may have left the table between two steps of its own.
    drive::begin_if_full(app, &room).await?;
    drive::wake(app, &room);
    Ok(room)
}
