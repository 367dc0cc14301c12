//! Why the server does not start or goes no further.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use store::StoreError;
use thiserror::Error;

/// Why the server does not start or goes no further. Each says the way out.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("port {} of {} is in use by another program; stop that program, or choose another with --port", .0.port(), .0.ip())]
    Busy(SocketAddr),
    /// The system does not let us listen there.
    #[error("this user may not listen on {0}; choose a port above 1023 with --port")]
    Forbidden(SocketAddr),
    /// The address is not one of this machine.
    #[error("{0} is not an address of this machine; choose another with --host")]
    NotHere(SocketAddr),
    /// Somebody else listens at the socket.
    #[error("another program is listening at {}; stop that program, or choose another path with --socket", .0.display())]
    SocketBusy(PathBuf),
    /// The socket cannot be made.
    #[error("no socket can be made at {}: {}; choose another path with --socket", .0.display(), .1)]
    Socket(PathBuf, io::Error),
    /// The server was told twice to stop.
    #[error("stopped at once on the second signal; pending requests were cut off, everything acknowledged is stored")]
    Cut,
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system refuses something else.
    #[error("the system refuses: {0}")]
    System(#[from] io::Error),
}
