//! Moves, taking back, giving up.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use contract::Seat;
use table::{Deed, Page, Request};

use super::caller::Caller;
use super::table::{answer, find};
use crate::app::Shared;
use crate::ask::{AskError, ask};
use crate::fields::Fields;
use crate::guest::Guest;
use crate::guide;
use crate::page::table::Notice;
use crate::reply::Wrong;

pub(crate) async fn act(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Wrong> {
    let token = fields.read("token")?;
    request(&app, &id, &caller, &fields, Deed::Act { token }).await
}

pub(crate) async fn undo(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Wrong> {
    let steps = fields.read("steps")?;
    request(&app, &id, &caller, &fields, Deed::Undo { steps }).await
}

pub(crate) async fn resign(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Wrong> {
    request(&app, &id, &caller, &fields, Deed::Resign).await
}

/// Asks the table on behalf of a seat of the caller's, and answers with how it stands then. A refusal comes with the
/// table as it is, so that the caller can choose anew at once.
async fn request(app: &Shared, id: &str, caller: &Caller, fields: &Fields, deed: Deed) -> Result<Response, Wrong> {
    let version = fields.read("version")?;
    let seat = seat(fields)?;
    let room = find(app, id).await?;
    let guest = Guest::at(&app.store, id, &room.table(), &caller.visitor).await?;
    if !guest.owned.contains(seat) {
        return Err(Wrong::not_yours());
    }
    // Whoever acts has read what stood beside the question.
    let read = match deed {
        Deed::Act { .. } => guide::note(&app.store, &room, &room.table(), &guest, &caller.visitor).await?,
        _ => None,
    };
    let request = Request { seat, page: Some(Page { observer: guest.owned, version }), deed };
    let asked = ask(app, &room, request).await;
    if let (Ok(()), Some(note)) = (&asked, read) {
        guide::read(&app.store, id, &caller.visitor, &note).await;
    }
    match asked {
        Ok(()) if caller.live => answer(app, &room, caller, None).await,
        Ok(()) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(AskError::Table(error)) => answer(app, &room, caller, Some(Notice::of(&room.kind, error))).await,
        Err(error) => Err(error.into()),
    }
}

/// Reads which seat a form or address names.
pub(super) fn seat(fields: &Fields) -> Result<Seat, Wrong> {
    let index: usize = fields.read("seat")?;
    if index < Seat::MOST { Ok(Seat::new(index)) } else { Err(Wrong::malformed("There is no such seat.")) }
}
