//! `palisade verify`

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use contract::Record;

use crate::setup::read_text;

/// Check a record: every step against the rules, every die against what was committed to
#[derive(Args)]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> Result<String> {
        let text = read_text(&self.file)?;
        check(&text).with_context(|| self.file.display().to_string())
    }
}

fn check(text: &str) -> Result<String> {
    let record = Record::read(text)?;
    let maker = catalog::find(&record.game)?.maker;
    let face = (maker.make)(&record.setup((maker.info)())?)?;
    let steps = record.replay(&*face)?.len() - 1;
    let draws = table::verify(&record, &*face)
        .context("the rules allow every step, and every outcome follows from the numbers beside it; but")?
        .draws;
    Ok(format!("good: {steps} steps by the rules, {draws} draws as committed to\n"))
}
