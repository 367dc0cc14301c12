//! The kit's claims, made of this game.

use std::sync::Arc;

use conform::claim;
pub(crate) use conform::claim::Options;
use contract::{AnyGame, Game, Malformed, Position, Seat, SeatSet, Setup, StepError};
use raise_the_shields::RaiseTheShields;

/// Returns the setup with these options, for as many seats as the line names.
pub(crate) fn setup(line: &str, options: Options<'_>) -> Setup {
    claim::setup::<RaiseTheShields>(line, options)
}

/// Returns the game with these options, for as many seats as the line names.
pub(crate) fn face(line: &str, options: Options<'_>) -> Arc<dyn AnyGame> {
    claim::face::<RaiseTheShields>(line, options)
}

/// Returns the game with these options, for so many seats.
pub(crate) fn game(seats: u8, options: Options<'_>) -> RaiseTheShields {
    RaiseTheShields::new(&setup(&format!("rts{seats} "), options)).expect("the options of a test are valid")
}

/// Reads a line under options.
pub(crate) fn read(line: &str, options: Options<'_>) -> Result<Position, Malformed> {
    claim::read::<RaiseTheShields>(line, options)
}

/// Plays tokens from a line under options and returns the line they lead to.
pub(crate) fn play(line: &str, tokens: &str, options: Options<'_>) -> Result<String, StepError> {
    claim::play::<RaiseTheShields>(line, tokens, options)
}

/// Claims that tokens lead from one line to another.
#[track_caller]
pub(crate) fn becomes(line: &str, tokens: &str, result: &str) {
    claim::becomes::<RaiseTheShields>(&[], line, tokens, result);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn becomes_with(options: Options<'_>, line: &str, tokens: &str, result: &str) {
    claim::becomes::<RaiseTheShields>(options, line, tokens, result);
}

/// Claims that the last of these tokens is refused by this rule.
#[track_caller]
pub(crate) fn refused(line: &str, tokens: &str, rule: &str) {
    claim::refused::<RaiseTheShields>(&[], line, tokens, rule);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn refused_with(options: Options<'_>, line: &str, tokens: &str, rule: &str) {
    claim::refused::<RaiseTheShields>(options, line, tokens, rule);
}

/// Claims that a line cannot be read, for this reason.
#[track_caller]
pub(crate) fn unreadable(line: &str, options: Options<'_>, reason: &str) {
    claim::unreadable::<RaiseTheShields>(options, line, reason);
}

/// Returns the tokens that are legal for a seat at a line.
#[track_caller]
pub(crate) fn legal(line: &str, seat: &str, options: Options<'_>) -> Vec<String> {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    position.legal(seat_named(seat))
}

/// Returns the seat with this name.
pub(crate) fn seat_named(name: &str) -> Seat {
    Seat::new("ABCDEF".find(name).expect("a seat is A to F"))
}

/// Claims that under options exactly these seats are asked at a line, none where chance is due or the game is over.
#[track_caller]
pub(crate) fn asked(line: &str, options: Options<'_>, seats: &str) {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    let asked = SeatSet::all(position.seats()).iter().filter(|seat| position.asked(*seat));
    let found: String = asked.map(|seat| position.info().seat_name(seat)).collect();
    assert_eq!(found, seats, "asked at {line}");
}
