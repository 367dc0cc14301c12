//! Numbers for operators, answered to programs on the same machine, and to those that show the token.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use table::hashed;

use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::proxies::SOCKET;

/// What a proxy adds, by any of the names in use.
const BY_PROXY: [&str; 4] = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/// Answers with the numbers of this server in Prometheus' text format.
///
/// The rule is the same however the server is set up: either the connection comes from a loopback address, and no header
/// says that a proxy on this machine passes it on for somebody else; or the request shows the token that the operator has
/// set. To everybody else there is no such page. What comes through the Unix socket has always been passed on.
pub(crate) async fn show(
    State(app): State<Shared>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    if !is_from_here(address, &headers) && !shows(app.config.metrics_token.as_deref(), &headers) {
        return Err(HttpError::bare(StatusCode::NOT_FOUND));
    }
    let text = app.metrics.write(app.streams.taken(), app.rooms.len()).map_err(|error| HttpError::fault(&error))?;
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}

fn is_from_here(address: SocketAddr, headers: &HeaderMap) -> bool {
    let passed_on = address == SOCKET || BY_PROXY.iter().any(|name| headers.contains_key(*name));
    address.ip().to_canonical().is_loopback() && !passed_on
}

/// Says whether the request shows this token. Hashes are compared, so that the time it takes tells nothing of the token.
fn shows(token: Option<&str>, headers: &HeaderMap) -> bool {
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    token.zip(shown).is_some_and(|(token, shown)| hashed(token) == hashed(shown))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_callers_on_this_machine_are_answered() {
        let at = |address: &str| SocketAddr::new(address.parse().unwrap(), 1);
        let here = |address: &str| is_from_here(at(address), &HeaderMap::new());
        assert!(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"].into_iter().all(here));
        assert!(!["10.0.0.1", "0.0.0.0", "192.168.1.7", "fe80::1", "::ffff:10.0.0.1"].into_iter().any(here));
        for name in BY_PROXY {
            let passed_on = [(name.parse().unwrap(), HeaderValue::from_static("127.0.0.1"))].into_iter().collect();
            assert!(!is_from_here(at("127.0.0.1"), &passed_on), "{name}");
        }
        assert!(!is_from_here(SOCKET, &HeaderMap::new()), "what comes through the socket comes from a proxy");
    }

    #[test]
    fn a_token_opens_the_numbers_and_nothing_else_does() {
        let shown = |said: &'static str| {
            shows(Some("abc"), &[(AUTHORIZATION, HeaderValue::from_static(said))].into_iter().collect())
        };
        assert!(shown("Bearer abc"));
        assert!(!["Bearer abcd", "Bearer ", "abc", "Basic abc", ""].into_iter().any(shown));
        assert!(!shows(Some("abc"), &HeaderMap::new()) && !shows(None, &HeaderMap::new()));
    }
}
