//! `palisade sim`

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, anyhow, bail};
use catalog::CatalogEntry;
use clap::Args;
use contract::{Phrase, Record, STEP_LIMIT};
use lab::{MatchReport, Report, Request};
use words::Words;

use crate::language::Language;
use crate::nets;
use crate::setup::{GameArgs, NewFile};
use crate::timed;

/// Play many games with bots and print the statistics; speeds go to standard error
#[derive(Args)]
pub(crate) struct Sim {
    #[command(flatten)]
    game: GameArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A bot per seat, in seat order; `palisade games` lists them
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Play matches of several games instead of single games; `--games` is then the number of matches
    #[arg(long = "match")]
    matches: bool,
    /// The seed of dice and bots: the same seed gives the same output, with any number of threads
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,
    /// How many threads; without it, as many as the machine has
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the records of the first games to this folder
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// How many records to write; without it, those of all games
    #[arg(long, value_name = "N", requires = "record")]
    records: Option<u64>,
}

impl Sim {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let own = language.own();
        let entry = self.game.entry()?;
        let Ok(seats) = u8::try_from(self.seats.len()) else { bail!("no game has so many seats") };
        let setup = self.game.setup(seats)?;
        if let (Some(_), Some(bot)) = (&self.record, timed::find(&self.seats)) {
            bail!(
                "`--record` plays games again to write them down, and `{bot}` would play others; give it simulations, such as `tree:1000`"
            );
        }
        timed::told(&self.seats, &own);
        if let Some(folder) = &self.record {
            std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let done = AtomicU64::new(0);
        let show = |games| progress(&own, done.fetch_add(games, Ordering::Relaxed) + games, self.games);
        let request = Request {
            games: self.games,
            seed: &self.seed,
            threads: self.threads.map_or(0, usize::from),
            records: self.record.as_ref().map_or(0, |_| self.records.unwrap_or(self.games)),
            progress: io::stderr().is_terminal().then_some(&show),
        };
        let play = if self.matches { matches(entry)? } else { entry.sim };
        let nets = nets::of_bots(entry, &setup, &self.seats, &own)?;
        let batch = play(&setup, &self.seats, &nets, &request).with_context(|| self.game.about())?;
        if let Some(folder) = &self.record {
            write_records(folder, &batch.records)?;
        }
        let speed = batch.speed;
        let said = Phrase::new("sim-speed").with("games", number(&own, speed.games_per_second(), 0));
        let said = said.with("steps", number(&own, speed.steps_per_second(), 0));
        eprintln!("{}", own.say(&said.with("seconds", number(&own, speed.cpu.as_secs_f64(), 2))));
        if self.json {
            return Ok(serde_json::to_string_pretty(&batch.report)? + "\n");
        }
        Ok(tell(&batch.report, &language.of(entry.info()), &own)?)
    }
}

/// Returns what plays matches of a game.
///
/// # Errors
/// When it has none; the error names the games that have.
fn matches(entry: &CatalogEntry) -> Result<catalog::Sim> {
    let with: Vec<&str> =
        catalog::games().iter().filter(|entry| entry.sim_matches.is_some()).map(|entry| entry.info().id).collect();
    let hint =
        if with.is_empty() { "no game is so far".to_owned() } else { format!("those that are: {}", with.join(", ")) };
    entry.sim_matches.ok_or_else(|| anyhow!("--match: `{}` is not played in matches; {hint}", entry.info().id))
}

fn progress(own: &Words, done: u64, all: u64) {
    let end = if done == all { '\n' } else { '\r' };
    let said = Phrase::new("sim-progress").with("done", done.to_string()).with("all", all as i64);
    // Nobody waits for the progress line; where it cannot be shown, the batch goes on.
    io::stderr().write_all(format!("{}{end}", own.say(&said)).as_bytes()).unwrap_or_default();
}

fn write_records(folder: &Path, records: &[Record]) -> Result<()> {
    for (index, record) in records.iter().enumerate() {
        let path = folder.join(format!("{}-{:06}.toml", record.game, index + 1));
        NewFile::create(&path)?.write(&record.write())?;
    }
    Ok(())
}

/// Writes a number with `decimals` decimals.
pub(crate) fn number(own: &Words, value: f64, decimals: usize) -> String {
    format!("{value:.decimals$}").replace('.', &own.word("decimal"))
}

/// Tells a report in the words of its game and the command line's own.
fn tell(report: &Report, words: &Words, own: &Words) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    if let Some(matches) = &report.matches {
        text.push_str(&tell_matches(report, matches, own)?);
    }
    let mut say = |phrase: Phrase| writeln!(text, "{}", own.say(&phrase));
    let percent = |share: f64| number(own, 100.0 * share, 2);
    let title = Phrase::new("sim-title").with("game", report.game).with("rules", report.rules);
    say(title.with("seed", report.seed.as_str()).with("games", report.games.to_string()))?;
    for (seat, bot) in report.seats.iter().enumerate() {
        let (low, high) = report.interval[seat];
        let line = Phrase::new("sim-seat").with("seat", report.names[seat]).with("bot", bot.as_str());
        let line = line.with("wins", report.wins[seat].to_string()).with("share", percent(report.win_rate[seat]));
        let line = line.with("low", percent(low)).with("high", percent(high));
        say(line.with("score", number(own, report.mean_score[seat], 4)))?;
    }
    if report.seats.len() > 1 {
        say(Phrase::new("sim-draws").with("draws", report.draws.to_string()))?;
    }
    if report.sole_wins != report.wins {
        let alone = |(name, wins): (&&str, &u64)| format!("{name} {wins}");
        let alone: Vec<String> = report.names.iter().zip(&report.sole_wins).map(alone).collect();
        say(Phrase::new("sim-alone").with("list", alone.join(", ")))?;
    }
    if report.seats.len() > 2 {
        let place = |(name, place): (&&str, &f64)| format!("{name} {}", number(own, *place, 3));
        let places: Vec<String> = report.names.iter().zip(&report.mean_place).map(place).collect();
        say(Phrase::new("sim-places").with("list", places.join(", ")))?;
    }
    let rounds: Vec<String> = report.rounds_games.iter().map(|(rounds, games)| format!("{rounds}: {games}")).collect();
    let line = Phrase::new("sim-rounds").with("rounds", number(own, report.rounds, 3));
    say(line.with("list", rounds.join(", ")))?;
    let (least, most) = report.steps_range.unwrap_or_default();
    let line = Phrase::new("sim-steps").with("decisions", number(own, report.decisions, 2));
    let line = line.with("steps", number(own, report.steps, 2)).with("least", least.to_string());
    say(line.with("most", most.to_string()))?;
    if report.unended > 0 {
        let line = Phrase::new("sim-unended").with("games", report.unended.to_string());
        say(line.with("steps", STEP_LIMIT.to_string()))?;
    }
    say(Phrase::new("sim-ends"))?;
    for (cause, games) in &report.causes {
        let line = Phrase::new("sim-cause").with("cause", words.word(cause)).with("games", games.to_string());
        let line = line.with("share", percent(*games as f64 / (report.games - report.unended) as f64));
        writeln!(text, "  {}", own.say(&line))?;
    }
    Ok(text)
}

/// Tells of the matches of a report, before their games.
fn tell_matches(report: &Report, matches: &MatchReport, own: &Words) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let mut say = |phrase: Phrase| writeln!(text, "{}", own.say(&phrase));
    let percent = |share: f64| number(own, 100.0 * share, 2);
    let title = Phrase::new("sim-matches").with("matches", matches.matches.to_string());
    let lengths: Vec<String> =
        matches.games_matches.iter().map(|(games, matches)| format!("{games}: {matches}")).collect();
    say(title.with("games", number(own, matches.games, 3)).with("list", lengths.join(", ")))?;
    for (seat, bot) in report.seats.iter().enumerate() {
        let (low, high) = matches.interval[seat];
        let line = Phrase::new("sim-match-seat").with("seat", report.names[seat]).with("bot", bot.as_str());
        let line = line.with("wins", matches.wins[seat].to_string()).with("share", percent(matches.win_rate[seat]));
        let line = line.with("low", percent(low)).with("high", percent(high));
        say(line.with("score", number(own, matches.mean_score[seat], 4)))?;
    }
    say(Phrase::new("sim-match-draws").with("draws", matches.draws.to_string()))?;
    if matches.unended > 0 {
        say(Phrase::new("sim-match-unended").with("matches", matches.unended.to_string()))?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use search::Nets;

    use super::*;

    #[test]
    fn a_game_without_matches_says_so_and_matches_are_told_before_their_games() {
        let single = &catalog::games()[0];
        let refused = matches(single).map(|_| ()).expect_err("a solo game has no matches").to_string();
        let said = format!("--match: `{}` is not played in matches; ", single.info().id);
        assert!(refused.starts_with(&said), "{refused}");
        let entry = CatalogEntry::of_series::<conform::toys::Pig>();
        let setup = contract::Setup::printed(2).set("target", "20");
        let bots = ["greedy".to_owned(), "random".to_owned()];
        let request = Request { games: 40, seed: "1", threads: 1, records: 0, progress: None };
        let batch = (matches(&entry).expect("pig has matches"))(&setup, &bots, &Nets::NONE, &request).expect("a batch");
        let language = Language::default();
        let said = tell(&batch.report, &language.of(entry.info()), &language.own()).expect("text");
        assert!(said.starts_with("matches: 40, "), "{said}");
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[1].starts_with("1 greedy: won ") && lines[1].contains(" matches, "), "{said}");
        assert!(lines[3].starts_with("drawn matches: "), "{said}");
        assert!(lines[4].starts_with("pig rules 1 seed 1 games "), "{said}");
    }

    #[test]
    fn games_that_have_not_ended_are_told_where_there_are_any() {
        let entry = &catalog::games()[0];
        let setup = contract::Setup::printed(*entry.info().seats.start());
        let bots = vec!["random".to_owned(); usize::from(setup.seats)];
        let request = Request { games: 5, seed: "1", threads: 1, records: 0, progress: None };
        let mut report = (entry.sim)(&setup, &bots, &Nets::NONE, &request).expect("a batch").report;
        let language = Language::default();
        let said = |report: &Report| tell(report, &language.of(entry.info()), &language.own()).expect("text");
        assert!(!said(&report).contains("not ended"));
        report.unended = 2;
        report.games += 2;
        let said = said(&report);
        assert!(said.contains("2 games had not ended after 20000 steps"), "{said}");
        assert!(said.contains("100.00"), "causes are shares of the games that ended: {said}");
    }
}
