//! Files, and whether the server is well.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::app::Shared;
use crate::http::error::HttpError;

pub(crate) async fn asset(
    State(app): State<Shared>,
    Path(name): Path<String>,
    asked: HeaderMap,
) -> Result<Response, HttpError> {
    app.assets
        .find(&name)
        .map(|asset| asset.reply(&asked))
        .ok_or_else(|| HttpError::bare(axum::http::StatusCode::NOT_FOUND))
}

/// Browsers ask for this name without being told.
pub(crate) async fn icon(State(app): State<Shared>, asked: HeaderMap) -> Response {
    app.assets.icon.reply(&asked)
}

/// Answers `ok` when the database takes what is written.
pub(crate) async fn health(State(app): State<Shared>) -> Result<&'static str, HttpError> {
    app.health.check(&app.store, || app.now()).await?;
    Ok("ok\n")
}
