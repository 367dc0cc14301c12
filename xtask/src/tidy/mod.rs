//! `cargo xtask tidy`: everything about the tree that text alone can show, in seconds.

mod circles;
mod edges;
mod examples;
mod folders;
mod hygiene;
mod named;
mod purity;
mod rules;
mod version;

use std::path::Path;
use std::time::Instant;

use anyhow::Result;

use crate::docs;
use crate::finding::{Finding, Weight};
use crate::tree::Tree;

/// What a check is called, and the check.
type Check = (&'static str, fn(&Tree) -> Vec<Finding>);

const CHECKS: &[Check] = &[
    ("dependency edges", edges::check),
    ("import circles", circles::check),
    ("rules cited by code and tests", rules::check),
    ("worked examples", examples::check),
    ("rules versions", version::check),
    ("games named once", named::check),
    ("pure crates", purity::check),
    ("folders and documents", folders::check),
    ("house hygiene", hygiene::check),
    ("generated pages", docs::check_pages),
];

/// Runs all checks and prints what they find; says whether the tree is tidy.
pub(crate) fn run(tree: &Tree) -> bool {
    let began = Instant::now();
    let mut errors = 0;
    for (name, check) in CHECKS {
        let findings = check(tree);
        let (wrong, noted) = (count(&findings, Weight::Error), count(&findings, Weight::Warning));
        for finding in &findings {
            eprintln!("{finding}");
        }
        let noted = if noted == 0 { String::new() } else { format!(", {noted} to look at") };
        println!("tidy: {name}: {}{noted}", if wrong == 0 { "ok".to_owned() } else { format!("{wrong} wrong") });
        errors += wrong;
    }
    println!("tidy: {errors} errors, {:.1} s", began.elapsed().as_secs_f64());
    errors == 0
}

/// Writes the locks of rules whose text has changed.
pub(crate) fn bless(root: &Path, tree: &Tree) -> Result<()> {
    version::bless(root, tree)
}

fn count(findings: &[Finding], weight: Weight) -> usize {
    findings.iter().filter(|finding| finding.weight == weight).count()
}
