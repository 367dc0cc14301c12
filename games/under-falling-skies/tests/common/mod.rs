//! What the tests of this game share: a game for a position line, and steps played on it.
#![expect(dead_code, reason = "each test file takes what it needs")]

use std::sync::Arc;

use contract::{Face, Maker, Malformed, Notation, Position, Refused, Setup};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::State;

/// Returns the game with these options, and the sides of the cards that the line names.
pub(crate) fn face(line: &str, options: &[(&str, &str)]) -> Arc<dyn Face> {
    let mut setup = Setup::printed(1);
    setup.options = UnderFallingSkies::line_setup(line).unwrap_or_default().options;
    let setup = options.iter().fold(setup, |setup, (key, value)| setup.set(key, value));
    (Maker::of::<UnderFallingSkies>().make)(&setup).expect("the options of a test are valid")
}

/// Reads a line under options.
pub(crate) fn read(line: &str, options: &[(&str, &str)]) -> Result<Position, Malformed> {
    face(line, options).read(line)
}

/// Plays tokens from a line under options and returns the line they lead to.
pub(crate) fn play(line: &str, tokens: &str, options: &[(&str, &str)]) -> Result<String, Refused> {
    let mut position = read(line, options)?;
    position.play_tokens(tokens.split_whitespace())?;
    Ok(position.line())
}

/// Claims that tokens lead from one line to another.
#[track_caller]
pub(crate) fn becomes(line: &str, tokens: &str, result: &str) {
    becomes_with(&[], line, tokens, result);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn becomes_with(options: &[(&str, &str)], line: &str, tokens: &str, result: &str) {
    match play(line, tokens, options) {
        Ok(found) => assert_eq!(found, result, "\n  from {line}\n  by   {tokens}"),
        Err(error) => panic!("{error}\n  from {line}\n  by   {tokens}"),
    }
}

/// Claims that the last of these tokens is refused by this rule, and that nothing has changed by it.
#[track_caller]
pub(crate) fn refused(line: &str, tokens: &str, rule: &str) {
    refused_with(&[], line, tokens, rule);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn refused_with(options: &[(&str, &str)], line: &str, tokens: &str, rule: &str) {
    let (before, last) = tokens.rsplit_once(' ').unwrap_or(("", tokens));
    let reached = play(line, before, options).unwrap_or_else(|error| panic!("{error}"));
    assert!(!legal(&reached, options).contains(&last.to_owned()), "{last} is offered at {reached}");
    match play(line, tokens, options) {
        Err(Refused::Illegal { refusal, .. }) => assert_eq!(refusal.rule, rule, "\n  from {line}\n  by   {tokens}"),
        other => panic!("expected a refusal by {rule}, found {other:?}\n  from {line}\n  by   {tokens}"),
    }
}

/// Returns the tokens that are legal at a line.
#[track_caller]
pub(crate) fn legal(line: &str, options: &[(&str, &str)]) -> Vec<String> {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}"));
    position.legal(contract::Seat::FIRST)
}

/// Sums up a state in one number that almost every change moves, for count tables; the model has the same.
pub(crate) fn tally(state: &State) -> i64 {
    let rows: u32 = state.sky.iter().flat_map(|sky| sky.ships().iter()).map(|row| u32::from(row.min(16))).sum();
    let robots: u32 = state.robots.iter().flatten().map(|robot| u32::from(robot.value)).sum();
    let waiting = i64::from(state.waiting.green + state.waiting.red);
    100 * i64::from(state.research) + 10 * i64::from(state.energy) - 50 * i64::from(state.damage)
        + i64::from(rows)
        + 7 * waiting
        + 3 * i64::from(robots)
        + i64::from(state.excavator)
        + 5 * i64::from(state.mothership)
}
