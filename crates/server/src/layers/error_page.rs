//! Dresses bare errors on their way out: as a page for a browser, as a notice for the script, as JSON for a program.

use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use tower_http::request_id::RequestId;

use super::problem::{INTERFACE, problem};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::refusal::Forbidding;
use crate::http::script::is_live;
use crate::page::{shell, wrong};
use crate::tongue::Tongue;

/// Gives every error a body that a person can read. Answers that are dressed already pass.
pub(crate) async fn render_errors(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let live = is_live(request.headers());
    let is_program = request.uri().path().starts_with(INTERFACE);
    let tongue = request.extensions().get::<Tongue>().copied().unwrap_or_default();
    let number = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    let number = number.map(str::to_owned);
    let response = next.run(request).await;
    let is_page = |kind: &HeaderValue| kind.to_str().is_ok_and(|kind| kind.starts_with("text/html"));
    let dressed = response.headers().get(CONTENT_TYPE).is_some_and(is_page);
    let status = response.status();
    if dressed || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let reason = response.extensions().get::<HttpError>().cloned().unwrap_or_else(|| HttpError::bare(status));
    if is_program {
        let forbidding = response.extensions().get::<Forbidding>().copied();
        return dressed_anew(response, problem(tongue, &HttpError { status, ..reason }, forbidding, number.as_deref()));
    }
    let body: Markup = if live {
        wrong::notice(tongue, Some(&reason), None)
    } else {
        let main = wrong::main(tongue, &reason, number.as_deref());
        shell::plain(app.assets, tongue, &tongue.unmarked(&reason.text), None, &main)
    };
    dressed_anew(response, (status, body).into_response())
}

/// Takes over from a bare answer what still holds, such as when to try again.
fn dressed_anew(bare: Response, mut new: Response) -> Response {
    let (old, _) = bare.into_parts();
    for (name, value) in old.headers.iter().filter(|(name, _)| **name != CONTENT_TYPE && **name != CONTENT_LENGTH) {
        new.headers_mut().insert(name, value.clone());
    }
    new
}
