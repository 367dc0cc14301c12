//! One game with its type erased.

use std::time::Duration;

use contract::{Determinize, Game, Heuristic, Info, Inputs, Maker, Notation, Player, Series, Setup, SetupError, Speak};
use lab::{Batch, Bench, Distilled, LabError, Request, Standings, Tournament, Trained, Training};
use search::{About, BotError, BotForm, Common, Difference, FittingNet, NamedBot, Nets, Roster, TrainedNet, forms};

use crate::levels::{Level, LevelFiles, Levels, levels};

/// Plays a batch with these bots, one a seat. Those that play by a net are named by the file or the name of one of these
/// nets.
pub type Sim = fn(&Setup, &[String], &Nets, &Request<'_>) -> Result<Batch, LabError>;

/// Plays a tournament of these bots. Those that play by a net are named by the file or the name of one of these nets.
pub type PlayTournament = fn(&Setup, &[String], &Nets, &Tournament<'_>) -> Result<Standings, LabError>;

/// Makes a bot that can sit at a table. One that plays by a net plays by one of these.
pub type MakePlayer = fn(&str, &Nets) -> Result<Box<dyn Player>, BotError>;

/// Trains one net for all these setups, against these bots with the nets that they play by, from another net if there is one.
pub type Train = fn(&[Setup], (&[String], &Nets), Option<&TrainedNet>, &Training<'_>) -> Result<Trained, LabError>;

/// Lists in what a game is not the one that a net was trained on.
pub type NetDiffers = fn(&Setup, &About) -> Result<Vec<Difference>, LabError>;

/// Returns by which of the nets that ship with the program a bot plays a game; see [`NamedBot::fitting_nets`].
pub type FittingNets = fn(&Setup, &str, &Nets) -> Result<Option<Vec<FittingNet>>, LabError>;

/// Distills one policy for all these setups from a bot, with the nets that it plays by.
pub type Distill = fn(&[Setup], (&str, &Nets), &Training<'_>) -> Result<Distilled, LabError>;

/// A game of Palisade, in the form that code for any game needs.
#[derive(Clone, Copy, Debug)]
pub struct CatalogEntry {
    /// Makes it.
    pub maker: Maker,
    /// Plays a batch of games with these bots; see [`lab::sim`].
    pub sim: Sim,
    /// Plays a batch of matches with these bots; none for a game without matches. See [`lab::sim_matches`].
    pub sim_matches: Option<Sim>,
    /// Plays a tournament of these bots; see [`lab::tournament()`].
    pub tournament: PlayTournament,
    /// Makes a bot that can sit at a table of this game.
    pub player: MakePlayer,
    /// Lists in what a game is not the one that a net was trained on.
    ///
    /// # Errors
    /// When there is no such game, or the net does not fit it.
    pub net_differs: NetDiffers,
    /// The same for a policy.
    ///
    /// # Errors
    /// As for a net.
    pub policy_differs: NetDiffers,
    /// Returns by which of the nets that ship with the program a bot plays a game: by none of them where it plays as
    /// `greedy` does. A level is the bot that it stands for. None for a bot that never plays by one.
    ///
    /// # Errors
    /// When there is no such game, or no such bot.
    pub fitting_nets: FittingNets,
    /// Trains a net for it; see [`lab::train_on()`].
    pub train: Train,
    /// Distills a policy for it from a bot; see [`lab::distill()`].
    pub distill: Distill,
    /// The files of its levels; none for a game that has none.
    pub level_files: Option<&'static LevelFiles>,
    /// Lists the bots that the game brings, as they are written.
    pub own_bots: fn() -> Vec<BotForm>,
    /// Measures it; see [`lab::bench()`].
    pub bench: fn(&Setup, Duration) -> Result<Bench, SetupError>,
    /// Plays this many random games; see [`lab::playouts()`].
    pub playouts: fn(&Setup, u64) -> Result<u64, SetupError>,
}

impl CatalogEntry {
    /// Returns the entry of a game that is played by bots for any game.
    pub const fn of<G: Notation + Speak + Determinize + Heuristic + Inputs>() -> Self {
        Self::with::<Common<G>>()
    }

    /// Returns the entry of a game that brings bots of its own.
    pub const fn with<R: Roster<Game: Notation + Speak>>() -> Self {
        Self {
            maker: Maker::of::<R::Game>(),
            sim: |setup, bots, nets, request| lab::sim(setup, &named::<R>(bots, nets)?, request),
            sim_matches: None,
            tournament: |setup, bots, nets, request| lab::tournament(setup, &named::<R>(bots, nets)?, request),
            player: |bot, nets| read::<R>(bot, nets).map(|bot| bot.player()),
            net_differs: lab::net_differs::<R::Game>,
            policy_differs: lab::policy_differs::<R::Game>,
            fitting_nets: |setup, bot, nets| Ok(read::<R>(bot, nets)?.fitting_nets(&R::Game::new(setup)?)),
            train: |setups, (against, nets), from, training| {
                let kinds = setups.iter().map(R::Game::new).collect::<Result<Vec<_>, _>>()?;
                lab::train_on(&kinds, &named::<R>(against, nets)?, from, training)
            },
            distill: |setups, (teacher, nets), training| {
                let kinds = setups.iter().map(R::Game::new).collect::<Result<Vec<_>, _>>()?;
                lab::distill(&kinds, &read::<R>(teacher, nets)?, training)
            },
            level_files: None,
            own_bots: forms::<R>,
            bench: lab::bench::<R::Game>,
            playouts: lab::playouts::<R::Game>,
        }
    }

    /// Returns the entry of a game that is also played in matches, by bots for any game.
    pub const fn of_series<G: Series + Notation + Speak + Determinize + Heuristic + Inputs>() -> Self {
        Self::series::<Common<G>>()
    }

    /// Returns the entry of a game that is also played in matches, and brings bots of its own.
    pub const fn series<R: Roster<Game: Series + Notation + Speak>>() -> Self {
        let matches: Sim = |setup, bots, nets, request| lab::sim_matches(setup, &named::<R>(bots, nets)?, request);
        Self { maker: Maker::of_series::<R::Game>(), sim_matches: Some(matches), ..Self::with::<R>() }
    }

    /// Returns the entry with the levels of its game.
    #[must_use]
    pub const fn with_levels(self, files: &'static LevelFiles) -> Self {
        Self { level_files: Some(files), ..self }
    }

    /// Returns its levels, and the nets that they play by.
    pub fn levels(&self) -> &'static Levels {
        levels(self.info().id)
    }

    /// Returns what stays the same for every table of the game.
    pub fn info(&self) -> &'static Info {
        (self.maker.info)()
    }
}

fn named<R: Roster>(bots: &[String], nets: &Nets) -> Result<Vec<NamedBot<R::Game>>, BotError> {
    bots.iter().map(|bot| read::<R>(bot, nets)).collect()
}

/// Reads a bot: a level by its name, or any other, also by the nets that ship with the program.
fn read<R: Roster>(text: &str, nets: &Nets) -> Result<NamedBot<R::Game>, BotError> {
    let Levels { levels, built_in } = levels(R::Game::info().id);
    let nets = nets.clone().with_built_in(built_in);
    let Some(Level { name, bot, .. }) = levels.iter().find(|level| level.name == text) else {
        return NamedBot::read::<R>(text, &nets).map_err(|error| match error {
            BotError::Unknown { text, known } => {
                let levels = levels.iter().map(|level| level.name.clone());
                BotError::Unknown { text, known: levels.chain(known).collect() }
            }
            error => error,
        });
    };
    Ok(NamedBot::read::<R>(bot, &nets)?.called(name))
}
