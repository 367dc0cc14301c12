//! More tables like those there are, to measure what many take.

use std::path::Path;

use super::{AdminError, existing, still, take_in};
use crate::serve::block_on;

/// Imports the records of those of these tables whose games are over, one after another and again from the first, until
/// there are so many more tables; returns the ids of the new ones, none where no game is over.
///
/// # Errors
/// When there is no such database or table, or the database cannot be written.
pub fn copies(database: &Path, tables: &[String], count: usize) -> Result<Vec<String>, AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let app = still(&store);
        let mut finished = Vec::new();
        for id in tables {
            let room = app.rooms.read(id).await?;
            if room.table().is_over() {
                finished.push((room.table().record(), room.kind.clone()));
            }
        }
        let mut made = Vec::new();
        for (record, kind) in finished.iter().cycle().take(count) {
            let face = kind.make(&record.setup(kind.info())?)?;
            made.push(take_in(&store, record, &face).await?.id);
        }
        store.close().await;
        Ok(made)
    })?
}
