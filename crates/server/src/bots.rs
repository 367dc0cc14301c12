//! What a table does by itself: it begins once everybody sits, and its bots play.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::Seat;
use search::BotSpec;
use table::{Deed, Request, Table, TableError};
use tracing::{error, warn};

use crate::app::Shared;
use crate::ask::AskError;
use crate::clock;
use crate::room::Room;

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
        if room.answer(table.len(), &request, clock::now()).await? {
            app.metrics.bot_turns.inc();
        }
    }
    Ok(())
}

/// Begins the game once every seat has its player.
pub(crate) async fn begin_if_full(app: &Shared, room: &Arc<Room>) -> Result<(), AskError> {
    let owners = app.store.owners(&room.id).await?;
    if room.table().has_begun() || !is_full(&room.table(), &owners) {
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
    for id in app.store.due(clock::now()).await? {
        match crate::rooms::room(app, &id).await {
            Ok(_) => {}
            Err(error) => warn!(table = id, %error, "a table that is due cannot be read"),
        }
    }
    Ok(())
}
