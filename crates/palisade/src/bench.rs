//! `palisade bench`

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use conform::ceiling;
use conform::toys::{Pig, Yacht};
use contract::{Info, Setup, Stream};
use lab::{Bench as Measured, Rate};
use server::Times;

/// Measure random playouts of every game beside two yardstick games, through the trait and written by hand
#[derive(Args)]
pub(crate) struct Bench {
    /// The game's id; without it, all games
    game: Option<String>,
    /// Seconds of CPU time for each measurement
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, value_parser = seconds)]
    time: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "it takes a number of seconds".to_owned())?;
    if (0.01..=600.0).contains(&seconds) { Ok(seconds) } else { Err("it takes 0.01 to 600 seconds".to_owned()) }
}

impl Bench {
    pub(crate) fn run(self) -> Result<String> {
        if let Some(id) = &self.game {
            catalog::find(id)?;
        }
        if cfg!(debug_assertions) {
            eprintln!("built without --release: the figures are lower than they should be");
        }
        let each = Duration::from_secs_f64(self.time);
        let mut text = String::new();
        writeln!(
            text,
            "{:<24} {:>12} {:>14} {:>11} {:>7} {:>9}",
            "random playouts", "games/s", "steps/s", "steps/game", "bytes", "copy ns"
        )?;
        let games = catalog::games().iter().filter(|entry| self.game.as_deref().is_none_or(|id| id == entry.info().id));
        for entry in games {
            let info = entry.info();
            for seats in numbers_of_seats(info) {
                let name = if info.seats.end() > info.seats.start() {
                    format!("{} {seats}", info.id)
                } else {
                    info.id.to_owned()
                };
                row(&mut text, &name, &(entry.bench)(&Setup::printed(seats), each)?)?;
            }
        }
        let pig = lab::bench::<Pig>(&Setup::printed(2), each)?;
        let yacht = lab::bench::<Yacht>(&Setup::printed(2), each)?;
        let mut dice = Stream::new("bench", "playouts", 0);
        let by_hand =
            [lab::rate(each, || ceiling::pig(&mut dice).into()), lab::rate(each, || ceiling::yacht(&mut dice).into())];
        row(&mut text, "pig (yardstick)", &pig)?;
        rates(&mut text, "pig by hand", by_hand[0])?;
        text.push('\n');
        row(&mut text, "yacht (yardstick)", &yacht)?;
        rates(&mut text, "yacht by hand", by_hand[1])?;
        text.push('\n');
        for (name, toy, hand) in [("pig", pig, by_hand[0]), ("yacht", yacht, by_hand[1])] {
            writeln!(text, "{name}: the trait takes {:.2} times as long as by hand", hand.games / toy.playouts.games)?;
        }
        writeln!(text, "per CPU second of one core; the median of 5")?;
        let folder = tempfile::tempdir().context("a folder for the database of the measurement cannot be made")?;
        let times = server::bench_server((self.time * 200.0).clamp(20.0, 2000.0) as usize, folder.path())?;
        text.push('\n');
        waited(&mut text, "a move on the server, from the form to stored and rendered", &times.moves)?;
        waited(&mut text, "a table page on the server, from the request to rendered", &times.pages)?;
        Ok(text)
    }
}

/// The fewest seats, two, and the most.
fn numbers_of_seats(info: &Info) -> Vec<u8> {
    let (least, most) = (*info.seats.start(), *info.seats.end());
    let mut seats = vec![least, 2.clamp(least, most), most];
    seats.dedup();
    seats
}

fn waited(text: &mut String, what: &str, times: &Times) -> std::fmt::Result {
    let [median, p99] = [times.median, times.p99].map(|time| time.as_secs_f64() * 1e3);
    writeln!(text, "{what}: median {median:.2} ms, 99 % within {p99:.2} ms ({} times)", times.count)
}

fn row(text: &mut String, name: &str, bench: &Measured) -> std::fmt::Result {
    rates(text, name, bench.playouts)?;
    writeln!(text, " {:>7} {:>9.1}", bench.state_bytes, bench.copy_nanos)
}

fn rates(text: &mut String, name: &str, rate: Rate) -> std::fmt::Result {
    write!(text, "{name:<24} {:>12.0} {:>14.0} {:>11.1}", rate.games, rate.steps, rate.steps / rate.games)
}
