//! Setting up the table that follows a finished game, and coming to it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use contract::Phrase;
use store::Follows;

use super::caller::Caller;
use super::visit::{Visit, answer, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::play::following::{Followed, follow};
use crate::view::notice::Notice;

/// Sets up a rematch, or leads to it.
pub(crate) async fn rematch(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    lead(&app, &id, &caller, (Follows::Rematch, &fields)).await
}

/// Sets up the next game of a match, or leads to it.
pub(crate) async fn next(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    lead(&app, &id, &caller, (Follows::Match, &fields)).await
}

async fn lead(app: &Shared, id: &str, caller: &Caller, wanted: (Follows, &Fields)) -> Result<Response, HttpError> {
    let Visit { room, guest, access, .. } = visit(app, id, &caller.visitor).await?;
    match follow(app, &room, &guest, &caller.visitor, wanted).await? {
        Followed::At(next) => Ok(Redirect::to(&format!("/table/{next}")).into_response()),
        Followed::Used => answer(app, &room, caller, (guest, access), Some(other_dice())).await,
    }
}

/// Says that the dice of a form belong to another table by now; the page below shows others.
fn other_dice() -> Notice {
    let wrong = HttpError::new(StatusCode::CONFLICT, Phrase::new("other-dice"), Phrase::new("other-dice-hint"));
    Notice { wrong, rule: None }
}
