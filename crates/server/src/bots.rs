//! What a table does by itself: it begins once everybody sits, and its bots play.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::Seat;
use search::BotSpec;
use table::{Deed, Request, Table, TableError};
use tracing::{error, warn};

use crate::app::Shared;
use crate::ask::AskError;
use crate::room::Room;

/// The most playouts for one decision of a bot that anybody may put on a seat.
const MOST_PLAYOUTS: u32 = 10_000;

/// Reads the name of a bot that may be put on a seat.
///
/// # Errors
/// When there is no such bot, or it would think for too long; as a fragment.
pub(crate) fn named(text: &str) -> Result<String, String> {
    let spec: BotSpec = text.parse().map_err(|error: search::BotError| error.to_string())?;
    match spec {
        BotSpec::Flat { playouts, .. } if playouts > MOST_PLAYOUTS => {
            Err(format!("a bot at the table tries each decision at most {MOST_PLAYOUTS} times"))
        }
        spec => Ok(spec.to_string()),
    }
}

/// Starts a task that plays the bots' turns of a table, unless one runs. A turn follows from the log alone and is
/// stored under the number of entries it was decided on, so it is played after a restart too, and never twice.
pub(crate) fn wake(app: &Shared, room: &Arc<Room>) {
    if *app.stop.borrow() || room.table().owed().is_none() || room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        let result = play(&app, &room).await;
        room.driven.store(false, Ordering::Release);
        match result {
            // Somebody may have moved after the last look and found the task still running.
            Ok(()) => wake(&app, &room),
            Err(error) => error!(table = room.id, %error, "a bot's turn could not be played"),
        }
    });
}

async fn play(app: &Shared, room: &Room) -> Result<(), AskError> {
    while !*app.stop.borrow() {
        let table = room.table();
        let Some(owed) = table.owed() else { return Ok(()) };
        let spec: BotSpec = owed.bot.parse().map_err(|_| TableError::Fault("no bot of this name is known"))?;
        let mut player = (room.kind.entry.player)(spec);
        let _core = app.thinking.acquire().await.map_err(|error| AskError::Task(error.to_string()))?;
        let thought = tokio::task::spawn_blocking(move || owed.answer(&mut *player));
        let request = thought.await.map_err(|error| AskError::Task(error.to_string()))??;
        if room.answer(table.len(), &request, app.now()).await? {
            app.metrics.bot_turns.inc();
        }
    }
    Ok(())
}

/// Begins the game once every seat has its player.
pub(crate) async fn begin_if_full(app: &Shared, room: &Arc<Room>) -> Result<(), AskError> {
    if room.table().has_begun() || !is_full(&room.table(), &app.store.owners(&room.id).await?) {
        return Ok(());
    }
    crate::ask::ask(app, room, Request { seat: Seat::FIRST, page: None, deed: Deed::Begin }).await
}

fn is_full(table: &Table, owners: &[Option<String>]) -> bool {
    let seated = |(index, owner): (usize, &Option<String>)| {
        owner.is_some() || table.sitter(Seat::new(index)).is_some_and(|sitter| sitter.bot.is_some())
    };
    owners.iter().enumerate().all(seated)
}

/// Plays the turns that are due on any table: what a process that stopped left behind.
pub(crate) async fn wake_all(app: &Shared) -> Result<(), AskError> {
    for id in app.store.due(app.now()).await? {
        match crate::rooms::room(app, &id).await {
            Ok(_) => {}
            Err(error) => warn!(table = id, %error, "a table that is due cannot be read"),
        }
    }
    Ok(())
}
