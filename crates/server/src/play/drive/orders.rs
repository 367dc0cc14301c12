//! Answers by standing orders. They are owed like bots' turns: each follows from the log alone, so it is given after a
//! restart too, by whichever process knows the table, and never twice.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::TableError;

use super::{attempt, insist, submit};
use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::room::Room;

/// How long nobody looks at the clock, at most: it may be set.
const LOOK: Duration = Duration::from_millis(100);

/// Starts a task that gives the answers of a table's standing orders, each when it is due, unless one runs.
pub(super) fn wake(app: &Shared, room: &Arc<Room>) {
    let is_owed = room.table().pending_order().is_some();
    if !is_owed || *app.stop.borrow() || room.answered.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        let is_done = insist(&app, &room.id, || attempt(answer(app.clone(), room.clone()), room.clone())).await;
        room.answered.store(false, Ordering::Release);
        if is_done {
            // Somebody may have moved after the last look and found the task still running.
            wake(&app, &room);
        }
    });
}

/// Gives the answer that is owed first, or waits a little where it is not due; returns whether one is owed.
async fn answer(app: Shared, room: Arc<Room>) -> Result<bool, SubmitError> {
    let Some(owed) = room.table().pending_order() else { return Ok(false) };
    let left = owed.due.saturating_sub(app.now());
    if left > 0 {
        let mut stopped = app.stop.clone();
        // It is over early where the server stops.
        let _ = tokio::time::timeout(LOOK.min(Duration::from_millis(left)), stopped.wait_for(|stop| *stop)).await;
        return Ok(true);
    }
    match submit(&app, &room, owed.request()).await {
        // The order was cancelled meanwhile, or its person was quicker.
        Err(SubmitError::Table(TableError::NoOrder | TableError::Over)) => Ok(true),
        done => done.map(|()| true),
    }
}
