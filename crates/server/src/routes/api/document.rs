//! The description of the interface, for programs that make programs.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// Written by hand, beside the code: a test holds every address, every field and every answer against it.
const DOCUMENT: &str = include_str!("openapi.json");

pub(super) async fn show() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT)
}
