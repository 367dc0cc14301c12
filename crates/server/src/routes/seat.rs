//! Seat links: from a token in an address to a cookie, and from the cookie to a seat.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use table::{Deed, Request, hashed};

use super::caller::Caller;
use super::table::{Visit, visit};
use crate::app::Shared;
use crate::ask::ask;
use crate::bots;
use crate::fields::Fields;
use crate::guest::Guest;
use crate::person::{INVITE, cookie, is_token};
use crate::reply::Wrong;

/// How long somebody may take from following a link to sitting down, in seconds.
const PATIENCE: u32 = 30 * 24 * 60 * 60;

/// Swaps the token of a link for a cookie and a clean address. Nobody sits down yet: programs that look at links before
/// people do must not take their seats.
pub(crate) async fn follow(State(app): State<Shared>, Path(token): Path<String>) -> Result<Response, Wrong> {
    let known = if is_token(&token) { app.store.seat_by_token(&hashed(&token)).await? } else { None };
    let Some(seat) = known else {
        return Err(Wrong::new(
            StatusCode::NOT_FOUND,
            "This link opens no seat.",
            "Copy it again as a whole, or ask for it again.",
        ));
    };
    let path = format!("/table/{}", seat.table);
    let cookie = cookie(INVITE, &token, &path, PATIENCE, app.config.behind_https);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&path)).into_response())
}

/// Sits down on the seat whose link the caller followed. The game begins with the last seat.
pub(crate) async fn sit(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Wrong> {
    let Visit { room, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let seat = guest.invited.ok_or_else(|| gone(&guest))?;
    let name = fields.name("name").map_err(|reason| Wrong::name(&reason))?;
    let (known, fresh) = caller.visitor.or_new(&app).await?;
    let name = name.or(known.name());
    app.store.claim(&id, seat.index() as u8, &known.person.id).await?;
    if room.kind.guides && fields.text("guide").is_some() {
        app.store.guide(&id, &known.person.id).await?;
    }
    ask(&app, &room, Request { seat, page: None, deed: Deed::Sit { name: name.clone() } }).await?;
    if let Some(entropy) = fields.entropy() {
        ask(&app, &room, Request { seat, page: None, deed: Deed::Entropy { entropy: entropy.to_owned() } }).await?;
    }
    app.store.rename(&known.person.id, name.as_deref()).await?;
    bots::begin_if_full(&app, &room).await?;
    let path = format!("/table/{id}");
    let spent = cookie(INVITE, "", &path, 0, app.config.behind_https);
    let cookies = fresh.into_iter().chain([spent]).map(|cookie| (SET_COOKIE, cookie)).collect::<Vec<_>>();
    Ok((AppendHeaders(cookies), Redirect::to(&path)).into_response())
}

fn gone(guest: &Guest) -> Wrong {
    if guest.owned.is_empty() {
        Wrong::new(StatusCode::CONFLICT, "This seat is not free for you.", "Ask for a link to a free seat.")
    } else {
        Wrong::new(StatusCode::CONFLICT, "You sit at this table already.", "Load the table again.")
    }
}
