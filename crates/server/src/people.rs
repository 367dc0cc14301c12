//! Who asks, and what is theirs.

pub(crate) mod access;
pub(crate) mod device;
pub(crate) mod invite;
pub(crate) mod person;
pub(crate) mod screen;
