//! Requests of the script on our pages.

use axum::http::HeaderMap;

/// Says whether the script of the page asks.
pub(crate) fn is_live(headers: &HeaderMap) -> bool {
    headers.get("x-live").is_some_and(|value| value == "1")
}

/// Returns what the script says that it has already of a page.
pub(crate) fn has(headers: &HeaderMap) -> Option<&str> {
    headers.get("x-has").and_then(|value| value.to_str().ok())
}
