//! Prints how strong the levels of a game are, as its `levels/measured.toml` holds it: `measure_levels GAME GAMES`. Where a
//! game can be played alone, each level plays it alone; where two can play, each plays against the level below, or
//! `random`, as often from each seat. A level that thinks long plays as many games as `levels.toml` says. All from a fixed
//! seed that nothing was trained or chosen by.

use std::error::Error;

use catalog::{CatalogEntry, Measured, Strength};
use contract::Setup;
use lab::Request;
use search::Nets;

/// What all games follow from.
const SEED: &str = "levels";

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let id = args.next().ok_or("which game? Name its id")?;
    let games: u64 = args.next().ok_or("how many games?")?.parse()?;
    let entry = catalog::find(&id)?;
    if entry.levels().levels.is_empty() {
        return Err(format!("`{id}` has no levels: write games/{id}/levels/levels.toml").into());
    }
    let mut strength = Vec::new();
    let mut below = "random";
    for level in &entry.levels().levels {
        let games = level.games.unwrap_or(games);
        for seats in [1, 2].into_iter().filter(|seats| entry.info().seats.contains(seats)) {
            let against = (seats > 1).then_some(below);
            let points = points(entry, &level.name, against, games)?;
            eprintln!("{} {seats}: {points} of {games}", level.name);
            let (level, against) = (level.name.clone(), against.map(str::to_owned));
            strength.push(Strength { level, seats, against, games, points });
        }
        below = &level.name;
    }
    print!("# Made by `cargo xtask levels {id}`.\n\n{}", toml::to_string(&Measured { strength })?);
    Ok(())
}

/// Plays the games, and returns what they were worth to the level.
fn points(entry: &CatalogEntry, level: &str, against: Option<&str>, games: u64) -> Result<f64, Box<dyn Error>> {
    let Some(other) = against else {
        let request = Request { games, seed: SEED, threads: 0, records: 0, progress: None };
        return Ok((entry.sim)(&Setup::printed(1), &[level.to_owned()], &Nets::NONE, &request)?.report.wins[0] as f64);
    };
    let mut points = 0.0;
    for seat in 0..2 {
        let games = (games + 1 - seat) / 2;
        let request = Request { games, seed: SEED, threads: 0, records: 0, progress: None };
        let bots = if seat == 0 { [level, other] } else { [other, level] }.map(str::to_owned);
        let report = (entry.sim)(&Setup::printed(2), &bots, &Nets::NONE, &request)?.report;
        let won = |seat: usize| report.wins[seat] as f64;
        // Games that both won are counted for both.
        let (mine, theirs) = (won(seat as usize), won(1 - seat as usize));
        points += f64::midpoint(mine, games as f64 - theirs);
    }
    Ok(points)
}
