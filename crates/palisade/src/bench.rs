//! `palisade bench`

mod bots;
mod moves;
mod searches;
mod serve;

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use catalog::CatalogEntry;
use clap::{Args, Subcommand};
use conform::ceiling;
use conform::toys::{Pig, Yacht};
use contract::{Info, Setup, Stream};
use lab::{Bench as Measured, Rate};
use server::ServerTimes;

/// Measure random playouts and tree searches of every game, games by bots and their decisions, moves at tables, and two yardstick games through the trait and by hand
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Bench {
    #[command(subcommand)]
    what: Option<What>,
    /// The game's id; without it, all games
    game: Option<String>,
    /// Seconds of CPU time for each measurement
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, value_parser = seconds)]
    time: f64,
}

#[derive(Subcommand)]
enum What {
    Serve(serve::Serve),
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "give a number of seconds".to_owned())?;
    if (0.01..=600.0).contains(&seconds) { Ok(seconds) } else { Err("give 0.01 to 600 seconds".to_owned()) }
}

impl Bench {
    pub(crate) fn run(self) -> Result<String> {
        match self.what {
            Some(What::Serve(command)) => command.run(),
            None => self.playouts(),
        }
    }

    fn playouts(self) -> Result<String> {
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
        let games = self.games();
        for (name, entry, seats) in &games {
            row(&mut text, name, &(entry.bench)(&Setup::printed(*seats), each)?)?;
        }
        searches::heading(&mut text)?;
        for (name, entry, seats) in &games {
            searches::row(&mut text, name, entry, *seats, each)?;
        }
        searches::toy::<Pig>(&mut text, "pig (yardstick)", each)?;
        searches::toy::<Yacht>(&mut text, "yacht (yardstick)", each)?;
        bots::heading(&mut text)?;
        for (_, entry, seats) in &games {
            bots::rows(&mut text, entry, *seats, each)?;
        }
        moves::heading(&mut text)?;
        for (name, entry, seats) in &games {
            moves::row(&mut text, name, entry, *seats, each)?;
        }
        text.push('\n');
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
        let moves = (self.time * 200.0).clamp(20.0, 2000.0) as usize;
        waits(&mut text, &server::bench_server(moves, folder.path())?)?;
        Ok(text)
    }

    /// Returns the games that are measured, each with its numbers of seats and what a row is called.
    fn games(&self) -> Vec<(String, &'static CatalogEntry, u8)> {
        let asked = |entry: &&CatalogEntry| self.game.as_deref().is_none_or(|id| id == entry.info().id);
        let rows = |entry: &'static CatalogEntry| {
            let info = entry.info();
            let name = move |seats| match numbers_of_seats(info).len() {
                1 => info.id.to_owned(),
                _ => format!("{} {seats}", info.id),
            };
            numbers_of_seats(info).into_iter().map(move |seats| (name(seats), entry, seats))
        };
        catalog::games().iter().filter(asked).flat_map(rows).collect()
    }
}

/// The fewest seats, two, and the most.
fn numbers_of_seats(info: &Info) -> Vec<u8> {
    let (least, most) = (*info.seats.start(), *info.seats.end());
    let mut seats = vec![least, 2.clamp(least, most), most];
    seats.dedup();
    seats
}

fn waits(text: &mut String, measured: &[ServerTimes]) -> std::fmt::Result {
    writeln!(
        text,
        "\n{:<24} {:>8} {:>8} {:>6} {:>10} {:>8} {:>6}",
        "on the server, in ms", "a move", "99 %", "times", "a page", "99 %", "times"
    )?;
    for ServerTimes { game, moves, pages } in measured {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let (a_move, a_page) = ([moves.median, moves.p99].map(ms), [pages.median, pages.p99].map(ms));
        write!(text, "{game:<24} {:>8.2} {:>8.2} {:>6}", a_move[0], a_move[1], moves.count)?;
        writeln!(text, " {:>10.2} {:>8.2} {:>6}", a_page[0], a_page[1], pages.count)?;
    }
    writeln!(text, "the median and what 99 of 100 stay within; a move from the form to stored and rendered")
}

fn row(text: &mut String, name: &str, bench: &Measured) -> std::fmt::Result {
    rates(text, name, bench.playouts)?;
    writeln!(text, " {:>7} {:>9.1}", bench.state_bytes, bench.copy_nanos)
}

fn rates(text: &mut String, name: &str, rate: Rate) -> std::fmt::Result {
    write!(text, "{name:<24} {:>12.0} {:>14.0} {:>11.1}", rate.games, rate.steps, rate.steps / rate.games)
}
