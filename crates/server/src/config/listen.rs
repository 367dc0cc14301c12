//! Where the server listens, and what it says about it.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Where to listen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listen {
    /// At each of these addresses. Port 0 takes a free port, the same one for all. Of several addresses those that this
    /// machine does not have are left out.
    Addresses(Vec<SocketAddr>),
    /// At a Unix socket, which its owner and group may write to. One that nobody answers at is replaced.
    Socket(PathBuf),
}

impl From<SocketAddr> for Listen {
    fn from(address: SocketAddr) -> Self {
        Self::Addresses(vec![address])
    }
}

impl From<([u8; 4], u16)> for Listen {
    fn from(address: ([u8; 4], u16)) -> Self {
        SocketAddr::from(address).into()
    }
}

impl Listen {
    /// Says whether only programs on this machine can connect.
    pub(crate) fn is_here(&self) -> bool {
        match self {
            Self::Addresses(addresses) => addresses.iter().all(|address| address.ip().to_canonical().is_loopback()),
            Self::Socket(_) => true,
        }
    }
}

/// Writes the first address as it stands in a link; for a socket, its path.
impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Addresses(addresses) => addresses.first().map_or(Ok(()), |address| address.fmt(f)),
            Self::Socket(path) => path.display().fmt(f),
        }
    }
}
