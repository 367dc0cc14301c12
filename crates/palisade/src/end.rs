//! `palisade end`

use anyhow::Result;
use clap::Args;
use server::admin::{self, Force};

use crate::serve::Database;

/// End the game of a table for everybody, without a winner, whether a server runs or not
///
/// The table stays to be looked at: its record, its replay and the seed of its dice are shown, as after any other end.
#[derive(Args)]
pub(crate) struct End {
    /// The table's id, from its address
    id: String,
    /// End it: without this, only say whether it can be ended
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    kept: Database,
}

impl End {
    pub(crate) fn run(self) -> Result<String> {
        let force = if self.yes { Force::Yes } else { Force::No };
        admin::end(&self.kept.database, &self.id, force)?;
        Ok(format!("ended {}\n", self.id))
    }
}
