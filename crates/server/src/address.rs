//! Whose requests are counted together.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// What a proxy names the caller in.
const FORWARDED: &str = "x-forwarded-for";

/// Returns the address that a request counts for: the one that connects or, behind a proxy, the last one that its header
/// names. That one the proxy wrote itself; what stands before it came with the request and may be made up.
///
/// Of an IPv6 address the first half is taken, for one household or server has all addresses of the second.
pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let named = || {
        let last = headers.get_all(FORWARDED).iter().next_back()?.to_str().ok()?;
        let last = last.rsplit(',').next()?.trim();
        last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|address| address.ip()))
    };
    let address: IpAddr = if behind_proxy { named().unwrap_or(peer.ip()) } else { peer.ip() };
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(peer: &str, headers: &[&str], behind_proxy: bool) -> String {
        let headers = headers.iter().map(|value| (FORWARDED.parse().unwrap(), value.parse().unwrap())).collect();
        of(SocketAddr::new(peer.parse().unwrap(), 1), &headers, behind_proxy).to_string()
    }

    #[test]
    fn nobody_chooses_what_they_are_counted_as() {
        assert_eq!(seen("10.0.0.1", &["192.0.2.1"], false), "10.0.0.1", "there is no proxy to say so");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1"], true), "192.0.2.1");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1, 192.0.2.2"], true), "192.0.2.2", "the proxy's own word is the last");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1", "192.0.2.3"], true), "192.0.2.3");
        assert_eq!(seen("10.0.0.1", &["192.0.2.1:4711"], true), "192.0.2.1");
        assert_eq!(seen("10.0.0.1", &["unknown"], true), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[], true), "10.0.0.1");
    }

    #[test]
    fn addresses_of_one_household_count_together() {
        assert_eq!(seen("2001:db8:1:2:aaaa::1", &[], false), seen("2001:db8:1:2:bbbb::2", &[], false));
        assert_ne!(seen("2001:db8:1:2::1", &[], false), seen("2001:db8:1:3::1", &[], false));
        assert_eq!(seen("::ffff:192.0.2.1", &[], false), "192.0.2.1");
    }
}
