//! The page of the design language, where the server is built or set up for those who change it.

use axum::extract::State;
use axum::http::StatusCode;
use maud::Markup;

use crate::app::Shared;
use crate::http::error::HttpError;
use crate::page::{shell, style};
use crate::people::person::Visitor;
use crate::tongue::Tongue;

pub(crate) async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Markup, HttpError> {
    if !app.config.elements {
        return Err(HttpError::bare(StatusCode::NOT_FOUND));
    }
    Ok(shell::wide(app.assets, Tongue::English, "Elements", visitor.name().as_deref(), &style::main()))
}
