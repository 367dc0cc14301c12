//! `palisade train`

mod lesson;
mod target;
mod told;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use catalog::CatalogEntry;
use clap::Args;
use contract::{Phrase, Setup};
use lab::{LEARNING_RATE, LabError, Trained, Training};
use search::{Nets, TrainedNet, TrainedPolicy, Weights};

pub(crate) use self::lesson::Lesson;
pub(crate) use self::target::Target;
pub(crate) use self::told::{Teller, measures};
use crate::interrupt::Interrupted;
use crate::language::Language;
use crate::nets;

/// Train a bot for a game, as printed or changed, and write what it has learned to a file; progress goes to standard error
///
/// The bot plays against itself and, where several play, in half the games or more against others. It then takes a seat as
/// `learned:FILE` or, if it shall think longer, as `tree:SIMULATIONS:FILE`. Ctrl-C ends the training and keeps the best so
/// far; the second one ends the program at once.
#[derive(Args)]
pub(crate) struct Train {
    #[command(flatten)]
    lesson: Lesson,
    /// A bot that it plays against, where several play, in half the games or more: `palisade games` lists them. Given several
    /// times, it meets one after the other [default: greedy]
    #[arg(long, value_name = "BOT")]
    against: Vec<String>,
    /// Go on from this net; its games and the new ones add up
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Where there are very many actions, try those of which this policy says the most, in training and in exams: quicker
    #[arg(long, value_name = "FILE")]
    shortlist: Option<String>,
    /// Learn from results alone, not from how far lost games came: for a net that wins already (--from), where one plays
    /// alone, so that its chances come true
    #[arg(long)]
    results_only: bool,
    /// Play all games against others, none against itself: where more than two play, for a net that already wins (--from), so
    /// that it does not forget what beats others
    #[arg(long)]
    no_self_play: bool,
    /// How fast it learns at the beginning, up to 0.01; it falls to a twentieth of that. A net that already wins (--from) forgets
    /// less where it is lower
    #[arg(long, value_name = "RATE", default_value_t = LEARNING_RATE, value_parser = rate)]
    rate: f64,
    /// Write most weights in a byte each: about a quarter of the size, and hardly weaker
    #[arg(long)]
    int8: bool,
    /// The file to write: a new one, or that of --from
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// The fastest that can be asked for: ten times as fast as usual. More is most likely a slip.
const FASTEST: f64 = 0.01;

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate| *rate > 0.0 && *rate <= FASTEST);
    rate.ok_or_else(|| format!("write a number above 0 and up to {FASTEST}, such as {LEARNING_RATE}"))
}

impl Train {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let (entry, setups, is_alone) = self.lesson.games()?;
        let from = self.from.as_deref().map(nets::read).transpose()?;
        if let (Some(from), Some(file)) = (&from, &self.from) {
            nets::told_of_differences(entry, &setups[0], from, &own).with_context(|| file.clone())?;
        }
        let policy = |file| nets::policy(entry, &setups[0], file, &own);
        let shortlist = self.shortlist.as_deref().map(policy).transpose()?;
        let target = Target::new(&self.output, self.from.as_deref())?;
        let name = self.output.display().to_string();
        let begins = Phrase::new("train-begins").with("game", entry.info().title).with("file", name.as_str());
        if is_alone && !self.against.is_empty() {
            bail!("--against: whoever plays alone meets nobody; leave it out");
        }
        if !is_alone && self.results_only {
            bail!("--results-only: where several play only results count anyway; leave it out");
        }
        if is_alone && self.no_self_play {
            bail!("--no-self-play: whoever plays alone has nobody else to play against; leave it out");
        }
        let nets = nets::of_bots(entry, &setups[0], &self.against, &own)?;
        let teller = Teller::new(language, is_alone);
        let trained = self.train(entry, setups, nets, (from, shortlist), teller, &own.say(&begins))??;
        let bytes = trained.net.write(&trained.about);
        target.write(&bytes)?;
        let net: TrainedNet = TrainedNet::read(&name, &bytes)?;
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
        (from, shortlist): (Option<TrainedNet>, Option<TrainedPolicy>),
        teller: Teller,
        begins: &str,
    ) -> Result<Result<Trained, LabError>> {
        let weights = if self.int8 { Weights::Int8 } else { Weights::Float };
        let (against, results_only, self_play) = (self.against.clone(), self.results_only, !self.no_self_play);
        let rate = self.rate;
        self.lesson.learn(teller, begins, move |training| {
            let training =
                Training { weights, shortlist: shortlist.as_ref(), results_only, self_play, rate, ..*training };
            (entry.train)(&setups, (&against, &nets), from.as_ref(), &training)
        })
    }
}
