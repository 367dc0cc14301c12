//! Transactions that write: one at a time, on disk when done, and after an error as if they had never begun.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Connection, Sqlite, SqliteConnection, SqlitePool};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::original::Original;
use crate::{Store, StoreError};

/// The way to the file for code that writes. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub(crate) path: Arc<Path>,
    pool: SqlitePool,
    /// None for a store that only reads.
    original: Option<Original>,
    /// Does nothing but stay open: while one connection is open, the file's log beside it stays the same file,
    /// whichever of the others have to be closed.
    anchor: Arc<Mutex<Option<SqliteConnection>>>,
    /// Held by the one that writes, so that those who wait for the disk never take the connections of those who read.
    turn: Arc<Mutex<()>>,
    /// Held by the one of all others that waits for its turn or writes, so that moves, which are appended together, wait
    /// for one of them at most, however many tables are being opened.
    beside: Arc<Mutex<()>>,
    /// How long a writer waits for its turn, and then once more for another program.
    busy: Duration,
}

impl Store {
    /// Runs work in a transaction that may write, and returns once it is on disk.
    ///
    /// # Errors
    /// After any error nothing is changed, unless the error came from the commit itself: then it may be. The connection
    /// leaves the pool, since nobody knows what it still holds or counts.
    pub(crate) async fn transact<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let writer = &self.writer;
        let first = timeout(writer.busy, writer.beside.lock()).await;
        let _first = first.map_err(|_| StoreError::Locked(self.path().to_path_buf()))?;
        writer.transact(work).await
    }
}

impl Writer {
    /// Makes the way to a file that is open, with its first connection.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when the file is gone already.
    pub(crate) fn new(
        path: &Path,
        pool: SqlitePool,
        first: SqliteConnection,
        busy: Duration,
    ) -> Result<Self, StoreError> {
        let original = Some(Original::of(path)?);
        let anchor = Arc::new(Mutex::new(Some(first)));
        Ok(Self { path: path.into(), pool, original, anchor, turn: Arc::default(), beside: Arc::default(), busy })
    }

    /// Makes a way that leads nowhere, for a store that only reads.
    pub(crate) fn none(path: &Path, pool: SqlitePool) -> Self {
        let (anchor, turn, beside) = (Arc::default(), Arc::default(), Arc::default());
        Self { path: path.into(), pool, original: None, anchor, turn, beside, busy: Duration::ZERO }
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            drop(anchor.close().await);
        }
    }

    /// Like [`Store::transact`], ahead of everybody who waits there.
    pub(crate) async fn transact<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let turn = timeout(self.busy, self.turn.lock()).await;
        let _turn = turn.map_err(|_| StoreError::Locked(self.path.to_path_buf()))?;
        // A connection that is opened anew must not take up a file that was put in the place of ours.
        self.check()?;
        let mut held = CheckedOut(Some(self.pool.acquire().await.map_err(|error| self.fault(&error))?));
        let done = self.run(held.connection()?, work).await;
        match &done {
            Ok(_) => held.give_back(),
            Err(_) => held.close().await,
        }
        done
    }

    async fn run<T>(
        &self,
        connection: &mut SqliteConnection,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let fault = |error: sqlx::Error| self.fault(&error);
        // Plain statements: sqlx counts how deep its own transactions are, and counts wrong once a commit has failed.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await.map_err(fault)?;
        let value = work(&mut *connection).await.map_err(fault)?;
        self.check()?;
        sqlx::query("COMMIT").execute(connection).await.map_err(fault)?;
        Ok(value)
    }

    /// Checks that what is written will be found again.
    fn check(&self) -> Result<(), StoreError> {
        let Some(original) = &self.original else { return Err(StoreError::Unwritable(self.path.to_path_buf())) };
        // Closing takes the log away, too.
        original.check().map_err(|moved| if self.pool.is_closed() { StoreError::Closed } else { moved })
    }

    /// Returns what an error of this database means.
    pub(crate) fn fault(&self, error: &sqlx::Error) -> StoreError {
        match StoreError::of(&self.path, error) {
            // What cannot be opened any more may be gone.
            fault @ (StoreError::Unwritable(_) | StoreError::Disk { .. }) if self.original.is_some() => {
                self.check().err().unwrap_or(fault)
            }
            fault => fault,
        }
    }
}

/// A connection that goes back to the pool only when it is given back; one whose user has gone is closed.
struct CheckedOut(Option<PoolConnection<Sqlite>>);

impl CheckedOut {
    fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.0.as_deref_mut().ok_or(StoreError::Closed)
    }

    fn give_back(&mut self) {
        drop(self.0.take());
    }

    async fn close(&mut self) {
        if let Some(connection) = self.0.take() {
            // What closing could not do is undone by whoever opens the file next.
            drop(connection.close().await);
        }
    }
}

impl Drop for CheckedOut {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::sync::oneshot;

    use super::*;
    use crate::{Person, StoreError};

    async fn open() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("p.db")).await.expect("a database");
        (folder, store)
    }

    /// Makes a seat of no table, which is noticed at the commit.
    async fn break_at_commit(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *connection).await?;
        let seat = "INSERT INTO seats (table_id, seat, token_hash) VALUES ('nowhere', 0, 'x')";
        sqlx::query(seat).execute(connection).await.map(drop)
    }

    #[tokio::test]
    async fn a_commit_that_fails_is_undone_and_disturbs_nobody_after_it() {
        let (_folder, store) = open().await;
        // More often than there are connections.
        for round in 0..6 {
            let error = store.transact(break_at_commit).await.unwrap_err();
            assert!(matches!(&error, StoreError::Fault(reason) if reason.contains("FOREIGN KEY")), "{error}");
            assert_eq!(store.seat_by_token("x").await, Ok(None));
            let (id, cookie) = (format!("p{round}"), format!("c{round}"));
            assert_eq!(store.new_person(&id, &cookie, 1).await, Ok(Person { id, name: None }));
        }
    }

    #[tokio::test]
    async fn a_writer_that_goes_away_halfway_has_written_nothing_and_holds_nothing() {
        let (_folder, store) = open().await;
        for _ in 0..6 {
            let (written, seen) = oneshot::channel();
            let halfway = store.transact(async |connection| {
                let person = "INSERT INTO persons (id, cookie_hash, created) VALUES ('p', 'c', 1)";
                sqlx::query(person).execute(connection).await?;
                let _ = written.send(());
                pending::<Result<(), sqlx::Error>>().await
            });
            tokio::select! {
                done = halfway => panic!("it went on: {done:?}"),
                seen = seen => seen.expect("it was written"),
            }
        }
        assert_eq!(store.person("c").await, Ok(None));
        assert!(store.new_person("p", "c", 1).await.is_ok());
    }
}
