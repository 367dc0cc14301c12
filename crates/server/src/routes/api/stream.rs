//! Live updates for programs: the whole table again after every change that its observer can see, with what is new in the
//! log.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::Event;
use serde::Serialize;
use tracing::warn;

use super::program::{Program, seat};
use super::table::{TableAnswer, look};
use super::told::{LineAnswer, lines};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::person::Visitor;
use crate::people::screen::Screen;
use crate::routes::events::{enter, follow};
use crate::routes::visit::{find, visit};

/// What an event of the stream tells.
#[derive(Serialize)]
struct Update {
    table: TableAnswer,
    /// The lines of the log since the event before, or since the version that the program says it has seen.
    news: Vec<LineAnswer>,
}

/// Looks at a table for one stream.
struct Watcher {
    app: Shared,
    id: String,
    visitor: Visitor,
    /// Up to which version the log has been told.
    told: AtomicU64,
}

/// Stands for no version: the log before the first event is no news.
const NONE: u64 = u64::MAX;

pub(super) async fn stream(
    State(app): State<Shared>,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    program: Program,
    fields: Fields,
) -> Result<Response, HttpError> {
    let room = find(&app, &id).await?;
    let at = fields.text("seat").map(|text| seat(room.kind.info(), text)).transpose()?;
    let place = enter(&app, peer, &headers)?;
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let told = AtomicU64::new(seen.unwrap_or(NONE));
    let watcher = Arc::new(Watcher { app: app.clone(), id: room.id.clone(), visitor: program.at(at), told });
    Ok(follow(&app, &room, place, move || {
        let watcher = watcher.clone();
        async move { watcher.update().await }
    }))
}

impl Watcher {
    /// Makes the event of the table as it stands now, with its screen and version.
    async fn update(&self) -> Option<((Screen, u64), Event)> {
        let seen = self.look().await;
        seen.map_err(|wrong| warn!(table = self.id, reason = wrong.text.key, "no update")).ok()
    }

    async fn look(&self) -> Result<((Screen, u64), Event), HttpError> {
        let here = visit(&self.app, &self.id, &self.visitor).await?;
        let (screen, version) = (here.guest.screen, here.table.version(here.guest.shown));
        let told = match self.told.swap(version, Ordering::Relaxed) {
            NONE => version,
            told => told,
        };
        let news = lines(here.room.kind.localized(here.guest.tongue), &here.table, &here.guest, told);
        let table = look(&self.app, here).await?;
        // Of a table that follows no entry of the log tells.
        let seen = version + table.followed_by.len() as u64;
        let event = Event::default().event("table").id(version.to_string()).json_data(Update { table, news });
        Ok(((screen, seen), event.map_err(|error| HttpError::fault(&error))?))
    }
}
