//! A live match of any game: who sits where, what was played, what may be taken back, and dice that can be checked.
//!
//! One decision shapes it: **the log is the truth.** A [`Table`] is its [`Creation`] and the [`Entry`]s since, folded
//! one by one; any process can rebuild it from them. [`Table::decide`] says which entries a request adds and changes
//! nothing; the caller stores them under the number it expected and only then lets [`Table::apply`] fold them and
//! acknowledges. If somebody else was first, the caller reads what is new and decides again.
//!
//! What an observer may count is cut to what it could see: [`Table::version`] leaves out the sealed steps of others,
//! so neither a page nor a stale answer tells how far somebody is.
//!
//! The crate knows no game, socket, disk, clock or thread: time comes as milliseconds since 1970 and randomness as
//! bytes, both from the caller. It does not know who may ask for what either: a request names a seat, and the caller
//! has made sure that the seat is the asker's.

mod creation;
mod current;
mod decide;
pub mod dice_log;
mod ending;
mod entry;
pub mod fair;
mod following;
mod hints;
mod history;
mod import;
mod ledger;
mod log;
mod moments;
pub mod name;
mod orders;
mod pending_bot_turn;
mod promises;
mod record;
mod request;
mod secret;
mod stated_end;
mod steps;
mod table;
mod together;
mod turn_notice;
mod undo;
mod verify;
mod verify_error;
mod versioned;
mod visibility;

pub use contract::record::{EndedBy, Ending};
pub use creation::{Creation, EarlierGame, Origin, Sitter};
pub use entry::{BEGAN, ENDED, Entry};
pub use hints::{Hint, hints};
pub use import::{ImportError, Imported, import};
pub use ledger::{Cause, Change, Judges, Ledger};
pub use log::{Event, LogLine};
pub use moments::SeenStep;
pub use name::{Name, NameError};
pub use orders::{ORDER_DELAY, OfferedOrder, PendingOrder};
pub use pending_bot_turn::PendingBotTurn;
pub use promises::Promises;
pub use request::{Command, Page, Request, TableError};
pub use secret::{Seed, fresh_token, hashed};
pub use steps::UndoError;
pub use table::Table;
pub use turn_notice::TurnNotice;
pub use verify::{Verified, verify, verify_promised};
pub use verify_error::VerifyError;
pub use versioned::{FORMAT, ReadError};
