//! `palisade backup`

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::admin;

use crate::serve::Database;

/// Copy all tables, as of one moment, to a new file; a server may be running
#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    kept: Database,
}

impl Backup {
    pub(crate) fn run(self) -> Result<String> {
        admin::backup(&self.kept.database, &self.file)?;
        Ok(format!("all tables are in {}\n", self.file.display()))
    }
}
