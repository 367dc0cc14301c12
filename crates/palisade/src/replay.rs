//! `palisade replay`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use contract::{Position, Record, SeatSet, StepText};
use words::Words;

use crate::language::Language;
use crate::say::{ended, standing};
use crate::setup::read_text;

/// Replay a record, checking every step, and every outcome against its numbers
#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,
    /// Print only the position after this many steps
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl Replay {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let text = read_text(&self.file)?;
        let (record, replayed) = replay(&text).with_context(|| self.file.display().to_string())?;
        let last = replayed.len() - 1;
        match self.at {
            Some(at) if at > last => bail!("`--at {at}`: the game has {last} steps"),
            Some(at) => Ok(standing(&replayed[at].1)),
            None => Ok(tell(&replayed, record.result.as_deref(), language)?),
        }
    }
}

type Replayed = Vec<(Option<StepText>, Position)>;

fn replay(text: &str) -> Result<(Record, Replayed)> {
    let record = Record::read(text)?;
    let maker = catalog::find(&record.game)?.maker;
    let face = (maker.make)(&record.setup((maker.info)())?)?;
    let replayed = record.replay(&*face)?;
    Ok((record, replayed))
}

/// Tells all steps, and how the game ended: with this result, which has been checked, or as the rules have it.
fn tell(replayed: &Replayed, result: Option<&str>, language: Language) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let words = language.of(replayed[0].1.info());
    for (number, pair) in replayed.windows(2).enumerate() {
        let [(_, before), (Some(step), after)] = pair else { continue };
        let said = told(&words, before, step, after);
        let said = if said.is_empty() { String::new() } else { format!("  {}", said.join(" ")) };
        writeln!(text, "{:>4} {}{said}", number + 1, token(before, step))?;
    }
    let last = &replayed[replayed.len() - 1].1;
    text.push_str(&result.map_or_else(|| standing(last), |result| ended(last, result)));
    Ok(text)
}

/// What everybody may know once the game is shown: all of it.
fn told(words: &Words, before: &Position, step: &StepText, after: &Position) -> Vec<String> {
    let everybody = SeatSet::all(before.seats());
    before.tell(step, after, everybody).iter().map(|phrase| words.say(phrase)).collect()
}

/// The token with its seat, as several seats need it.
fn token(position: &Position, step: &StepText) -> String {
    match step {
        StepText::Action { seat, token } if position.seats() > 1 => {
            format!("{}:{token}", position.info().seat_name(*seat))
        }
        other => other.token().to_owned(),
    }
}
