//! All games of Palisade.
//!
//! Programs that work for any game (command line, server, bindings) take a [`CatalogEntry`] from here: how to make the
//! game, and, as plain functions, what must be compiled for its type (a batch of games, a bot at a table, a
//! measurement). A new game is one line in [`games`], and one for its seats in each of the verifiers, which depend on
//! nothing else. A game that brings bots of its own lists them in a [`search::Roster`] beside it,
//! in a file of its name.

mod entry;
mod exponential_chaos;
mod find;
mod levels;
mod solar_tower_defense;
pub mod verifier;

pub use entry::{CatalogEntry, Distill, FittingNets, MakePlayer, NetDiffers, PlayTournament, Sim, Train};
pub use find::{UnknownGame, find, near};
pub use levels::{LEVELS, Lesson, Level, LevelFiles, Levels, Measured, Named, Plan, PolicyLesson, Strength, plan};

use attack_the_tower::AttackTheTower;
use raise_the_shields::RaiseTheShields;
use under_falling_skies::UnderFallingSkies;

use crate::levels::level_files;

/// Returns all games, in the order in which they are shown.
pub fn games() -> &'static [CatalogEntry] {
    // As a constant it would be copied into every crate that calls this, and all bots of all games be compiled there anew.
    static GAMES: &[CatalogEntry] = &[
        CatalogEntry::of::<UnderFallingSkies>().with_levels(
            level_files!("under-falling-skies", 1, "one-star", "lower-base", "many", "many-lower-base"; 1),
        ),
        CatalogEntry::of::<RaiseTheShields>().with_levels(level_files!("raise-the-shields", 1, "hard", 2; 2, 1)),
        CatalogEntry::of_series::<AttackTheTower>().with_levels(level_files!("attack-the-tower", 2;)),
        CatalogEntry::with::<exponential_chaos::Bots>().with_levels(level_files!("exponential-chaos", 2;)),
        CatalogEntry::with::<solar_tower_defense::Bots>().with_levels(level_files!("solar-tower-defense", 2;)),
    ];
    GAMES
}
