//! House hygiene: what no file may hold, whatever it is about.

use crate::finding::Finding;
use crate::lexer::{self, Line};
use crate::scan;
use crate::tree::Tree;

/// Files longer than this deserve a hard look.
const LONG: usize = 400;
/// Files longer than this are refused.
const TOO_LONG: usize = 600;

/// The end of the path of a file that may be long: the second opinion on a game is one slow listing, written from the
/// dossier alone and compared state by state.
const LISTING: &str = "/tests/model/model.py";

/// What Rust code must not say, and what to do instead.
const FORBIDDEN: &[(&str, &str)] = &[
    ("#[allow(", "use #[expect(.., reason = \"..\")]"),
    ("#![allow(", "use #[expect(.., reason = \"..\")]"),
    ("todo!(", "finish it or leave it out"),
    ("unimplemented!(", "finish it or leave it out"),
    ("dbg!(", "take it out"),
    ("#[ignore", "a test runs or is not there"),
    ("#[should_panic", "assert the error instead"),
];

/// Endings of files that people edit and that hold text.
const TEXT: &[&str] =
    &["rs", "toml", "md", "py", "js", "css", "html", "svg", "ftl", "sql", "sh", "txt", "yml", "json", "lock"];

/// Checks every file.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.all().filter(|(path, _)| is_text(path)) {
        findings.extend(length(path, text));
        findings.extend(blanks(path, text));
        findings.extend(places(path, text));
        if scan::is_rust(path) {
            findings.extend(rust(path, text));
        } else if matches!(ending(path), "py" | "js" | "css" | "sql" | "toml" | "ftl" | "html") {
            findings.extend(
                text.lines().enumerate().filter(|(_, line)| unfinished(line)).map(|(index, _)| {
                    Finding::error(path, index + 1, "finish it, or write an issue instead of a note")
                }),
            );
        }
    }
    findings.extend(tree.text("Cargo.lock").into_iter().flat_map(registries));
    findings
}

fn ending(path: &str) -> &str {
    path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map_or("", |(_, ending)| ending)
}

fn is_text(path: &str) -> bool {
    TEXT.contains(&ending(path)) || path.starts_with(".ci/") || path.starts_with("LICENSE")
}

fn length(path: &str, text: &str) -> Option<Finding> {
    let is_code = matches!(ending(path), "rs" | "py" | "js" | "css");
    let lines = text.lines().count();
    if !is_code || lines <= LONG || path.ends_with(LISTING) {
        return None;
    }
    let what = format!("{lines} lines; look hard at {LONG}, split at {TOO_LONG}");
    Some(if lines > TOO_LONG { Finding::error(path, 0, what) } else { Finding::warning(path, 0, what) })
}

fn blanks(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.contains('\t') {
            findings.push(Finding::error(path, index + 1, "a tab"));
        }
        // Two blanks end a line in Markdown; recordings keep what was printed.
        if line.ends_with(' ') && !matches!(ending(path), "md" | "txt" | "json" | "svg") {
            findings.push(Finding::error(path, index + 1, "blanks at the end of the line"));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        findings.push(Finding::error(path, text.lines().count(), "the last line does not end"));
    }
    findings
}

/// Refuses folders of somebody's machine, and package mirrors.
fn places(path: &str, text: &str) -> Vec<Finding> {
    const HOMES: [&str; 4] = ["root", "home", "work", "Users"];
    const MIRRORS: [&str; 4] = ["artifactory", "index.crates.", "/simple/", "replace-with"];
    if path == "xtask/src/tidy/hygiene.rs" || path == "Cargo.lock" {
        return Vec::new();
    }
    let opens = |c: char| !(c.is_alphanumeric() || matches!(c, '/' | '.' | '_' | '-' | '}' | ')' | ']' | '>' | '~'));
    let is_home = |line: &str| {
        HOMES.iter().any(|home| {
            let folder = format!("/{home}/");
            line.match_indices(&folder).any(|(at, _)| line[..at].chars().next_back().is_none_or(opens))
        })
    };
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if is_home(line) {
            findings.push(Finding::error(path, index + 1, "a folder of one machine"));
        }
        if MIRRORS.iter().any(|mirror| line.contains(mirror)) {
            findings.push(Finding::error(path, index + 1, "a package mirror"));
        }
    }
    findings
}

/// Every package comes from the public registry, under the name that any machine knows.
fn registries(lock: &str) -> Vec<Finding> {
    const PUBLIC: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    let lines = lock.lines().enumerate();
    let other = lines.filter(|(_, line)| line.starts_with("source = ") && *line != PUBLIC);
    other.map(|(index, _)| Finding::error("Cargo.lock", index + 1, "a package from elsewhere than crates.io")).collect()
}

fn rust(path: &str, text: &str) -> Vec<Finding> {
    let lines = lexer::lines(text);
    let tests_from = if scan::is_test_file(path) { 0 } else { scan::test_module(&lines).unwrap_or(lines.len()) };
    let mut findings = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let mut tell = |what: String| findings.push(Finding::error(path, index + 1, what));
        for (word, instead) in FORBIDDEN.iter().filter(|(word, _)| line.bare.contains(word)) {
            tell(format!("`{word}`: {instead}"));
        }
        if index < tests_from && line.bare.contains(".unwrap()") {
            tell("`.unwrap()` outside tests: say with `expect` why it cannot fail, or return the error".to_owned());
        }
        let Line { comment, doc, inner_doc, .. } = line;
        if [comment, doc, inner_doc].iter().any(|text| unfinished(text)) {
            tell("finish it, or write an issue instead of a note".to_owned());
        }
        if [doc, inner_doc].iter().any(|text| text.trim().starts_with("```") && text.contains("ignore")) {
            tell("an example in the documentation runs: `ignore` is no choice".to_owned());
        }
    }
    findings
}

fn unfinished(line: &str) -> bool {
    let words = line.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.into_iter().any(|word| matches!(word, "TODO" | "FIXME" | "XXX"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::{Weight, texts};

    fn found(path: &str, text: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn clean_files_pass() {
        assert_eq!(found("src/a.rs", "//! A.\nfn f() -> &'static str {\n    \"todo!()\"\n}\n"), [""; 0]);
    }

    #[test]
    fn long_files_are_noted_and_then_refused() {
        let lines = |count: usize| "x\n".repeat(count);
        let weights = |count| check(&Tree::of(&[("a.rs", &lines(count))])).first().map(|finding| finding.weight);
        assert_eq!(weights(400), None);
        assert_eq!(weights(401), Some(Weight::Warning));
        assert_eq!(weights(601), Some(Weight::Error));
        assert_eq!(found("a.md", &lines(601)), [""; 0]);
    }

    #[test]
    fn forbidden_words_are_found_in_code_only() {
        for word in ["#[allow(dead_code)]", "todo!()", "unimplemented!()", "dbg!(x)", "#[ignore]", "x.unwrap()"] {
            assert_eq!(found("src/a.rs", &format!("fn f() {{\n{word}\n}}\n")).len(), 1, "{word}");
            assert_eq!(found("src/a.rs", &format!("// {word}\n")), [""; 0]);
        }
        let tests = "#[cfg(test)]\nmod tests {\n    fn f() { x.unwrap() }\n}\n";
        assert_eq!(found("src/a.rs", tests), [""; 0]);
        assert_eq!(found("crates/a/tests/a.rs", "fn f() { x.unwrap() }\n"), [""; 0]);
    }

    #[test]
    fn notes_to_oneself_are_found() {
        assert_eq!(found("src/a.rs", "// TODO: more\n").len(), 1);
        assert_eq!(found("src/a.rs", "/// FIXME\n").len(), 1);
        assert_eq!(found("a.py", "# TODO\n").len(), 1);
        assert_eq!(found("a.md", "no TODO here\n"), [""; 0]);
        assert_eq!(found("src/a.rs", "/// ```ignore\n").len(), 1);
    }

    #[test]
    fn tabs_loose_blanks_and_open_ends_are_found() {
        assert_eq!(
            found("a.toml", "a = 1\n\tb = 2 \nc = 3"),
            ["a.toml:2 a tab", "a.toml:2 blanks at the end of the line", "a.toml:3 the last line does not end"]
        );
    }

    #[test]
    fn folders_of_one_machine_and_mirrors_are_found() {
        let home = format!("see /{}/me/notes\n", "home");
        assert_eq!(found("a.md", &home), ["a.md:1 a folder of one machine"]);
        assert_eq!(found("a.md", "see https://example.org/work/notes or ../home/x or steps/work/y\n"), [""; 0]);
        assert_eq!(found(".cargo/config.toml", "[source.crates-io]\nreplace-with = \"x\"\n").len(), 1);
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\nsource = \"git+https://x\"\n";
        assert_eq!(found("Cargo.lock", lock), ["Cargo.lock:2 a package from elsewhere than crates.io"]);
    }
}
