//! `palisade tournament`

mod told;

use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use clap::Args;
use contract::Phrase;
use lab::{Format, LabError, Standings, Tournament as Request};

use self::told::Teller;
use crate::interrupt::{Interrupted, until_ended};
use crate::language::Language;
use crate::nets;
use crate::setup::GameArgs;
use crate::timed;

/// Say which of several bots is stronger, by how much, and how sure that is; progress goes to standard error
///
/// Every deal is played from every seat, so neither dice nor seats favour anybody. Alone, all bots play the same deals and
/// are compared deal by deal. Ctrl-C prints what has been played; the second one ends the
/// program at once.
#[derive(Args)]
pub(crate) struct Tournament {
    #[command(flatten)]
    game: GameArgs,
    /// The bots, two or more; `palisade games` lists them
    #[arg(value_name = "BOT", required = true, num_args = 2..=32)]
    bots: Vec<String>,
    /// The number of seats; without it, the fewest that the game has
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many games each meeting has, rounded up to full turns round the table; alone, how many each bot plays
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Each bot meets only the next one, instead of everybody
    #[arg(long)]
    ladder: bool,
    /// The seed of dice and bots: the same seed gives the same output, with any number of threads
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,
    /// How many threads; without it, as many as the machine has
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Tournament {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let entry = self.game.entry()?;
        let setup = self.game.setup(self.seats.unwrap_or(*entry.info().seats.start()))?;
        let nets = nets::of_bots(entry, &setup, &self.bots, &own)?;
        timed::told(&self.bots, &own);
        let begins = own.say(&Phrase::new("tournament-begins").with("game", entry.info().title));
        let (about, is_json) = (self.game.about(), self.json);
        let played: Result<Standings, LabError> = until_ended(&begins, move |stop| {
            let teller = Teller::new(language.own());
            let progress = |done, all| teller.tell(done, all);
            let request = Request {
                format: if self.ladder { Format::Ladder } else { Format::RoundRobin },
                games: self.games,
                seed: &self.seed,
                threads: self.threads.map_or(0, usize::from),
                stop: Some(stop),
                progress: io::stderr().is_terminal().then_some(&progress),
            };
            (entry.tournament)(&setup, &self.bots, &nets, &request)
        })?;
        let standings = played.with_context(|| about)?;
        let text = match (standings.games, is_json) {
            (0, _) => String::new(),
            (_, true) => serde_json::to_string_pretty(&standings)? + "\n",
            (_, false) => told::standings(&standings, &own),
        };
        if standings.stopped { Err(Interrupted(text).into()) } else { Ok(text) }
    }
}
