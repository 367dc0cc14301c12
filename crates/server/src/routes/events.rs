//! Live updates: the whole changed part of the page, again after every change that its observer can see; or for our script
//! only that there is a newer one, which it then fetches compressed.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{AppendHeaders, IntoResponse, Response};
use futures::{Stream, StreamExt, stream};
use maud::Markup;
use tokio_stream::wrappers::WatchStream;
use tracing::warn;

use super::caller::Caller;
use super::visit::{Visit, find, look_at, visit};
use crate::app::Shared;
use crate::http::address;
use crate::http::address_limit::Permit;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::room::Room;
use crate::page::table as page;
use crate::people::screen::at_screen;
use crate::people::screen::{self, Screen};
use crate::view::choice::Selection;

/// Tells nginx to pass each event on at once; it would keep the last one back until the next comes.
const UNBUFFERED: (&str, &str) = ("x-accel-buffering", "no");

pub(crate) async fn stream(
    State(app): State<Shared>,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    mut caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let room = find(&app, &id).await?;
    let place = enter(&app, peer, &headers)?;
    if let Some(said) = fields.text("as") {
        // A stream stays with the screen that it was opened for.
        caller.visitor.at = screen::read(said);
    }
    let covers = fields.text("as") == Some(screen::NOBODY);
    let covers = covers.then(|| (SET_COOKIE, at_screen(&app, &room.id, None)));
    let watcher = Arc::new(Watcher { app: app.clone(), room: room.clone(), caller });
    let tells_alone = fields.text("news").is_some();
    let patches = follow(&app, &room, place, move || {
        let watcher = watcher.clone();
        async move { if tells_alone { watcher.news().await } else { watcher.patch().await } }
    });
    Ok((AppendHeaders(covers), patches).into_response())
}

/// Shows the part of a page that changes, as a patch does, to the screen that it is asked for.
pub(crate) async fn now(
    State(app): State<Shared>,
    Path(id): Path<String>,
    mut caller: Caller,
    fields: Fields,
) -> Result<Markup, HttpError> {
    let room = find(&app, &id).await?;
    if let Some(said) = fields.text("as") {
        caller.visitor.at = screen::read(said);
    }
    let look = look_at(&app, &room, &caller.visitor, &Selection::default()).await?;
    Ok(page::lean(&look, &caller.origin, caller.visitor.name().as_deref(), None, &caller.has))
}

/// Sends what is to be seen of a table at once, and again after every change that its observer can see. Each look says
/// what was seen, by screen and version, and the event that tells it.
pub(super) fn follow<F>(app: &Shared, room: &Room, place: Permit, look: impl Fn() -> F + Send + 'static) -> Response
where
    F: Future<Output = Option<((Screen, u64), Event)>> + Send + 'static,
{
    let mut stop = app.stop.clone();
    let beats = beats(app.config.limits.beat);
    let mut shown = None;
    let events = WatchStream::new(room.changes()).then(move |_| look()).filter_map(move |looked| {
        // A step that this observer cannot see changes nothing for them, not even the number of events.
        let new = looked.filter(|(seen, _)| shown.replace(*seen) != Some(*seen));
        let _held = &place;
        std::future::ready(new.map(|(_, event)| event))
    });
    let events = stream::select(events, beats)
        .map(Ok::<Event, Infallible>)
        .take_until(async move { stop.wait_for(|stop| *stop).await.is_ok() });
    ([UNBUFFERED], Sse::new(events)).into_response()
}

/// Takes one of the streams that an address may have.
pub(super) fn enter(app: &Shared, peer: SocketAddr, headers: &HeaderMap) -> Result<Permit, HttpError> {
    app.streams.enter(address::of(peer, headers, &app.proxies)).ok_or_else(|| {
        app.metrics.refuse("streams");
        HttpError::bare(StatusCode::TOO_MANY_REQUESTS)
    })
}

/// Says now and then that the stream is there: an event, so that the script hears it, and a line that is half open does not
/// look alive for ever. Whatever else happens, the beats come at the same times, so they tell nothing.
fn beats(every: Duration) -> impl Stream<Item = Event> {
    stream::unfold((), move |()| async move {
        tokio::time::sleep(every).await;
        // Browsers drop an event without data.
        Some((Event::default().event("beat").data("on"), ()))
    })
}

struct Watcher {
    app: Shared,
    room: Arc<Room>,
    caller: Caller,
}

impl Watcher {
    /// Tells the screen and version of the page as it is now.
    async fn news(&self) -> Option<((Screen, u64), Event)> {
        let visited = visit(&self.app, &self.room.id, &self.caller.visitor).await;
        let Visit { guest, table, .. } =
            visited.map_err(|wrong| warn!(table = self.room.id, reason = wrong.text.key, "no news")).ok()?;
        let version = table.version(guest.shown);
        let event = Event::default().event("news").id(version.to_string());
        Some(((guest.screen, version), event.data(format!("{version}{}", guest.screen.query()))))
    }

    /// Makes the patch of the table as it stands now, with its screen and version.
    async fn patch(&self) -> Option<((Screen, u64), Event)> {
        let looked = look_at(&self.app, &self.room, &self.caller.visitor, &Selection::default()).await;
        let look = looked.map_err(|wrong| warn!(table = self.room.id, reason = wrong.text.key, "no patch")).ok()?;
        let fragment = page::fragment(&look, &self.caller.origin, self.caller.visitor.name().as_deref(), None);
        let event = Event::default()
            .event("patch")
            .id(look.version.to_string())
            .data(self.app.config.base_path.markup(fragment.into_string()));
        Some(((look.screen, look.version), event))
    }
}
