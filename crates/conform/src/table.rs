//! Count tables as plain text, like the files that chess engines share, and their check.
//!
//! ```text
//! # Why these positions: a remark.
//! position 1 0 0 0 0 .
//! options target=20
//! 1  2  2  0
//! 2  8  7  5
//! ```
//!
//! A `position` line opens a case: a position line, or `start`. `options` and `seats` may follow, then a row for each
//! depth: the depth, the sequences, the weight, the sum. Blank lines and lines that begin with `#` are for people.

use std::fmt;
use std::str::FromStr;

use contract::{Game, LineSetup, Malformed, Notation, OptionValues, Setup, Step, Turn, split_seat};

use crate::breach::{Breach, name};
use crate::count::{Counts, count};
use crate::step::after;

/// Positions with their counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CountTable {
    /// The cases in the order of the file.
    pub cases: Vec<Case>,
}

/// A position with its counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Case {
    /// The position line; empty for the start.
    pub position: String,
    /// Options beside those in the line.
    pub options: OptionValues,
    /// The number of seats, where the line does not tell it; the fewest otherwise.
    pub seats: Option<u8>,
    /// Depths with counts.
    pub rows: Vec<(u32, Counts)>,
}

impl FromStr for CountTable {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let mut table = Self::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let broken = |reason: &str| Malformed::new(line, format!("line {}: {reason}", number + 1));
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word == "position" {
                let position = if rest == "start" { "" } else { rest };
                table.cases.push(Case { position: position.to_owned(), ..Case::default() });
                continue;
            }
            let case = table.cases.last_mut().ok_or_else(|| broken("a case begins with `position`"))?;
            match word {
                "seats" => case.seats = Some(rest.parse().map_err(|_| broken("`seats` is followed by a number"))?),
                "options" => {
                    for pair in rest.split_whitespace() {
                        let (key, value) = pair.split_once('=').ok_or_else(|| broken("an option is `key=value`"))?;
                        case.options.insert(key.to_owned(), value.to_owned());
                    }
                }
                _ => case.rows.push(row(line).ok_or_else(|| broken("a row is depth, sequences, weight and sum"))?),
            }
        }
        Ok(table)
    }
}

fn row(line: &str) -> Option<(u32, Counts)> {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [depth, sequences, weight, sum] = fields[..] else { return None };
    let counts = Counts { sequences: sequences.parse().ok()?, weight: weight.parse().ok()?, sum: sum.parse().ok()? };
    Some((depth.parse().ok()?, counts))
}

impl fmt::Display for CountTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, case) in self.cases.iter().enumerate() {
            let gap = if number == 0 { "" } else { "\n" };
            let position = if case.position.is_empty() { "start" } else { &case.position };
            writeln!(f, "{gap}position {position}")?;
            if !case.options.is_empty() {
                let options: Vec<String> = case.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
                writeln!(f, "options {}", options.join(" "))?;
            }
            case.seats.map_or(Ok(()), |seats| writeln!(f, "seats {seats}"))?;
            for (depth, Counts { sequences, weight, sum }) in &case.rows {
                writeln!(f, "{depth} {sequences} {weight} {sum}")?;
            }
        }
        Ok(())
    }
}

impl Case {
    /// Makes the game and the state of the case.
    ///
    /// # Errors
    /// When line, options or seats do not fit the game or each other.
    pub fn open<G: Game + Notation>(&self) -> Result<(G, G::State), Breach> {
        let text = |error: Malformed| Breach::from(error.to_string());
        let LineSetup { mut options, seats } = match &*self.position {
            "" => LineSetup::default(),
            line => G::line_setup(line).map_err(text)?,
        };
        options.extend(self.options.clone());
        let seats = self.seats.or(seats).unwrap_or(*G::info().seats.start());
        let game = G::new(&Setup { seats, options, components: None }).map_err(|error| error.to_string())?;
        let state = if self.position.is_empty() { game.start() } else { read(&game, &self.position).map_err(text)? };
        Ok((game, state))
    }
}

impl CountTable {
    /// Counts every row again and compares. Returns how many rows there are.
    ///
    /// # Errors
    /// At the first row that does not agree; the error has what was found.
    pub fn check<G: Game + Notation>(&self, tally: impl Fn(&G, &G::State) -> i64) -> Result<usize, Breach> {
        let mut checked = 0;
        for case in &self.cases {
            let (game, state) = case.open::<G>()?;
            for (depth, stated) in &case.rows {
                let found = count(&game, &state, *depth, |state| tally(&game, state))?;
                if found != *stated {
                    let (game, line) = (name(&game), &case.position);
                    return Err(format!("{game}, `{line}`, depth {depth}: stated {stated:?}, found {found:?}").into());
                }
                checked += 1;
            }
        }
        Ok(checked)
    }
}

/// Reads a position line, with the tokens since the last quiet point where there are some.
fn read<G: Game + Notation>(game: &G, line: &str) -> Result<G::State, Malformed> {
    let tailed = G::TAIL.and_then(|(part, comma)| Some((line.rsplit_once(part)?, comma)));
    match (game.read_line(line), tailed) {
        (Err(_), Some(((quiet, tail), comma))) => {
            let take = |state: G::State, token| take(game, &state, token);
            tail.split(comma).try_fold(game.read_line(quiet)?, take)
        }
        (whole, _) => whole,
    }
}

fn take<G: Game + Notation>(game: &G, state: &G::State, token: &str) -> Result<G::State, Malformed> {
    let (named, bare) = split_seat(G::info(), token);
    let forbidden = |reason: String| Malformed::new(token, reason);
    let step = match game.turn(state) {
        Turn::Over => return Err(forbidden("the game is over".to_owned())),
        Turn::Chance => {
            let outcome = game.read_outcome(bare)?;
            if game.weight(state, outcome) == 0 {
                return Err(forbidden(format!("cannot come where {} is drawn", game.draw_name(state))));
            }
            Step::Outcome(outcome)
        }
        Turn::Choice(seats) => {
            let seat = named.or(seats.first()).filter(|seat| seats.contains(*seat));
            let seat = seat.ok_or_else(|| forbidden("is of a seat that is not asked".to_owned()))?;
            let action = game.read_action(bare)?;
            game.check(state, seat, action).map_err(|refusal| forbidden(format!("breaks {}", refusal.rule)))?;
            Step::Action(seat, action)
        }
    };
    Ok(after(game, state, step))
}
