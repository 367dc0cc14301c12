//! Whose word about the address of a caller counts.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use ipnet::IpNet;

use crate::address::SOCKET;
use crate::config::Config;
use crate::listen::Listen;

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
            .map_err(|_| format!("`{text}` is no address; it takes one such as 10.0.0.7 or 10.0.0.0/8, or `unix`"))
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

/// The proxies that are trusted.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Vec<Proxy>);

impl Proxies {
    /// Returns those that the operator names. Where none is named: whoever connects at the Unix socket, which the mode of
    /// its file guards; and behind https, a proxy on this machine.
    pub(crate) fn of(config: &Config) -> Self {
        if !config.trusted_proxies.is_empty() {
            return Self(config.trusted_proxies.clone());
        }
        let mut proxies = Vec::new();
        if matches!(config.listen, Listen::Socket(_)) {
            proxies.push(Proxy::Socket);
        }
        if config.behind_https {
            proxies.extend([
                Proxy::At(IpNet::new_assert([127, 0, 0, 0].into(), 8)),
                Proxy::At(IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]).into()),
            ]);
        }
        Self(proxies)
    }

    /// Says whether whoever connects from here is trusted.
    pub(crate) fn trusts(&self, peer: SocketAddr) -> bool {
        if peer == SOCKET { self.0.contains(&Proxy::Socket) } else { self.trusts_address(peer.ip()) }
    }

    /// Says whether this is the address of a proxy that is trusted.
    pub(crate) fn trusts_address(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|proxy| matches!(proxy, Proxy::At(network) if network.contains(&address)))
    }
}
