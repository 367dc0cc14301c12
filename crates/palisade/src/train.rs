//! `palisade train`

mod target;
mod told;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use catalog::CatalogEntry;
use clap::Args;
use contract::{Phrase, Setup};
use lab::{LabError, Length, Trained, Training};
use search::{Nets, TrainedNet, Weights};

use self::target::Target;
use self::told::Teller;
use crate::interrupt::{Interrupted, until_ended};
use crate::language::Language;
use crate::nets;
use crate::setup::GameArgs;

/// Train a bot for a game, as printed or changed, and write what it has learned to a file; progress goes to standard error
///
/// The bot plays against itself and, where several play, in every second game against others. It then takes a seat as `learned:FILE` or, if it
/// shall think longer, as `tree:SIMULATIONS:FILE`. Ctrl-C ends the training and keeps the best so far; the second one ends
/// the program at once.
#[derive(Args)]
pub(crate) struct Train {
    #[command(flatten)]
    game: GameArgs,
    /// Train one net for games in which an option takes several values: once for each value, `[01]` standing for either of
    /// its characters. Every value of one option meets every value of the others
    #[arg(long, value_name = "KEY=VALUE")]
    vary: Vec<String>,
    /// The number of seats; without it, the fewest that the game has
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// A bot that it plays against in every second game, where several play: `palisade games` lists them. Given several
    /// times, it meets one after the other [default: greedy]
    #[arg(long, value_name = "BOT")]
    against: Vec<String>,
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
    /// Go on from this net; its games and the new ones add up
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// In how many games the bot is measured in the end
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    measure: u64,
    /// Write most weights in a byte each: about a quarter of the size, and hardly weaker
    #[arg(long)]
    int8: bool,
    /// The file to write: a new one, or that of --from
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
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

impl Train {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let entry = self.game.entry()?;
        let setups = self.game.setups(self.seats.unwrap_or(*entry.info().seats.start()), &self.vary)?;
        let make = |setup| (entry.maker.make)(setup).with_context(|| self.game.about());
        let faces = setups.iter().map(make).collect::<Result<Vec<_>>>()?;
        let from = self.from.as_deref().map(nets::read).transpose()?;
        if let (Some(from), Some(file)) = (&from, &self.from) {
            nets::told_of_differences(entry, &setups[0], from, &own).with_context(|| file.clone())?;
        }
        let target = Target::new(&self.output, self.from.as_deref())?;
        let (name, is_alone) = (self.output.display().to_string(), faces[0].start().seats() == 1);
        let begins = Phrase::new("train-begins").with("game", entry.info().title).with("file", name.as_str());
        if is_alone && !self.against.is_empty() {
            bail!("--against: whoever plays alone meets nobody; leave it out");
        }
        let nets = nets::of_bots(entry, &setups[0], &self.against, &own)?;
        let teller = Teller::new(language, is_alone);
        let trained = self.train(entry, setups, nets, from, teller, &own.say(&begins))??;
        let bytes = trained.net.write(&trained.about);
        target.write(&bytes)?;
        let net = TrainedNet::read(&name, &bytes)?;
        let mut text = told::result(&trained, &own);
        let written = Phrase::new("train-written").with("file", name.as_str()).with("net", net.name);
        text.push_str(&own.say(&written));
        text.push('\n');
        if trained.was_stopped { Err(Interrupted(text).into()) } else { Ok(text) }
    }

    /// Trains until the training ends or is ended, and says at its beginning that it begins.
    fn train(
        &self,
        entry: &'static CatalogEntry,
        setups: Vec<Setup>,
        nets: Nets,
        from: Option<TrainedNet>,
        teller: Teller,
        begins: &str,
    ) -> Result<Result<Trained, LabError>> {
        let (seed, games, measured) = (self.seed.clone(), self.games, self.measure);
        let weights = if self.int8 { Weights::Int8 } else { Weights::Float };
        let against = self.against.clone();
        let (threads, time) = (self.threads.map_or(0, usize::from), self.minutes.unwrap_or(USUAL));
        until_ended(begins, move |stop| {
            let began = Instant::now();
            let part = || began.elapsed().as_secs_f64() / time.as_secs_f64();
            let training = Training {
                length: games.map_or(Length::Time(&part), Length::Games),
                seed: &seed,
                threads,
                weights,
                measured,
                stop: Some(stop),
                progress: Some(&|progress| teller.tell(progress)),
            };
            (entry.train)(&setups, (&against, &nets), from.as_ref(), &training)
        })
    }
}
