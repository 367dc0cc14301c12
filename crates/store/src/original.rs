//! Whether the file that is open is still the one under its name.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::StoreError;

/// The files of a database as they were when it was opened: what is written into a file that was deleted or replaced is
/// lost, and `SQLite` does not look.
#[derive(Clone, Debug)]
pub(crate) struct Original {
    path: Arc<Path>,
    /// The database and its log of what is new, each with what tells it from another file.
    files: Arc<[(PathBuf, Id)]>,
}

/// What tells a file from every other: device and number; the same for all where the system has no such numbers.
type Id = (u64, u64);

impl Original {
    /// Remembers the files of a database that is open and has been read.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it is gone already.
    pub(crate) fn of(path: &Path) -> Result<Self, StoreError> {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let known = |path: PathBuf| Some((path.clone(), id(&path)?));
        let files: Option<Vec<_>> = [path.to_owned(), log.into()].into_iter().map(known).collect();
        let files = files.ok_or_else(|| StoreError::Moved(path.to_owned()))?;
        Ok(Self { path: path.into(), files: files.into() })
    }

    /// Checks that the files are still there and the same.
    ///
    /// # Errors
    /// [`StoreError::Moved`].
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let same = self.files.iter().all(|(path, known)| id(path).as_ref() == Some(known));
        if same { Ok(()) } else { Err(StoreError::Moved(self.path.to_path_buf())) }
    }
}

/// Returns what tells the file from others; none when there is no such file.
fn id(path: &Path) -> Option<Id> {
    path.metadata().ok().as_ref().map(number)
}

#[cfg(unix)]
fn number(file: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

#[cfg(not(unix))]
fn number(_file: &Metadata) -> Id {
    (0, 0)
}
