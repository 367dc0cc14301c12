//! Opening, closing and backing up.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::fs;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use crate::append::{self, Job};
use crate::transact::Writer;
use crate::{StoreError, private};

pub(crate) static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long a connection waits for another program that is writing.
pub const BUSY: Duration = Duration::from_secs(5);
/// How many connections the pool has: one writes, the others read.
const CONNECTIONS: u32 = 4;
/// The largest file, in bytes, that is looked through at each start; a check costs some 3 ms a megabyte.
const READ_THROUGH: u64 = 1 << 30;
/// How long to wait before opening is tried again.
const MOMENT: Duration = Duration::from_millis(10);
/// How many appends may wait; later ones wait outside the queue.
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

    /// Opens the file like [`Store::open`], waiting at most this long for another program that is writing.
    ///
    /// # Errors
    /// See [`Store::open`].
    pub async fn open_within(path: &Path, busy: Duration) -> Result<Self, StoreError> {
        // Where it cannot be made, the database says so better; where it is, it stays as it is.
        drop(private::make(path).await);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(busy);
        // The others neither make a file nor change its mode, should another one stand there later.
        let makes = options.clone().create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        let mut first = connect(path, &makes, busy).await?;
        if let Err(error) = prepare(path, &mut first).await {
            drop(first.close().await);
            return Err(error);
        }
        let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(2 * BUSY);
        // A file does not hang up: a connection need not be asked before each use whether it is there.
        let pool = pool.test_before_acquire(false);
        let pool = pool.connect_lazy_with(options);
        let writer = Writer::new(path, pool.clone(), first, busy)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(append::write_all(writer.clone(), queue));
        Ok(Self { pool, jobs, writer })
    }

    /// Makes a store of a pool that can only read.
    pub(crate) fn reading(path: &Path, pool: SqlitePool) -> Self {
        let writer = Writer::none(path, pool.clone());
        // Nobody hears.
        let (jobs, _) = mpsc::channel(1);
        Self { pool, jobs, writer }
    }

    /// Writes a row and waits until it is on disk, to see whether that works; `now` is what it writes.
    ///
    /// # Errors
    /// Those that an append would meet.
    pub async fn probe(&self, now: u64) -> Result<(), StoreError> {
        let probe = "INSERT INTO meta (key, value) VALUES ('probe', $1) ON CONFLICT (key) DO UPDATE SET value = $1";
        self.transact(async |connection| sqlx::query(probe).bind(now.to_string()).execute(connection).await)
            .await
            .map(drop)
    }

    /// Says whether others on this machine may read the file, which holds the secrets of running games. Files that are
    /// made here are for their owner alone; those that were there before stay as they are.
    pub fn is_open_to_others(&self) -> bool {
        private::is_open_to_others(self.path())
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
        private::make(&part).await.map_err(|error| failed(error.to_string()))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&self.pool).await;
        copied.map_err(|error| failed(error.to_string()))?;
        settle(&part, to).await.map_err(|error| failed(error.to_string()))
    }

    /// Returns what an error of this database means.
    pub(crate) fn fault(&self, error: &sqlx::Error) -> StoreError {
        self.writer.fault(error)
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

/// Opens the first connection. While another start switches a new file to its log, `SQLite` does not wait by itself.
async fn connect(path: &Path, options: &SqliteConnectOptions, busy: Duration) -> Result<SqliteConnection, StoreError> {
    let enough = Instant::now() + busy;
    loop {
        match SqliteConnection::connect_with(options).await.map_err(|error| StoreError::of(path, &error)) {
            Err(StoreError::Locked(_)) if Instant::now() < enough => sleep(MOMENT).await,
            opened => return opened,
        }
    }
}

/// Brings the schema up to date, in one transaction: of two that start at once, one waits for the other.
async fn prepare(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let fault = |error: sqlx::Error| StoreError::of(path, &error);
    read_through(path, connection).await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    if !is_ours(&mut transaction).await.map_err(fault)? {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    // The plain `run` gives a future that the compiler cannot see to be `Send`; `false` means to run them, not to pass over.
    let migrated = MIGRATIONS.run_direct(None, &mut *transaction, false);
    migrated.await.map_err(|error| StoreError::of_migration(path, &error))?;
    transaction.commit().await.map_err(fault)
}

/// Looks for damage, unless the file is so large that a start would take seconds.
async fn read_through(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    if path.metadata().is_ok_and(|file| file.len() > READ_THROUGH) {
        return Ok(());
    }
    let said: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(connection)
        .await
        .map_err(|error| StoreError::of(path, &error))?;
    if said == "ok" { Ok(()) } else { Err(StoreError::Damaged(path.to_owned())) }
}

/// Says whether a file is empty or ours.
pub(crate) async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let names = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'");
    let names: Vec<String> = names.fetch_all(connection).await?;
    let has = |wanted: &str| names.iter().any(|name| name == wanted);
    Ok(names.is_empty() || has("meta") || has("_sqlx_migrations") && names.len() == 1)
}
