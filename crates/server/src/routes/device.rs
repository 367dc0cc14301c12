//! Links to another device: made here, opened there. Opening one only shows what it does, for programs look at links before
//! people do.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::{Phrase, Seat};
use maud::Markup;
use store::{DeviceLink, LinkTo};
use table::{Command, Request, hashed};

use super::caller::Caller;
use super::visit::{Visit, find, visit};
use crate::app::{App, Shared};
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::device::{Offer, made, opened};
use crate::page::shell;
use crate::people::device;
use crate::people::person::{Known, Visitor, person_cookie};
use crate::play::drive::submit;

/// Shows a link by which another device becomes the same person.
pub(crate) async fn of_person(State(app): State<Shared>, caller: Caller) -> Result<Markup, HttpError> {
    let known = caller.visitor.known.as_ref().ok_or_else(HttpError::nobody)?;
    let token = device::for_person(&app, known).await?;
    Ok(link(&app, &caller, &token, &Offer::Person(None), "/me"))
}

/// Shows a link by which whoever opens it gets a seat of the caller's.
pub(crate) async fn of_seat(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Markup, HttpError> {
    let seat = fields.seat()?;
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let known =
        caller.visitor.known.as_ref().filter(|_| guest.owned.contains(seat)).ok_or_else(HttpError::not_yours)?;
    let token = device::for_seat(&app, known, &room.id, seat).await?;
    let title = room.kind.localized(caller.visitor.tongue).seat(seat, table.position().seat_title(seat).as_ref());
    let offer = Offer::Seat { game: room.kind.info().title, seat: title };
    Ok(link(&app, &caller, &token, &offer, &format!("/table/{id}")))
}

fn link(app: &App, caller: &Caller, token: &str, offer: &Offer, back: &str) -> Markup {
    let address = format!("{}/device/{token}", caller.origin);
    let tongue = caller.visitor.tongue;
    let main = made(tongue, &address, offer, back);
    shell::plain(app.assets, tongue, tongue.word("title-another-device"), caller.visitor.name().as_deref(), &main)
}

/// Says what a link does, and asks. The cookie that comes with it shows, when the form comes back, whether the browser keeps
/// any: where it does not, the seat would be lost.
pub(crate) async fn open(
    State(app): State<Shared>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    let link = device::find(&app, &token).await?.ok_or_else(spent)?;
    if is_own(&visitor, &link) {
        return Err(own());
    }
    let (offer, others) = match &link.to {
        LinkTo::Person(sealed) => {
            let named = app.store.person(&hashed(&device::sealed(&token, sealed))).await?.ok_or_else(spent)?;
            let called = Known { person: named, secret: String::new() }.name().map(|name| name.isolated());
            let others = match &visitor.known {
                Some(known) => app.store.tables_of(&known.person.id).await?.len(),
                None => 0,
            };
            (Offer::Person(called), others)
        }
        LinkTo::Seat(table, seat) => {
            let room = find(&app, table).await?;
            let seat = Seat::new(usize::from(*seat));
            let title = room.table().position().seat_title(seat);
            let seat = room.kind.localized(visitor.tongue).seat(seat, title.as_ref());
            (Offer::Seat { game: room.kind.info().title, seat }, 0)
        }
    };
    let name = visitor.name();
    let tongue = visitor.tongue;
    let main = opened(tongue, &token, &offer, others, name.as_deref());
    let cookies: Vec<_> = visitor.cookie(&app).into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    let page = shell::plain(app.assets, tongue, tongue.word("title-another-device"), name.as_deref(), &main);
    Ok((AppendHeaders(cookies), page).into_response())
}

/// Uses a link up: this browser is the person, or has the seat, from now on.
pub(crate) async fn accept(
    State(app): State<Shared>,
    Path(token): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, HttpError> {
    let link = device::find(&app, &token).await?.ok_or_else(spent)?;
    if is_own(&visitor, &link) {
        return Err(own());
    }
    if visitor.secret.is_none() {
        return Err(HttpError::no_cookies());
    }
    match link.to {
        LinkTo::Person(_) => {
            let used = app.store.use_link(&hashed(&token), app.now()).await?;
            let Some(DeviceLink { to: LinkTo::Person(sealed), .. }) = used else { return Err(spent()) };
            let cookie = person_cookie(&app, &device::sealed(&token, &sealed));
            Ok((AppendHeaders([(SET_COOKIE, cookie)]), Redirect::to("/")).into_response())
        }
        LinkTo::Seat(..) => {
            let name = fields.name("name").map_err(|reason| HttpError::name(&reason))?;
            let (known, fresh) = visitor.or_new(&app).await?;
            let moved = app.store.move_seat(&hashed(&token), &known.person.id, app.now()).await?;
            let (table, seat) = moved.ok_or_else(spent)?;
            let room = find(&app, &table).await?;
            let name = name.or(known.name());
            app.store.rename(&known.person.id, name.as_deref()).await?;
            let command = Command::Sit { name };
            submit(&app, &room, Request { seat: Seat::new(usize::from(seat)), page: None, command }).await?;
            let cookies: Vec<_> = fresh.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{table}"))).into_response())
        }
    }
}

fn is_own(visitor: &Visitor, link: &DeviceLink) -> bool {
    visitor.known.as_ref().is_some_and(|known| known.person.id == link.person)
}

fn own() -> HttpError {
    HttpError::new(
        StatusCode::CONFLICT,
        Phrase::new("link-for-other-device"),
        Phrase::new("link-for-other-device-hint"),
    )
}

fn spent() -> HttpError {
    HttpError::new(StatusCode::GONE, Phrase::new("link-spent"), Phrase::new("link-spent-hint"))
}
