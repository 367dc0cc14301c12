//! `cargo xtask test`: tools, tidy, every test, instruction counts, the slowest tests, and a closing line that hides
//! nothing.
//!
//! A test that cannot run because a program is missing prints a line that begins with `skipped: `, or fails where
//! `CI` is set. The runner collects these lines; with `CI` set a skip fails the run.

mod programs;
mod tally;

use std::path::Path;
use std::time::Instant;

use anyhow::Result;

use crate::instructions;
use crate::tidy;
use crate::tools;
use crate::tree::Tree;

use tally::Tally;

/// Runs everything; says whether all passed and, where `CI` is set, nothing was skipped.
pub(crate) fn run(root: &Path, long: bool) -> Result<bool> {
    let began = Instant::now();
    let absent = tools::provide();

    let tree = Tree::load(root)?;
    let tidy = tidy::run(&tree);
    let fresh = crate::docs::check_drawn(root, &tree)?;
    let programs = programs::build(root, &tree)?;
    let (from, mut tally) = (Instant::now(), Tally::default());
    let tests = programs::run(root, &tree, &programs, long, &mut tally)?;
    let tests_took = from.elapsed().as_secs_f64();
    println!();
    let counts = instructions::check(root).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        false
    });
    let counted = !absent.iter().any(|tool| tool.program == "valgrind");

    println!();
    println!("test: the slowest tests, beside whatever else ran:");
    for slow in &tally.slowest {
        println!("test: {:>7.1} s  {} {}", slow.seconds, slow.program, slow.test);
    }
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
