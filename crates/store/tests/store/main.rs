//! The store, from every side.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod access;
mod append;
mod check;
mod common;
mod guides;
mod kill;
mod life;
mod links;
mod moved;
mod open;
mod people;
mod promises;
mod starts;
mod successors;
mod turns;
