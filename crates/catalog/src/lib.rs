//! All games of the house.
//!
//! Whoever works for any game (command line, server, bindings) takes an [`Entry`] from here: how to make the game, and
//! what must be compiled for its type (a batch of games, a bot at a table, a measurement) as plain functions. A new
//! game is one line in [`games`], and one for its seats in each of the verifiers, which stand alone. One
//! that brings bots of its own lists them in a [`search::Roster`] beside it.

mod entry;
mod find;
pub mod verifier;

pub use entry::CatalogEntry;
pub use find::{UnknownGame, find, near};

use raise_the_shields::RaiseTheShields;
use under_falling_skies::UnderFallingSkies;

/// Returns all games, in the order in which they are shown.
pub fn games() -> &'static [CatalogEntry] {
    const GAMES: &[CatalogEntry] = &[CatalogEntry::of::<UnderFallingSkies>(), CatalogEntry::of::<RaiseTheShields>()];
    GAMES
}
