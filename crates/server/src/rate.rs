//! How often one address may ask, counted apart for moves, pages and files.
//!
//! Many people may share an address, each with several tabs. Loading pages, files and live streams therefore uses
//! nothing of what is allowed for moves, and whoever loads too much can still finish the turn.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, MonotonicClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use tokio::sync::watch;

use crate::address;
use crate::app::Shared;
use crate::config::{Limits, Rate};
use crate::reply::Wrong;

/// How often the counts of addresses that have gone quiet are forgotten.
const FORGET: Duration = Duration::from_mins(1);
/// What is answered from memory and costs next to nothing.
const FILES: [&str; 7] =
    ["/assets/{name}", "/favicon.ico", "/verify.py", "/verify.mjs", "/check.mjs", "/healthz", "/metrics"];

/// Where tables are opened.
const OPENING: [&str; 2] = ["/play/{game}", "/table/{id}/branch"];

/// The address that a request counts for, noted with the request.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// What a request asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Want {
    /// To change something: a move, a new table, a seat.
    Change,
    /// To see a page, a preview or a live stream.
    Page,
    /// One of the files that pages link, or the state of the server.
    File,
    /// To open a table, beside that this changes something.
    Table,
}

impl Want {
    /// Returns all that a request counts as.
    fn all(request: &Request) -> impl Iterator<Item = Self> {
        let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let opens = !request.method().is_safe() && OPENING.contains(&route);
        [Some(Self::of(request)), opens.then_some(Self::Table)].into_iter().flatten()
    }

    fn of(request: &Request) -> Self {
        let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
        match (request.method().is_safe(), FILES.contains(&route)) {
            (false, _) => Self::Change,
            (true, true) => Self::File,
            (true, false) => Self::Page,
        }
    }

    /// Returns the label under which refusals are counted.
    fn label(self) -> &'static str {
        match self {
            Self::Change => "changes",
            Self::Page => "pages",
            Self::File => "files",
            Self::Table => "tables",
        }
    }
}

/// What each address has asked for lately.
pub(crate) struct Rates {
    changes: DefaultKeyedRateLimiter<IpAddr>,
    pages: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let limiter = |rate: Rate| {
            let quota = Quota::per_second(at_least_one(rate.per_second));
            DefaultKeyedRateLimiter::keyed(quota.allow_burst(at_least_one(rate.burst)))
        };
        let [changes, pages, files] = [limits.changes, limits.pages, limits.files].map(limiter);
        let tables = DefaultKeyedRateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables)));
        Arc::new(Self { changes, pages, files, tables })
    }

    /// Counts a request; says how long to wait when it is one too many.
    fn count(&self, want: Want, address: IpAddr) -> Result<(), Duration> {
        let limiter = match want {
            Want::Change => &self.changes,
            Want::Page => &self.pages,
            Want::File => &self.files,
            Want::Table => &self.tables,
        };
        limiter.check_key(&address).map_err(|wait| wait.wait_time_from(MonotonicClock.now()))
    }

    /// Forgets the counts of addresses that have gone quiet, now and then, until the server stops.
    pub(crate) fn forget(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        tokio::spawn(async move {
            while tokio::time::timeout(FORGET, stop.wait_for(|stop| *stop)).await.is_err() {
                for limiter in [&self.changes, &self.pages, &self.files, &self.tables] {
                    limiter.retain_recent();
                }
            }
        });
    }
}

/// Lets a request pass, or refuses it and says when to try again.
pub(crate) async fn limit(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    if app.config.behind_https {
        app.proxies.notice(peer, request.headers());
    }
    let address = address::of(peer, request.headers(), &app.proxies);
    let too_much = Want::all(&request).find_map(|want| Some((want, app.rates.count(want, address).err()?)));
    match too_much {
        None => {
            request.extensions_mut().insert(Address(address));
            next.run(request).await
        }
        Some((want, pause)) => {
            app.metrics.refuse(want.label());
            let seconds = pause.as_secs() + 1;
            ([(RETRY_AFTER, seconds.to_string())], Wrong::bare(StatusCode::TOO_MANY_REQUESTS)).into_response()
        }
    }
}
