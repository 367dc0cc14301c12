//! What a game came to.

use contract::{Account, EventHistory, Game, Notation, PlayedStep, SeatSet, Speak};

use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// At one step in this many, the game is summed up as if it had been left there.
const LEFT: u32 = 40;

/// An account fits its game. Its turning points are in the order of the steps, what decided it is at one of them, and
/// nothing decided a game that was left in its middle. The rounds are those that were played, each from its first step
/// on, with a number for every column, and a column is of somebody who plays.
pub fn accounts_fit_their_games<G: Game + Notation + Speak>(trials: &Trials<G>) -> LawResult {
    use contract::Dice;
    let mut history: Vec<PlayedStep<G>> = Vec::new();
    walk(trials, "accounts", |spot, dice| {
        match spot.last {
            None => history.clear(),
            Some((before, step)) => history.push((*before, step)),
        }
        let is_over = spot.game.verdict(spot.state).is_some();
        if !is_over && dice.below(LEFT) > 0 {
            return Ok(());
        }
        let Some(account) = spot.game.account(&EventHistory::of(spot.game, &history, spot.state)) else {
            return Ok(());
        };
        fits(spot.game, &account, &history)?;
        let end = account.decided.is_some();
        ensure(end == is_over, || format!("over: {is_over}, but that something decided it: {end}"))
    })
}

fn fits<G: Game>(game: &G, account: &Account, history: &[PlayedStep<G>]) -> CheckResult {
    let all = history.len();
    let stray = account.turning_points.iter().chain(&account.decided).find(|point| !(1..=all).contains(&point.step));
    ensure(stray.is_none(), || format!("the account tells of a step that was not among {all}: {stray:?}"))?;
    let rising = account.turning_points.is_sorted_by_key(|point| point.step);
    ensure(rising, || "what turned the game is not in the order of its steps".to_owned())?;
    let short = account.rounds.iter().find(|round| round.numbers.len() != account.columns.len());
    ensure(short.is_none(), || format!("of the columns a round has not each: {short:?}"))?;
    let all_seats = SeatSet::all(game.seats());
    let strange = account.columns.iter().find(|column| column.seat.is_some_and(|seat| !all_seats.contains(seat)));
    ensure(strange.is_none(), || format!("a column is of nobody at the table: {strange:?}"))?;
    let told: Vec<(u16, usize)> = account.rounds.iter().map(|round| (round.round, round.step)).collect();
    let mut played: Vec<(u16, usize)> = history.iter().map(|(state, _)| game.round(state)).zip(0..).collect();
    played.dedup_by_key(|(round, _)| *round);
    ensure(told == played, || format!("the rounds of the account are {told:?}, not {played:?}"))
}
