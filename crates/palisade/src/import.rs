//! `palisade import`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use server::admin;

use crate::serve::Database;
use crate::setup::read_text;

/// Make a table from a record: to view if the game is over, to play on with new dice if it is not
#[derive(Args)]
pub(crate) struct Import {
    /// The record
    file: PathBuf,
    #[command(flatten)]
    kept: Database,
}

impl Import {
    pub(crate) fn run(self) -> Result<String> {
        let record = read_text(&self.file)?;
        let made = admin::import(&self.kept.database, &record).with_context(|| self.file.display().to_string())?;
        let mut text = format!("/table/{}\n", made.id);
        for token in made.tokens {
            writeln!(text, "/seat/{token}")?;
        }
        Ok(text)
    }
}
