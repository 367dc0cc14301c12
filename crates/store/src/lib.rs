//! The only SQL: tables and their logs, persons, their seats, whose turn it became when, how far they were guided, and
//! the promises and the public log of the dice, on disk.
//!
//! One decision shapes it: **an append names the number it expects.** [`Store::append`] either puts all its entries
//! under the numbers from there on and returns when they are on disk, or changes nothing and says how long the log has
//! become ([`StoreError::Conflict`]); the caller reads what is new and decides again. So any number of requests, tasks
//! and processes may write to one table, and no acknowledged entry is lost or doubled.
//!
//! Appends that arrive together share one transaction and one flush; each succeeds or fails on its own.
//!
//! The database is one `SQLite` file in WAL mode with `synchronous=FULL`. Its statements are plain enough for `PostgreSQL`
//! (`$1` markers, TEXT, BIGINT, BOOLEAN). What differs between the two is in `open.rs` (pool, refusals to open, backup)
//! and in the first word of a transaction that reads before it writes.
//!
//! The crate knows neither games nor tables: entries and creations are text, and only the dice log is more, because its
//! numbers and hashes follow from the lines before. Nor does it know secrets: what people prove themselves with comes
//! here as a hash. Time is passed in.

mod access;
mod append;
mod check;
mod claim;
mod dice_log;
mod error;
mod guides;
mod leave;
mod life;
mod links;
mod open;
mod opening;
mod original;
mod people;
mod private;
mod promises;
mod successors;
mod tables;
mod transact;
mod turns;

pub use access::{Access, SeatAccess};
pub use append::{Batch, TableState};
pub use check::Stored;
pub use claim::{Claim, Guided, NewSitter};
pub use dice_log::{DiceCounts, DiceLine, DiceNews};
pub use error::StoreError;
pub use leave::Change;
pub use life::{Expiry, Listed, Stage};
pub use links::{DeviceLink, LinkTo};
pub use open::{BUSY, Store};
pub use opening::{Opened, Opening};
pub use people::{Person, SeatRef};
pub use promises::{Promise, Promised};
pub use successors::{Following, Follows, Successor};
pub use tables::{NewSeat, NewTable, Summary, TableText};
pub use turns::NewTurn;
