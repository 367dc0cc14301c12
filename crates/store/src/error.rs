//! Why the store does not do something.

use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why the store does not do something. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A newer release has written the file.
    #[error(
        "{} was written by a newer release (its schema has step {step}, which this release does not know); \
         start that release, or name another file",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The step of the schema that this release does not know.
        step: i64,
    },
    /// An older release has written the file, and it is only looked at.
    #[error(
        "{} has the schema of an older release (step {step} is missing); start this release on it, or on a copy, \
         and look again",
        path.display()
    )]
    Older {
        /// The file.
        path: PathBuf,
        /// The first step of the schema that is missing.
        step: i64,
    },
    /// It is a database of something else.
    #[error("{} is the database of another program; choose another file", .0.display())]
    Foreign(PathBuf),
    /// It is no database, or a damaged one.
    #[error("{} is damaged or not a database; restore a backup, or choose another file", .0.display())]
    Damaged(PathBuf),
    /// Somebody else holds it.
    #[error("{} is locked by another program; stop that program, or choose another file", .0.display())]
    Locked(PathBuf),
    /// It cannot be made or written there.
    #[error("{} cannot be opened for writing; make its folder and file writable, or choose another file", .0.display())]
    Unwritable(PathBuf),
    /// It was deleted or replaced while it was open, or its log beside it was.
    #[error(
        "{} is no longer the file that was opened: it or its -wal file was deleted, moved or replaced; \
         put it back, or restart to open what is there now",
        .0.display()
    )]
    Moved(PathBuf),
    /// The disk is full.
    #[error("{} cannot grow: the disk is full; make room", .0.display())]
    Full(PathBuf),
    /// The disk reports an error.
    #[error("{} cannot be read or written: {reason}; check the disk", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the database says of it.
        reason: String,
    },
    /// A backup does not replace a file.
    #[error("{} already exists, and a backup does not replace it; move it away, or choose another file", .0.display())]
    BackupExists(PathBuf),
    /// A backup could not be written.
    #[error("the backup {} could not be written: {reason}", path.display())]
    Backup {
        /// Where.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// Somebody else appended first.
    #[error("entry {expected} was expected to be the next, but the next is {next}")]
    Conflict {
        /// The number that the append expected to be the next.
        expected: u64,
        /// The number that is the next.
        next: u64,
    },
    /// There is no such table.
    #[error("there is no table `{0}`; `palisade tables` lists all")]
    NoTable(String),
    /// There was such a table, and it was deleted.
    #[error("the table `{0}` was deleted")]
    Deleted(String),
    /// There is a table with this id.
    #[error("there is a table `{0}` already")]
    TableExists(String),
    /// Somebody else owns the seat, or it does not exist.
    #[error("this seat is not free")]
    SeatTaken,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Something that no caller can put right: a fault of the program or the machine.
    #[error("database: {0}")]
    Fault(String),
}

impl StoreError {
    /// Returns what an error of the database file means.
    pub(crate) fn of(path: &Path, error: &sqlx::Error) -> Self {
        let path = path.to_owned();
        match error {
            sqlx::Error::PoolClosed => return Self::Closed,
            // All connections wait for something for so long: another program that writes, or the disk.
            sqlx::Error::PoolTimedOut => return Self::Locked(path),
            sqlx::Error::Migrate(error) => return Self::of_migration(&path, error),
            _ => {}
        }
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        // The low byte is the primary result code of SQLite; the rest says more of the same.
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => Self::Locked(path),
            Some(8 | 14) => Self::Unwritable(path),
            Some(10) => Self::Disk { path, reason: error.to_string() },
            Some(11 | 26) => Self::Damaged(path),
            Some(13) => Self::Full(path),
            _ => Self::Fault(error.to_string()),
        }
    }

    pub(crate) fn of_migration(path: &Path, error: &MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(step) => Self::Newer { path: path.to_owned(), step: *step },
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => Self::of(path, error),
            other => Self::Fault(other.to_string()),
        }
    }
}
