//! The page of a table, its whole log, and its record.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use store::Store;
use tracing::Span;

use super::caller::Caller;
use crate::app::Shared;
use crate::choice::Aim;
use crate::fields::Fields;
use crate::guest::Guest;
use crate::guide;
use crate::look::{self, Look};
use crate::page::table::Notice;
use crate::page::{history, shell, table as page};
use crate::person::Visitor;
use crate::reply::Wrong;
use crate::room::Room;
use crate::rooms;

/// Finds a table, and notes its id for the log.
pub(crate) async fn find(app: &Shared, id: &str) -> Result<Arc<Room>, Wrong> {
    let room = rooms::room(app, id).await?;
    Span::current().record("table", &room.id);
    Ok(room)
}

/// Looks at a table as it stands now.
pub(crate) async fn look_at(store: &Store, room: &Room, visitor: &Visitor, aim: &Aim) -> Result<Look, Wrong> {
    let shown = room.shown();
    let guest = Guest::at(store, &room.id, &shown.table, visitor).await?;
    let guide = guide::note(store, room, &shown.table, &guest, visitor).await?;
    let asks = guest.invited.is_some() && room.kind.guides;
    let newcomer = if asks { Some(guide::is_first(store, &room.kind, visitor).await?) } else { None };
    Ok(Look { guide, newcomer, ..look::look(&room.id, &room.kind, &shown, &guest, aim) })
}

/// Answers with the table as it stands now: the page, or for the script the part of it that changes.
pub(crate) async fn answer(
    app: &Shared,
    room: &Room,
    caller: &Caller,
    notice: Option<Notice>,
) -> Result<Response, Wrong> {
    show_at(app, room, caller, &Aim::default(), notice).await
}

/// Answers with the table as it stands now and what of an action is pointed out.
async fn show_at(
    app: &Shared,
    room: &Room,
    caller: &Caller,
    aim: &Aim,
    notice: Option<Notice>,
) -> Result<Response, Wrong> {
    let look = look_at(&app.store, room, &caller.visitor, aim).await?;
    let fragment = page::fragment(&look, &caller.origin, caller.visitor.name(), notice.as_ref());
    let body: Markup = if caller.live { fragment } else { shell::page(&app.assets, &page::title(&look), &fragment) };
    let status = notice.map_or(StatusCode::OK, |notice| notice.wrong.status);
    Ok((status, body).into_response())
}

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Wrong> {
    let aim = Aim::read(&fields)?;
    let room = find(&app, &id).await?;
    show_at(&app, &room, &caller, &aim, None).await
}

/// Leads from the address of a form, where a reload may have ended up, to the table.
pub(crate) async fn back(State(app): State<Shared>, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    let room = find(&app, &id).await?;
    Ok(Redirect::to(&format!("/table/{}", room.id)))
}

pub(crate) async fn log(State(app): State<Shared>, Path(id): Path<String>, caller: Caller) -> Result<Markup, Wrong> {
    let room = find(&app, &id).await?;
    let table = room.table();
    let guest = Guest::at(&app.store, &room.id, &table, &caller.visitor).await?;
    let (lines, _) = look::log(&room.kind, &table, guest.observer(&table), None);
    let title = room.kind.info().title;
    let main = history::main(&room.id, title, room.kind.id(), &lines);
    Ok(shell::plain(&app.assets, &format!("Log: {title}"), caller.visitor.name(), &main))
}

/// Gives the record of a finished game. While it runs the record holds what others may not know.
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Wrong> {
    let room = find(&app, &id).await?;
    let table = room.table();
    if !table.is_over() {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "The record can be had when the game is over.",
            "It holds what the players may not know before.",
        ));
    }
    let name = format!("attachment; filename=\"palisade-{}.toml\"", room.id);
    let headers = [(CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, table.record().write()).into_response())
}
