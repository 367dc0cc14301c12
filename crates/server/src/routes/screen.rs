//! Who is at a screen that several people share, and from whose side somebody looks who has nothing to hide.

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::screen::{self, at_screen};

/// Shows the secrets of one seat from now on, or covers the screen. Whoever looks on sees that side of the table, and no
/// secrets.
pub(crate) async fn turn(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let seat = fields.text("seat").map(|_| fields.seat()).transpose()?;
    let side = fields.text("side").and_then(screen::read);
    let sits = seat.is_none_or(|seat| guest.owned.contains(seat));
    let looks = side.is_none_or(|side| guest.watches(&table) && side.index() < table.seats().into());
    if !sits || !looks {
        return Err(HttpError::not_yours());
    }
    let seat = seat.or(side);
    let cookie = at_screen(&app, &room.id, seat);
    // The whole page is loaded, so that the browser keeps nothing of whoever sat here before.
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&format!("/table/{}", room.id))).into_response())
}
