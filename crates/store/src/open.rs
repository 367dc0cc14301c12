//! Opening, closing and backing up.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::fs;
use tokio::sync::mpsc;

use crate::StoreError;
use crate::append::{self, Job};
use crate::transact::Writer;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long a connection waits for another program that is writing.
pub const BUSY: Duration = Duration::from_secs(5);
/// How many connections the pool has: one writes, the others read.
const CONNECTIONS: u32 = 4;
/// How many appends may wait; who comes later waits before the queue.
const QUEUE: usize = 1024;

/// A database that is open. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: SqlitePool,
    pub(crate) jobs: mpsc::Sender<Job>,
    pub(crate) writer: Writer,
}

impl Store {
    /// Opens the file, making it or bringing its schema up to date where needed. Must be called on a tokio runtime.
    ///
    /// # Errors
    /// When the file or its folder cannot be written, when it is damaged, held by another program, of another program
    /// or of a newer release: each says what to do.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_within(path, BUSY).await
    }

    /// Opens the file like [`Store::open`], waiting at most so long for another program that is writing.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub async fn open_within(path: &Path, busy: Duration) -> Result<Self, StoreError> {
        let pool = connect(path, busy).await?;
        let ready = match prepare(path, &pool).await {
            Ok(()) => Writer::new(path, pool.clone(), busy).await,
            Err(error) => Err(error),
        };
        let writer = match ready {
            Ok(writer) => writer,
            Err(error) => {
                pool.close().await;
                return Err(error);
            }
        };
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(append::write_all(writer.clone(), queue));
        Ok(Self { pool, jobs, writer })
    }

    /// Closes the file. Appends that were not acknowledged by now fail.
    pub async fn close(self) {
        self.writer.close().await;
    }

    /// Returns the file.
    pub fn path(&self) -> &Path {
        &self.writer.path
    }

    /// Writes a copy of the database as it is at one moment to a new file, while others read and append. The copy is
    /// on disk when this returns, and never seen half-written under its name.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if fs::try_exists(to).await.unwrap_or(true) {
            return Err(StoreError::BackupExists(to.to_owned()));
        }
        let failed = |reason: String| StoreError::Backup { path: to.to_owned(), reason };
        let mut part = to.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let name = part.to_str().ok_or_else(|| failed("its name is no text".to_owned()))?;
        if fs::try_exists(&part).await.unwrap_or(false) {
            // What a backup left behind that was killed.
            fs::remove_file(&part).await.map_err(|error| failed(error.to_string()))?;
        }
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&self.pool).await;
        copied.map_err(|error| failed(error.to_string()))?;
        settle(&part, to).await.map_err(|error| failed(error.to_string()))
    }

    /// Returns what an error of this database means.
    pub(crate) fn fault(&self, error: &sqlx::Error) -> StoreError {
        StoreError::of(&self.writer.path, error)
    }
}

/// Flushes a finished file and gives it its name.
async fn settle(part: &Path, to: &Path) -> std::io::Result<()> {
    fs::File::open(part).await?.sync_all().await?;
    fs::rename(part, to).await?;
    match to.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Ok(()),
        Some(folder) => fs::File::open(folder).await?.sync_all().await,
        None => Ok(()),
    }
}

async fn connect(path: &Path, busy: Duration) -> Result<SqlitePool, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(busy);
    let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(2 * busy);
    // A file does not hang up: a connection need not be asked before each use whether it is there.
    let pool = pool.test_before_acquire(false);
    let pool = pool.connect_with(options.clone()).await.map_err(|error| StoreError::of(path, &error))?;
    // Should the file be gone later, no other one is made in its place.
    pool.set_connect_options(options.create_if_missing(false));
    Ok(pool)
}

async fn prepare(path: &Path, pool: &SqlitePool) -> Result<(), StoreError> {
    let names = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'");
    let names: Vec<String> = names.fetch_all(pool).await.map_err(|error| StoreError::of(path, &error))?;
    let ours = |name: &String| name == "meta" || name == "_sqlx_migrations";
    if !names.is_empty() && (!names.iter().any(ours) || !names.iter().any(|name| name == "meta") && names.len() > 1) {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    MIGRATIONS.run(pool).await.map_err(|error| StoreError::of_migration(path, &error))
}
