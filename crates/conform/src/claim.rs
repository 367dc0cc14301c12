//! Claims about a game in its own notation: tokens lead from a line to a line, or a rule refuses the last of them.
//!
//! The tests of a game make such claims about it; the options of a line are those it names and those given beside it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use contract::{
    AnyGame, Determinize, Game, LineSetup, Maker, Malformed, Notation, Position, Seat, SeatSet, Setup, SetupError,
    Speak, StepError,
};

/// Options that are not as printed.
pub type Options<'a> = &'a [(&'a str, &'a str)];

/// Returns the setup with these options and what the line settles; otherwise the fewest seats and the printed options.
pub fn setup<G: Game + Notation>(line: &str, options: Options<'_>) -> Setup {
    let LineSetup { options: named, seats } = G::line_setup(line).unwrap_or_default();
    let printed = Setup { options: named, ..Setup::printed(seats.unwrap_or(*G::info().seats.start())) };
    options.iter().fold(printed, |setup, (key, value)| setup.set(key, value))
}

/// Returns the game for a line under options. Each is made once.
///
/// # Panics
/// When the options are not valid.
pub fn face<G: Game + Notation + Speak + Determinize>(line: &str, options: Options<'_>) -> Arc<dyn AnyGame> {
    static GAMES: Mutex<BTreeMap<String, Arc<dyn AnyGame>>> = Mutex::new(BTreeMap::new());
    let wanted = setup::<G>(line, options);
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || (Maker::of::<G>().make)(&wanted).expect("the options of a test are valid");
    games.entry(format!("{} {wanted:?}", G::info().id)).or_insert_with(make).clone()
}

/// Reads a line under options.
///
/// # Errors
/// When it cannot be read.
pub fn read<G: Game + Notation + Speak + Determinize>(line: &str, options: Options<'_>) -> Result<Position, Malformed> {
    face::<G>(line, options).read(line)
}

/// Plays tokens from a line under options and returns the line they lead to.
///
/// # Errors
/// At the first token that is refused.
pub fn play<G: Game + Notation + Speak + Determinize>(
    line: &str,
    tokens: &str,
    options: Options<'_>,
) -> Result<String, StepError> {
    let mut position = read::<G>(line, options)?;
    position.play_tokens(tokens.split_whitespace())?;
    Ok(position.line())
}

/// Returns the tokens that are legal at a position, each with its seat where there are several.
pub fn legal(position: &Position) -> Vec<String> {
    let named = |seat: Seat, token: String| match position.seats() {
        1 => token,
        _ => format!("{}:{token}", position.info().seat_name(seat)),
    };
    let of = |seat| position.legal(seat).into_iter().map(move |token| named(seat, token));
    SeatSet::all(position.seats()).iter().flat_map(of).collect()
}

/// Returns the tokens that are legal at a line for the seat of this name.
///
/// # Panics
/// When the line cannot be read, or no seat has the name.
#[track_caller]
pub fn legal_for<G: Game + Notation + Speak + Determinize>(
    line: &str,
    seat: &str,
    options: Options<'_>,
) -> Vec<String> {
    let position = read::<G>(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    position.legal(G::info().seat(seat).expect("a seat of the game"))
}

/// Claims that exactly these seats are asked at a line, none where chance is due or the game is over.
///
/// # Panics
/// When the line cannot be read, or others are asked.
#[track_caller]
pub fn asked<G: Game + Notation + Speak + Determinize>(line: &str, options: Options<'_>, seats: &str) {
    let position = read::<G>(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    let asked = SeatSet::all(position.seats()).iter().filter(|seat| position.asked(*seat));
    let found: String = asked.map(|seat| G::info().seat_name(seat)).collect();
    assert_eq!(found, seats, "asked at {line}");
}

/// Returns what an observer with these seats reads of a step's token, empty where it is told of none, and of the line
/// that the step leads to.
///
/// # Panics
/// When the step is not legal there.
#[track_caller]
pub fn seen<G: Game + Notation + Speak + Determinize>(
    line: &str,
    token: &str,
    options: Options<'_>,
    seats: &str,
) -> [String; 2] {
    let before = read::<G>(line, options).unwrap_or_else(|error| panic!("{error}\n  at {line}"));
    let named = |seat: &Seat| seats.contains(before.info().seat_name(*seat));
    let observer = SeatSet::all(before.seats()).iter().filter(named).collect();
    let mut after = before.clone();
    let step = after.play_tokens([token]).expect("a legal step").remove(0);
    [before.token_for(&step, &after, observer).unwrap_or_default(), after.line_for(observer)]
}

/// Says why tokens do not lead from one line to another under options, if they do not.
///
/// # Errors
/// With what they lead to instead.
pub fn leads_to<G: Game + Notation + Speak + Determinize>(
    options: Options<'_>,
    line: &str,
    tokens: &str,
    result: &str,
) -> Result<(), String> {
    let place = format!("\n  from {line}\n  by   {tokens}");
    match play::<G>(line, tokens, options) {
        Ok(found) if found == result => Ok(()),
        Ok(found) => Err(format!("{found}\n is not {result}{place}")),
        Err(refused) => Err(format!("{refused}{place}")),
    }
}

/// Returns the refusal of the last of these tokens, which is not offered either, and changes nothing.
///
/// # Errors
/// When another token is refused, or the last one is offered, or done, or not refused by a rule.
pub fn refusal<G: Game + Notation + Speak + Determinize>(
    options: Options<'_>,
    line: &str,
    tokens: &str,
) -> Result<contract::Refusal, String> {
    let place = format!("\n  from {line}\n  by   {tokens}");
    let wrong = |what: String| format!("{what}{place}");
    let (before, last) = tokens.rsplit_once(' ').unwrap_or(("", tokens));
    let mut position = read::<G>(line, options).map_err(|error| wrong(error.to_string()))?;
    position.play_tokens(before.split_whitespace()).map_err(|refused| wrong(refused.to_string()))?;
    if legal(&position).iter().any(|token| token == last) {
        return Err(wrong(format!("{last} is offered")));
    }
    let reached = position.clone();
    let refused = position.play_tokens([last]);
    if position != reached {
        return Err(wrong(format!("{last} has led to {}", position.line())));
    }
    match refused {
        Err(StepError::Illegal { refusal, .. }) => Ok(refusal),
        other => Err(wrong(format!("no rule refuses it: {other:?}"))),
    }
}

/// Claims that tokens lead from one line to another under options.
///
/// # Panics
/// When they do not.
#[track_caller]
pub fn becomes<G: Game + Notation + Speak + Determinize>(options: Options<'_>, line: &str, tokens: &str, result: &str) {
    leads_to::<G>(options, line, tokens, result).unwrap_or_else(|what| panic!("{what}"));
}

/// Claims that under options the last of these tokens is refused by this rule, that it is not offered either, and that
/// nothing has changed by it.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn refused<G: Game + Notation + Speak + Determinize>(options: Options<'_>, line: &str, tokens: &str, rule: &str) {
    let refusal = refusal::<G>(options, line, tokens).unwrap_or_else(|what| panic!("{what}"));
    assert_eq!(refusal.rule, rule, "\n  from {line}\n  by   {tokens}");
}

/// Returns the game's component file with these texts replaced by others.
///
/// # Panics
/// When one is not there.
#[track_caller]
pub fn components<G: Game>(changes: &[(&str, &str)]) -> String {
    let change = |text: String, (from, to): &(&str, &str)| {
        assert!(text.contains(from), "the component file has no `{from}`");
        text.replacen(from, to, 1)
    };
    changes.iter().fold(G::info().components.to_owned(), change)
}

/// Claims that a component file with one text replaced is refused for this reason; says whether the fault is reported
/// in a line that was put there.
///
/// # Panics
/// When it is taken, or refused for another reason.
#[track_caller]
pub fn broken<G: Game>(setup: Setup, (from, to): (&str, &str), reason: &str) -> bool {
    let begin = G::info().components.find(from).map_or(0, |at| G::info().components[..at].matches('\n').count() + 1);
    let setup = Setup { components: Some(components::<G>(&[(from, to)])), ..setup };
    match G::new(&setup) {
        Err(SetupError::Components { line, reason: found }) => {
            assert!(found.contains(reason), "{to}: {found}");
            (begin..=begin + to.trim_end().matches('\n').count()).contains(&line)
        }
        other => panic!("{to} was not refused: {:?}", other.map(|_| ())),
    }
}

/// Claims that under options a line cannot be read, for this reason.
///
/// # Panics
/// When it can be read, or cannot for another reason.
#[track_caller]
pub fn unreadable<G: Game + Notation + Speak + Determinize>(options: Options<'_>, line: &str, reason: &str) {
    let error = read::<G>(line, options).err().unwrap_or_else(|| panic!("{line} can be read")).to_string();
    assert!(error.contains(reason), "{line}: {error}");
}
