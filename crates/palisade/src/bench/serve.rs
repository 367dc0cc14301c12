//! `palisade bench serve`

use std::fmt::Write;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use catalog::Entry;
use clap::Args;
use contract::Info;
use serde_json::{Value, json};
use server::{Borne, Config, Limits, Load, Rate, Times, Withstood};

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

/// Returns the game that is measured when none is named.
fn first() -> &'static str {
    catalog::games().first().map_or("", |entry| entry.info().id)
}

/// Returns the game whose tables a flood fills with bots: the one with the most seats.
fn fullest() -> Option<&'static Info> {
    catalog::games().iter().map(Entry::info).max_by_key(|info| *info.seats.end())
}

/// The server that is measured: another process of its own, which ends with this value.
struct Server {
    child: Child,
    address: SocketAddr,
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
        let server = Server::start(folder.path(), if self.flood { &["--limited"] } else { &[] })?;
        let load = Load {
            address: server.address,
            process: server.child.id(),
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
        Ok(if self.json { format!("{:#}\n", json(&load, &borne)) } else { text(&load, &borne)? })
    }
}

/// Returns limits that nobody meets.
fn ample() -> Limits {
    let ample = Rate { per_second: 1_000_000, burst: 1_000_000 };
    Limits {
        changes: ample,
        pages: ample,
        tables: u32::MAX,
        streams_each: 10_000,
        connections_each: usize::MAX,
        ..Limits::default()
    }
}

/// Serves until this process is ended.
fn be_measured(folder: &Path, limits: Limits) -> Result<String> {
    let listen = ([127, 0, 0, 1], 0).into();
    server::serve(Config { listen, database: folder.join("bench.db"), limits, ..Config::default() })?;
    Ok(String::new())
}

impl Server {
    /// Starts this program as the server, with its log in a file as an operator may have it, and waits until it serves.
    fn start(folder: &Path, more: &[&str]) -> Result<Self> {
        let log = std::fs::File::create(folder.join("log")).context("the log of the measured server")?;
        let program = std::env::current_exe().context("the path of this program")?;
        let mut child = Command::new(program)
            .args(["bench", "serve", "--measured"])
            .arg(folder)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("the server to be measured does not start")?;
        let mut said = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut said)?;
        }
        let address = said.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let mut server = Self { child, address: ([127, 0, 0, 1], 0).into() };
        match address {
            Some(address) => server.address = address,
            None => bail!("the server to be measured ends at once: {}", last_line(&folder.join("log"))),
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; its database goes with the folder either way.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn last_line(log: &Path) -> String {
    let log = std::fs::read_to_string(log).unwrap_or_default();
    log.lines().last().unwrap_or("it says nothing").to_owned()
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn text(load: &Load, borne: &Borne) -> Result<String> {
    let mut text = String::new();
    let Load { tables, game, .. } = load;
    writeln!(
        text,
        "{tables} tables of {} at once for {:.1} s, over HTTP on the loopback",
        game.id,
        borne.time.as_secs_f64()
    )?;
    writeln!(text, "{:<32} {:>10.0}", "durable moves a second", borne.moves_a_second())?;
    writeln!(text, "{:<32} {:>10.2}", "half of them within, ms", ms(borne.moves.median))?;
    writeln!(text, "{:<32} {:>10.2}", "99 of 100 within, ms", ms(borne.moves.p99))?;
    if let Some(cpu) = borne.cpu {
        writeln!(text, "{:<32} {:>10.2}", "CPU time of the server a move, ms", ms(cpu))?;
    }
    if let Some(bytes) = borne.table_bytes {
        writeln!(text, "{:<32} {:>10.1}", "memory for a played table, kB", bytes as f64 / 1e3)?;
    }
    if let Some(bytes) = borne.stream_bytes {
        writeln!(text, "{:<32} {:>10.1}", "memory for a live stream, kB", bytes as f64 / 1e3)?;
    }
    writeln!(
        text,
        "{} moves at {} tables, one after another at each, from the form to stored and answered",
        borne.moves.count, borne.tables
    )?;
    Ok(text)
}

fn flood_text(load: &Load, withstood: &Withstood) -> Result<String> {
    let mut text = String::new();
    let Load { tables, game, time, .. } = load;
    writeln!(text, "{tables} tables of {} at a quick person's pace, {} s each way, in ms", game.id, time.as_secs())?;
    writeln!(text, "{:<32} {:>8} {:>8} {:>8} {:>8}", "", "half", "99 %", "longest", "moves")?;
    for (name, times) in [("undisturbed", withstood.calm), ("while one address floods", withstood.flooded)] {
        let Times { median, p99, longest, count } = times;
        writeln!(text, "{name:<32} {:>8.2} {:>8.2} {:>8.2} {count:>8}", ms(median), ms(p99), ms(longest))?;
    }
    writeln!(text, "the flood sent {} forms, of which {} were refused or cut off", withstood.forms, withstood.refused)?;
    Ok(text)
}

fn flood_json(load: &Load, withstood: &Withstood) -> Value {
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

fn json(load: &Load, borne: &Borne) -> Value {
    json!({
        "game": load.game.id,
        "tables": load.tables,
        "seconds": borne.time.as_secs_f64(),
        "moves": borne.moves.count,
        "moves_per_second": borne.moves_a_second(),
        "p50_ms": ms(borne.moves.median),
        "p99_ms": ms(borne.moves.p99),
        "cpu_ms_per_move": borne.cpu.map(ms),
        "table_bytes": borne.table_bytes,
        "stream_bytes": borne.stream_bytes,
    })
}
