//! `cargo xtask instructions`: how many instructions a random game and a decision of a search take, against the figures
//! stored for this compiler. Counts repeat where times do not, since a machine may be busy.
//!
//! What is counted is `crates/catalog/examples/work.rs`, under valgrind. Every piece of work is done once and then
//! many times more, and the difference counts: starting up does not.

mod report;
mod stored;
mod valgrind;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::tools;
use crate::tree;
use stored::Stored;

/// The figures, by compiler.
const STORED: &str = "bench/instructions.toml";

/// The names of works that are searches of a tree have this in them.
const TREE: &str = "-tree-";

/// The function that says what a leaf of a tree is worth, as valgrind calls it.
const LEAF: &str = "*value*Value*worth*";

/// What one piece of work takes.
#[derive(Clone, PartialEq, Debug)]
struct Measured {
    work: String,
    /// Instructions for doing it once: a game, or a decision.
    instructions: u64,
    /// Steps of a game, or simulations of a decision.
    units: f64,
    /// Of a tree, the instructions that say what its leaves are worth: the game's own estimate or the net.
    of_leaves: Option<u64>,
}

/// Counts, and compares with what is stored; says whether nothing takes more than it may.
pub(crate) fn check(root: &Path) -> Result<bool> {
    let Some(measured) = measure(root)? else { return Ok(!tools::is_strict()) };
    let compiler = compiler(root)?;
    let stored = read(root)?;
    let report = report::report(&measured, stored.of(&compiler));
    print!("{}", report.table);
    for failure in &report.failures {
        println!("instructions: {failure}");
    }
    if stored.of(&compiler).is_none() {
        println!(
            "instructions: nothing is stored for rustc {compiler}; `cargo xtask instructions --bless` stores this"
        );
    }
    Ok(report.failures.is_empty())
}

/// Counts, and stores the figures for this compiler; says whether it could count.
pub(crate) fn bless(root: &Path) -> Result<bool> {
    let Some(measured) = measure(root)? else { return Ok(false) };
    let mut stored = read(root)?;
    stored.bless(&compiler(root)?, &measured);
    let file = root.join(STORED);
    fs::write(&file, stored.write()?).with_context(|| format!("{STORED} cannot be written"))?;
    println!("instructions: wrote {STORED}");
    Ok(true)
}

fn read(root: &Path) -> Result<Stored> {
    let text = fs::read_to_string(root.join(STORED)).with_context(|| format!("{STORED} cannot be read"))?;
    Stored::read(&text).with_context(|| format!("{STORED} is no list of figures"))
}

/// Counts every piece of work; `None` where valgrind is missing.
fn measure(root: &Path) -> Result<Option<Vec<Measured>>> {
    if !tools::has("valgrind") {
        println!("skipped: instruction counts: no valgrind");
        return Ok(None);
    }
    let program = build(root)?;
    let list = valgrind::stdout(&mut Command::new(&program))?;
    list.lines().map(|piece| measure_piece(&program, piece)).collect::<Result<_>>().map(Some)
}

/// Counts a piece of work, given as its name and how often it should be done.
fn measure_piece(program: &Path, piece: &str) -> Result<Measured> {
    let (work, times) = piece.split_once(' ').with_context(|| format!("`{piece}` names no work and times"))?;
    let times: u64 = times.parse().with_context(|| format!("`{piece}`: how often?"))?;
    let once = valgrind::count(program, work, 1)?;
    let more = valgrind::count(program, work, 1 + times)?;
    let each = |once: u64, more: u64| more.saturating_sub(once) as f64 / times as f64;
    let of_leaves = if work.contains(TREE) {
        let within = |times| valgrind::count_within(LEAF, program, work, times);
        Some(each(within(1)?.instructions, within(1 + times)?.instructions).round() as u64)
    } else {
        None
    };
    Ok(Measured {
        work: work.to_owned(),
        instructions: each(once.instructions, more.instructions).round() as u64,
        units: each(once.units, more.units),
        of_leaves,
    })
}

/// Builds the work for release and returns the program.
fn build(root: &Path) -> Result<PathBuf> {
    let status = Command::new(tools::cargo())
        .args(["build", "--release", "--package", "catalog", "--example", "work"])
        .current_dir(root)
        .status()
        .context("cargo could not be started")?;
    ensure!(status.success(), "the work to count does not build");
    Ok(tree::target()?.join("release/examples/work"))
}

/// Returns the compiler's release and host: `1.95.0 x86_64-unknown-linux-gnu`.
fn compiler(root: &Path) -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = valgrind::stdout(Command::new(rustc).arg("-vV").current_dir(root))?;
    let word = |key: &str| version.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let (release, host) = word("release:").zip(word("host:")).context("rustc names no release and host")?;
    Ok(format!("{release} {host}"))
}
