//! `palisade bench serve`

mod measured;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use catalog::CatalogEntry;
use clap::Args;
use contract::Info;
use serde_json::{Value, json};
use server::{Config, FloodReport, Limits, Load, LoadReport, MemoryUse, Rate, Times};

use measured::{Server, THRIFTY};

/// Measure a server of its own: durable moves a second with many tables at once, how long each waits, and its memory
#[derive(Args)]
pub(crate) struct Serve {
    /// The game's id
    #[arg(long, value_name = "GAME", default_value = first())]
    game: String,
    /// At how many tables somebody plays at once
    #[arg(long, value_name = "TABLES", default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..=1000))]
    tables: u16,
    /// How many seconds they play
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=3600))]
    seconds: u16,
    /// Let one address flood meanwhile, and say how long the others' moves take, who play at a quick person's pace
    #[arg(long)]
    flood: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Be the server that is measured, with its database in this folder
    #[arg(long, value_name = "FOLDER", hide = true)]
    measured: Option<PathBuf>,
    /// Let that server refuse what is too much
    #[arg(long, hide = true)]
    limited: bool,
}

/// The name of the database in its folder.
const DATABASE: &str = "bench.db";
/// How many finished tables, and how many live streams, are measured in memory for each second of play: an allocator
/// keeps some memory in reserve, so the size of one shows only with many.
const MANY: usize = 200;

/// Returns the game that is measured when none is named.
fn first() -> &'static str {
    catalog::games().first().map_or("", |entry| entry.info().id)
}

/// Returns the game whose tables a flood fills with bots: the one with the most seats.
fn fullest() -> Option<&'static Info> {
    catalog::games().iter().map(CatalogEntry::info).max_by_key(|info| *info.seats.end())
}

impl Serve {
    pub(super) fn run(self) -> Result<String> {
        if let Some(folder) = &self.measured {
            return be_measured(folder, if self.limited { Limits::default() } else { ample() });
        }
        let game = catalog::find(&self.game)?.info();
        if cfg!(debug_assertions) {
            eprintln!("built without --release: the figures are lower than they should be");
        }
        let folder = tempfile::tempdir().context("a folder for the database of the measurement cannot be made")?;
        let measured = Server::start(folder.path(), self.flood, None)?;
        let load = Load {
            address: measured.address,
            process: measured.child.id(),
            game,
            tables: self.tables.into(),
            time: Duration::from_secs(self.seconds.into()),
        };
        if self.flood {
            let withstood = load.withstand(fullest().unwrap_or(game))?;
            return if self.json {
                Ok(format!("{:#}\n", flood_json(&load, &withstood)))
            } else {
                flood_text(&load, &withstood)
            };
        }
        let borne = load.bear()?;
        drop(measured);
        let tables = self.multiply(folder.path(), &borne)?;
        let measured = Server::start(folder.path(), false, Some(THRIFTY))?;
        let kept = server::weigh(measured.address, measured.child.id(), &tables, self.many())?;
        Ok(if self.json { format!("{:#}\n", json(&load, &borne, &kept)) } else { text(&load, &borne, &kept)? })
    }

    fn many(&self) -> usize {
        MANY * usize::from(self.seconds)
    }

    /// Returns the ids of many copies of tables that were played to the end; of all that were played if none was.
    fn multiply(&self, folder: &Path, borne: &LoadReport) -> Result<Vec<String>> {
        let id = |address: &String| Some(address.rsplit_once('/')?.1.to_owned());
        let played: Vec<String> = borne.tables.iter().filter_map(id).collect();
        let copies = server::admin::copies(&folder.join(DATABASE), &played, self.many())?;
        Ok(if copies.is_empty() { played } else { copies })
    }
}

/// Returns limits that nobody reaches.
fn ample() -> Limits {
    let ample = Rate { per_second: 1_000_000, burst: 1_000_000 };
    Limits {
        changes: ample,
        pages: ample,
        tables: u32::MAX,
        streams_each: 10_000,
        connections_each: usize::MAX,
        // Every table that was played stays in memory, so that what one takes can be seen.
        rooms: usize::MAX,
        ..Limits::default()
    }
}

/// Serves until this process is ended.
fn be_measured(folder: &Path, limits: Limits) -> Result<String> {
    let listen = ([127, 0, 0, 1], 0).into();
    server::serve(Config { listen, database: folder.join(DATABASE), limits, ..Config::default() })?;
    Ok(String::new())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn text(load: &Load, borne: &LoadReport, kept: &MemoryUse) -> Result<String> {
    let mut text = String::new();
    let Load { tables, game, .. } = load;
    writeln!(
        text,
        "{tables} tables of {} at once for {:.1} s, over HTTP on the loopback",
        game.id,
        borne.time.as_secs_f64()
    )?;
    writeln!(text, "{:<36} {:>10.0}", "durable moves a second", borne.moves_a_second())?;
    writeln!(text, "{:<36} {:>10.2}", "half of them within, ms", ms(borne.moves.median))?;
    writeln!(text, "{:<36} {:>10.2}", "99 of 100 within, ms", ms(borne.moves.p99))?;
    if let Some(cpu) = borne.cpu {
        writeln!(text, "{:<36} {:>10.2}", "CPU time of the server a move, ms", ms(cpu))?;
    }
    if let Some(bytes) = borne.memory {
        writeln!(text, "{:<36} {:>10.1}", "memory of the server at the end, MB", bytes as f64 / 1e6)?;
    }
    let memory = [("played table", kept.table), ("live stream", kept.stream)];
    for (what, each) in memory.into_iter().filter_map(|(what, each)| Some((what, each?))) {
        let [bytes, give_or_take] = [each.bytes, each.give_or_take].map(|bytes| bytes / 1e3);
        writeln!(text, "{:<36} {bytes:>10.1} (give or take {give_or_take:.1})", format!("memory for a {what}, kB"))?;
    }
    writeln!(
        text,
        "{} moves at {} tables, one after another at each, from the form to stored and answered",
        borne.moves.count,
        borne.tables.len()
    )?;
    Ok(text)
}

fn flood_text(load: &Load, withstood: &FloodReport) -> Result<String> {
    let mut text = String::new();
    let Load { tables, game, time, .. } = load;
    writeln!(text, "{tables} tables of {} at a quick person's pace, {} s each way, in ms", game.id, time.as_secs())?;
    writeln!(text, "{:<36} {:>8} {:>8} {:>8} {:>8}", "", "half", "99 %", "longest", "moves")?;
    for (name, times) in [("undisturbed", withstood.calm), ("while one address floods", withstood.flooded)] {
        let Times { median, p99, longest, count } = times;
        writeln!(text, "{name:<36} {:>8.2} {:>8.2} {:>8.2} {count:>8}", ms(median), ms(p99), ms(longest))?;
    }
    writeln!(text, "the flood sent {} forms, of which {} were refused or cut off", withstood.forms, withstood.refused)?;
    Ok(text)
}

fn flood_json(load: &Load, withstood: &FloodReport) -> Value {
    let times = |times: Times| json!({ "p50_ms": ms(times.median), "p99_ms": ms(times.p99), "longest_ms": ms(times.longest), "moves": times.count });
    json!({
        "game": load.game.id,
        "tables": load.tables,
        "calm": times(withstood.calm),
        "flooded": times(withstood.flooded),
        "forms": withstood.forms,
        "refused": withstood.refused,
    })
}

fn json(load: &Load, borne: &LoadReport, kept: &MemoryUse) -> Value {
    json!({
        "game": load.game.id,
        "tables": load.tables,
        "seconds": borne.time.as_secs_f64(),
        "moves": borne.moves.count,
        "moves_per_second": borne.moves_a_second(),
        "p50_ms": ms(borne.moves.median),
        "p99_ms": ms(borne.moves.p99),
        "cpu_ms_per_move": borne.cpu.map(ms),
        "memory_bytes": borne.memory,
        "table_bytes": kept.table.map(|each| each.bytes.round()),
        "table_bytes_give_or_take": kept.table.map(|each| each.give_or_take.round()),
        "stream_bytes": kept.stream.map(|each| each.bytes.round()),
        "stream_bytes_give_or_take": kept.stream.map(|each| each.give_or_take.round()),
    })
}
