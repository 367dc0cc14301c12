//! Setting up the table that follows a finished game, and coming to it.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use contract::Phrase;
use serde::Deserialize;
use store::Follows;

use super::body::{Body, malformed};
use super::program::Program;
use super::table::{TableAnswer, look};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::play::following::{Followed, follow};
use crate::routes::visit::{Visit, visit};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Follow {
    commitment: Option<String>,
    entropy: Option<String>,
}

/// Sets up a rematch, or comes to it.
pub(super) async fn rematch(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(body): Body<Follow>,
) -> Result<Json<TableAnswer>, HttpError> {
    lead(&app, &id, program, Follows::Rematch, &body).await
}

/// Sets up the next game of a match, or comes to it.
pub(super) async fn next(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(body): Body<Follow>,
) -> Result<Json<TableAnswer>, HttpError> {
    lead(&app, &id, program, Follows::Match, &body).await
}

async fn lead(
    app: &Shared,
    id: &str,
    Program(visitor): Program,
    follows: Follows,
    body: &Follow,
) -> Result<Json<TableAnswer>, HttpError> {
    let given = [("commitment", &body.commitment), ("entropy", &body.entropy)];
    let given = given.into_iter().filter_map(|(field, value)| Some((field, value.as_deref()?)));
    let fields = given.fold(Fields::default(), |fields, (field, value)| fields.with(field, value));
    let Visit { room, guest, .. } = visit(app, id, &visitor).await?;
    match follow(app, &room, &guest, &visitor, (follows, &fields)).await? {
        Followed::At(next) => Ok(Json(look(app, visit(app, &next, &visitor).await?).await?)),
        Followed::Used => Err(malformed(StatusCode::CONFLICT, Phrase::new("form-other-dice"))),
    }
}
