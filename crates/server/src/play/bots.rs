//! What a table does by itself: it begins once everybody sits, and its bots play.
//!
//! Both are owed, whatever is in the way. What is owed follows from what is stored, so a process that stopped owes it
//! still; and where the disk fails, or a bot does, it is tried again after a while until it is done.

mod offered;
mod trouble;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::Seat;
use search::BotSpec;
use store::StoreError;
use table::{Command, Request, Table, TableError};
use tokio::sync::Mutex;
use tracing::{error, warn};

pub(crate) use offered::{OFFERED, called, named};
use trouble::Trouble;

use crate::app::Shared;
use crate::live::room::Room;
use crate::live::rooms;
use crate::live::thinking::{Effort, Turn};
use crate::play::submit::SubmitError;

/// Starts a task that plays the bots' turns of a table, unless one runs. A turn follows from the log alone and is
/// stored under the number of entries it was decided on, so it is played after a restart too, and never twice.
pub(crate) fn wake(app: &Shared, room: &Arc<Room>) {
    if room.table().pending_bot_turn().is_some() {
        see_to(app, room);
    }
}

/// Starts a task that does what is owed at a table until nothing is, unless one runs.
fn see_to(app: &Shared, room: &Arc<Room>) {
    if *app.stop.borrow() || room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        app.metrics.bot_turns_owed.inc();
        let is_done = insist(&app, &room.id, || attempt(app.clone(), room.clone())).await;
        app.metrics.bot_turns_owed.dec();
        room.driven.store(false, Ordering::Release);
        if is_done {
            // Somebody may have moved after the last look and found the task still running.
            wake(&app, &room);
        }
    });
}

/// Does something in a task of its own, so that a panic ends no more than that.
async fn apart<T: Send + 'static>(
    work: impl Future<Output = Result<T, SubmitError>> + Send + 'static,
) -> Result<T, SubmitError> {
    tokio::spawn(work).await.unwrap_or_else(|error| Err(SubmitError::Task(error.to_string())))
}

/// Takes steps until one says that nothing more is owed; after one that fails it waits and tries again. Gives up when the
/// server stops or the table is gone, and returns false then.
async fn insist<F>(app: &Shared, table: &str, step: impl Fn() -> F) -> bool
where
    F: Future<Output = Result<bool, SubmitError>>,
{
    let mut trouble = Trouble::default();
    let mut stopped = app.stop.clone();
    while !*app.stop.borrow() {
        match step().await {
            Ok(true) => trouble = Trouble::default(),
            Ok(false) => return true,
            Err(SubmitError::Store(StoreError::NoTable(_) | StoreError::Deleted(_))) => return false,
            Err(error) => {
                if trouble.is_new(&error) {
                    error!(table, %error, "something is owed and cannot be done; it is tried again");
                }
                let waited = tokio::time::timeout(trouble.pause(), stopped.wait_for(|stop| *stop)).await;
                if waited.is_ok() {
                    return false;
                }
                app.metrics.bot_turn_retries.inc();
            }
        }
    }
    false
}

/// Takes a step in a task of its own. Where one fails, another program may have ended the game meanwhile, or deleted the
/// table: then nothing is owed any more.
async fn attempt(app: Shared, room: Arc<Room>) -> Result<bool, SubmitError> {
    let done = apart(step(app, room.clone())).await;
    if done.is_err()
        && let Err(SubmitError::Store(gone @ StoreError::Deleted(_))) = room.look_again().await
    {
        return Err(gone.into());
    }
    done
}

/// Does what a table owes next; returns whether there was anything.
async fn step(app: Shared, room: Arc<Room>) -> Result<bool, SubmitError> {
    let table = room.table();
    if !table.has_begun() {
        return begin(&app, &room).await;
    }
    let Some(owed) = table.pending_bot_turn() else { return Ok(false) };
    let spec: BotSpec = owed.bot.parse().map_err(|_| TableError::Fault("no bot of this name is known"))?;
    let mut player = (room.kind.entry.player)(spec);
    let effort = if offered::is_offered(&owed.bot) { Effort::Offered } else { Effort::Unbounded };
    let place = app.thinking.place(Turn { payer: room.payer(), table: room.id.clone() }, effort).await;
    let request = place.think(move || owed.answer(&mut *player)).await.map_err(SubmitError::Task)??;
    if room.answer(&request, app.now()).await? {
        app.metrics.bot_turns.inc();
    }
    Ok(true)
}

/// Begins the game once every seat has its player. Where the disk fails meanwhile, it is tried again later: whoever
/// took the last seat has it.
///
/// # Errors
/// When the table cannot begin for another reason.
pub(crate) async fn begin_if_full(app: &Shared, room: &Arc<Room>) -> Result<(), SubmitError> {
    match begin(app, room).await {
        Err(SubmitError::Store(error)) if !matches!(error, StoreError::NoTable(_) | StoreError::Deleted(_)) => {
            warn!(table = room.id, %error, "a game that is to begin is tried again");
            see_to(app, room);
            Ok(())
        }
        begun => begun.map(drop),
    }
}

/// Begins the game if every seat has its player; returns whether it has begun now.
async fn begin(app: &Shared, room: &Arc<Room>) -> Result<bool, SubmitError> {
    if room.table().has_begun() || !is_full(&room.table(), &app.store.owners(&room.id).await?) {
        return Ok(false);
    }
    crate::play::submit::submit(app, room, Request { seat: Seat::FIRST, page: None, command: Command::Begin }).await?;
    Ok(true)
}

fn is_full(table: &Table, owners: &[Option<String>]) -> bool {
    let seated = |(index, owner): (usize, &Option<String>)| {
        owner.is_some() || table.sitter(Seat::new(index)).is_some_and(|sitter| sitter.bot.is_some())
    };
    owners.iter().enumerate().all(seated)
}

/// Sees to whatever is due on any table: what a process that stopped left behind.
pub(crate) async fn wake_all(app: Shared) {
    let due = Arc::new(Mutex::new(None));
    insist(&app, "any", || apart(wake_due(app.clone(), due.clone()))).await;
}

/// Reads the last of the tables that are due, for which the store is asked first, and takes it off the list; returns
/// whether there was one. What the table does by itself is then under way.
async fn wake_due(app: Shared, due: Arc<Mutex<Option<Vec<String>>>>) -> Result<bool, SubmitError> {
    let mut due = due.lock().await;
    let ids = match &mut *due {
        Some(ids) => ids,
        none => none.insert(app.store.due(app.now()).await?),
    };
    let Some(id) = ids.last() else { return Ok(false) };
    match rooms::room(&app, id).await {
        Err(SubmitError::Store(error)) if !matches!(error, StoreError::NoTable(_) | StoreError::Deleted(_)) => {
            return Err(error.into());
        }
        Err(error) => warn!(table = id, %error, "a table that is due cannot be read"),
        Ok(_) => {}
    }
    ids.pop();
    Ok(true)
}
