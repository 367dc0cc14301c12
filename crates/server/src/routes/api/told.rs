//! The log, as a visitor may read it.

use axum::Json;
use axum::extract::{Path, State};
use contract::Seat;
use serde::Serialize;
use table::{Event, Table};

use super::program::{Program, seat};
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::access::VisitorAccess;
use crate::routes::visit::{Visit, find, visit};
use crate::view::people;
use crate::view::table_page::told;

/// Lines of the log, oldest first.
#[derive(Serialize)]
pub(super) struct LogAnswer {
    version: u64,
    lines: Vec<LineAnswer>,
}

#[derive(Serialize)]
pub(super) struct LineAnswer {
    /// The version of the visitor's view after it.
    version: u64,
    kind: &'static str,
    /// Whose line it is, if it is one seat's.
    seat: Option<&'static str>,
    /// The step's token as the visitor may read it; `?` where they may not.
    token: Option<String>,
    /// What happened, in sentences.
    text: Vec<String>,
}

/// Lists the lines after a version; without one, all.
pub(super) async fn log(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    fields: Fields,
) -> Result<Json<LogAnswer>, HttpError> {
    let room = find(&app, &id).await?;
    let at = fields.text("seat").map(|text| seat(room.kind.info(), text)).transpose()?;
    let after = if fields.text("after").is_some() { fields.read("after")? } else { 0 };
    let Visit { room, table, guest, .. } = visit(&app, &id, &program.at(at)).await?;
    let lines = lines(room.kind.localized(guest.tongue), &table, &guest, after);
    Ok(Json(LogAnswer { version: table.version(guest.shown), lines }))
}

/// Returns the lines of the log that a visitor could read only after this version.
pub(super) fn lines(game: LocalizedGame<'_>, table: &Table, guest: &VisitorAccess, after: u64) -> Vec<LineAnswer> {
    let words = people::words(game, table, guest.shown);
    let game = game.said_in(&words);
    let who = |seat: Option<Seat>| seat.map(|seat| words.name(seat).to_owned());
    let lines = table.log_for(guest.observer(table)).into_iter();
    let line = |line: table::LogLine| {
        let kind = kind(&line.event);
        let (token, sentences) = told(game, line.event, &who);
        LineAnswer {
            version: line.version,
            kind,
            seat: line.seat.map(|seat| table.position().info().seat_name(seat)),
            token,
            text: sentences.into_iter().map(|sentence| sentence.text).collect(),
        }
    };
    lines.filter(|line| line.version > after).map(line).collect()
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::Step { .. } => "step",
        Event::Sat { .. } => "sat",
        Event::Began => "began",
        Event::TookBack { .. } => "took_back",
        Event::Resigned { .. } => "resigned",
        Event::Handed { .. } => "handed",
        Event::Hinted => "hinted",
        Event::Ended => "ended",
    }
}
