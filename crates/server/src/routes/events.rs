//! Live updates: the whole changed part of the page, again after every change that its observer can see.

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
use tokio_stream::wrappers::WatchStream;
use tracing::warn;

use super::caller::Caller;
use super::visit::{find, look_at};
use crate::app::Shared;
use crate::http::address;
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
    let place = app.streams.enter(address::of(peer, &headers, &app.proxies)).ok_or_else(|| {
        app.metrics.refuse("streams");
        HttpError::bare(StatusCode::TOO_MANY_REQUESTS)
    })?;
    if let Some(said) = fields.text("as") {
        // A stream stays with the screen that it was opened for.
        caller.visitor.at = screen::read(said);
    }
    let covers = fields.text("as") == Some(screen::NOBODY);
    let covers = covers.then(|| (SET_COOKIE, at_screen(&app, &room.id, None)));
    let mut stop = app.stop.clone();
    let beats = beats(app.config.limits.beat);
    let changes = WatchStream::new(room.changes());
    let watcher = Arc::new(Watcher { app, room, caller });
    let mut shown = None;
    let patches = changes
        .then(move |_| {
            let watcher = watcher.clone();
            async move { watcher.patch().await }
        })
        .filter_map(move |patch| {
            // A step that this observer cannot see changes nothing for them, not even the number of patches.
            let new = patch.filter(|(seen, _)| shown.replace(*seen) != Some(*seen));
            let _held = &place;
            std::future::ready(new.map(|(_, event)| event))
        });
    let patches = stream::select(patches, beats)
        .map(Ok::<Event, Infallible>)
        .take_until(async move { stop.wait_for(|stop| *stop).await.is_ok() });
    Ok((AppendHeaders(covers), [UNBUFFERED], Sse::new(patches)).into_response())
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
