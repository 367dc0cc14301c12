//! The games on offer.

pub(crate) mod bot;
pub(crate) mod entry;
pub(crate) mod lesson;
pub(crate) mod offered;
pub(crate) mod rulebook;
pub(crate) mod seats;
pub(crate) mod setup;
pub(crate) mod shelf;
