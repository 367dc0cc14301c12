//! Files that only the account running the program may read: a database holds the seeds of running games.

use std::io;
use std::path::Path;

use tokio::fs::OpenOptions;

/// Makes an empty file for its owner alone. `SQLite` gives the files beside it the same permissions.
///
/// # Errors
/// When it is there already, or cannot be made.
pub(crate) async fn make(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    options.open(path).await.map(drop)
}

/// Says whether others than its owner may read the file; where the system has no such permissions, it says no.
pub(crate) fn is_open_to_others(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        path.metadata().is_ok_and(|file| file.permissions().mode() & 0o044 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}
