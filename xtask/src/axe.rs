//! axe-core, which the tests run inside every page to find what shuts people out.
//!
//! It comes from the npm registry by npm, which knows the mirrors, proxies and certificates of the machine, and it is
//! kept beside what Cargo builds: no part of the house, and of nothing that is shipped. Neither registry nor npm is
//! trusted with what it is: the package must have the hash that stands here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha512};

use crate::tree;

/// The package and its version.
const PACKAGE: &str = "axe-core@4.14.1";
/// SHA-512 of the package as the registry sends it.
const SHA512: &str = "1477dafa598d8d065f273d6af302aa203c02e83131707b7fa648cd41bd3d6b73\
    4f8c22a0dab86ee6a6f64b8afbe804b214d36db85a2826965edfb3a0b9d546b5";
/// Its folder among the fetched tools. The tests look for `axe.min.js` there.
const FOLDER: &str = "axe-core";
/// The file that says which package lies there.
const MARK: &str = "sha512";

fn folder() -> Result<PathBuf> {
    Ok(tree::target()?.join("tools"))
}

/// Says whether the tests have it.
pub(crate) fn is_here() -> bool {
    let mark = folder().map(|tools| tools.join(FOLDER).join(MARK));
    mark.is_ok_and(|mark| fs::read_to_string(mark).is_ok_and(|hash| hash == SHA512))
}

/// Fetches it where it is missing.
///
/// # Errors
/// When npm cannot, or brings something else.
pub(crate) fn fetch() -> Result<()> {
    if is_here() {
        return Ok(());
    }
    println!("tools: fetching {PACKAGE}");
    let tools = folder()?;
    let fresh = tools.join("fresh");
    let gone = |folder: &Path| if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) };
    gone(&fresh)?;
    fs::create_dir_all(&fresh)?;
    let pack = ["pack", PACKAGE, "--silent", "--ignore-scripts", "--fetch-retries=1", "--fetch-timeout=60000"];
    let archive = fresh.join(run(Command::new("npm").args(pack).current_dir(&fresh))?.trim());
    let bytes = fs::read(&archive).with_context(|| archive.display().to_string())?;
    let hash = Sha512::digest(&bytes).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    ensure!(hash == SHA512, "{PACKAGE} has the hash {hash} and not {SHA512}");
    let parts = ["package/axe.min.js", "package/LICENSE", "package/package.json"];
    run(Command::new("tar").arg("-xzf").arg(&archive).arg("--strip-components=1").args(parts).current_dir(&fresh))?;
    fs::remove_file(&archive)?;
    fs::write(fresh.join(MARK), hash)?;
    gone(&tools.join(FOLDER))?;
    fs::rename(&fresh, tools.join(FOLDER))?;
    Ok(())
}

/// Runs a program; returns what it says.
fn run(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let out = command.stdin(Stdio::null()).output().with_context(|| format!("{name} could not be started"))?;
    let said = String::from_utf8_lossy(&out.stderr);
    ensure!(out.status.success(), "{name} failed: {}", said.trim());
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}
