//! A table of a toy game, from every side.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod cups;
mod current;
mod dice_log;
mod ended;
mod fair;
mod following;
mod games;
mod giving_up;
mod hints;
mod information;
mod ledger;
mod moves;
mod names;
mod orders;
mod records;
mod seats;
mod secrets;
mod together;
mod turns;
mod twins;
mod undo;
mod verifiers;
mod walk;
