//! The house's own commands, run as `cargo xtask COMMAND`.
//!
//! | command | what it does |
//! |---|---|
//! | `test [--long]` | fetches missing tools where it may, runs tidy, tests and `instructions`; says what was skipped |
//! | `tools` | only fetches the tools that tests need, where it may, and names the command where it may not |
//! | `tidy [--bless]` | checks the locks between rulebooks, code and tests, the dependency edges and house hygiene |
//! | `docs [--check]` | draws and writes the generated pages and pictures, or checks that they are fresh |
//! | `instructions [--bless]` | counts instructions against the figures stored for this compiler |
//! | `nets [GAME]` | trains the nets that ship with the program, some minutes each |
//! | `levels [GAME]` | measures how strong the levels of bots are, some minutes a game |
//! | `bench [ARGS]` | builds the release binary and runs its benchmarks |
//!
//! Of the workspace it knows the reader of dossiers alone, which needs nothing, so that it still runs when a game or
//! the contract does not compile.

mod axe;
mod bench;
mod cite;
mod docs;
mod finding;
mod instructions;
mod levels;
mod lexer;
mod scan;
mod test;
mod tidy;
mod tools;
mod tree;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::tree::Tree;

const USAGE: &str = "usage: cargo xtask test [--long] | tools | tidy [--bless] | docs [--check] | instructions [--bless] | nets [GAME] | levels [GAME] | bench [ARGS]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command; says whether all was well.
fn run(args: &[String]) -> Result<bool> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = tree::root()?;
    match words.as_slice() {
        ["test"] => test::run(&root, false),
        ["test", "--long"] => test::run(&root, true),
        ["tools"] => Ok(tools::report()),
        ["tidy"] => Ok(tidy::run(&Tree::load(&root)?)),
        ["tidy", "--bless"] => {
            tidy::bless(&root, &Tree::load(&root)?)?;
            Ok(tidy::run(&Tree::load(&root)?))
        }
        ["docs"] => docs::write(&root),
        ["docs", "--check"] => docs::check(&root),
        ["instructions"] => instructions::check(&root),
        ["instructions", "--bless"] => instructions::bless(&root),
        ["nets", game @ ..] if game.len() < 2 => levels::train(&root, &Tree::load(&root)?, game.first().copied()),
        ["levels", game @ ..] if game.len() < 2 => levels::measure(&root, &Tree::load(&root)?, game.first().copied()),
        ["bench", rest @ ..] => bench::run(&root, rest),
        _ => bail!("{USAGE}"),
    }
}
