//! Who is at a screen that several people share.

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::Seat;

use super::act::seat;
use super::caller::Caller;
use super::table::{Visit, visit};
use crate::app::{App, Shared};
use crate::http::cookie::{SCREEN, cookie};
use crate::http::error::HttpError;
use crate::http::fields::Fields;

/// How long a screen stays with a seat, in seconds.
const LONG: u32 = 30 * 24 * 60 * 60;

/// Writes the cookie of the seat at a screen; of none, it is taken away.
pub(crate) fn at_screen(app: &App, table: &str, seat: Option<Seat>) -> String {
    let (value, seconds) = seat.map_or((String::new(), 0), |seat| (seat.index().to_string(), LONG));
    cookie(SCREEN, &value, &format!("/table/{table}"), seconds, app.config.behind_https)
}

/// Shows the secrets of one seat from now on, or covers the screen.
pub(crate) async fn turn(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let Visit { room, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let seat = fields.text("seat").map(|_| seat(&fields)).transpose()?;
    if seat.is_some_and(|seat| !guest.owned.contains(seat)) {
        return Err(HttpError::not_yours());
    }
    let cookie = at_screen(&app, &room.id, seat);
    // The whole page is loaded, so that the browser keeps nothing of whoever sat here before.
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&format!("/table/{}", room.id))).into_response())
}
