//! Why the server does not start or goes no further.

use std::net::SocketAddr;

use store::StoreError;
use thiserror::Error;

/// Why the server does not start or goes no further. Each says the way out.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("port {} of {} is taken by another program; end that program, or choose another with --port", .0.port(), .0.ip())]
    Busy(SocketAddr),
    /// The system does not let us listen there.
    #[error("this user may not listen on {0}; choose a port above 1023 with --port")]
    Forbidden(SocketAddr),
    /// The address is not one of this machine.
    #[error("{0} is no address of this machine; choose another with --host")]
    NotHere(SocketAddr),
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system refuses something else.
    #[error("the system refuses: {0}")]
    System(#[from] std::io::Error),
}
