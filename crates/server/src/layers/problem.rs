//! Errors as programs take them: problem details (RFC 9457).

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, Response, StatusCode};
use serde::Serialize;

use crate::http::error::HttpError;
use crate::http::refusal::Forbidding;
use crate::tongue::Tongue;

/// What the addresses of the interface for programs begin with.
pub(super) const INTERFACE: &str = "/api/";

#[derive(Serialize)]
struct Problem<'a> {
    r#type: &'a str,
    title: &'a str,
    status: u16,
    /// What happened, as a word that does not change with the language.
    code: &'a str,
    detail: String,
    hint: String,
    rule: Option<&'a str>,
    request: Option<&'a str>,
}

/// Writes an error for a program.
pub(super) fn problem(
    tongue: Tongue,
    wrong: &HttpError,
    forbidding: Option<Forbidding>,
    number: Option<&str>,
) -> Response<Body> {
    let rule = forbidding.map(|Forbidding(rule)| rule);
    let problem = Problem {
        r#type: "about:blank",
        title: wrong.status.canonical_reason().unwrap_or_default(),
        status: wrong.status.as_u16(),
        // What a rule forbids is said by the game, in a sentence of its own.
        code: if rule.is_some() { "refused-illegal" } else { wrong.text.key },
        detail: tongue.unmarked(&wrong.text),
        hint: tongue.unmarked(&wrong.hint),
        rule,
        // Whoever runs the server finds a fault by it.
        request: number.filter(|_| wrong.status.is_server_error()),
    };
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = wrong.status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    if wrong.status == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}
