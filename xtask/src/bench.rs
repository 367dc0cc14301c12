//! `cargo xtask bench`: the release binary's own benchmarks.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

/// Builds the release binary and runs `palisade bench` with these arguments.
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<bool> {
    let status = Command::new(crate::tools::cargo())
        .args(["run", "--release", "--package", "palisade", "--", "bench"])
        .args(args)
        .current_dir(root)
        .status()
        .context("cargo could not be started")?;
    Ok(status.success())
}
