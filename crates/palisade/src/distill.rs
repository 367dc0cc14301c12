//! `palisade distill`

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use contract::Phrase;
use lab::Distilled;
use search::TrainedPolicy;

use crate::interrupt::Interrupted;
use crate::language::Language;
use crate::nets;
use crate::train::{Lesson, Target, Teller, measures};

/// Distill a strong bot into a fast one that tries nothing out, for batches of a million games, and write it to a file
///
/// The bot is asked at every decision of many games, and a policy learns what it says. It then takes a seat as
/// `policy:FILE`: not as strong, and many times as fast. Ctrl-C ends the training and keeps what was learned so far.
#[derive(Args)]
pub(crate) struct Distill {
    #[command(flatten)]
    lesson: Lesson,
    /// The bot to learn from, one that says what actions are worth: `learned:FILE` or `tree:SIMULATIONS:FILE`
    #[arg(long, value_name = "BOT", default_value = "learned:built-in")]
    of: String,
    /// The file to write, a new one
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

impl Distill {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let (entry, setups, _) = self.lesson.games()?;
        let target = Target::fresh(&self.output)?;
        let nets = nets::of_bots(entry, &setups[0], std::slice::from_ref(&self.of), &own)?;
        let name = self.output.display().to_string();
        let begins = Phrase::new("distill-begins").with("game", entry.info().title).with("bot", self.of.as_str());
        let (teller, begins) = (Teller::of_policy(language), own.say(&begins.with("file", name.as_str())));
        let of = self.of.clone();
        let distilled =
            self.lesson.learn(teller, &begins, move |training| (entry.distill)(&setups, (&of, &nets), training))??;
        let Distilled { policy, about, was_stopped } = distilled;
        let bytes = policy.write(&about);
        target.write(&bytes)?;
        let written = TrainedPolicy::read(&name, &bytes)?.name;
        let title = Phrase::new("train-title").with("game", about.game.as_str()).with("rules", about.rules);
        let mut lines = vec![own.say(&title.with("seed", about.seed.as_str()).with("games", about.games.to_string()))];
        if was_stopped {
            lines.push(own.word("distill-stopped"));
        }
        lines.extend(measures(&about, &own));
        lines.push(own.say(&Phrase::new("distill-written").with("file", name.as_str()).with("policy", written)));
        let text = lines.join("\n") + "\n";
        if was_stopped { Err(Interrupted(text).into()) } else { Ok(text) }
    }
}
