//! `palisade export`

use anyhow::Result;
use clap::Args;
use server::admin;

use crate::serve::Database;

/// Print a table's record; while its game runs, this holds things that players must not know
#[derive(Args)]
pub(crate) struct Export {
    /// The table's id, from its address
    id: String,
    #[command(flatten)]
    kept: Database,
}

impl Export {
    pub(crate) fn run(self) -> Result<String> {
        Ok(admin::export(&self.kept.database, &self.id)?)
    }
}
