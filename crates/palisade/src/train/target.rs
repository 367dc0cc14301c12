//! Where a net is written: whole or not at all, and over nothing but the file that it came from.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tempfile::NamedTempFile;

/// A file to be written in the end. That it can be written is tried at once, beside it: nobody should learn after minutes
/// of training that it cannot.
pub(crate) struct Target {
    path: PathBuf,
    replaces: bool,
    beside: NamedTempFile<File>,
}

impl Target {
    /// Makes ready to write a new file.
    ///
    /// # Errors
    /// When there is another file of this name already, or none can be written there.
    pub(crate) fn fresh(path: &Path) -> Result<Self> {
        ensure!(path.symlink_metadata().is_err(), "{} is there already; choose another name", path.display());
        Self::at(path.to_owned(), false)
    }

    /// Makes ready to write a new file, or the one that was read.
    ///
    /// # Errors
    /// When there is another file of this name already, or none can be written there.
    pub(crate) fn new(path: &Path, read: Option<&str>) -> Result<Self> {
        let there = path.canonicalize().ok();
        let replaces = there.is_some() && there == read.and_then(|read| Path::new(read).canonicalize().ok());
        ensure!(
            replaces || path.symlink_metadata().is_err(),
            "{} is there already, and only the file of --from is written over; choose another name",
            path.display()
        );
        // What a link leads to is written over, not the link.
        Self::at(there.filter(|_| replaces).unwrap_or_else(|| path.to_owned()), replaces)
    }

    fn at(path: PathBuf, replaces: bool) -> Result<Self> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let beside =
            tempfile::Builder::new().prefix(".palisade-").suffix(".net").make_in(folder, |path| File::create_new(path));
        let beside = beside.with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(Self { path, replaces, beside })
    }

    /// Writes the whole file.
    pub(crate) fn write(self, bytes: &[u8]) -> Result<()> {
        let Self { path, replaces, mut beside } = self;
        let cannot = || format!("{} cannot be written", path.display());
        beside.write_all(bytes).and_then(|()| beside.as_file().sync_all()).with_context(cannot)?;
        let written = if replaces { beside.persist(&path) } else { beside.persist_noclobber(&path) };
        written.map(drop).map_err(|error| error.error).with_context(cannot)
    }
}
