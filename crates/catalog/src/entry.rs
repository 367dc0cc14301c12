//! One game with its type forgotten.

use std::time::Duration;

use contract::{Determinize, Heuristic, Info, Maker, Notation, Player, Setup, SetupError, Speak};
use lab::{Batch, Bench, LabError, Request};
use search::BotSpec;

/// A game of the house, as those who work for any game take it.
#[derive(Clone, Copy, Debug)]
pub struct CatalogEntry {
    /// Makes it.
    pub maker: Maker,
    /// Plays a batch of games; see [`lab::sim`].
    pub sim: fn(&Setup, &[BotSpec], &Request<'_>) -> Result<Batch, LabError>,
    /// Makes a bot that can sit at a table of this game.
    pub player: fn(BotSpec) -> Box<dyn Player>,
    /// Measures it; see [`lab::bench()`].
    pub bench: fn(&Setup, Duration) -> Result<Bench, SetupError>,
    /// Plays so many random games; see [`lab::playouts()`].
    pub playouts: fn(&Setup, u64) -> Result<u64, SetupError>,
}

impl CatalogEntry {
    /// Returns the entry of a game.
    pub const fn of<G: Notation + Speak + Determinize + Heuristic>() -> Self {
        Self {
            maker: Maker::of::<G>(),
            sim: lab::sim::<G>,
            player: BotSpec::player::<G>,
            bench: lab::bench::<G>,
            playouts: lab::playouts::<G>,
        }
    }

    /// Returns what stays the same for every table of the game.
    pub fn info(&self) -> &'static Info {
        (self.maker.info)()
    }
}
