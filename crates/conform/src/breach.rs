//! A law that a game breaks, with all that is needed to see it again.

use std::fmt;

use contract::{Game, Notation, Step};
use thiserror::Error;

/// A law that a game breaks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what}{}", context.as_ref().map(|place| format!("\n{place}")).unwrap_or_default())]
pub struct Breach {
    /// What is wrong.
    pub what: String,
    /// Where, when it was found in the middle of a game.
    pub context: Option<Box<BreachContext>>,
}

/// Where in a random game something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BreachContext {
    /// The game's id, seats and options.
    pub setup: String,
    /// The seed text, the purpose of the stream and the game's index.
    pub seed: String,
    /// How many steps had been taken.
    pub step: u32,
    /// The last token, if there was one.
    pub token: Option<String>,
    /// The position line.
    pub line: String,
}

impl fmt::Display for BreachContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  game: {}", self.setup)?;
        writeln!(f, "  seed: {}", self.seed)?;
        writeln!(f, "  step: {}, after {}", self.step, self.token.as_deref().unwrap_or("nothing"))?;
        write!(f, "  line: {}", self.line)
    }
}

impl From<String> for Breach {
    fn from(what: String) -> Self {
        Self { what, context: None }
    }
}

impl From<&str> for Breach {
    fn from(what: &str) -> Self {
        Self::from(what.to_owned())
    }
}

/// What a law returns: nothing, or the breach found first.
pub type LawResult = Result<(), Breach>;

/// What a check at one state returns; the walk adds the place.
pub type CheckResult = Result<(), String>;

/// Returns an error unless the condition holds.
#[cfg(feature = "laws")]
pub(crate) fn ensure(condition: bool, what: impl FnOnce() -> String) -> CheckResult {
    if condition { Ok(()) } else { Err(what()) }
}

/// Names a game by id, seats and options.
pub fn name<G: Game>(game: &G) -> String {
    let setup = game.setup();
    let options = setup.options.iter().map(|(key, value)| format!(" {key}={value}"));
    format!("{} seats={}{}", G::info().id, setup.seats, options.collect::<String>())
}

/// Writes a step with its seat.
pub fn token<G: Game + Notation>(game: &G, step: Step<G::Action, G::Outcome>) -> String {
    match step {
        Step::Action(seat, action) => format!("{}:{}", G::info().seat_name(seat), game.write_action(action)),
        Step::Outcome(outcome) => game.write_outcome(outcome),
    }
}

/// A breach as a test fails with it: its message, line by line.
pub struct Failure(Breach);

impl From<Breach> for Failure {
    fn from(breach: Breach) -> Self {
        Self(breach)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
