//! What the tests of this game share: a game for a position line, and steps played on it.
#![expect(dead_code, reason = "each test file takes what it needs")]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use contract::{Face, Game, LineSetup, Maker, Malformed, Notation, Position, Refused, Seat, Setup};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::state::{City, Phase, State};

/// Options that are not as printed.
pub(crate) type Options<'a> = &'a [(&'a str, &'a str)];

/// Returns the setup with these options, for as many seats as the line names.
pub(crate) fn setup(line: &str, options: Options<'_>) -> Setup {
    let LineSetup { seats, .. } = RaiseTheShields::line_setup(line).unwrap_or_default();
    options.iter().fold(Setup::printed(seats.unwrap_or(1)), |setup, (key, value)| setup.set(key, value))
}

/// Returns the game with these options, for as many seats as the line names. Each is made once.
pub(crate) fn face(line: &str, options: Options<'_>) -> Arc<dyn Face> {
    static GAMES: Mutex<BTreeMap<String, Arc<dyn Face>>> = Mutex::new(BTreeMap::new());
    let wanted = setup(line, options);
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || (Maker::of::<RaiseTheShields>().make)(&wanted).expect("the options of a test are valid");
    games.entry(format!("{wanted:?}")).or_insert_with(make).clone()
}

/// Returns the game with these options, for so many seats.
pub(crate) fn game(seats: u8, options: Options<'_>) -> RaiseTheShields {
    RaiseTheShields::new(&setup(&format!("rts{seats} "), options)).expect("the options of a test are valid")
}

/// Reads a line under options.
pub(crate) fn read(line: &str, options: Options<'_>) -> Result<Position, Malformed> {
    face(line, options).read(line)
}

/// Plays tokens from a line under options and returns the line they lead to.
pub(crate) fn play(line: &str, tokens: &str, options: Options<'_>) -> Result<String, Refused> {
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
pub(crate) fn becomes_with(options: Options<'_>, line: &str, tokens: &str, result: &str) {
    match play(line, tokens, options) {
        Ok(found) => assert_eq!(found, result, "\n  from {line}\n  by   {tokens}"),
        Err(error) => panic!("{error}\n  from {line}\n  by   {tokens}"),
    }
}

/// Claims that the last of these tokens is refused by this rule, and that it is not offered either.
#[track_caller]
pub(crate) fn refused(line: &str, tokens: &str, rule: &str) {
    refused_with(&[], line, tokens, rule);
}

/// Claims the same under options.
#[track_caller]
pub(crate) fn refused_with(options: Options<'_>, line: &str, tokens: &str, rule: &str) {
    let (before, last) = tokens.rsplit_once(' ').unwrap_or(("", tokens));
    let reached = play(line, before, options).unwrap_or_else(|error| panic!("{error}\n  from {line}"));
    assert!(!all_legal(&reached, options).contains(&last.to_owned()), "{last} is offered at {reached}");
    match play(line, tokens, options) {
        Err(Refused::Illegal { refusal, .. }) => assert_eq!(refusal.rule, rule, "\n  from {line}\n  by   {tokens}"),
        other => panic!("expected a refusal by {rule}, found {other:?}\n  from {line}\n  by   {tokens}"),
    }
}

/// Claims that a line cannot be read, for this reason.
#[track_caller]
pub(crate) fn unreadable(line: &str, options: Options<'_>, reason: &str) {
    let error = read(line, options).err().unwrap_or_else(|| panic!("{line} can be read")).to_string();
    assert!(error.contains(reason), "{line}: {error}");
}

/// Returns the tokens that are legal for a seat at a line.
#[track_caller]
pub(crate) fn legal(line: &str, seat: &str, options: Options<'_>) -> Vec<String> {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    position.legal(seat_named(seat))
}

/// Returns every token that is legal at a line, with its seat where there are several.
#[track_caller]
fn all_legal(line: &str, options: Options<'_>) -> Vec<String> {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    let seats = contract::SeatSet::all(position.seats());
    let named = |seat: Seat, token: &str| match position.seats() {
        1 => token.to_owned(),
        _ => format!("{}:{token}", position.info().seat_name(seat)),
    };
    let of = |seat| position.legal(seat).into_iter().map(move |token| named(seat, &token));
    seats.iter().flat_map(of).collect()
}

/// Returns the seat with this name.
pub(crate) fn seat_named(name: &str) -> Seat {
    Seat::new("ABCDEF".find(name).expect("a seat is A to F"))
}

/// Claims that under options exactly these seats are asked at a line, none where luck is due or the game is over.
#[track_caller]
pub(crate) fn asked(line: &str, options: Options<'_>, seats: &str) {
    let position = read(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    let found: String = contract::SeatSet::all(position.seats())
        .iter()
        .filter(|seat| position.asked(*seat))
        .map(|seat| position.info().seat_name(seat))
        .collect();
    assert_eq!(found, seats, "asked at {line}");
}

/// Sums up a state in one number that almost every change moves, for count tables; the model has the same. A running
/// work step counts as far as its steps go.
pub(crate) fn tally(game: &RaiseTheShields, state: &State) -> i64 {
    let seats = contract::SeatSet::all(game.setup().seats);
    seats.iter().fold(0, |sum, seat| sum + (seat.index() as i64 + 1) * tally_of(game, state, seat))
}

fn tally_of(game: &RaiseTheShields, state: &State, seat: Seat) -> i64 {
    let sheet = game.draft(state.player(seat));
    let places: i64 = sheet.filled.iter().map(|cell| cell.number() as i64 + 1).sum();
    let shields = i64::from(game.shields(&sheet).count_ones());
    let hits: i64 = (1..).zip(sheet.hits).map(|(sector, hits)| sector * i64::from(hits)).sum();
    let worth = |city| match city {
        City::Asleep => 0,
        City::New => 1,
        City::Ready => 2,
        City::Used => 3,
    };
    let cities: i64 = (1..).zip(sheet.cities).map(|(number, city)| number * worth(city)).sum();
    let won = matches!(state.phase, Phase::Over(winners) if winners.contains(seat));
    places + 50 * shields - 20 * hits + cities + 7 * i64::from(sheet.spent) + 1000 * i64::from(won)
}
