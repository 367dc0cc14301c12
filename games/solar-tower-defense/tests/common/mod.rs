//! The kit's claims, made of this game, and lines written from what matters in them.

use conform::claim;
use contract::Game;
use solar_tower_defense::SolarTowerDefense;

conform::claims!(SolarTowerDefense);

/// Returns the game with these options.
pub(crate) fn game(options: Options<'_>) -> SolarTowerDefense {
    SolarTowerDefense::new(&claim::setup::<SolarTowerDefense>("STD1", options)).expect("valid options")
}

/// Returns the line at which a game begins.
pub(crate) fn start(options: Options<'_>) -> String {
    face("STD1", options).start().line()
}

/// Writes a line from its head and what both sides have behind their names.
pub(crate) fn line(head: &str, earth: &str, mars: &str) -> String {
    format!("STD1 {head} | E {earth} | M {mars}")
}

/// Returns one of the two sides of a line: 1 for Earth, 2 for Mars.
#[track_caller]
pub(crate) fn side(line: &str, number: usize) -> &str {
    line.split(" | ").nth(number).unwrap_or_else(|| panic!("{line} has no such side"))
}

/// Returns what a side says of something: `cr`, `p`, `C:`, `T:`, `F:`.
#[track_caller]
pub(crate) fn field<'a>(side: &'a str, key: &str) -> &'a str {
    let found = side.split(' ').skip(2).find_map(|field| field.strip_prefix(key));
    found.unwrap_or_else(|| panic!("{side} has no {key}"))
}

/// Plays tokens and returns a side of the line that they lead to.
#[track_caller]
pub(crate) fn after(line: &str, tokens: &str, options: Options<'_>, number: usize) -> String {
    let end = play(line, tokens, options).unwrap_or_else(|error| panic!("{tokens} at {line}: {error}"));
    side(&end, number).to_owned()
}

/// Reads a line and returns how it is written.
#[track_caller]
pub(crate) fn normal(line: &str, options: Options<'_>) -> String {
    read(line, options).unwrap_or_else(|error| panic!("{error}")).line()
}
