//! Changes to a table, and what it does by itself after them: it begins once everybody sits, and its bots play.
//!
//! Both of these are owed, whatever is in the way. What is owed follows from what is stored, so a process that stopped still
//! owes it; and where the disk fails, or a bot does, it is tried again after a while until it is done.

mod orders;
mod trouble;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::{Seat, SeatSet, StepText};
use search::Nets;
use store::{Claim, StoreError};
use table::{Command, Request, Table, TableError};
use tracing::{error, warn};

use trouble::Trouble;

use super::task::{apart, at_table};
use crate::app::Shared;
use crate::games::bot::is_offered;
use crate::live::error::SubmitError;
use crate::live::room::Room;
use crate::live::thinking::{Effort, Turn};

/// Does what is asked, in a task of its own: a caller who hangs up stops nothing halfway. Bots whose turn it is then are
/// woken.
pub(crate) async fn submit(app: &Shared, room: &Arc<Room>, request: Request) -> Result<(), SubmitError> {
    let (within, at) = (app.clone(), room.clone());
    at_table(app, room, async move {
        at.settle(&request, within.now()).await?;
        wake(&within, &at);
        Ok(())
    })
    .await
}

/// Plays the steps of these seats that decide nothing, as long as one is due: each is a step of its own, so the log tells it
/// and it is taken back by itself.
pub(crate) async fn play_forced(app: &Shared, room: &Arc<Room>, owned: SeatSet) -> Result<(), SubmitError> {
    while let Some(request) = forced(&room.table(), owned) {
        match submit(app, room, request).await {
            // Somebody was quicker, or it is no person's any more.
            Err(SubmitError::Table(_)) => break,
            done => done?,
        }
    }
    Ok(())
}

fn forced(table: &Table, owned: SeatSet) -> Option<Request> {
    if !table.has_begun() || table.is_over() {
        return None;
    }
    let Some(StepText::Action { seat, token }) = table.position().forced() else { return None };
    owned.contains(seat).then(|| Request { seat, page: None, command: Command::act(token) })
}

/// Lets somebody sit down, in a task of its own. The game begins with the last seat.
pub(crate) async fn sit(
    app: &Shared,
    room: &Arc<Room>,
    claim: Claim,
    commands: Vec<Command>,
) -> Result<(), SubmitError> {
    let (within, at) = (app.clone(), room.clone());
    at_table(app, room, async move {
        at.sit(&claim, &commands, within.now()).await?;
        begin_if_full(&within, &at).await
    })
    .await
}

/// Starts a task that plays the bots' turns of a table, unless one runs, and one for its standing orders. A turn follows from the log alone and is
/// stored under the number of entries it was decided on, so it is played after a restart too, and never twice.
pub(crate) fn wake(app: &Shared, room: &Arc<Room>) {
    orders::wake(app, room);
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
        let is_done = insist(&app, &room.id, || attempt(step(app.clone(), room.clone()), room.clone())).await;
        app.metrics.bot_turns_owed.dec();
        room.driven.store(false, Ordering::Release);
        if is_done {
            // Somebody may have moved after the last look and found the task still running.
            wake(&app, &room);
        }
    });
}

/// Takes steps until one says that nothing more is owed; after one that fails it waits and tries again. Gives up when the
/// server stops or the table is gone, and returns false then.
pub(super) async fn insist<F>(app: &Shared, table: &str, step: impl Fn() -> F) -> bool
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
async fn attempt(
    step: impl Future<Output = Result<bool, SubmitError>> + Send + 'static,
    room: Arc<Room>,
) -> Result<bool, SubmitError> {
    let done = apart(step).await;
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
    let unknown = |_| TableError::Fault("no bot of this name is known");
    // Whatever a stored table says, no file of this machine is read for it.
    let mut player = (room.kind.entry.player)(&owed.bot, &Nets::NONE).map_err(unknown)?;
    let effort = if is_offered(&room.kind, &owed.bot) { Effort::Offered } else { Effort::Unbounded };
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
    submit(app, room, Request { seat: Seat::FIRST, page: None, command: Command::Begin }).await?;
    Ok(true)
}

fn is_full(table: &Table, owners: &[Option<String>]) -> bool {
    let seated = |(index, owner): (usize, &Option<String>)| {
        owner.is_some() || table.sitter(Seat::new(index)).is_some_and(|sitter| sitter.bot.is_some())
    };
    owners.iter().enumerate().all(seated) && table.awaited().is_empty()
}
