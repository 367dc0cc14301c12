//! The test programs of the workspace: Cargo builds them, and each is run for itself, so that it can be asked how long
//! every test took.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::tally::Tally;
use crate::tools;
use crate::tree::Tree;

/// Makes a test program say how long each test took. The option is libtest's own and old, but not yet promised, so the
/// variable that opens it is set; it is seen by the finished program alone, and changes nothing of how it was built.
const TIMES: (&str, [&str; 3]) = ("RUSTC_BOOTSTRAP", ["-Z", "unstable-options", "--report-time"]);

/// A test program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Program {
    /// Its source from the root, by which it is called.
    source: String,
    /// The folder of its crate, in which its tests run.
    folder: PathBuf,
    /// Where Cargo has put it.
    file: PathBuf,
}

/// Runs all tests and the examples of the documentation; says whether all passed.
pub(super) fn run(root: &Path, tree: &Tree, programs: &[Program], long: bool, tally: &mut Tally) -> Result<bool> {
    let mut good = true;
    for program in programs {
        println!("\n     Running {}", program.source);
        tally.program.clone_from(&program.source);
        let mut command = Command::new(&program.file);
        command.args(TIMES.1).env(TIMES.0, "1").arg("--show-output").current_dir(&program.folder);
        good &= read(command, long, tally)?;
    }
    println!("\n     Running the examples of the documentation");
    let mut command = cargo(root, tree);
    command.args(["--doc", "--no-fail-fast", "--", "--show-output"]);
    Ok(good & read(command, long, tally)?)
}

/// Starts `cargo test`, but not for the bindings, which need another tool chain.
fn cargo(root: &Path, tree: &Tree) -> Command {
    let mut command = Command::new(tools::cargo());
    command.args(["test", "--workspace"]).current_dir(root);
    if tree.text("crates/python/Cargo.toml").is_some() {
        command.args(["--exclude", "python"]);
    }
    command
}

/// Builds the test programs of all crates, and returns them in the order of their sources.
pub(super) fn build(root: &Path, tree: &Tree) -> Result<Vec<Program>> {
    let mut command = cargo(root, tree);
    command.args(["--tests", "--no-run", "--message-format", "json-render-diagnostics"]);
    let output =
        command.stdin(Stdio::null()).stderr(Stdio::inherit()).output().context("cargo could not be started")?;
    ensure!(output.status.success(), "the tests do not compile");
    let text = String::from_utf8(output.stdout).context("what cargo says is no text")?;
    let mut programs: Vec<Program> = text.lines().filter_map(|line| program(root, line)).collect();
    programs.sort_by(|one, other| one.source.cmp(&other.source));
    ensure!(!programs.is_empty(), "cargo names no test program");
    Ok(programs)
}

/// Reads one of Cargo's messages; `None` when it is about anything but a finished test program.
fn program(root: &Path, message: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(message).ok()?;
    let is_test = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
    let path = |value: &Value| Some(PathBuf::from(value.as_str()?));
    let source = path(&message["target"]["src_path"])?;
    Some(Program {
        source: source.strip_prefix(root).unwrap_or(&source).display().to_string(),
        folder: path(&message["manifest_path"])?.parent()?.to_owned(),
        file: path(&message["executable"]).filter(|_| is_test)?,
    })
}

/// Runs a program that tests, and reads what it says while it does.
fn read(mut command: Command, long: bool, tally: &mut Tally) -> Result<bool> {
    if long {
        command.env("PALISADE_LONG", "1");
    }
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = started.with_context(|| format!("{command:?} could not be started"))?;
    let output = child.stdout.take().context("the tests have no output")?;
    for line in BufReader::new(output).lines() {
        let line = line.context("the tests' output could not be read")?;
        if tally.read(&line) {
            println!("{line}");
        }
    }
    Ok(child.wait().context("the tests could not be awaited")?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_found_among_the_messages_of_cargo() {
        let message = r#"{"reason":"compiler-artifact","manifest_path":"/p/crates/pig/Cargo.toml",
            "target":{"src_path":"/p/crates/pig/tests/rules.rs"},"profile":{"test":true},"executable":"/p/target/rules-1"}"#;
        let message = message.replace('\n', " ");
        let found = program(Path::new("/p"), &message).expect("a test program");
        assert_eq!(found.source, "crates/pig/tests/rules.rs");
        assert_eq!((found.folder, found.file), ("/p/crates/pig".into(), "/p/target/rules-1".into()));
        for other in ["\"test\":false", "\"executable\":null", "\"reason\":\"build-finished\""] {
            let name = other.split(':').next().expect("a name");
            let from = message.split(',').flat_map(|part| part.split('{')).find(|part| part.starts_with(name));
            let from = from.expect("it stands there").trim_end_matches('}');
            assert_eq!(program(Path::new("/p"), &message.replace(from, other)), None, "{other}");
        }
        assert_eq!(program(Path::new("/p"), "Compiling pig"), None);
    }
}
