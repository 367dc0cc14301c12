//! One game with its type erased.

use std::time::Duration;

use contract::{Determinize, Heuristic, Info, Maker, Notation, Player, Setup, SetupError, Speak};
use lab::{Batch, Bench, LabError, Request};
use search::{BotError, BotForm, Common, NamedBot, Roster, forms};

/// A game of Palisade, in the form that code for any game needs.
#[derive(Clone, Copy, Debug)]
pub struct CatalogEntry {
    /// Makes it.
    pub maker: Maker,
    /// Plays a batch of games with these bots; see [`lab::sim`].
    pub sim: fn(&Setup, &[String], &Request<'_>) -> Result<Batch, LabError>,
    /// Makes a bot that can sit at a table of this game.
    pub player: fn(&str) -> Result<Box<dyn Player>, BotError>,
    /// Lists the bots that the game brings, as they are written.
    pub own_bots: fn() -> Vec<BotForm>,
    /// Measures it; see [`lab::bench()`].
    pub bench: fn(&Setup, Duration) -> Result<Bench, SetupError>,
    /// Plays this many random games; see [`lab::playouts()`].
    pub playouts: fn(&Setup, u64) -> Result<u64, SetupError>,
}

impl CatalogEntry {
    /// Returns the entry of a game that is played by bots for any game.
    pub const fn of<G: Notation + Speak + Determinize + Heuristic>() -> Self {
        Self::with::<Common<G>>()
    }

    /// Returns the entry of a game that brings bots of its own.
    pub const fn with<R: Roster<Game: Notation + Speak>>() -> Self {
        Self {
            maker: Maker::of::<R::Game>(),
            sim: |setup, bots, request| {
                let bots: Result<Vec<_>, _> = bots.iter().map(|bot| NamedBot::read::<R>(bot)).collect();
                lab::sim(setup, &bots?, request)
            },
            player: |bot| NamedBot::read::<R>(bot).map(|bot| bot.player()),
            own_bots: forms::<R>,
            bench: lab::bench::<R::Game>,
            playouts: lab::playouts::<R::Game>,
        }
    }

    /// Returns what stays the same for every table of the game.
    pub fn info(&self) -> &'static Info {
        (self.maker.info)()
    }
}
