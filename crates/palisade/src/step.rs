//! `palisade step`

use anyhow::{Result, anyhow};
use clap::Args;

use crate::say::{refused, standing, words};
use crate::setup::{GameArgs, PositionArgs};

/// Play tokens from a position: prints the new position line, the result and the scores
#[derive(Args)]
pub(crate) struct Step {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    from: PositionArgs,
    /// Tokens parted by blanks, players' and luck's mixed; forced steps may be left out
    #[arg(long, value_name = "TOKENS", default_value = "", allow_hyphen_values = true)]
    play: String,
}

impl Step {
    pub(crate) fn run(self) -> Result<String> {
        let (_, mut position) = self.game.position(&self.from)?;
        position.play_tokens(self.play.split_whitespace()).map_err(|error| {
            let reason = refused(&words(&position), &error);
            let way_out = format!("palisade legal {} --position \"{}\"", self.game.game, position.line());
            anyhow!("{reason}\nwhat can be played there: {way_out}")
        })?;
        Ok(standing(&position))
    }
}
