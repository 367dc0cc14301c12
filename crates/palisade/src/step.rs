//! `palisade step`

use anyhow::{Result, anyhow, bail};
use clap::Args;

use crate::language::Language;
use crate::say::{refused, standing_for};
use crate::setup::{GameArgs, PositionArgs};

/// Play tokens from a position and print the new position line, the result and the scores
#[derive(Args)]
pub(crate) struct Step {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    from: PositionArgs,
    /// Tokens separated by blanks, both moves and dice results; forced steps may be left out
    #[arg(long, value_name = "TOKENS", default_value = "", allow_hyphen_values = true)]
    play: String,
}

impl Step {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let mut seen = self.game.seen(&self.from)?;
        let (observer, tokens) = (seen.observer, self.play.split_whitespace());
        let played: Vec<Result<(), String>> = seen
            .fitting
            .iter_mut()
            .map(|position| {
                let refusal = position.play_tokens(tokens.clone()).map(drop);
                refusal.map_err(|error| refused(&own, &language.of(position.info()), &error))
            })
            .collect();
        match &played[0] {
            Err(reason) if played.iter().all(|one| one == &played[0]) => {
                let line = seen.any().line_for(observer);
                bail!("{reason}\nto see what can be played: palisade legal {} --position \"{line}\"", self.game.game)
            }
            _ => {}
        }
        let told = if played.iter().all(Result::is_ok) {
            seen.same(|position| standing_for(position, observer))
        } else {
            None
        };
        told.ok_or_else(|| anyhow!("what follows depends on what this line hides, so it cannot be played on"))
    }
}
