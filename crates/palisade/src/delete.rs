//! `palisade delete`

use anyhow::Result;
use clap::Args;
use server::admin::{self, Force};

use crate::serve::Database;

/// Delete a table with all its traces; a server may be running
#[derive(Args)]
pub(crate) struct Delete {
    /// The table's id, from its address
    id: String,
    /// Delete it even if its game is not over
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    kept: Database,
}

impl Delete {
    pub(crate) fn run(self) -> Result<String> {
        let force = if self.yes { Force::Yes } else { Force::No };
        admin::delete(&self.kept.database, &self.id, force)?;
        Ok(format!("deleted {}\n", self.id))
    }
}
