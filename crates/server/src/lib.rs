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
//!
//! Its folders know only those before them: `config` and `tongue`, what an operator sets and readers are spoken to in;
//! `http`, `games` and `live`, which the `app` shares between requests; `people` and `play`, who asks and what is done;
//! `view` and `page`, what they see of it; `routes` and `layers`, how requests come in; `serve`, and what works with it.

pub mod admin;
mod app;
mod bench;
mod config;
mod games;
mod http;
mod layers;
mod live;
mod load;
mod page;
mod people;
mod play;
mod random;
mod routes;
mod serve;
mod tongue;
mod view;

pub use bench::{ServerTimes, Times, bench_server};
pub use config::base_path::BasePath;
pub use config::clock::Clock;
pub use config::listen::Listen;
pub use config::proxy::Proxy;
pub use config::{Config, Languages, Limits, Rate};
pub use load::{Each, FloodReport, Load, LoadReport, MemoryUse, weigh};
#[doc(hidden)]
pub use routes::addresses;
pub use serve::error::ServeError;
pub use serve::log::log_filter;
pub use serve::signals::on_signal;
pub use serve::{Server, serve};
