//! HTTP and live updates around table and store: the pages of Palisade.
//!
//! One decision shapes it: **the page is a function of the view.** A table page is built from what its observer may see
//! and from nothing else; the same function answers the page, the reply to a move and the live patch, so there is one
//! source of markup and one place where a secret could slip out. Always the whole state goes out, never a difference.
//!
//! A move is a plain form. It names the version of the page it was decided on, so a double click, a resent form or the
//! back button never does anything twice ([`table::Table::decide`]); it is acknowledged once it is on disk; without
//! script the answer leads back to the page, with script it is the page's changed part. A short script of our own keeps
//! pages fresh over Server-Sent Events and turns forms into requests; without it everything works all the same.
//!
//! Who may act is behind a cookie: a person, who owns seats. A seat's link carries a token that only its hash is kept
//! of; whoever holds the cookie of the person who made the table can make the links again, and nobody else.
//!
//! The crate holds no rule and no sentence of a game. It refuses to keep a secret in memory longer than a request, to
//! log an address with a token in it, and to answer before the disk has.

mod access;
mod account;
mod address;
mod address_limit;
pub mod admin;
mod app;
mod assets;
mod away;
mod bench;
mod bots;
mod choice;
mod clock;
mod config;
mod device;
mod dice;
mod door;
mod elsewhere;
mod error;
mod error_page;
mod fields;
mod files;
mod game_entry;
mod guide;
mod health;
mod host;
mod invite;
mod layers;
mod life;
mod listen;
mod load;
mod log;
mod me;
mod metrics;
mod mount;
mod number;
mod opening;
mod page;
mod person;
mod preview;
mod promises;
mod proxy;
mod random;
mod rate;
mod renew;
mod reply;
mod room;
mod rooms;
mod routes;
mod rulebook;
mod screen;
mod serve;
mod shelf;
mod signals;
#[cfg(unix)]
mod socket;
mod submit;
mod table_page;
mod table_status;
mod thinking;
mod tokens;
mod tongue;
mod unread;
mod wire;

pub use bench::{ServerTimes, Times, bench_server};
pub use clock::Clock;
pub use config::{Config, Languages, Limits, Rate};
pub use error::ServeError;
pub use listen::Listen;
pub use load::{Each, FloodReport, Load, LoadReport, MemoryUse, weigh};
pub use log::log_filter;
pub use mount::BasePath;
pub use proxy::Proxy;
#[doc(hidden)]
pub use routes::addresses;
pub use serve::{Server, serve};
