//! Issuing a seat's link anew: the old one, wherever it went, opens nothing from then on.

use axum::extract::{Path, State};
use axum::response::Redirect;
use table::hashed;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::invite;

pub(crate) async fn anew(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, HttpError> {
    let seat = fields.seat()?;
    let issue: u32 = fields.read("issue")?;
    let Visit { room, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let known =
        caller.visitor.known.as_ref().filter(|_| guest.gives.contains(seat)).ok_or_else(HttpError::not_yours)?;
    let [old, new] =
        [issue, issue.saturating_add(1)].map(|issue| hashed(&invite::token(&known.secret, &room.id, seat, issue)));
    // Where it was issued anew since, as by a second press, it is done.
    app.store.reissue(&old, &new).await?;
    Ok(Redirect::to(&format!("/table/{}", room.id)))
}
