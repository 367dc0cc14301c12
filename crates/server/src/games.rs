//! The games on offer.

pub(crate) mod entry;
pub(crate) mod rulebook;
pub(crate) mod shelf;
