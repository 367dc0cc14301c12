//! A store in a folder of its own.

use std::path::PathBuf;

use store::{NewSeat, NewTable, Store, TableState};
use tempfile::TempDir;

pub(crate) const OPEN: TableState = TableState { changed: 1, finished: false, due: None };

/// A folder that is gone after the test.
pub(crate) fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("palisade.db");
    (folder, file)
}

/// Makes a table of two seats whose tokens hash to its id with `a` and `b`.
pub(crate) async fn make(store: &Store, id: &str) {
    let hashes = [format!("{id}a"), format!("{id}b")];
    let seats = hashes.each_ref().map(|hash| NewSeat { token_hash: hash, person: None });
    let table = NewTable { id, game: "pig", creation: "{}", components: None, seats: &seats, mark: OPEN };
    store.create(&table).await.unwrap();
}
