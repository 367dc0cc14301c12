//! The rules version: the text of section 3 is locked to the version that the code names. Who changes the text renews
//! the lock and tells the changelog.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use toml::Table;

use crate::finding::Finding;
use crate::lexer;
use crate::scan;
use crate::tree::Tree;

const CHANGELOG: &str = "CHANGELOG.md";

/// Checks the lock of every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

/// Writes the lock of every game whose rules or version have changed.
pub(super) fn bless(root: &Path, tree: &Tree) -> Result<()> {
    for game in tree.games() {
        let path = format!("games/{game}/rules.lock");
        let text = tree.text(&format!("games/{game}/dossier.md"));
        let (Some(hash), Some(version)) = (text.map(hash), version_in_code(tree, game)) else { continue };
        let lock = lock(version, &hash);
        if tree.text(&path) != Some(&lock) {
            fs::write(root.join(&path), lock).with_context(|| format!("{path} cannot be written"))?;
            println!("tidy: wrote {path}");
        }
    }
    Ok(())
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let dossier = format!("games/{game}/dossier.md");
    let path = format!("games/{game}/rules.lock");
    let Some(hash) = tree.text(&dossier).map(hash) else { return Vec::new() };
    let Some(version) = version_in_code(tree, game) else {
        return vec![Finding::error(&format!("games/{game}/src/lib.rs"), 0, "the code names no `rules_version: N`")];
    };
    let renew = "decide whether what can happen has changed (then raise `rules_version`), and run \
        `cargo xtask tidy --bless`";
    let Some((locked_version, locked_hash)) = tree.text(&path).and_then(read_lock) else {
        return vec![Finding::error(&path, 0, format!("there is no lock: {renew}"))];
    };
    let mut findings = Vec::new();
    if locked_hash != hash {
        findings.push(Finding::error(&dossier, 0, format!("the rules differ from their lock: {renew}")));
    }
    if locked_version != version {
        findings.push(Finding::error(
            &path,
            0,
            format!("locks version {locked_version}, the code has {version}: {renew}"),
        ));
    }
    let entry = format!("* `{game}` {version} (text {})", &hash[..8]);
    if !tree.text(CHANGELOG).unwrap_or_default().lines().any(|line| line.starts_with(&entry)) {
        let what = format!("no entry tells of these rules; add under Rules versions: `{entry}: what changed`");
        findings.push(Finding::error(CHANGELOG, 0, what));
    }
    findings
}

/// Returns the SHA-256 of the rules' text, blank ends of lines left out.
fn hash(dossier: &str) -> String {
    let mut hasher = Sha256::new();
    for (_, line) in dossier::section(dossier, 3) {
        hasher.update(line.trim_end());
        hasher.update("\n");
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn lock(version: u16, hash: &str) -> String {
    format!(
        "# The rules (dossier.md, section 3) of this version. Renewed by `cargo xtask tidy --bless`.\n\
         rules_version = {version}\nsha256 = \"{hash}\"\n"
    )
}

fn read_lock(text: &str) -> Option<(u16, String)> {
    let lock: Table = text.parse().ok()?;
    let version = u16::try_from(lock.get("rules_version")?.as_integer()?).ok()?;
    Some((version, lock.get("sha256")?.as_str()?.to_owned()))
}

/// Finds `rules_version: 3` or `RULES_VERSION: u16 = 3` in the game's code.
fn version_in_code(tree: &Tree, game: &str) -> Option<u16> {
    let folder = format!("games/{game}/src/");
    let lines = tree.under(&folder).filter(|(path, _)| scan::is_rust(path)).flat_map(|(_, text)| lexer::lines(text));
    lines.into_iter().find_map(|line| {
        let rest = ["rules_version:", "RULES_VERSION: u16 ="].iter().find_map(|name| line.bare.split(name).nth(1))?;
        rest.trim().trim_end_matches([',', ';']).parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    const DOSSIER: &str = "## 3. Rules\n* R1 (S) Roll.\n## 4. Next\n";

    fn found(dossier: &str, code: &str, lock: &str, log: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[
            ("CHANGELOG.md", log),
            ("games/pig/Cargo.toml", ""),
            ("games/pig/dossier.md", dossier),
            ("games/pig/rules.lock", lock),
            ("games/pig/src/lib.rs", code),
        ])))
    }

    fn entry(version: u16, dossier: &str) -> String {
        format!("* `pig` {version} (text {}): first\n", &hash(dossier)[..8])
    }

    #[test]
    fn a_locked_and_told_version_passes() {
        let lock = lock(2, &hash(DOSSIER));
        assert_eq!(found(DOSSIER, "rules_version: 2,", &lock, &entry(2, DOSSIER)), [""; 0]);
        assert_eq!(found(DOSSIER, "const RULES_VERSION: u16 = 2;", &lock, &entry(2, DOSSIER)), [""; 0]);
        let elsewhere = DOSSIER.replace("Next", "Other");
        assert_eq!(found(&elsewhere, "rules_version: 2,", &lock, &entry(2, DOSSIER)), [""; 0]);
    }

    #[test]
    fn a_changed_rule_breaks_the_lock_and_wants_an_entry() {
        let lock = lock(1, &hash(DOSSIER));
        let changed = DOSSIER.replace("Roll", "Roll twice");
        let found = found(&changed, "rules_version: 1,", &lock, &entry(1, DOSSIER));
        assert_eq!(found.len(), 2);
        assert!(found[0].contains("dossier.md:0 the rules differ from their lock"));
        assert!(found[1].contains("CHANGELOG.md:0 no entry"));
    }

    #[test]
    fn another_version_no_lock_and_no_version_are_found() {
        let lock = lock(1, &hash(DOSSIER));
        assert!(
            found(DOSSIER, "rules_version: 2", &lock, &entry(2, DOSSIER))[0]
                .contains("locks version 1, the code has 2")
        );
        assert!(found(DOSSIER, "rules_version: 1", "", "")[0].contains("there is no lock"));
        assert!(found(DOSSIER, "// rules_version: 1", &lock, "")[0].contains("names no `rules_version: N`"));
    }
}
