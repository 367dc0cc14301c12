//! What must be there: documents, a game's files, an opening essay in every crate.

use crate::finding::Finding;
use crate::tree::Tree;

const DOCUMENTS: &[&str] =
    &["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

const GAME_FILES: &[&str] = &[
    "dossier.md",
    "components.toml",
    "words/en.ftl",
    "README.md",
    "rules.lock",
    "src/lib.rs",
    "src/options.rs",
    "tests/rules.rs",
    "tests/kit.rs",
];

/// Checks that everything that must be there is.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<Finding> = DOCUMENTS.iter().filter_map(|path| missing(tree, path)).collect();
    for game in tree.games() {
        findings.extend(GAME_FILES.iter().filter_map(|file| missing(tree, &format!("games/{game}/{file}"))));
    }
    for (path, text) in tree.all() {
        let opens = text.starts_with("//!");
        if (path.ends_with("/src/lib.rs") || path.ends_with("/src/main.rs")) && !opens {
            findings.push(Finding::error(
                path,
                1,
                "a crate opens with `//!`: what it is for, and what it refuses to do",
            ));
        }
    }
    let unreleased = tree.text("CHANGELOG.md").is_none_or(|log| log.lines().any(|line| line == "## Unreleased"));
    if !unreleased {
        findings.push(Finding::error("CHANGELOG.md", 0, "there is no section `## Unreleased`"));
    }
    findings
}

fn missing(tree: &Tree, path: &str) -> Option<Finding> {
    tree.text(path).is_none().then(|| Finding::error(path, 0, "is missing"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    #[test]
    fn a_whole_house_passes_and_each_missing_stone_is_found() {
        let game: Vec<String> = GAME_FILES.iter().map(|file| format!("games/pig/{file}")).collect();
        let paths: Vec<&str> = DOCUMENTS.iter().copied().chain(game.iter().map(String::as_str)).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (*path, "//! x\n## Unreleased\n")).collect();
        files.push(("games/pig/Cargo.toml", ""));
        assert_eq!(texts(&check(&Tree::of(&files))), [""; 0]);
        for left_out in paths {
            let fewer: Vec<(&str, &str)> = files.iter().copied().filter(|(path, _)| *path != left_out).collect();
            assert_eq!(texts(&check(&Tree::of(&fewer))), [format!("{left_out}:0 is missing")]);
        }
    }

    #[test]
    fn a_bare_crate_and_a_changelog_without_unreleased_are_found() {
        let found = texts(&check(&Tree::of(&[("crates/x/src/lib.rs", "mod a;"), ("CHANGELOG.md", "## 1.0\n")])));
        assert!(found.iter().any(|text| text.contains("opens with `//!`")));
        assert!(found.iter().any(|text| text.contains("no section `## Unreleased`")));
    }
}
