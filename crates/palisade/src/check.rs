//! `palisade check`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use server::admin;

/// Check a database and every table in it without writing; a server may be running
#[derive(Args)]
pub(crate) struct Check {
    /// The file that holds all tables, or a backup of it
    file: PathBuf,
}

impl Check {
    pub(crate) fn run(self) -> Result<String> {
        let file = self.file.display();
        let checked = admin::check(&self.file)?;
        if !checked.wrong.is_empty() {
            let (count, list) = (checked.wrong.len(), checked.wrong.join("\n  "));
            bail!("{count} found wrong in {file}; restore a backup, or export the sound tables:\n  {list}");
        }
        let tables = if checked.tables == 1 { "1 table".to_owned() } else { format!("{} tables", checked.tables) };
        let mut text = format!("{file} is sound: {tables} with {} entries\n", checked.entries);
        for unread in &checked.unread {
            writeln!(text, "not replayed: {unread}")?;
        }
        Ok(text)
    }
}
