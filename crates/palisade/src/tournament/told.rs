//! What is said while a tournament is played, and in the end.

use std::io::{self, Write};

use contract::{Phrase, STEP_LIMIT};
use lab::{Format, Pair, Standing, Standings};
use words::Words;

use crate::pace::Pace;
use crate::sim::number;

/// Tells how far a tournament is, in a line that is written over.
pub(crate) struct Teller {
    own: Words,
    pace: Pace,
}

impl Teller {
    pub(crate) fn new(own: Words) -> Self {
        Self { own, pace: Pace::new() }
    }

    pub(crate) fn tell(&self, done: u64, all: u64) {
        if done < all && !self.pace.is_time() {
            return;
        }
        let end = if done == all { '\n' } else { '\r' };
        let said = Phrase::new("sim-progress").with("done", done.to_string()).with("all", all as i64);
        // Nobody waits for this line; where it cannot be shown, the tournament goes on.
        io::stderr().write_all(format!("{}{end}", self.own.say(&said)).as_bytes()).unwrap_or_default();
    }
}

/// Tells what a tournament came to: how each bot did, and how each two compare.
pub(crate) fn standings(standings: &Standings, own: &Words) -> String {
    let mut lines = vec![own.say(&title(standings))];
    if standings.stopped {
        lines.push(own.word("tournament-stopped"));
    }
    if standings.unended > 0 {
        let line = Phrase::new("tournament-unended").with("games", standings.unended.to_string());
        lines.push(own.say(&line.with("steps", STEP_LIMIT.to_string())));
    }
    lines.push(String::new());
    lines.extend(table(&bots(standings, own)));
    lines.extend(about_bots(standings, own));
    lines.push(String::new());
    lines.push(own.say(&Phrase::new("tournament-pairs").with("seats", seats(standings))));
    lines.extend(table(&pairs(standings, own)));
    lines.join("\n") + "\n"
}

fn title(standings: &Standings) -> Phrase {
    let format = match standings.format {
        Format::RoundRobin => "round-robin",
        Format::Ladder => "ladder",
    };
    let title = Phrase::new("tournament-title").with("game", standings.game).with("rules", standings.rules);
    let title = title.with("seed", standings.seed.as_str()).with("format", format).with("seats", standings.seats);
    title.with("bots", standings.bots.len().to_string()).with("games", standings.games.to_string())
}

/// Says on how many seats is played, as sentences about it tell it apart.
fn seats(standings: &Standings) -> &'static str {
    match standings.seats {
        1 => "one",
        2 => "two",
        _ => "more",
    }
}

/// Says how the first table is to be read.
fn about_bots(standings: &Standings, own: &Words) -> Vec<String> {
    let seats = seats(standings);
    let even = number(own, 100.0 / f64::from(standings.seats), 2);
    let mut lines = vec![own.say(&Phrase::new("tournament-deals").with("seats", seats))];
    if standings.seats > 1 {
        lines.push(own.say(&Phrase::new("tournament-shares").with("seats", seats).with("even", even)));
        lines.push(own.word("tournament-ratings"));
    }
    lines
}

/// Returns a row for each bot, below the titles.
fn bots(standings: &Standings, own: &Words) -> Vec<Vec<String>> {
    let has_draws = standings.seats > 1;
    let word = |key: &str| own.word(&format!("tournament-{key}"));
    let row = |(place, Standing { bot, games, wins, draws, win_rate, interval, rating, rating_error }): (
        usize,
        &Standing,
    )| {
        let rating = rating.zip(*rating_error);
        let rating = rating.map(|(rating, error)| format!("{} ± {}", number(own, rating, 0), number(own, error, 0)));
        let share = Phrase::new("tournament-share").with("share", number(own, 100.0 * win_rate, 2));
        let draws = has_draws.then(|| draws.to_string());
        let cells = [(place + 1).to_string(), bot.clone()].into_iter().chain(rating);
        let cells = cells.chain([own.say(&share), between(*interval, own), wins.to_string()]);
        cells.chain(draws).chain([games.to_string()]).collect::<Vec<_>>()
    };
    let titles = [String::new(), word("bot")].into_iter().chain(has_draws.then(|| word("rating")));
    let titles = titles.chain(["won", "interval", "wins"].map(word)).chain(has_draws.then(|| word("draws")));
    let rows = standings.bots.iter().enumerate().map(row);
    [titles.chain([word("games")]).collect()].into_iter().chain(rows).collect()
}

/// Says between which percentages a share lies.
fn between((low, high): (f64, f64), own: &Words) -> String {
    let percent = |share: f64| number(own, 100.0 * share, 2);
    own.say(&Phrase::new("tournament-between").with("low", percent(low)).with("high", percent(high)))
}

/// Returns a row and a column for each bot.
fn pairs(standings: &Standings, own: &Words) -> Vec<Vec<String>> {
    let places = 0..standings.bots.len();
    let numbers = places.clone().map(|place| (place + 1).to_string());
    let titles = [String::new(), own.word("tournament-bot")].into_iter().chain(numbers).collect();
    let row = |one: usize| {
        let cells = places.clone().map(|other| cell(standings, one, other, own));
        [(one + 1).to_string(), standings.bots[one].bot.clone()].into_iter().chain(cells).collect()
    };
    [titles].into_iter().chain(places.clone().map(row)).collect()
}

/// Says how one bot compares with another; a dot where they have not met.
fn cell(standings: &Standings, one: usize, other: usize, own: &Words) -> String {
    let pair = |bots| standings.pairs.iter().find(|pair| pair.bots == bots);
    let alone = standings.seats == 1;
    let turned = |value: f64| if alone { -value } else { 1.0 - value };
    let (result, (low, high)) = match (pair((one, other)), pair((other, one))) {
        (Some(Pair { result, interval, .. }), _) => (*result, *interval),
        (_, Some(Pair { result, interval: (low, high), .. })) => (turned(*result), (turned(*high), turned(*low))),
        _ => return "·".to_owned(),
    };
    let percent = |value: f64| if alone { signed(100.0 * value, own) } else { number(own, 100.0 * value, 1) };
    let cell = Phrase::new("tournament-cell").with("result", percent(result));
    own.say(&cell.with("low", percent(low)).with("high", percent(high)))
}

/// Writes a difference with its sign; what is rounded to 0 has none.
fn signed(value: f64, own: &Words) -> String {
    let text = number(own, value.abs(), 1);
    let is_none = text == number(own, 0.0, 1);
    let sign = if is_none {
        ""
    } else if value > 0.0 {
        "+"
    } else {
        "-"
    };
    format!("{sign}{text}")
}

/// Writes rows with columns below each other: the first two at the left, which are number and name, the others, which are
/// numbers, at the right.
fn table(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let cell = |(column, text): (usize, &String)| {
        let width = widths[column];
        if column < 2 { format!("{text:width$}") } else { format!("{text:>width$}") }
    };
    rows.iter().map(|row| row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_difference_has_a_sign_unless_there_is_none() {
        let own = Language::default().own();
        assert_eq!(
            [1.25, 0.04, 0.0, -0.0, -0.04, -12.0].map(|value| signed(value, &own)).join(" "),
            "+1.2 0.0 0.0 0.0 0.0 -12.0"
        );
    }
}
