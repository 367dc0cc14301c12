//! `cargo xtask test`: tools, tidy, every test, instruction counts, and a closing line that hides nothing.
//!
//! A test that cannot run because a program is missing prints a line that begins with `skipped: `, or fails where
//! `CI` is set. The runner collects these lines; with `CI` set a skip fails the run.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result};

use crate::instructions;
use crate::tidy;
use crate::tools;
use crate::tree::Tree;

/// What the test programs printed, as far as it counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Tally {
    passed: usize,
    failed: usize,
    ignored: usize,
    skipped: Vec<String>,
    /// Whether the output that passing tests wrote is being printed now: it is read, but not shown.
    aside: bool,
}

impl Tally {
    /// Reads a line of a test program's output; says whether people should see it.
    fn read(&mut self, line: &str) -> bool {
        if let Some(what) = line.strip_prefix("skipped: ") {
            self.skipped.push(what.to_owned());
            return true;
        }
        if let Some(counts) = line.strip_prefix("test result: ") {
            let count = |name: &str| {
                let part = counts.split(['.', ';']).find_map(|part| part.trim().strip_suffix(name));
                part.and_then(|number| number.trim().parse::<usize>().ok()).unwrap_or(0)
            };
            self.passed += count("passed");
            self.failed += count("failed");
            self.ignored += count("ignored");
        }
        match line {
            "successes:" => self.aside = true,
            _ if line == "failures:" || line.starts_with("test result: ") => self.aside = false,
            _ => {}
        }
        !self.aside
    }
}

/// Runs everything; says whether all passed and, where `CI` is set, nothing was skipped.
pub(crate) fn run(root: &Path, long: bool) -> Result<bool> {
    let began = Instant::now();
    let absent = tools::provide();

    let tree = Tree::load(root)?;
    let tidy = tidy::run(&tree);
    let fresh = crate::docs::check_drawn(root, &tree)?;
    let from = Instant::now();
    let (tests, tally) = cargo_test(root, &tree, long)?;
    let tests_took = from.elapsed().as_secs_f64();
    println!();
    let counts = instructions::check(root).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        false
    });
    let counted = !absent.iter().any(|tool| tool.program == "valgrind");

    println!();
    for tool in &absent {
        println!("test: SKIPPED for want of {}: {}", tool.program, tool.tests);
    }
    for what in &tally.skipped {
        println!("test: SKIPPED: {what}");
    }
    if !absent.is_empty() {
        println!("test: to run it all: {}", tools::command(&absent));
    }
    if tally.ignored > 0 {
        println!("test: {} ignored tests; a test runs or is not there", tally.ignored);
    }
    let skips = absent.len() + tally.skipped.len();
    let good = tidy && fresh && tests && counts && tally.ignored == 0 && !(tools::is_strict() && skips > 0);
    println!(
        "test: {}: tidy {}, {} tests passed and {} failed in {tests_took:.0} s{}, instructions {}, {skips} skips; \
         {:.0} s in all",
        if good { "ok" } else { "FAILED" },
        if tidy && fresh { "ok" } else { "FAILED" },
        tally.passed,
        tally.failed,
        if long { " (long)" } else { "" },
        match (counted, counts) {
            (false, _) => "skipped",
            (true, true) => "ok",
            (true, false) => "FAILED",
        },
        began.elapsed().as_secs_f64(),
    );
    Ok(good)
}

/// Runs the workspace's tests and documentation examples, but not the bindings, which need another tool chain.
fn cargo_test(root: &Path, tree: &Tree, long: bool) -> Result<(bool, Tally)> {
    let mut command = Command::new(tools::cargo());
    command.args(["test", "--workspace", "--no-fail-fast"]).current_dir(root);
    if tree.text("crates/python/Cargo.toml").is_some() {
        command.args(["--exclude", "python"]);
    }
    command.args(["--", "--show-output"]);
    if long {
        command.env("PALISADE_LONG", "1");
    }
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("cargo could not be started")?;
    let mut tally = Tally::default();
    let output = child.stdout.take().context("the tests have no output")?;
    for line in BufReader::new(output).lines() {
        let line = line.context("the tests' output could not be read")?;
        if tally.read(&line) {
            println!("{line}");
        }
    }
    let status = child.wait().context("the tests could not be awaited")?;
    Ok((status.success(), tally))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = "\
running 3 tests
test a ... ok
test b ... ok
test c ... FAILED

successes:

---- a stdout ----
skipped: the browser: no chromium
chatter

failures:

---- c stdout ----
why

test result: FAILED. 2 passed; 1 failed; 3 ignored; 0 measured; 0 filtered out; finished in 0.04s
running 1 test
test result: ok. 40 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 1.00s
";

    #[test]
    fn counts_and_skips_are_read_and_chatter_is_not_shown() {
        let mut tally = Tally::default();
        let shown: Vec<&str> = OUTPUT.lines().filter(|line| tally.read(line)).collect();
        assert_eq!((tally.passed, tally.failed, tally.ignored), (42, 1, 3));
        assert_eq!(tally.skipped, ["the browser: no chromium"]);
        assert!(shown.contains(&"why"));
        assert!(!shown.contains(&"chatter"));
    }
}
