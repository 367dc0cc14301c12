//! What the pure crates must not reach for: the world outside, clocks, random order, or the name of a game.

use crate::finding::Finding;
use crate::lexer;
use crate::scan;
use crate::tree::Tree;

/// Folders whose code only computes.
const PURE: &[&str] =
    &["games/", "crates/contract/", "crates/words/", "crates/search/", "crates/lab/", "crates/table/"];

/// Folders that work for any game and so know none.
const GAMELESS: &[&str] = &[
    "crates/contract/",
    "crates/conform/",
    "crates/words/",
    "crates/search/",
    "crates/lab/",
    "crates/table/",
    "crates/store/",
];

/// What a pure crate must not say, and why.
const FORBIDDEN: &[(&str, &str)] = &[
    ("HashMap", "its order is random and can reach a result: use BTreeMap"),
    ("HashSet", "its order is random and can reach a result: use BTreeSet"),
    ("RandomState", "results must repeat"),
    ("SystemTime", "time is passed in"),
    ("Instant", "time is passed in"),
    ("println", "only the outermost crates speak"),
    ("print", "only the outermost crates speak"),
    ("eprintln", "only the outermost crates speak"),
    ("eprint", "only the outermost crates speak"),
    ("std::fs", "only the outermost crates read files"),
    ("std::net", "only the outermost crates open sockets"),
    ("std::env", "settings are passed in"),
    ("std::process", "only the outermost crates run and stop processes"),
    ("std::thread::sleep", "nobody waits"),
];

/// Uses that are right, each with its reason.
const EXEMPT: &[(&str, &str, &str)] =
    &[("crates/search/src/tree/clock.rs", "Instant", "`tree:200ms` is asked to think by the clock, and says so")];

/// Checks the pure crates' code, tests apart, and that crates for any game name none.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in PURE {
        for (path, text) in tree.under(folder).filter(|(path, _)| scan::is_rust(path) && !scan::is_test_file(path)) {
            findings.extend(forbidden(path, text));
        }
    }
    let names: Vec<String> = tree.games().into_iter().flat_map(|id| names(tree, id)).collect();
    for folder in GAMELESS {
        for (path, text) in tree.under(folder) {
            findings.extend(named(path, text, &names));
        }
    }
    findings
}

fn forbidden(path: &str, text: &str) -> Vec<Finding> {
    let lines = lexer::lines(text);
    let code = &lines[..scan::test_module(&lines).unwrap_or(lines.len())];
    let mut findings = Vec::new();
    for (index, line) in code.iter().enumerate() {
        for (word, why) in FORBIDDEN {
            let exempt = EXEMPT.iter().any(|(file, allowed, _)| *file == path && allowed == word);
            if !exempt && says(&line.bare, word) {
                findings.push(Finding::error(path, index + 1, format!("`{word}` in a pure crate: {why}")));
            }
        }
    }
    findings
}

/// Says whether a whole word stands in the code, as a name or, where it is lower case, as a path or macro.
fn says(code: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let macro_only = matches!(word, "print" | "println" | "eprint" | "eprintln");
    code.match_indices(word).any(|(at, _)| {
        let (before, after) = (code[..at].chars().next_back(), code[at + word.len()..].chars().next());
        !before.is_some_and(part) && if macro_only { after == Some('!') } else { !after.is_some_and(part) }
    })
}

/// Returns how a game may be called: its id, its crate, its title.
fn names(tree: &Tree, id: &str) -> Vec<String> {
    let mut names = vec![id.to_owned(), id.replace('-', "_")];
    let data = tree.text(&format!("games/{id}/components.toml")).unwrap_or_default();
    let title = data.lines().find_map(|line| line.strip_prefix("title = \""));
    names.extend(title.map(short_title));
    names
}

/// Returns a title without what stands in brackets behind it.
fn short_title(title: &str) -> String {
    title.split(['(', '"']).next().unwrap_or(title).trim().to_owned()
}

fn named(path: &str, text: &str, names: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(name) = names.iter().find(|name| line.contains(name.as_str())) {
            let what = format!("names the game `{name}`; this crate works for any game: use the toys of the test kit");
            findings.push(Finding::error(path, index + 1, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn found(path: &str, text: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[
            ("games/yacht-race/Cargo.toml", ""),
            ("games/yacht-race/components.toml", "title = \"Yacht Race (second edition)\"\n"),
            (path, text),
        ])))
    }

    #[test]
    fn the_world_outside_is_refused_in_code() {
        let code = "use std::collections::HashMap;\nlet t = Instant::now();\nprintln!(\"x\");\nuse std::fs;\n";
        let found = found("crates/search/src/tree.rs", code);
        let words: Vec<&str> = found.iter().filter_map(|line| line.split('`').nth(1)).collect();
        assert_eq!(words, ["HashMap", "Instant", "println", "std::fs"]);
        assert!(found[0].starts_with("crates/search/src/tree.rs:1 "));
    }

    #[test]
    fn comments_strings_tests_and_other_crates_are_free() {
        let code = "// HashMap\nf(\"HashMap\");\nlet printed: MyHashMap = Instantly;\n#[cfg(test)]\nmod tests {\nuse HashMap;\n}\n";
        assert_eq!(found("crates/search/src/tree.rs", code), [""; 0]);
        assert_eq!(found("crates/search/tests/a.rs", "use HashMap;"), [""; 0]);
        assert_eq!(found("crates/server/src/a.rs", "use HashMap;"), [""; 0]);
    }

    #[test]
    fn a_crate_for_any_game_names_none_even_in_tests() {
        for text in ["/// As in Yacht Race.", "use yacht_race::Race;", "yacht-race = { path = \"x\" }"] {
            assert_eq!(found("crates/lab/tests/a.rs", text).len(), 1, "{text}");
            assert_eq!(found("crates/catalog/tests/a.rs", text), [""; 0]);
        }
    }
}
