//! Which tables there are, which have had their time, and how an operator deletes one.

use std::path::Path;
use std::time::Duration;

use store::Stage;
pub use store::{Listed, Stage as TableStage};

use super::{AdminError, existing};
use crate::serve::block_on;
use crate::{Clock, life};

/// Whether a table goes although its game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// It stays then.
    No,
    /// It goes.
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
