//! The kit's claims, made of this game, and lines written from what matters in them.

use conform::claim;
use contract::Game;
use exponential_chaos::ExponentialChaos;

conform::claims!(ExponentialChaos);

/// A planet on which nothing is damaged, and one on which nothing is left.
pub(crate) const WHOLE: &str = "222222222222.2";
pub(crate) const EMPTY: &str = "000000000000.0";

/// Returns the game with these options, for so many seats.
pub(crate) fn game(seats: u8, options: Options<'_>) -> ExponentialChaos {
    ExponentialChaos::new(&claim::setup::<ExponentialChaos>(&format!("ec1 n={seats}"), options)).expect("valid options")
}

/// Returns the line at which a game of so many seats begins.
pub(crate) fn start(seats: u8, options: Options<'_>) -> String {
    face(&format!("ec1 n={seats}"), options).start().line()
}

/// Writes a line of round 1, in which seat 1 is active: phase, planets, dice, and the three numbers `rr ms pts`.
pub(crate) fn turn(phase: &str, planets: &[&str], [inv, def]: [&str; 2], [rr, ms, pts]: [u8; 3]) -> String {
    turn_of(1, 1, phase, planets, [inv, def], [rr, ms, pts])
}

/// Writes a line of a round and a turn.
pub(crate) fn turn_of(
    round: u8,
    active: u8,
    phase: &str,
    planets: &[&str],
    [inv, def]: [&str; 2],
    [rr, ms, pts]: [u8; 3],
) -> String {
    let (seats, planets) = (planets.len(), planets.join("/"));
    format!(
        "ec1 n={seats} r={round} f=1 t={active} ph={phase} pl={planets} inv={inv} def={def} rr={rr} ms={ms} pts={pts} q=- tb=-"
    )
}

/// Returns what a field of a line says.
#[track_caller]
pub(crate) fn field<'a>(line: &'a str, key: &str) -> &'a str {
    let found = line.split(' ').find_map(|field| field.strip_prefix(key)?.strip_prefix('='));
    found.unwrap_or_else(|| panic!("{line} has no {key}"))
}

/// Plays tokens and returns a field of the line that they lead to.
#[track_caller]
pub(crate) fn after(line: &str, tokens: &str, options: Options<'_>, key: &str) -> String {
    let end = play(line, tokens, options).unwrap_or_else(|error| panic!("{tokens} at {line}: {error}"));
    field(&end, key).to_owned()
}
