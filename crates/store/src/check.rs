//! Looks through a database, as it is at one moment and without writing.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{FromRow, SqlitePool};

use crate::open::{self, BUSY};
use crate::{Store, StoreError, TableState};

/// A table as a check finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its id.
    pub id: String,
    /// When it was made.
    pub created: u64,
    /// How it stands, as it is kept beside its log.
    pub mark: TableState,
    /// How many entries there are under their number: as many as there are at all when none is missing.
    pub in_place: u64,
}

#[derive(FromRow)]
struct Row {
    id: String,
    created: i64,
    changed: i64,
    finished: bool,
    due: Option<i64>,
    in_place: i64,
}

impl Store {
    /// Opens a file to look at it: nothing can be written, its schema stays as it is, and all that is read is of the
    /// moment of the first look. Must be called on a tokio runtime.
    ///
    /// # Errors
    /// See [`Store::open`]; also when the schema is that of an older release.
    pub async fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        // Where nobody has it open, not even the files beside it are made.
        let alone = !Path::new(&log).exists();
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(alone).busy_timeout(BUSY);
        let pool = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        // One transaction for all: what a server appends meanwhile is not seen.
        let pool = pool.after_connect(|connection, _| {
            Box::pin(async move { sqlx::query("BEGIN").execute(connection).await.map(drop) })
        });
        let pool = pool.connect_lazy_with(options);
        if let Err(error) = is_current(path, &pool).await {
            pool.close().await;
            return Err(error);
        }
        Ok(Self::reading(path, pool))
    }

    /// Looks for what is broken in the file itself: pages, indexes, rows that refer to nothing. Reads the whole file.
    ///
    /// # Errors
    /// When it cannot even be looked for.
    pub async fn damage(&self) -> Result<Vec<String>, StoreError> {
        let fault = |error: sqlx::Error| self.fault(&error);
        let said: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.pool).await.map_err(fault)?;
        let mut found: Vec<String> = said.into_iter().filter(|said| said != "ok").collect();
        let lost: Vec<(String, Option<i64>, String)> =
            sqlx::query_as("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check")
                .fetch_all(&self.pool)
                .await
                .map_err(fault)?;
        found.extend(lost.into_iter().map(|(rows, row, parent)| {
            let row = row.map_or_else(String::new, |row| format!(" {row}"));
            format!("row{row} of `{rows}` refers to nothing in `{parent}`")
        }));
        Ok(found)
    }

    /// Lists all tables, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn stored(&self) -> Result<Vec<Stored>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, created, changed, finished, due, (SELECT COUNT(*) FROM entries \
             WHERE table_id = id AND seq >= 0 AND seq < (SELECT COUNT(*) FROM entries WHERE table_id = id)) AS in_place \
             FROM tables ORDER BY created, id",
        )
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.fault(&error))?;
        let stored = |row: Row| Stored {
            id: row.id,
            created: row.created as u64,
            mark: TableState {
                changed: row.changed as u64,
                finished: row.finished,
                due: row.due.map(|due| due as u64),
            },
            in_place: row.in_place as u64,
        };
        Ok(rows.into_iter().map(stored).collect())
    }

    /// Lists the component files, each with the hash that it is kept under.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn component_texts(&self) -> Result<Vec<(String, String)>, StoreError> {
        sqlx::query_as("SELECT hash, text FROM components ORDER BY hash")
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }
}

/// Checks that the file is ours and of this release.
async fn is_current(path: &Path, pool: &SqlitePool) -> Result<(), StoreError> {
    let fault = |error: sqlx::Error| StoreError::of(path, &error);
    let mut connection = pool.acquire().await.map_err(fault)?;
    if !open::is_ours(&mut connection).await.map_err(fault)? {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let steps: Vec<i64> =
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(&mut *connection).await.map_err(fault)?;
    if let Some(step) = steps.iter().find(|step| !open::MIGRATIONS.version_exists(**step)) {
        return Err(StoreError::Newer { path: path.to_owned(), step: *step });
    }
    match open::MIGRATIONS.iter().map(|step| step.version).find(|step| !steps.contains(step)) {
        Some(step) => Err(StoreError::Older { path: path.to_owned(), step }),
        None => Ok(()),
    }
}
