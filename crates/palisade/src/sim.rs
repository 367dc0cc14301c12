//! `palisade sim`

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use clap::Args;
use contract::Record;
use lab::{Report, Request};
use search::BotSpec;
use words::Words;

use crate::setup::{GameArgs, NewFile};

/// Play a batch of games with bots and print what it tells; speeds go to standard error
#[derive(Args)]
pub(crate) struct Sim {
    #[command(flatten)]
    game: GameArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A bot per seat, in seat order; `palisade games` lists them
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    seats: Vec<BotSpec>,
    /// What dice and bots follow from: the same seed prints the same, at any number of threads
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,
    /// How many threads; without it, as many as the machine has
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the records of the first games into this folder
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Of how many games to write records; without it, of all
    #[arg(long, value_name = "N", requires = "record")]
    records: Option<u64>,
}

impl Sim {
    pub(crate) fn run(self) -> Result<String> {
        let entry = self.game.entry()?;
        let Ok(seats) = u8::try_from(self.seats.len()) else { bail!("so many seats has no game") };
        let setup = self.game.setup(seats)?;
        if let Some(folder) = &self.record {
            std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let done = AtomicU64::new(0);
        let show = |games| progress(done.fetch_add(games, Ordering::Relaxed) + games, self.games);
        let request = Request {
            games: self.games,
            seed: &self.seed,
            threads: self.threads.map_or(0, usize::from),
            records: self.record.as_ref().map_or(0, |_| self.records.unwrap_or(self.games)),
            progress: io::stderr().is_terminal().then_some(&show),
        };
        let batch = (entry.sim)(&setup, &self.seats, &request).with_context(|| self.game.blame())?;
        if let Some(folder) = &self.record {
            write_records(folder, &batch.records)?;
        }
        let speed = batch.speed;
        eprintln!(
            "{:.0} games and {:.0} steps per CPU second ({:.2} s)",
            speed.games_per_second(),
            speed.steps_per_second(),
            speed.cpu.as_secs_f64()
        );
        if self.json {
            return Ok(serde_json::to_string_pretty(&batch.report)? + "\n");
        }
        Ok(tell(&batch.report, &Words::of(entry.info(), "en"))?)
    }
}

fn progress(done: u64, all: u64) {
    let end = if done == all { '\n' } else { '\r' };
    // Nobody waits for the progress line; where it cannot be shown, the batch goes on.
    io::stderr().write_all(format!("{done} of {all} games{end}").as_bytes()).unwrap_or_default();
}

fn write_records(folder: &Path, records: &[Record]) -> Result<()> {
    for (index, record) in records.iter().enumerate() {
        let path = folder.join(format!("{}-{:06}.toml", record.game, index + 1));
        NewFile::create(&path)?.write(&record.write())?;
    }
    Ok(())
}

fn tell(report: &Report, words: &Words) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let percent = |share: f64| 100.0 * share;
    writeln!(text, "{} rules {} seed {} games {}", report.game, report.rules, report.seed, report.games)?;
    for (seat, bot) in report.seats.iter().enumerate() {
        let (low, high) = report.interval[seat];
        writeln!(
            text,
            "{} {bot}: won {}, {:.2} % (95 % interval {:.2} to {:.2} %), mean score {:.4}",
            report.names[seat],
            report.wins[seat],
            percent(report.win_rate[seat]),
            percent(low),
            percent(high),
            report.mean_score[seat]
        )?;
    }
    if report.seats.len() > 1 {
        writeln!(text, "draws: {}", report.draws)?;
    }
    let rounds: Vec<String> = report.rounds_games.iter().map(|(rounds, games)| format!("{rounds}: {games}")).collect();
    writeln!(text, "rounds: {:.3} on average; games by rounds: {}", report.rounds, rounds.join(", "))?;
    let (least, most) = report.steps_range.unwrap_or_default();
    writeln!(text, "decisions: {:.2}; steps: {:.2}, {least} to {most}", report.decisions, report.steps)?;
    writeln!(text, "ends:")?;
    for (cause, games) in &report.causes {
        let share = percent(*games as f64 / report.games as f64);
        writeln!(text, "  {}: {games}, {share:.2} %", words.word(cause))?;
    }
    Ok(text)
}
