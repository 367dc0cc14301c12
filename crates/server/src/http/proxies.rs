//! Whose word about the address of a caller counts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Once;

use axum::http::HeaderMap;
use ipnet::IpNet;
use tracing::warn;

use crate::config::Config;
use crate::config::listen::Listen;
use crate::config::proxy::Proxy;

/// What a proxy names the caller in.
pub(crate) const FORWARDED: &str = "x-forwarded-for";

/// Stands for whoever connects at the Unix socket: nobody connects from port 0.
pub(crate) const SOCKET: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

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
