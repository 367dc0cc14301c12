//! The page of a table, its whole log, and its record.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use boards::Moment;
use contract::Phrase;
use contract::record::Record;
use maud::Markup;

use super::caller::Caller;
use super::visit::{FOLLOWED, Visit, find, look_at, page_of, visit};
use crate::app::{App, Shared};
use crate::http::cookie::{MOMENT, cookie};
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::room::Room;
use crate::page::{history, shell};
use crate::view::choice::Selection;
use crate::view::notice::Notice;
use crate::view::{people, table_page};

/// How long a board shows the moment that was chosen, in seconds.
const KEPT: u32 = 30 * 24 * 60 * 60;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    mut caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let aim = Selection::read(&fields)?;
    let room = find(&app, &id).await?;
    let mut notice = None;
    if fields.text(FOLLOWED.0).is_some() {
        if caller.visitor.invite.is_some() || caller.visitor.secret.is_some() {
            return Ok(Redirect::to(&format!("/table/{}", room.id)).into_response());
        }
        notice = Some(Notice { wrong: HttpError::uninvited(), rule: None });
    }
    let moment = fields.text("moment").and_then(Moment::read);
    caller.visitor.moment = moment.unwrap_or(caller.visitor.moment);
    let look = look_at(&app, &room, &caller.visitor, &aim).await?;
    let kept = moment.map(|moment| kept_moment(&app, &room.id, moment));
    Ok((AppendHeaders(kept.map(|cookie| (SET_COOKIE, cookie))), page_of(&app, &room, &caller, &look, notice))
        .into_response())
}

/// Writes the cookie by which a table's board goes on showing a moment.
fn kept_moment(app: &App, table: &str, moment: Moment) -> String {
    cookie(MOMENT, moment.name(), &format!("/table/{table}"), KEPT, app.config.behind_https)
}

/// Leads from the address of a form, where a reload may have ended up, to the table.
pub(crate) async fn back(State(app): State<Shared>, Path(id): Path<String>) -> Result<Redirect, HttpError> {
    let room = find(&app, &id).await?;
    Ok(Redirect::to(&format!("/table/{}", room.id)))
}

pub(crate) async fn log(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let game = room.kind.localized(caller.visitor.tongue);
    let words = people::words(game, &table, guest.shown);
    let (lines, _) = table_page::log(game.said_in(&words), &table, guest.observer(&table), None);
    let title = room.kind.info().title;
    let tongue = caller.visitor.tongue;
    let heading = tongue.say(&Phrase::new("log-of").with("game", title));
    let main = history::main(tongue, &room.id, title, room.kind.id(), &lines);
    Ok(shell::plain(app.assets, tongue, &heading, caller.visitor.name().as_deref(), &main))
}

/// Gives the record of a finished game.
pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, HttpError> {
    let (room, record) = closed(&app, &id).await?;
    let name = format!("attachment; filename=\"palisade-{}.toml\"", room.id);
    let headers = [(CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, record.write()).into_response())
}

/// Gives the record of a finished game as JSON, for the script that checks its dice.
pub(crate) async fn record_as_json(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, HttpError> {
    let (_, record) = closed(&app, &id).await?;
    Ok(Json(record).into_response())
}

/// Returns the record of a game that is over. While it runs the record holds what others may not know.
async fn closed(app: &Shared, id: &str) -> Result<(Arc<Room>, Record), HttpError> {
    let room = find(app, id).await?;
    let table = room.table();
    if !table.is_over() {
        return Err(HttpError::new(
            StatusCode::FORBIDDEN,
            Phrase::new("record-when-over"),
            Phrase::new("record-when-over-hint"),
        ));
    }
    Ok((room, table.record()))
}
