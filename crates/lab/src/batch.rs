//! Batches of games.

use std::fmt;

use contract::record::RecordError;
use contract::{Determinize, Heuristic, Inputs, Notation, Record, Setup, SetupError, Speak};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::{BotError, FileError, NamedBot};
use thiserror::Error;

use crate::play::{Player, Unwatched};
use crate::recorder::record;
use crate::speed::Watch;
use crate::tally::Tally;
use crate::{Report, Speed};

/// Games in one run. Fixed, since the order in which scores are added must not depend on the threads.
pub(crate) const RUN: u64 = 256;

/// What is to be played.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// How many games.
    pub games: u64,
    /// The seed text that all dice and bots follow from.
    pub seed: &'a str,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
    /// How many games to record, from the first on.
    pub records: u64,
    /// Called now and then with how many more games are done.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
}

impl fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request").field("games", &self.games).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// A batch played.
#[derive(Debug)]
pub struct Batch {
    /// The statistics.
    pub report: Report,
    /// The records of the first games, as many as were asked for.
    pub records: Vec<Record>,
    /// How fast it ran.
    pub speed: Speed,
}

/// Why a batch cannot be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LabError {
    /// No game can be made from the setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game has no such bot.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// The net to begin from does not fit the game.
    #[error(transparent)]
    Net(#[from] FileError),
    /// The bot does not say what actions are worth, so that nothing can be learned from it.
    #[error(
        "`{bot}` does not say what actions are worth in this game; learn from `learned:FILE` or `tree:SIMULATIONS:FILE`"
    )]
    NoOpinion {
        /// The bot.
        bot: String,
    },
    /// The number of bots is not the number of seats.
    #[error("{bots} bots cannot play on {seats} seats; name one bot per seat")]
    Bots {
        /// How many bots were named.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// Nobody is there to play against.
    #[error("a tournament takes two bots or more, and {bots} cannot be compared with anything; name another one")]
    OneBot {
        /// How many bots were named.
        bots: usize,
    },
    /// The threads cannot be started.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
    /// A fault of the game: it went on for longer than it says it can.
    #[error("game {number} does not end within {longest} steps, though the game says so; please report it")]
    Endless {
        /// The game's number, from 0.
        number: u64,
        /// The bound that the game names.
        longest: u32,
    },
    /// A fault of the game: it ended and nobody knows how.
    #[error("game {number} is over without a verdict; please report it")]
    NoVerdict {
        /// The game's number, from 0.
        number: u64,
    },
    /// A fault of the game: a match has more games than it says it can.
    #[error("a match goes on after {most} games, though the game says that it has no more; please report it")]
    LongMatch {
        /// The most games that a match has, as the game says.
        most: u16,
    },
    /// A fault: a record just made does not replay.
    #[error("game {number}: its record does not replay: {error}; please report it")]
    Record {
        /// The game's number, from 0.
        number: u64,
        /// Where it goes wrong.
        error: RecordError,
    },
}

/// Plays a batch of games, one bot per seat. Games that need not end, and have not after [`contract::STEP_LIMIT`] steps,
/// are given up and counted.
///
/// # Errors
/// When the game cannot be made, when there is not one bot per seat, and when the game breaks its own promises.
pub fn sim<G>(setup: &Setup, bots: &[NamedBot<G>], request: &Request<'_>) -> Result<Batch, LabError>
where
    G: Notation + Speak + Determinize + Heuristic + Inputs,
{
    let game = game(setup, bots)?;
    let pool = pool(request.threads)?;
    let watch = Watch::start();
    let runs: Vec<Tally> = pool.install(|| {
        let run = |run: u64| play_run(&game, bots, request, run * RUN..request.games.min((run + 1) * RUN));
        (0..request.games.div_ceil(RUN)).into_par_iter().map(run).collect::<Result<_, _>>()
    })?;
    let mut tally = Tally::default();
    for run in &runs {
        tally.merge(run);
    }
    let speed = watch.stop(tally.games, tally.taken);
    let records = (0..request.records.min(request.games)).map(|number| record(&game, bots, request.seed, number));
    Ok(Batch {
        records: records.collect::<Result<_, _>>()?,
        report: Report::new(&game, request.seed, bots, tally),
        speed,
    })
}

/// Makes the game, for one bot per seat.
pub(crate) fn game<G: Determinize + Heuristic + Inputs>(setup: &Setup, bots: &[NamedBot<G>]) -> Result<G, LabError> {
    let game = G::new(setup)?;
    if bots.len() != usize::from(game.seats()) {
        return Err(LabError::Bots { bots: bots.len(), seats: game.seats() });
    }
    bots.iter().try_for_each(|bot| bot.fits(&game))?;
    Ok(game)
}

/// Starts the threads.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, LabError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| LabError::Threads(error.to_string()))
}

fn play_run<G: Determinize + Heuristic + Inputs>(
    game: &G,
    bots: &[NamedBot<G>],
    request: &Request<'_>,
    numbers: std::ops::Range<u64>,
) -> Result<Tally, LabError> {
    let games = numbers.end - numbers.start;
    let chairs = bots.iter().map(|bot| (bot.bot(), bot.budget())).collect();
    let mut player = Player::new(game, request.seed, chairs);
    let mut tally = Tally::default();
    for number in numbers {
        tally.count(&player.play(number, &mut Unwatched)?, game.seats());
    }
    if let Some(progress) = request.progress {
        progress(games);
    }
    Ok(tally)
}
