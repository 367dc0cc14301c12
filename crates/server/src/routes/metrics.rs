//! Numbers for operators, answered to programs on the same machine only.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::app::Shared;
use crate::reply::Wrong;

/// What a proxy adds, by any of the names in use.
const BY_PROXY: [&str; 4] = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/// Answers with the numbers of this server in Prometheus' text format.
///
/// The rule is the same however the server is set up: the connection comes from a loopback address, and no header says
/// that a proxy on this machine passes it on for somebody else. To everybody else there is no such page.
pub(crate) async fn show(
    State(app): State<Shared>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    if !is_from_here(address.ip(), &headers) {
        return Err(Wrong::bare(StatusCode::NOT_FOUND));
    }
    let text = app.metrics.write(app.streams.open(), app.rooms.len()).map_err(|error| Wrong::fault(&error))?;
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}

fn is_from_here(address: IpAddr, headers: &HeaderMap) -> bool {
    address.to_canonical().is_loopback() && !BY_PROXY.iter().any(|name| headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_callers_on_this_machine_are_answered() {
        let here = |address: &str| is_from_here(address.parse().unwrap(), &HeaderMap::new());
        assert!(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"].into_iter().all(here));
        assert!(!["10.0.0.1", "0.0.0.0", "192.168.1.7", "fe80::1", "::ffff:10.0.0.1"].into_iter().any(here));
        for name in BY_PROXY {
            let passed_on = [(name.parse().unwrap(), HeaderValue::from_static("127.0.0.1"))].into_iter().collect();
            assert!(!is_from_here("127.0.0.1".parse().unwrap(), &passed_on), "{name}");
        }
    }
}
