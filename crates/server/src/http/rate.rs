//! How often one address may ask, counted apart for moves, pages and files.
//!
//! Many people may share an address, each with several tabs. Loading pages, files and live streams therefore uses
//! nothing of what is allowed for moves, and whoever loads too much can still finish the turn. What people do at tables
//! where they sit is counted for each of them first ([`sitters`]), and for the address when that is used up.

mod sitters;
mod turns;

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use governor::clock::{Clock, MonotonicClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use table::hashed;
use tokio::sync::watch;

use crate::config::{Limits, Rate};
use crate::http::bearer::secret;
use sitters::Sitters;
use turns::{Turn, Turns};

/// How often the counts of addresses that have gone quiet are forgotten.
const FORGET: Duration = Duration::from_mins(1);
/// What is answered from memory and costs next to nothing.
const FILES: [&str; 8] = [
    "/assets/{name}",
    "/favicon.ico",
    "/verify.py",
    "/verify.mjs",
    "/check.mjs",
    "/healthz",
    "/metrics",
    "/api/v1/openapi.json",
];

/// Where tables are opened.
const OPENING: [&str; 7] = [
    "/play/{game}",
    "/table/{id}/branch",
    "/table/{id}/rematch",
    "/table/{id}/next",
    "/api/v1/tables",
    "/api/v1/tables/{id}/rematch",
    "/api/v1/tables/{id}/next",
];

/// What the addresses of a table begin with.
const AT_A_TABLE: [&str; 2] = ["/table/{id}/", "/api/v1/tables/{id}/"];

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

/// Says whether a request opens a table.
pub(crate) fn opens(request: &Request) -> bool {
    Want::all(request).any(|want| want == Want::Table)
}

/// Says whether something is asked of a table that is there, by who might play at it.
fn is_at_a_table(request: &Request) -> bool {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    AT_A_TABLE.iter().any(|begin| route.starts_with(begin)) && !OPENING.contains(&route)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn limiter<K: Clone + Eq + Hash>(rate: Rate) -> DefaultKeyedRateLimiter<K> {
    let quota = Quota::per_second(at_least_one(rate.per_second));
    DefaultKeyedRateLimiter::keyed(quota.allow_burst(at_least_one(rate.burst)))
}

/// What each address, and whoever sits at a table, has asked for lately.
pub(crate) struct Rates {
    changes: DefaultKeyedRateLimiter<IpAddr>,
    pages: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    /// By the hash of a person's cookie.
    seated: DefaultKeyedRateLimiter<String>,
    sitters: Sitters,
    openings: Turns,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let [changes, pages, files] = [limits.changes, limits.pages, limits.files].map(limiter);
        let tables = DefaultKeyedRateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables)));
        let (seated, sitters, openings) = (limiter(limits.seated), Sitters::default(), Turns::default());
        Arc::new(Self { changes, pages, files, tables, seated, sitters, openings })
    }

    /// Notes that the person with this secret has come from here to a table where they have a seat.
    pub(crate) fn seat(&self, address: IpAddr, secret: &str) {
        self.sitters.note(address, hashed(secret), Instant::now());
    }

    /// Counts a request as all that it is; returns of what it was one too many, and how long to wait.
    pub(crate) fn too_much(&self, address: IpAddr, request: &Request) -> Option<(&'static str, Duration)> {
        let mut wants = Want::all(request).filter(|want| !self.count_apart(*want, address, request));
        wants.find_map(|want| Some((want.label(), self.count(want, address).err()?)))
    }

    /// Waits until it is an address's turn to open a table; the turn ends when it is dropped.
    pub(crate) async fn turn(&self, address: IpAddr) -> Turn {
        self.openings.of(address).await
    }

    /// Counts a request for the person who makes it, if they sit at a table; says whether that was not too much.
    fn count_apart(&self, want: Want, address: IpAddr, request: &Request) -> bool {
        let person = || secret(request.headers()).as_deref().map(hashed);
        let apart = |person: &String| self.sitters.has(address, person) && self.seated.check_key(person).is_ok();
        want == Want::Change && is_at_a_table(request) && person().as_ref().is_some_and(apart)
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
                self.seated.retain_recent();
                self.sitters.forget(Instant::now());
                self.openings.forget();
            }
        });
    }
}
