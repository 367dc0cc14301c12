//! What is done at tables: by people, by bots, and by time.

pub(crate) mod drive;
pub(crate) mod due;
pub(crate) mod elsewhere;
pub(crate) mod enter;
pub(crate) mod following;
pub(crate) mod hints;
pub(crate) mod ledgers;
pub(crate) mod life;
pub(crate) mod matches;
pub(crate) mod me;
pub(crate) mod opening;
mod task;
