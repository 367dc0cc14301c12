//! Whose requests are counted together.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

use crate::http::proxies::{FORWARDED, Proxies};

/// Returns the address that a request counts for: the one that connects or, where that is a trusted proxy, the last one
/// in its header that is no trusted proxy itself. What stands before it came with the request and may be made up.
pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, proxies: &Proxies) -> IpAddr {
    let mut address = peer.ip();
    if proxies.trusts(peer) {
        let lists = headers.get_all(FORWARDED).iter().rev();
        let named = lists.flat_map(|list| list.to_str().unwrap_or_default().rsplit(','));
        for named in named {
            // From here to the left nobody is known to have written it.
            let Some(named) = read(named.trim()) else { break };
            address = named;
            if !proxies.trusts_address(address) {
                break;
            }
        }
    }
    household(address)
}

fn read(named: &str) -> Option<IpAddr> {
    named.parse().ok().or_else(|| named.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Returns what stands for all addresses of one household or server: of IPv6, the first half.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::http::proxies::SOCKET;

    fn seen(peer: &str, headers: &[&str], trusted: &[&str]) -> String {
        let headers = headers.iter().map(|value| (FORWARDED.parse().unwrap(), value.parse().unwrap())).collect();
        let trusted = trusted.iter().map(|proxy| proxy.parse().unwrap()).collect();
        let proxies = Proxies::of(&Config { trusted_proxies: trusted, ..Config::default() });
        let peer = if peer == "unix" { SOCKET } else { SocketAddr::new(peer.parse().unwrap(), 1) };
        of(peer, &headers, &proxies).to_string()
    }

    #[test]
    fn nobody_chooses_what_they_are_counted_as() {
        let proxy = ["10.0.0.0/8"];
        assert_eq!(seen("10.0.0.1", &["192.0.2.1"], &[]), "10.0.0.1", "there is no proxy to say so");
        assert_eq!(seen("11.0.0.1", &["192.0.2.1"], &proxy), "11.0.0.1", "only a trusted proxy says so");
        assert_eq!(seen("127.0.0.1", &["192.0.2.1"], &["unix"]), "127.0.0.1");
        assert_eq!(seen("unix", &["192.0.2.1"], &["unix"]), "192.0.2.1");
        assert_eq!(seen("unix", &["192.0.2.1"], &["127.0.0.1"]), "127.0.0.1");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1"], &proxy), "192.0.2.1");
        assert_eq!(seen("::ffff:10.0.0.1", &["192.0.2.1"], &proxy), "192.0.2.1");
        assert_eq!(
            seen("10.0.0.1", &["192.0.2.1, 192.0.2.2"], &proxy),
            "192.0.2.2",
            "the proxy's own word is the last"
        );
        assert_eq!(seen("10.0.0.1", &["192.0.2.1, 10.9.9.9"], &proxy), "192.0.2.1", "one proxy behind another");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1", "192.0.2.3"], &proxy), "192.0.2.3");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1:4711"], &proxy), "192.0.2.1");
        assert_eq!(seen("10.0.0.1", &["unknown"], &proxy), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1, unknown"], &proxy), "10.0.0.1", "what stands before is made up");
        assert_eq!(seen("10.0.0.1", &[], &proxy), "10.0.0.1");
    }

    #[test]
    fn addresses_of_one_household_count_together() {
        assert_eq!(seen("2001:db8:1:2:aaaa::1", &[], &[]), seen("2001:db8:1:2:bbbb::2", &[], &[]));
        assert_ne!(seen("2001:db8:1:2::1", &[], &[]), seen("2001:db8:1:3::1", &[], &[]));
        assert_eq!(seen("::ffff:192.0.2.1", &[], &[]), "192.0.2.1");
    }

    #[test]
    fn behind_https_a_proxy_on_this_machine_is_trusted_unless_others_are_named() {
        let trusts =
            |config: &Config, peer: &str| Proxies::of(config).trusts(SocketAddr::new(peer.parse().unwrap(), 1));
        let plain = Config { behind_https: true, ..Config::default() };
        assert!(trusts(&plain, "127.0.0.1") && trusts(&plain, "::1") && !trusts(&plain, "10.0.0.1"));
        let named = Config { trusted_proxies: vec!["10.0.0.1".parse().unwrap()], ..plain };
        assert!(!trusts(&named, "127.0.0.1") && trusts(&named, "10.0.0.1"));
    }
}
