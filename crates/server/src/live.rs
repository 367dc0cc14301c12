//! The tables in memory, and what they share.

pub(crate) mod away;
pub(crate) mod error;
pub(crate) mod hint_cache;
pub(crate) mod ledger_cache;
pub(crate) mod match_so_far;
pub(crate) mod promises;
pub(crate) mod room;
pub(crate) mod rooms;
pub(crate) mod thinking;
