//! Which tables there are, which have had their time, and how an operator ends the game of one or deletes it.

use std::path::Path;
use std::time::Duration;

use store::Stage;
pub use store::{Listed, Stage as TableStage};

use table::TableError;

use super::{AdminError, existing, still};
use crate::Clock;
use crate::live::error::SubmitError;
use crate::play::life;
use crate::serve::block_on;

/// Whether a table goes, or its game ends, although it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// It does not.
    No,
    /// It does.
    Yes,
}

/// Lists all tables, the last changed first.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub fn tables(database: &Path) -> Result<Vec<Listed>, AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let listed = store.list().await;
        store.close().await;
        Ok(listed?)
    })?
}

/// Lists the tables that a server deletes by itself if finished ones are kept for so long; nothing is deleted.
///
/// # Errors
/// When there is no such database, or it cannot be read.
pub fn expired(database: &Path, keep: Option<Duration>) -> Result<Vec<Listed>, AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let listed = store.expired(&life::expiry(keep, Clock::default().now())).await;
        store.close().await;
        Ok(listed?)
    })?
}

/// Deletes a table with all its traces. A server may be using the database meanwhile.
///
/// # Errors
/// When there is no such database or table, or its game is played and nothing forces it.
pub fn delete(database: &Path, id: &str, force: Force) -> Result<(), AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let done = async {
            let listed = store.list().await?;
            let runs = listed.iter().any(|listed| listed.id == id && listed.stage == Stage::Running);
            if runs && force == Force::No {
                return Err(AdminError::Running(id.to_owned()));
            }
            Ok(store.delete(id, Clock::default().now()).await?)
        };
        let done = done.await;
        store.close().await;
        done
    })?
}

/// Ends the game of a table for everybody, without a winner: the record leaves, and the seed of the dice is shown. A server
/// may be using the database meanwhile, and shows it.
///
/// # Errors
/// When there is no such database or table, its game has not begun or is over, or it is played and nothing forces its end.
pub fn end(database: &Path, id: &str, force: Force) -> Result<(), AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let done = async {
            let room = still(&store).rooms.read(id).await?;
            let now = Clock::default().now();
            // What cannot be ended is told before anybody is asked to confirm it.
            room.table().end(now).map_err(|error| unended(id, error.into()))?;
            match force {
                Force::No => Err(AdminError::Played(id.to_owned())),
                Force::Yes => room.end(now).await.map_err(|error| unended(id, error)),
            }
        };
        let done = done.await;
        store.close().await;
        done
    })?
}

/// Says why a game does not end.
fn unended(id: &str, error: SubmitError) -> AdminError {
    match error {
        SubmitError::Table(TableError::NotBegun) => AdminError::Waiting(id.to_owned()),
        SubmitError::Table(TableError::Over) => AdminError::Over(id.to_owned()),
        other => other.into(),
    }
}
