//! Prints a table of who beats whom, for a game in which every seat may have something of its own, such as an army:
//! `pairings GAME`. Each pair plays the same number of games between two good simple players, from a fixed seed, so the
//! table is the same on every machine.

use std::error::Error;
use std::fmt::Write;

use catalog::CatalogEntry;
use contract::{Domain, OptionSpec, Setup};
use lab::{Report, Request};

/// Games of each pair.
const GAMES: u64 = 40;
/// Who plays them.
const BOT: &str = "greedy";

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1).ok_or("which game? Name its id")?;
    let entry = catalog::find(&id)?;
    let options = (entry.info().options)();
    let given = options.iter().find_map(|spec| Some((spec, of_seats(spec)?)));
    let (spec, values) = given.ok_or("no option of this game gives every seat something of its own")?;
    let rows: Vec<Vec<Report>> = values
        .iter()
        .map(|first| values.iter().map(|second| play(entry, spec.key, first, second)).collect())
        .collect::<Result<_, _>>()?;
    print!("{}", page(entry, spec.key, values, &rows));
    Ok(())
}

fn of_seats(spec: &OptionSpec) -> Option<&[String]> {
    if let Domain::PerSeat { values, .. } = &spec.domain { Some(values) } else { None }
}

fn play(entry: &CatalogEntry, key: &str, first: &str, second: &str) -> Result<Report, Box<dyn Error>> {
    let setup = Setup::printed(2).set(key, &format!("{first},{second}"));
    let request = Request { games: GAMES, seed: "1", threads: 0, records: 0, progress: None };
    Ok((entry.sim)(&setup, &[BOT.to_owned(), BOT.to_owned()], &search::Nets::NONE, &request)?.report)
}

/// Writes the page: games won by the first seat and by the second, then each value's share and how long games are.
fn page(entry: &CatalogEntry, key: &str, values: &[String], rows: &[Vec<Report>]) -> String {
    let (id, title) = (entry.info().id, entry.info().title);
    let mut text = format!(
        "# {title}: who beats whom\n\nMade by `cargo xtask docs`. Each cell is\n\n```\npalisade sim {id} --seats {BOT},{BOT} \
         --games {GAMES} --seed 1 --set {key}=ROW,COLUMN\n```\n\nand says how many games the row, in seat 1, has won and how \
         many the column. The rest are draws.\n\n| seat 1, seat 2 | {} |\n|---|{}\n",
        values.join(" | "),
        "---|".repeat(values.len())
    );
    for (value, row) in values.iter().zip(rows) {
        let cells: Vec<String> = row.iter().map(|report| format!("{}:{}", report.wins[0], report.wins[1])).collect();
        let _ = writeln!(text, "| {value} | {} |", cells.join(" | "));
    }
    text.push_str("\n| | games won against the others | mean rounds |\n|---|---|---|\n");
    for (at, value) in values.iter().enumerate() {
        let others = || (0..values.len()).filter(move |other| *other != at);
        let won: u64 = others().map(|other| rows[at][other].wins[0] + rows[other][at].wins[1]).sum();
        let games = 2 * GAMES * others().count() as u64;
        let rounds: f64 = others().map(|other| rows[at][other].rounds + rows[other][at].rounds).sum();
        let rounds = rounds / (2 * others().count()) as f64;
        let _ = writeln!(text, "| {value} | {:.0} % | {rounds:.1} |", 100.0 * won as f64 / games as f64);
    }
    let all = || rows.iter().flatten();
    let (first, ended): (u64, u64) =
        (all().map(|report| report.wins[0]).sum(), all().map(|report| report.wins.iter().sum::<u64>()).sum());
    let beyond: u64 = all().map(|report| report.unended + report.draws).sum();
    let _ = write!(
        text,
        "\nSeat 1 has won {:.0} % of all games that somebody won; {beyond} of {} had no winner.\n",
        100.0 * first as f64 / ended.max(1) as f64,
        GAMES * all().count() as u64
    );
    text
}
