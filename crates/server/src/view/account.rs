//! What a game that is over came to, in words: for everybody, since nothing is hidden any more.

use contract::{RoundAccount, Seat, Tally, TurningPoint};
use table::Table;

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;

/// What a game came to.
pub(crate) struct Account {
    pub(crate) decided: Option<Point>,
    pub(crate) points: Vec<Point>,
    pub(crate) columns: Vec<Column>,
    pub(crate) rounds: Vec<RoundAccount>,
}

/// A step that mattered.
pub(crate) struct Point {
    pub(crate) round: u16,
    /// The number of steps after which the replay shows it.
    pub(crate) step: usize,
    pub(crate) said: Sentence,
}

/// What is counted.
pub(crate) struct Column {
    /// What is counted, whoever has it.
    pub(crate) key: &'static str,
    /// Whose it is.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: Sentence,
    pub(crate) tally: Tally,
    /// The largest number of a round.
    pub(crate) most: i64,
    pub(crate) total: Option<i64>,
}

/// Accounts for a table; none while it is played, or when its game accounts for nothing.
pub(crate) fn account(game: LocalizedGame<'_>, table: &Table) -> Option<Account> {
    let start = table.position_at(0).filter(|_| table.is_over())?;
    let account = start.account(table.played_steps())?;
    let point = |point: &TurningPoint| Point {
        round: point
            .step
            .checked_sub(1)
            .and_then(|before| table.position_at(before))
            .map_or(0, contract::Position::round),
        step: point.step,
        said: game.say(&point.phrase),
    };
    let column = |at: usize| {
        let numbers = account.rounds.iter().filter_map(|round| round.numbers.get(at).copied());
        Column {
            key: account.columns[at].name,
            seat: account.columns[at].seat,
            name: game.say(&account.columns[at].phrase()),
            tally: account.columns[at].tally,
            most: numbers.max().unwrap_or(0),
            total: account.total(at),
        }
    };
    Some(Account {
        decided: account.decided.as_ref().map(point),
        points: account.turning_points.iter().map(point).collect(),
        columns: (0..account.columns.len()).map(column).collect(),
        rounds: account.rounds,
    })
}
