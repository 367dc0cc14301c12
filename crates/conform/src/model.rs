//! Programs in another language beside the engine, such as a second, slow model of a game to compare it with. One that is
//! not installed skips its test, loudly; in CI that is a failure.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

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

/// Returns what came of starting a program; when it could not be started, says that a test is skipped without it.
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
