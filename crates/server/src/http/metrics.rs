//! What operators count, in the form that Prometheus reads.
//!
//! Labels name routes by their pattern and answers by their class: never a table, a person or an address, so that the
//! numbers hold no secret and do not grow with what is played.

use std::fmt;

use axum::http::StatusCode;
use prometheus_client::encoding::{EncodeLabelSet, prometheus_text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// Upper bounds of the times that requests are sorted by, in seconds: a page takes a few milliseconds, a slow disk more.
const BUCKETS: [f64; 6] = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/// The numbers of one server since it started.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<Asked, Histogram, fn() -> Histogram>,
    /// Actions on disk, of persons and of bots.
    pub(crate) moves: Counter,
    /// Actions on disk that bots chose.
    pub(crate) bot_turns: Counter,
    /// Tables deleted because they had had their time.
    pub(crate) expired: Counter,
    /// Tables at which a turn of a bot, or the beginning, is owed now.
    pub(crate) bot_turns_owed: Gauge,
    /// How often something owed was tried again.
    pub(crate) bot_turn_retries: Counter,
    refused: Family<Limited, Counter>,
    streams: Gauge,
    tables: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Limited {
    /// What there was too much of: `changes`, `pages`, `files`, `tables`, `streams` or `connections`.
    limit: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    /// The pattern of the address, or nothing where no route matches.
    route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    route: String,
    /// Such as `2xx`.
    status: String,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("palisade"),
            requests: Family::default(),
            seconds: Family::new_with_constructor(|| Histogram::new(BUCKETS)),
            moves: Counter::default(),
            bot_turns: Counter::default(),
            expired: Counter::default(),
            bot_turns_owed: Gauge::default(),
            bot_turn_retries: Counter::default(),
            refused: Family::default(),
            streams: Gauge::default(),
            tables: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests answered", metrics.requests.clone());
        let help = "Time until an answer began";
        registry.register_with_unit("request_duration", help, Unit::Seconds, metrics.seconds.clone());
        registry.register("moves", "Moves stored, of persons and bots", metrics.moves.clone());
        registry.register("bot_turns", "Turns that bots played", metrics.bot_turns.clone());
        registry.register("expired_tables", "Tables deleted because they had had their time", metrics.expired.clone());
        let help = "Tables at which a turn of a bot, or the beginning, is owed now";
        registry.register("bot_turns_owed", help, metrics.bot_turns_owed.clone());
        let help = "Times that something owed at a table was tried again, since the disk or a bot had failed";
        registry.register("bot_turn_retries", help, metrics.bot_turn_retries.clone());
        let help = "Requests refused because one address, or all together, asked for too much";
        registry.register("refused", help, metrics.refused.clone());
        registry.register("open_streams", "Live streams that are open", metrics.streams.clone());
        registry.register("tables_in_memory", "Tables that are kept in memory", metrics.tables.clone());
        registry.register("build", "The release", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        metrics
    }

    /// Writes the numbers in Prometheus' text format, version 0.0.4.
    pub(crate) fn write(&self, streams: usize, tables: usize) -> Result<String, fmt::Error> {
        self.streams.set(streams as i64);
        self.tables.set(tables as i64);
        let mut text = String::new();
        prometheus_text::encode(&mut text, &self.registry)?;
        Ok(text)
    }

    /// Counts a request that was refused for there were too many.
    pub(crate) fn refuse(&self, limit: &'static str) {
        self.refused.get_or_create(&Limited { limit }).inc();
    }

    /// Counts an answer and the time until it began.
    pub(crate) fn answered(&self, route: &str, status: StatusCode, seconds: f64) {
        let status = format!("{}xx", status.as_u16() / 100);
        self.requests.get_or_create(&Answered { route: route.to_owned(), status }).inc();
        self.seconds.get_or_create(&Asked { route: route.to_owned() }).observe(seconds);
    }
}
