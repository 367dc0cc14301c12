//! `palisade verify`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use contract::Record;
use table::dice_log::{ChainLink, DiceLog};
use table::{Promises, verify_promised};

use crate::matches;
use crate::setup::read_text;

/// Check a record: every step against the rules, every die against what was promised
///
/// This also checks what you kept from before the game, or from the dice log; without that, all a record can show is that
/// its dice fit a seed.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
    /// The fingerprint of the dice you were shown before the game
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,
    /// What your browser added to the dice; may be given for several seats
    #[arg(long, value_name = "SEAT=HEX")]
    entropy: Vec<String>,
    /// The closing hash of the record, from the dice log
    #[arg(long, value_name = "HASH")]
    closing: Option<String>,
    /// The dice log, from line 1 or from the line you kept
    #[arg(long, value_name = "FILE")]
    dice_log: Option<PathBuf>,
    /// A line of the dice log you kept: its number and its hash
    #[arg(long, value_name = "N:HASH", requires = "dice_log")]
    log_line: Option<String>,
    /// The record of an earlier game of the same match; give all of them, in their order
    #[arg(long, value_name = "FILE")]
    earlier: Vec<PathBuf>,
}

impl Verify {
    pub(crate) fn run(self) -> Result<String> {
        let text = read_text(&self.file)?;
        let promises = self.promises()?;
        let good = check(&text, &promises).with_context(|| self.file.display().to_string())?;
        Ok(good + &matches::check(&text, &self.earlier).with_context(|| self.file.display().to_string())?)
    }

    fn promises(&self) -> Result<Promises> {
        let entropy = |text: &String| {
            let pair = text.split_once('=').map(|(seat, given)| (seat.to_owned(), given.to_owned()));
            pair.ok_or_else(|| anyhow!("`--entropy {text}`: give a seat and what it added, as in `A=c0ffee`"))
        };
        Ok(Promises {
            commitment: self.commitment.clone(),
            entropies: self.entropy.iter().map(entropy).collect::<Result<_>>()?,
            closing: self.closing.clone(),
            log: self.log()?,
        })
    }

    fn log(&self) -> Result<Option<DiceLog>> {
        let Some(path) = &self.dice_log else { return Ok(None) };
        let known = match self.log_line.as_deref().map(|text| (text, text.split_once(':'))) {
            None => ChainLink::start(),
            Some((text, pair)) => match pair.map(|(number, hash)| (number.parse(), hash)) {
                Some((Ok(number), hash)) => ChainLink { number, hash: hash.to_owned() },
                _ => bail!("`--log-line {text}`: give a number and a hash, as in `12:0af3...`"),
            },
        };
        Ok(Some(DiceLog::read(&read_text(path)?, &known).with_context(|| path.display().to_string())?))
    }
}

fn check(text: &str, promises: &Promises) -> Result<String> {
    let record = Record::read(text)?;
    let maker = catalog::find(&record.game)?.maker;
    let face = (maker.make)(&record.setup((maker.info)())?)?;
    let steps = record.replay(&*face)?.len() - 1;
    let draws = verify_promised(&record, &*face, promises)
        .context("the rules allow every step, and every outcome follows from the numbers beside it; but")?
        .draws;
    let mut said = format!("good: {steps} steps by the rules, {draws} draws as committed to\n");
    kept(promises, &mut said)?;
    Ok(said)
}

/// Says of each promise whether it was there to be checked, and what that means.
fn kept(promises: &Promises, said: &mut String) -> std::fmt::Result {
    let Promises { commitment, entropies, closing, log } = promises;
    let seats: Vec<&str> = entropies.keys().map(String::as_str).collect();
    let entropy = format!("what {} added is in the dice", seats.join(", "));
    let lines = [
        (
            "fingerprint",
            commitment.is_some().then_some("the seed was chosen before it was shown to you"),
            "give --commitment; without it, the seed could have been chosen after you added to the dice",
        ),
        (
            "entropy",
            (!entropies.is_empty()).then_some(entropy.as_str()),
            "give --entropy SEAT=HEX; without it, something else could have been added in your name",
        ),
        (
            "closing hash",
            closing.is_some().then_some("nothing was changed or cut off since the game was closed"),
            "give --closing; without it, the record could have been changed and closed anew",
        ),
        (
            "dice log",
            log.is_some().then_some("it promises, begins and ends this game, and no line was changed"),
            "give --dice-log; without it, games could have been thrown away until the dice pleased",
        ),
    ];
    for (what, checked, otherwise) in lines {
        match checked {
            Some(meaning) => writeln!(said, "{what}: checked: {meaning}")?,
            None => writeln!(said, "{what}: NOT checked: {otherwise}")?,
        }
    }
    Ok(())
}
