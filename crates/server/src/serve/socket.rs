//! A Unix socket that the server listens at: for its owner and group, replaced when it was left behind, gone at the end.

use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::{Path, PathBuf};

use tokio::net::{UnixListener, UnixStream};

use crate::serve::error::ServeError;

/// Who may connect: the owner of the server's process and its group, of which a proxy is made a member.
const MODE: u32 = 0o660;

/// A socket that is listened at. Dropping it takes its file away.
#[derive(Debug)]
pub(crate) struct Socket {
    listener: UnixListener,
    path: PathBuf,
}

impl Socket {
    /// Makes the socket and begins to listen.
    ///
    /// # Errors
    /// When somebody answers at it already, another kind of file is there, or the folder cannot be written.
    pub(crate) async fn bind(path: &Path) -> Result<Self, ServeError> {
        let refused = |error| ServeError::Socket(path.to_owned(), error);
        match fs::symlink_metadata(path) {
            Ok(there) if !there.file_type().is_socket() => {
                return Err(refused(io::Error::new(ErrorKind::AlreadyExists, "there is another file")));
            }
            Ok(_) if UnixStream::connect(path).await.is_ok() => return Err(ServeError::SocketBusy(path.to_owned())),
            Ok(_) => fs::remove_file(path).map_err(refused)?,
            Err(_) => {}
        }
        let listener = UnixListener::bind(path).map_err(refused)?;
        let socket = Self { listener, path: path.to_owned() };
        fs::set_permissions(path, fs::Permissions::from_mode(MODE)).map_err(refused)?;
        Ok(socket)
    }

    pub(crate) async fn accept(&self) -> io::Result<UnixStream> {
        Ok(self.listener.accept().await?.0)
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        // Where it cannot be taken away, the next start does.
        let _ = fs::remove_file(&self.path);
    }
}
