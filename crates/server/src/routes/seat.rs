//! Seat links: from a token in an address to a cookie, and from the cookie to a seat.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::Phrase;
use store::{Claim, Guided, NewSitter};
use table::{Command, hashed};

use super::caller::Caller;
use super::settled::adds;
use super::visit::{FOLLOWED, Visit, visit};
use crate::app::Shared;
use crate::http::cookie::{INVITE, cookie, is_token};
use crate::http::error::HttpError;
use crate::http::fields::{Fields, Share};
use crate::people::access::VisitorAccess;
use crate::people::person::{Known, Visitor, person_cookie};
use crate::play::drive;
use crate::play::following::come;

/// How long somebody may take from following a link to sitting down, in seconds.
const PATIENCE: u32 = 30 * 24 * 60 * 60;
/// Swaps the token of a link for a cookie and a clean address. Nobody sits down yet: programs that look at links before
/// people do must not take their seats.
pub(crate) async fn follow(State(app): State<Shared>, Path(token): Path<String>) -> Result<Response, HttpError> {
    let known = if is_token(&token) { app.store.seat_by_token(&hashed(&token)).await? } else { None };
    let seat = known.ok_or_else(not_valid)?;
    let path = format!("/table/{}", seat.table);
    let cookie = cookie(INVITE, &token, &path, PATIENCE, app.config.behind_https);
    // Whether the browser keeps the cookie shows where it comes next.
    let next = format!("{path}?{}={}", FOLLOWED.0, FOLLOWED.1);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to(&next)).into_response())
}

/// Sits down on the seat whose link the caller followed, and leads to the table.
pub(crate) async fn sit(
    State(app): State<Shared>,
    Path(id): Path<String>,
    mut caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let seated = take(&app, &id, &mut caller.visitor, &fields).await?;
    let path = format!("/table/{id}");
    let spent = cookie(INVITE, "", &path, 0, app.config.behind_https);
    let fresh = match seated {
        Seated::Now(known) if caller.visitor.secret.is_none() => Some(person_cookie(&app, &known.secret)),
        _ => None,
    };
    let cookies = fresh.into_iter().chain([spent]).map(|cookie| (SET_COOKIE, cookie)).collect::<Vec<_>>();
    Ok((AppendHeaders(cookies), Redirect::to(&path)).into_response())
}

/// What became of somebody who wants to sit down.
pub(super) enum Seated {
    /// They sit there already, by the same request or another.
    Already,
    /// They sit there now, as this person.
    Now(Known),
}

/// Lets a visitor sit down on the seat whose link they followed. The game begins with the last seat.
pub(super) async fn take(app: &Shared, id: &str, visitor: &mut Visitor, fields: &Fields) -> Result<Seated, HttpError> {
    let Visit { room, table, mut guest, access } = visit(app, id, visitor).await?;
    // Who took the seat meanwhile may be the caller, by the same form.
    if guest.invited.is_none() && visitor.meet(app).await? {
        guest = VisitorAccess::at(id, &table, visitor, &access);
    }
    let share = fields.share()?;
    if share.is_some() && visitor.secret.is_none() {
        return Err(HttpError::no_cookies());
    }
    if table.awaited().iter().any(|seat| guest.owned.contains(seat)) {
        come(app, &room, guest.owned, share).await?;
        return Ok(Seated::Already);
    }
    let sits = guest.followed.map_or(!guest.owned.is_empty(), |seat| guest.owned.contains(seat));
    if sits {
        return Ok(Seated::Already);
    }
    let (Some(seat), Some(token)) = (guest.invited, visitor.invite.clone()) else { return Err(taken()) };
    let other = |share: Share<'_>| table.commitment().as_deref() != Some(share.commitment) || !adds(&table, seat);
    if share.is_some_and(other) {
        return Err(HttpError::new(
            StatusCode::CONFLICT,
            Phrase::new("form-other-dice"),
            Phrase::new("form-other-dice-hint"),
        ));
    }
    let name = fields.name("name").map_err(|reason| HttpError::name(&reason))?;
    let (known, _) = visitor.clone().or_new(app).await?;
    let name = name.or(known.name());
    let wanted = room.kind.guides && fields.text("guide").is_some();
    let guided = if wanted { Guided::Yes } else { Guided::No };
    let sitter = NewSitter { person: known.person.id.clone(), name: name.as_deref().map(str::to_owned), guided };
    let claim = Claim { seat: seat.index() as u8, token_hash: hashed(&token), sitter };
    let added = share.and_then(|share| share.entropy).map(|entropy| Command::Entropy { entropy: entropy.to_owned() });
    let commands: Vec<Command> = [Command::Sit { name }].into_iter().chain(added).collect();
    drive::sit(app, &room, claim, commands).await?;
    Ok(Seated::Now(known))
}

/// Says that a link leads nowhere, or nowhere any more.
pub(super) fn not_valid() -> HttpError {
    HttpError::new(StatusCode::NOT_FOUND, Phrase::new("invitation-not-valid"), Phrase::new("invitation-not-valid-hint"))
}

fn taken() -> HttpError {
    HttpError::new(StatusCode::CONFLICT, Phrase::new("seat-not-free"), Phrase::new("seat-not-free-hint"))
}
