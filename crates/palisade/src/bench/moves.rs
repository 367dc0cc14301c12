//! How many moves of people fit into a CPU second at tables in memory: checked, taken, and written down for every seat.

use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

use anyhow::Result;
use catalog::CatalogEntry;
use contract::{AnyGame, Dice, SeatSet, Setup, Stream};
use table::{Command, Creation, Request, Seed, Sitter, Table, TableError};

/// A game is left after so many moves: a table begins quickly, and no game shall be measured by its end alone.
const LONGEST: u64 = 200;

/// Writes the heading of the rows.
pub(super) fn heading(text: &mut String) -> std::fmt::Result {
    writeln!(text, "\n{:<24} {:>12}", "at a table in memory", "moves/s")
}

/// Measures random moves. Each is decided by the table and folded into it, with the dice that follow, and what each seat
/// then sees is written as JSON.
pub(super) fn row(text: &mut String, name: &str, entry: &CatalogEntry, seats: u8, each: Duration) -> Result<()> {
    let game = (entry.maker.make)(&Setup::printed(seats))?;
    let (mut number, mut failed) = (0, None);
    let rate = lab::rate(each, || {
        number += 1;
        play(&*game, number).unwrap_or_else(|error| {
            failed = Some(error);
            0
        })
    });
    if let Some(error) = failed {
        return Err(error.into());
    }
    Ok(writeln!(text, "{name:<24} {:>12.0}", rate.steps)?)
}

/// Plays at a table of its own, and returns how many moves there were.
fn play(game: &dyn AnyGame, number: u64) -> Result<u64, TableError> {
    let (setup, mut dice) = (game.setup(), Stream::new("bench", "moves", number));
    let sitters = vec![Sitter::default(); setup.seats.into()];
    let seed = Seed::new([number as u8; 32]);
    let mut table = Table::new(game, Creation::new(game.info(), setup, sitters, seed, 0))?;
    let everybody = SeatSet::all(setup.seats);
    let mut next = everybody.first().map(|seat| (seat, Command::Begin));
    let mut moves = 0;
    while let Some((seat, command)) = next {
        for entry in table.decide(&Request { seat, page: None, command }, 0)? {
            table.apply(entry)?;
        }
        for seat in everybody.iter() {
            black_box(table.position().view_json(SeatSet::only(seat)).to_string());
        }
        let asked = table.seats_to_move().first().filter(|_| moves < LONGEST);
        next = asked.and_then(|seat| {
            let mut legal = table.position().legal(seat);
            moves += 1;
            let any = dice.below(legal.len().max(1) as u32) as usize;
            (any < legal.len()).then(|| (seat, Command::act(legal.swap_remove(any))))
        });
    }
    Ok(moves)
}
