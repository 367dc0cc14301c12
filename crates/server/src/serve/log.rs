//! The log: for operators, and free of secrets whatever they ask for.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

/// What is logged unless `RUST_LOG` asks for other things.
const STANDARD: &str = "info,sqlx=warn";
/// What would write down addresses, which may hold the token of a seat's link.
const TALKATIVE: [&str; 3] = ["tower_http::csrf=off", "hyper=info", "hyper_util=info"];

/// Returns the filter that lets pass what is wanted, in the form of `RUST_LOG`, except lines that hold addresses.
pub fn log_filter(wanted: &str) -> EnvFilter {
    TALKATIVE.iter().fold(EnvFilter::new(wanted), |filter, quiet| match quiet.parse() {
        Ok(quiet) => filter.add_directive(quiet),
        Err(_) => filter,
    })
}

/// Logs to standard error: what `RUST_LOG` asks for, else what an operator wants to know.
pub(crate) fn start(json: bool) {
    let wanted = std::env::var(EnvFilter::DEFAULT_ENV).unwrap_or_else(|_| STANDARD.to_owned());
    let log = tracing_subscriber::fmt().with_env_filter(log_filter(&wanted)).with_writer(io::stderr);
    // A file, a pipe and a journal show colours as rubbish.
    let log =
        log.with_ansi(io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty()));
    // Somebody who logs already goes on doing so.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
