//! Programs in another language beside the engine, such as a second, slow model of a game to compare it with. One that is
//! not installed skips its test, loudly; in CI that is a failure.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use contract::{Dice, Heuristic, Notation, Seat, Step, Stream, Turn};
use serde_json::Value;

use crate::random::{any_action, any_seat};
use crate::step::{after, legal};

/// A model that answers questions: a line of JSON in, a line of JSON out.
#[derive(Debug)]
pub struct Model {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Model {
    /// Starts the program; `None` when it is not installed.
    ///
    /// # Panics
    /// In CI, when it is not installed.
    pub fn start(command: &mut Command) -> Option<Self> {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = or_skip(started, command)?;
        let requests = child.stdin.take().expect("stdin is piped");
        let answers = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Some(Self { child, requests, answers })
    }

    /// Asks, and waits for the answer.
    ///
    /// # Panics
    /// When the model has ended, or its answer is no JSON.
    pub fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.requests, "{request}").expect("the model listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the model answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}\n  for {request}"))
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // It ends by itself when its input does; ending it here only hurries.
        self.child.kill().and_then(|()| self.child.wait()).ok();
    }
}

/// Shows a second model one position in four of random games, and every end, until 1,000 were seen, or 100,000 where
/// `PALISADE_LONG` is set. `make` draws a game, `change` may put anything somewhere else before a step, so that positions
/// are seen which play would hardly reach, `compare` gets the state and, where luck is due, the token of what comes. Two
/// games in three are played by the estimate, so that they get far.
pub fn at_random_positions<G: Notation + Heuristic>(
    make: impl Fn(&mut Stream) -> G,
    change: impl Fn(&G, &mut G::State, &mut Stream),
    mut compare: impl FnMut(&G, &G::State, Option<String>),
) {
    let wanted = if std::env::var_os("PALISADE_LONG").is_some() { 100_000 } else { 1_000 };
    let (mut compared, mut ends) = (0, BTreeMap::new());
    for number in 0.. {
        let dice = &mut Stream::new("second model", "positions", number);
        let game = make(dice);
        let careful = dice.below(3) > 0;
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            change(&game, &mut state, dice);
            let look = dice.below(4) == 0;
            let step = match game.turn(&state) {
                Turn::Choice(seats) => {
                    let seat = any_seat(seats, dice);
                    let sensible = careful && dice.below(8) > 0;
                    Step::Act(
                        seat,
                        if sensible { best(&game, &state, seat) } else { any_action(&game, &state, seat, dice) },
                    )
                }
                _ => Step::Befall(game.sample(&state, dice)),
            };
            if look {
                let token = if let Step::Befall(outcome) = step { Some(game.write_outcome(outcome)) } else { None };
                compare(&game, &state, token);
                compared += 1;
            }
            state = after(&game, &state, step);
        }
        compare(&game, &state, None);
        *ends.entry(game.verdict(&state).map_or("open", |verdict| verdict.cause)).or_insert(0) += 1;
        if compared >= wanted {
            println!("{compared} positions of {} games agree; ends: {ends:?}", number + 1);
            return;
        }
    }
}

/// Returns the action after which the estimate is best.
fn best<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> G::Action {
    let worth = |action: &_| game.estimate(&after(game, state, Step::Act(seat, *action)), seat);
    let actions = legal(game, state, seat).into_iter();
    actions.max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("an asked seat can act")
}

/// Runs a program and returns what it prints; `None` when it is not installed.
///
/// # Panics
/// When the program fails; in CI, when it is not installed.
pub fn output_or_skip(command: &mut Command) -> Option<String> {
    let output = or_skip(command.output(), command)?;
    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {faults}");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns what came of starting a program; when it could not be started, says that a test is skipped for want of it.
///
/// # Panics
/// In CI, when it could not be started.
pub fn or_skip<T>(started: io::Result<T>, command: &Command) -> Option<T> {
    let error = match started {
        Ok(started) => return Some(started),
        Err(error) => error,
    };
    let program = command.get_program().to_string_lossy();
    assert!(std::env::var_os("CI").is_none(), "{program} must be installed: {error}");
    println!("\nskipped: what needs {program}, which cannot run ({error})");
    None
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_model_answers_line_by_line() {
        let Some(mut echo) = Model::start(&mut Command::new("cat")) else { return };
        for number in 0..3 {
            assert_eq!(echo.ask(&json!({"id": number})), json!({"id": number}));
        }
        assert_eq!(output_or_skip(Command::new("echo").arg("two words")).as_deref(), Some("two words\n"));
    }
}
