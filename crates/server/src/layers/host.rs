//! Refuses what is meant for another host.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::Shared;
use crate::http::error::HttpError;

/// Refuses what is meant for another host. Browsers always say which one they mean; a program that does not is let pass.
pub(crate) async fn check(State(app): State<Shared>, request: Request, next: Next) -> Response {
    if request.headers().get_all(HOST).iter().all(|host| app.hosts.allow(host)) {
        next.run(request).await
    } else {
        HttpError::bare(StatusCode::MISDIRECTED_REQUEST).into_response()
    }
}
