//! The names that the server answers to.
//!
//! A page elsewhere can make its own name point at this machine and then read what a server here answers to the browser
//! (DNS rebinding). Such a request names the page's host. An address in numbers and `localhost` cannot be made to point
//! elsewhere, so the names of the loopback are always answered to.

use std::collections::BTreeSet;
use std::net::IpAddr;

use axum::http::HeaderValue;

use crate::config::Config;

/// The names that the server answers to.
pub(crate) enum Hosts {
    /// Any: which ones lead here is known to the proxy, or to whoever opened the server to a network.
    Any,
    /// These, in lower case, and the loopback's.
    Only(BTreeSet<String>),
}

impl Hosts {
    pub(crate) fn of(config: &Config) -> Self {
        let proxied = config.behind_https || !config.trusted_proxies.is_empty();
        let is_local = matches!(config.listen, crate::config::listen::Listen::Addresses(_)) && config.listen.is_here();
        if config.allowed_hosts.is_empty() && (proxied || !is_local) {
            return Self::Any;
        }
        Self::Only(config.allowed_hosts.iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Says whether a request that names this host is meant for the server.
    pub(crate) fn allow(&self, host: &HeaderValue) -> bool {
        let Self::Only(names) = self else { return true };
        let Ok(host) = host.to_str() else { return false };
        let host = host.to_ascii_lowercase();
        let name = without_port(&host);
        names.contains(name) || names.contains(&host) || is_loopback(name)
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_loopback(name: &str) -> bool {
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name == "localhost" || address.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(config: &Config, host: &str) -> bool {
        Hosts::of(config).allow(&host.parse().unwrap())
    }

    #[test]
    fn a_server_on_loopback_answers_to_no_foreign_name() {
        let config = Config::default();
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:8080", "127.8.1.1", "[::1]:8080"] {
            assert!(answers(&config, host), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "localhost.evil.example", "192.0.2.1", "", "[::2]"] {
            assert!(!answers(&config, host), "{host}");
        }
    }

    #[test]
    fn nobody_who_opened_the_server_is_locked_out() {
        let config = Config::default();
        for open in [
            Config { listen: ([0, 0, 0, 0], 8080).into(), ..config.clone() },
            Config { behind_https: true, ..config.clone() },
            Config { trusted_proxies: vec!["10.0.0.1".parse().unwrap()], ..config.clone() },
        ] {
            assert!(answers(&open, "table.example") && answers(&open, "192.0.2.1:8080"), "{open:?}");
        }
    }

    #[test]
    fn names_that_are_given_are_the_only_ones() {
        let named = Config {
            listen: ([0, 0, 0, 0], 8080).into(),
            behind_https: true,
            allowed_hosts: vec!["Table.Example".to_owned()],
            ..Config::default()
        };
        assert!(
            answers(&named, "table.example") && answers(&named, "table.example:443") && answers(&named, "localhost")
        );
        assert!(!answers(&named, "table.example.evil.example") && !answers(&named, "192.0.2.1"));
    }
}
