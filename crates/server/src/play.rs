//! What is done at tables: by people, by bots, and by time.

pub(crate) mod bots;
pub(crate) mod elsewhere;
pub(crate) mod life;
pub(crate) mod me;
pub(crate) mod opening;
pub(crate) mod submit;
