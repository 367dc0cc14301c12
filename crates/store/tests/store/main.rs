//! The store, from every side.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod append;
mod common;
mod guides;
mod kill;
mod life;
mod links;
mod moved;
mod open;
mod people;
mod promises;
mod turns;
