//! A program's run under valgrind.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, ensure};

/// What a run of the work took and said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// The instructions of the whole run.
    pub(super) instructions: u64,
    /// The units that the work says it had.
    pub(super) units: u64,
}

/// Does a piece of work so many times under valgrind.
pub(super) fn count(program: &Path, work: &str, times: u64) -> Result<Count> {
    counted(&[], program, work, times)
}

/// The same, counting only what happens within functions whose names fit a pattern: none of them may call another.
pub(super) fn count_within(pattern: &str, program: &Path, work: &str, times: u64) -> Result<Count> {
    counted(&["--collect-atstart=no", &format!("--toggle-collect={pattern}")], program, work, times)
}

fn counted(options: &[&str], program: &Path, work: &str, times: u64) -> Result<Count> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).args(options);
    command.arg(program).args([work, &times.to_string()]);
    let output = output(&mut command)?;
    let instructions = collected(&String::from_utf8_lossy(&output.stderr)).context("valgrind counted nothing")?;
    let units = String::from_utf8_lossy(&output.stdout).trim().parse();
    Ok(Count { instructions, units: units.with_context(|| format!("the work `{work}` says no number"))? })
}

/// Runs a program that must succeed, and returns what it printed.
pub(super) fn stdout(command: &mut Command) -> Result<String> {
    String::from_utf8(output(command)?.stdout).with_context(|| format!("{command:?} printed no text"))
}

fn output(command: &mut Command) -> Result<Output> {
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("{command:?} could not be started"))?;
    ensure!(output.status.success(), "{command:?} failed:\n{}", String::from_utf8_lossy(&output.stderr));
    Ok(output)
}

/// Reads the number of instructions out of what callgrind says at the end.
fn collected(said: &str) -> Option<u64> {
    said.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "\
==16692== Callgrind, a call-graph generating cache profiler
==16692== Command: target/release/examples/work pig 10000
==16692==
==16692== Events    : Ir
==16692== Collected : 80513039
==16692==
==16692== I   refs:      80,513,039
";

    #[test]
    fn the_number_of_instructions_is_read() {
        assert_eq!(collected(SAID), Some(80_513_039));
        assert_eq!(collected("==1== Events    : Ir\n"), None);
    }
}
