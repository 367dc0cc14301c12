//! Whose word about the address of a caller counts.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Once;

use axum::http::HeaderMap;
use ipnet::IpNet;
use tracing::warn;

use crate::config::Config;
use crate::config::listen::Listen;
use crate::http::address::{FORWARDED, SOCKET};

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

/// The proxies that are trusted.
#[derive(Debug)]
pub(crate) struct Proxies {
    trusted: Vec<Proxy>,
    /// Tells once of a proxy that is not trusted.
    told: Once,
}

impl Proxies {
    /// Returns those that the operator names. Where none is named: whoever connects at the Unix socket, which the mode of
    /// its file guards; and behind https, a proxy on this machine.
    pub(crate) fn of(config: &Config) -> Self {
        let mut trusted = config.trusted_proxies.clone();
        let none_is_named = trusted.is_empty();
        if none_is_named && matches!(config.listen, Listen::Socket(_)) {
            trusted.push(Proxy::Socket);
        }
        if none_is_named && config.behind_https {
            let loopback = [IpAddr::from(Ipv6Addr::LOCALHOST).into(), IpNet::new_assert([127, 0, 0, 0].into(), 8)];
            trusted.extend(loopback.map(Proxy::At));
        }
        Self { trusted, told: Once::new() }
    }

    /// Says whether whoever connects from here is trusted.
    pub(crate) fn trusts(&self, peer: SocketAddr) -> bool {
        if peer == SOCKET { self.trusted.contains(&Proxy::Socket) } else { self.trusts_address(peer.ip()) }
    }

    /// Tells the operator, once, when somebody names a caller and is not believed: where that is the proxy, all people
    /// behind it count as one.
    pub(crate) fn notice(&self, peer: SocketAddr, headers: &HeaderMap) {
        if headers.contains_key(FORWARDED) && !self.trusts(peer) {
            self.told.call_once(|| {
                warn!(
                    "{FORWARDED} from somebody who is not trusted; if that is your proxy, name it with --trusted-proxy"
                );
            });
        }
    }

    /// Says whether this is the address of a proxy that is trusted.
    pub(crate) fn trusts_address(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted.iter().any(|proxy| matches!(proxy, Proxy::At(network) if network.contains(&address)))
    }
}
