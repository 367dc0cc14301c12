//! What a net is to learn from, and for how long.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use catalog::CatalogEntry;
use clap::Args;
use contract::Setup;
use lab::{LabError, Length, Training};

use super::Teller;
use crate::interrupt::until_ended;
use crate::setup::GameArgs;

#[derive(Args)]
pub(crate) struct Lesson {
    #[command(flatten)]
    game: GameArgs,
    /// Train one net for games in which an option takes several values: once for each value, `[01]` standing for either of
    /// its characters. Every value of one option meets every value of the others
    #[arg(long, value_name = "KEY=VALUE")]
    vary: Vec<String>,
    /// The number of seats; without it, the fewest that the game has
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Train for so long; what is learned then depends on the machine [default: 5, unless --games is given]
    #[arg(long, value_name = "MINUTES", conflicts_with = "games", value_parser = minutes)]
    minutes: Option<Duration>,
    /// Train on so many games: the same seed gives the same file, with any number of threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The seed of everything
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,
    /// How many threads; without it, as many as the machine has
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// In how many games the bot is measured in the end
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    measure: u64,
}

/// How long is trained when nobody says so.
const USUAL: Duration = Duration::from_mins(5);

/// The most minutes: a year.
const MOST: f64 = 525_600.0;

fn minutes(text: &str) -> Result<Duration, String> {
    let minutes: Option<f64> = text.parse().ok().filter(|minutes| *minutes > 0.0 && *minutes <= MOST);
    minutes
        .map(|minutes| Duration::from_secs_f64(minutes * 60.0))
        .ok_or_else(|| "write a number of minutes, such as 5 or 0.5".to_owned())
}

impl Lesson {
    /// Returns the game, its kinds that are to be learned, and whether it is played alone.
    pub(crate) fn games(&self) -> Result<(&'static CatalogEntry, Vec<Setup>, bool)> {
        let entry = self.game.entry()?;
        let setups = self.game.setups(self.seats.unwrap_or(*entry.info().seats.start()), &self.vary)?;
        let make = |setup| (entry.maker.make)(setup).with_context(|| self.game.about());
        let faces = setups.iter().map(make).collect::<Result<Vec<_>>>()?;
        let is_alone = faces[0].start().seats() == 1;
        Ok((entry, setups, is_alone))
    }

    /// Trains until the training ends or is ended, and says at its beginning that it begins.
    pub(crate) fn learn<T: Send + 'static>(
        &self,
        teller: Teller,
        begins: &str,
        train: impl FnOnce(&Training<'_>) -> Result<T, LabError> + Send + 'static,
    ) -> Result<Result<T, LabError>> {
        let (seed, games, measured) = (self.seed.clone(), self.games, self.measure);
        let (threads, time) = (self.threads.map_or(0, usize::from), self.minutes.unwrap_or(USUAL));
        until_ended(begins, move |stop| {
            let began = Instant::now();
            let part = || began.elapsed().as_secs_f64() / time.as_secs_f64();
            let length = games.map_or(Length::Time(&part), Length::Games);
            let tell = |progress| teller.tell(progress);
            train(&Training {
                threads,
                measured,
                stop: Some(stop),
                progress: Some(&tell),
                ..Training::new(length, &seed)
            })
        })
    }
}
