//! `palisade end`

use anyhow::Result;
use clap::Args;
use server::admin::{self, Force};

use crate::serve::Database;

/// End a table's game for everybody, without a winner; a server may be running
///
/// The table can still be viewed: it shows its record, its replay and the seed of its dice, as after any other end.
#[derive(Args)]
pub(crate) struct End {
    /// The table's id, from its address
    id: String,
    /// Really end it; without this, only say whether it can be ended
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
