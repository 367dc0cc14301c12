//! `palisade export`

use anyhow::Result;
use clap::Args;
use server::admin;

use crate::serve::Database;

/// Print the record of a table; while its game runs, the record holds what players may not know
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
