//! Asking for a hint.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use contract::{Phrase, Seat};
use table::{Command, Request};

use super::act::{may_move, request};
use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::person::Visitor;
use crate::play::hints;

/// Asks for a hint for a seat that is on the visitor's screen.
pub(crate) async fn ask(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    prepare(&app, &id, &caller.visitor, fields.seat()?).await?;
    request(&app, &id, &caller, &fields, Command::Hint).await
}

/// Finds out what a seat is to be told before everybody is told that it has asked: where no bot can judge, there is
/// nothing to ask for.
pub(super) async fn prepare(app: &Shared, id: &str, visitor: &Visitor, seat: Seat) -> Result<(), HttpError> {
    let Visit { room, table, guest, .. } = visit(app, id, visitor).await?;
    may_move(&guest, seat)?;
    // What the table refuses it says itself.
    let allowed = table.decide(&Request { seat, page: None, command: Command::Hint }, app.now()).is_ok();
    if allowed && hints::find(app, &room, &table, seat).await?.is_none() {
        let (text, hint) = (Phrase::new("hint-no-judge"), Phrase::new("nothing-has-changed"));
        return Err(HttpError::new(StatusCode::CONFLICT, text, hint));
    }
    Ok(())
}
