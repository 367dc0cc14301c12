//! `palisade replay`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use contract::record::{Ending, Replayed};
use contract::{Position, Record, SeatSet, StepText};
use words::Words;

use crate::language::Language;
use crate::say::standing;
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
        let replayed = replay(&text).with_context(|| self.file.display().to_string())?;
        let last = replayed.game.len() - 1;
        match self.at {
            Some(at) if at > last => bail!("`--at {at}`: the game has {last} steps"),
            Some(at) if at < last => Ok(stands(&replayed.game[at].1, None)),
            Some(at) => Ok(stands(&replayed.game[at].1, replayed.ending.as_ref())),
            None => Ok(tell(&replayed, language)?),
        }
    }
}

fn replay(text: &str) -> Result<Replayed> {
    let record = Record::read(text)?;
    let maker = catalog::find(&record.game)?.maker;
    let face = (maker.make)(&record.setup((maker.info)())?)?;
    Ok(record.replay_whole(&*face)?)
}

/// Writes how a game stands, for everybody: nothing is hidden in a record.
fn stands(position: &Position, ending: Option<&Ending>) -> String {
    standing(position, SeatSet::all(position.seats()), ending)
}

/// Tells all steps, and how the game ended, if it has.
fn tell(replayed: &Replayed, language: Language) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let game = &replayed.game;
    let words = language.of(game[0].1.info());
    for (number, pair) in game.windows(2).enumerate() {
        let [(_, before), (Some(step), after)] = pair else { continue };
        let said = told(&words, before, step, after);
        let said = if said.is_empty() { String::new() } else { format!("  {}", said.join(" ")) };
        writeln!(text, "{:>4} {}{said}", number + 1, token(before, step))?;
    }
    text.push_str(&stands(&game[game.len() - 1].1, replayed.ending.as_ref()));
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
