//! Who comes to a table, and what they are shown there.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::Markup;
use store::{Access, StoreError};
use table::Table;
use tracing::Span;

use super::around::around;
use super::caller::Caller;
use super::settled::fingerprint;
use crate::app::{App, Shared};
use crate::http::error::HttpError;
use crate::live::room::{Room, RoomSnapshot};
use crate::page::about::About;
use crate::page::{shell, table as page};
use crate::people::access::VisitorAccess;
use crate::people::person::Visitor;
use crate::people::screen::{Screen, at_screen};
use crate::play::{enter, hints};
use crate::view::choice::Selection;
use crate::view::guide;
use crate::view::notice::Notice;
use crate::view::people;
use crate::view::table_page::{self, TablePage};

/// Says in the address of a table that somebody comes there from a seat's link.
pub(super) const FOLLOWED: (&str, &str) = ("followed", "1");

/// Finds a table, and notes its id for the log.
pub(crate) async fn find(app: &Shared, id: &str) -> Result<Arc<Room>, HttpError> {
    let room = enter::room(app, id).await?;
    Span::current().record("table", &room.id);
    Ok(room)
}

/// A table that somebody has come to, and who they are there.
pub(crate) struct Visit {
    pub(crate) room: Arc<Room>,
    /// The table as it stood when they came.
    pub(crate) table: Arc<Table>,
    pub(crate) guest: VisitorAccess,
    /// What was kept of the people at the table when they came.
    pub(crate) access: Access,
}

/// Finds a table, and who a visitor is there.
pub(crate) async fn visit(app: &Shared, id: &str, visitor: &Visitor) -> Result<Visit, HttpError> {
    let room = find(app, id).await?;
    room.asked_from(visitor.from);
    let access = access(app, &room.id, visitor).await?;
    let table = room.table();
    let guest = VisitorAccess::at(&room.id, &table, visitor, &access);
    Ok(Visit { room, table, guest, access })
}

/// Reads what is kept of the people at a table; who has a seat there is counted apart from now on. Another process may
/// have deleted a table that is in memory here; then it is no longer.
async fn access(app: &App, id: &str, visitor: &Visitor) -> Result<Access, HttpError> {
    let person = visitor.known.as_ref().map(|known| known.person.id.as_str());
    let access = app.store.access(id, person).await?;
    if access.seats.is_empty() {
        app.rooms.forget(id);
        return Err(app.store.load(id).await.err().unwrap_or_else(|| StoreError::NoTable(id.to_owned())).into());
    }
    if let (Some(known), Some(address)) = (&visitor.known, visitor.from)
        && access.seats.iter().any(|seat| seat.owner.as_deref() == person)
    {
        app.rates.seat(address, &known.secret);
    }
    Ok(access)
}

/// Looks at a table as it stands now.
pub(crate) async fn look_at(
    app: &Shared,
    room: &Arc<Room>,
    visitor: &Visitor,
    aim: &Selection,
) -> Result<TablePage, HttpError> {
    room.asked_from(visitor.from);
    let access = access(app, &room.id, visitor).await?;
    let shown = room.shown();
    let guest = VisitorAccess::at(&room.id, &shown.table, visitor, &access);
    look_with(app, room, visitor, aim, &shown, &guest, access.notes_read.as_deref()).await
}

/// Looks at a table as it is shown, for a visitor of whom is known already what they may.
async fn look_with(
    app: &Shared,
    room: &Arc<Room>,
    visitor: &Visitor,
    aim: &Selection,
    shown: &RoomSnapshot,
    guest: &VisitorAccess,
    read: Option<&[String]>,
) -> Result<TablePage, HttpError> {
    let store = &app.store;
    let game = room.kind.localized(visitor.tongue);
    let words = people::words(game, &shown.table, guest.shown);
    let around = around(app, room, &shown.table, guest, game.said_in(&words)).await?;
    let guide = guide::note(game.said_in(&words), &shown.table, guest, read);
    let asks = guest.invited.is_some() && room.kind.guides;
    let newcomer = if asks { Some(guide::is_first(store, &room.kind, visitor).await?) } else { None };
    let settled = match guest.invited {
        Some(seat) => fingerprint(store, &shown.table, seat).await?,
        None => None,
    };
    let hints = hints::told(app, room, &shown.table, guest.shown).await?;
    let page = table_page::table_page(&room.id, &room.kind, shown, guest, aim, &hints, app.now());
    Ok(TablePage { guide, settled, newcomer, version: page.version + around.news(), around, ..page })
}

/// Answers with the table as it stands now, for a caller who may what they might when they came: the page, or for the
/// script the part of it that changes.
pub(crate) async fn answer(
    app: &Shared,
    room: &Arc<Room>,
    caller: &Caller,
    (guest, access): (VisitorAccess, Access),
    notice: Option<Notice>,
) -> Result<Response, HttpError> {
    let shown = room.shown();
    let (guest, read) = (guest.now(&shown.table), access.notes_read.as_deref());
    let look = look_with(app, room, &caller.visitor, &Selection::default(), &shown, &guest, read).await?;
    Ok(page_of(app, room, caller, &look, notice))
}

/// Makes the answer that shows a table.
pub(super) fn page_of(
    app: &Shared,
    room: &Room,
    caller: &Caller,
    look: &TablePage,
    notice: Option<Notice>,
) -> Response {
    let (name, notice_shown) = (caller.visitor.name(), notice.as_ref());
    let fragment = if caller.live {
        page::lean(look, &caller.origin, name.as_deref(), notice_shown, &caller.has)
    } else {
        page::fragment(look, &caller.origin, name.as_deref(), notice_shown)
    };
    let about = About::table(app.assets, room.kind.localized(look.tongue), &caller.origin);
    let (title, game) = (page::title(look), Some(look.game));
    let head = shell::Head { title: &title, your_turn: look.status.calls.is_some(), about: Some(&about), game };
    let body: Markup = if caller.live { fragment } else { shell::page(app.assets, look.tongue, &head, &fragment) };
    let status = notice.map_or(StatusCode::OK, |notice| notice.wrong.status);
    let covers = (look.screen == Screen::Covered).then(|| at_screen(app, &room.id, None));
    let comes = look.invited.as_ref().and_then(|_| caller.visitor.cookie(app));
    let cookies = covers.into_iter().chain(comes).map(|cookie| (SET_COOKIE, cookie)).collect::<Vec<_>>();
    (status, AppendHeaders(cookies), body).into_response()
}
