//! The test programs of the workspace: Cargo builds them, and each is run for itself, so that it can be asked how long
//! every test took.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, anyhow, ensure};
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

/// What the names of tests begin with that wait for a browser of their own.
const BROWSER: &str = "browser::";
/// How many of them run at once.
const BROWSERS: &str = "2";

/// A run of a program: what it is called, and how it is started.
struct Run {
    name: String,
    command: Command,
}

/// Runs all tests and the examples of the documentation; says whether all passed. Tests in the browser take longest, so
/// they begin first, two at a time, and all others run beside them: so none of the machine's cores waits for a browser.
pub(super) fn run(root: &Path, tree: &Tree, programs: &[Program], long: bool, tally: &mut Tally) -> Result<bool> {
    let (mut browser, mut rest) = (Vec::new(), Vec::new());
    for program in programs {
        if program.has(BROWSER)? {
            browser.push(program.run(&["--test-threads", BROWSERS, BROWSER]));
        }
        rest.push(program.run(&["--skip", BROWSER]));
    }
    let mut command = cargo(root, tree);
    command.args(["--doc", "--no-fail-fast", "--", "--show-output"]);
    rest.push(Run { name: "the examples of the documentation".to_owned(), command });

    let tally = Mutex::new(tally);
    let lane = |runs: Vec<Run>| -> Result<bool> {
        runs.into_iter().try_fold(true, |good, run| Ok(good & run.read(long, &tally)?))
    };
    std::thread::scope(|scope| {
        let beside = scope.spawn(|| lane(browser));
        let rest = lane(rest)?;
        let browser = beside.join().map_err(|_| anyhow!("the tests in the browser could not be read"))??;
        Ok(rest & browser)
    })
}

impl Program {
    /// Says whether it has tests whose names hold this text.
    fn has(&self, text: &str) -> Result<bool> {
        let mut command = Command::new(&self.file);
        let listed = command.args([text, "--list"]).current_dir(&self.folder).output();
        let listed = listed.with_context(|| format!("{} could not be started", self.source))?;
        Ok(String::from_utf8_lossy(&listed.stdout).lines().any(|line| line.ends_with(": test")))
    }

    fn run(&self, args: &[&str]) -> Run {
        let mut command = Command::new(&self.file);
        command.args(TIMES.1).env(TIMES.0, "1").arg("--show-output").args(args).current_dir(&self.folder);
        Run { name: self.source.clone(), command }
    }
}

impl Run {
    /// Runs it, and tells what it has said once it is done: two at once would be hard to read.
    fn read(mut self, long: bool, tally: &Mutex<&mut Tally>) -> Result<bool> {
        if long {
            self.command.env("PALISADE_LONG", "1");
        }
        let output = self.command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
        let output = output.with_context(|| format!("{} could not be started", self.name))?;
        let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.program.clone_from(&self.name);
        println!("\n     Running {}", self.name);
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            if tally.read(line) {
                println!("{line}");
            }
        }
        Ok(output.status.success())
    }
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
