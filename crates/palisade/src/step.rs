//! `palisade step`

use anyhow::{Result, anyhow};
use clap::Args;

use crate::language::Language;
use crate::say::standing;
use crate::setup::{GameArgs, PlayArgs, PositionArgs};

/// Play tokens from a position and print the new position line, the result and the scores
#[derive(Args)]
pub(crate) struct Step {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    from: PositionArgs,
    #[command(flatten)]
    tokens: PlayArgs,
}

impl Step {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let mut seen = self.game.seen(&self.from)?;
        seen.play(&self.tokens.play, language)?;
        let observer = seen.observer;
        let told = seen.same_of(|played| standing(&played.position, observer, played.ending().as_ref()));
        told.ok_or_else(|| anyhow!("what follows depends on what this line hides, so it cannot be played on"))
    }
}
