//! The kit's claims, made of this game.

use std::sync::Arc;

use conform::claim::{self, Options};
use contract::{AnyGame, Malformed, Position, Seat, StepError};
use under_falling_skies::UnderFallingSkies;

/// Returns the game with these options, and the sides of the cards that the line names.
pub(crate) fn face(line: &str, options: Options<'_>) -> Arc<dyn AnyGame> {
    claim::face::<UnderFallingSkies>(line, options)
}

/// Reads a line under options.
pub(crate) fn read(line: &str, options: Options<'_>) -> Result<Position, Malformed> {
    claim::read::<UnderFallingSkies>(line, options)
}

/// Plays tokens from a line under options and returns the line they lead to.
pub(crate) fn play(line: &str, tokens: &str, options: Options<'_>) -> Result<String, StepError> {
    claim::play::<UnderFallingSkies>(line, tokens, options)
}

/// Claims that tokens lead from one line to another.
#[track_caller]
pub(crate) fn becomes(line: &str, tokens: &str, result: &str) {
    claim::becomes::<UnderFallingSkies>(&[], line, tokens, result);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn becomes_with(options: Options<'_>, line: &str, tokens: &str, result: &str) {
    claim::becomes::<UnderFallingSkies>(options, line, tokens, result);
}

/// Claims that the last of these tokens is refused by this rule.
#[track_caller]
pub(crate) fn refused(line: &str, tokens: &str, rule: &str) {
    claim::refused::<UnderFallingSkies>(&[], line, tokens, rule);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn refused_with(options: Options<'_>, line: &str, tokens: &str, rule: &str) {
    claim::refused::<UnderFallingSkies>(options, line, tokens, rule);
}

/// Returns the tokens that are legal at a line.
pub(crate) fn legal(line: &str, options: Options<'_>) -> Vec<String> {
    read(line, options).expect("a line of a test").legal(Seat::FIRST)
}
