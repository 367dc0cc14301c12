//! A proxy that an operator names.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// A proxy, or a network of them, that says truthfully for whom it asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proxy {
    /// Whatever connects from one of these addresses.
    At(IpNet),
    /// Whatever connects at the Unix socket.
    Socket,
}

impl FromStr for Proxy {
    type Err = String;

    /// Reads `unix`, an address, or a network such as `10.0.0.0/8`.
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "unix" {
            return Ok(Self::Socket);
        }
        let address = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        let read = text.parse::<IpNet>().or_else(|_| address());
        read.map(Self::At)
            .map_err(|_| format!("`{text}` is not an address; give one such as 10.0.0.7 or 10.0.0.0/8, or `unix`"))
    }
}

impl fmt::Display for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(network) => network.fmt(f),
            Self::Socket => f.write_str("unix"),
        }
    }
}
