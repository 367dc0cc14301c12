//! Which code and which tests cite which rule, read from a game's sources.

use dossier::cite;

use crate::cite::numbers_in_name;
use crate::lexer::{self, Line};
use crate::tree::Tree;

/// The most rules that one citation may name and still say where each is written or tested.
pub(crate) const MOST: usize = 3;

/// A place that cites a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    /// The rule's number.
    pub(crate) rule: u16,
    /// The file's path from the root.
    pub(crate) path: String,
    /// The line, from 1.
    pub(crate) line: usize,
    /// The item whose doc comment or name it is; empty for a module.
    pub(crate) item: String,
    /// Whether it points at the rule: one that names more than [`MOST`] rules points at none of them.
    pub(crate) points: bool,
}

/// All citations of a game.
#[derive(Debug, Default)]
pub(crate) struct Citations {
    /// In doc comments of the code.
    pub(crate) code: Vec<Citation>,
    /// In names and doc comments of tests.
    pub(crate) tests: Vec<Citation>,
    /// In the code's strings: the rules that refusals and results carry.
    pub(crate) strings: Vec<Citation>,
}

/// Reads the citations of a game's `src/` and `tests/`.
pub(crate) fn citations(tree: &Tree, game: &str) -> Citations {
    let mut all = Citations::default();
    let folder = format!("games/{game}/");
    for (path, text) in tree.under(&folder) {
        let inner = &path[folder.len()..];
        if is_rust(path) && (inner.starts_with("src/") || inner.starts_with("tests/")) {
            FileScan::new(path).read(&lexer::lines(text), &mut all);
        }
    }
    all
}

/// Says whether a file is Rust source.
pub(crate) fn is_rust(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.split('.').next_back() == Some("rs"))
}

/// Says whether a whole file is test code.
pub(crate) fn is_test_file(path: &str) -> bool {
    path.contains("/tests/") || path.contains("/benches/") || path.ends_with("/tests.rs")
}

/// Returns the line, from 0, at which a file's test module begins, if it has one: by custom it is the last item.
pub(crate) fn test_module(lines: &[Line]) -> Option<usize> {
    lines.windows(2).position(|pair| {
        let item = pair[1].bare.trim();
        pair[0].bare.trim() == "#[cfg(test)]" && item.contains("mod ") && item.ends_with('{')
    })
}

struct FileScan<'a> {
    path: &'a str,
    /// The citations of the doc comment so far, each with its line.
    docs: Vec<(usize, Vec<u16>)>,
    attributes: String,
    open_brackets: usize,
}

impl<'a> FileScan<'a> {
    fn new(path: &'a str) -> Self {
        Self { path, docs: Vec::new(), attributes: String::new(), open_brackets: 0 }
    }

    fn read(&mut self, lines: &[Line], all: &mut Citations) {
        let tests_from = if is_test_file(self.path) { Some(0) } else { test_module(lines) };
        for (index, line) in lines.iter().enumerate() {
            let in_code = tests_from.is_none_or(|from| index < from);
            if in_code {
                for rules in cite::groups(&line.inner_doc) {
                    self.cite(&mut all.code, &rules, index, "");
                }
                self.cite(&mut all.strings, &numbers_in_strings(&line.code), index, "");
            }
            self.docs.extend(cite::groups(&line.doc).into_iter().map(|rules| (index, rules)));
            if line.bare.trim().is_empty() || self.takes_attribute(line, index) {
                continue;
            }
            self.item(line, index, in_code, all);
        }
    }

    /// Keeps an attribute, which may run over several lines, for the item behind it.
    fn takes_attribute(&mut self, line: &Line, index: usize) -> bool {
        let bare = line.bare.trim();
        if self.open_brackets == 0 && !bare.starts_with("#[") {
            return false;
        }
        if bare.starts_with("#[doc") {
            self.docs.extend(cite::groups(&line.code).into_iter().map(|rules| (index, rules)));
        }
        let (open, close) = (bare.matches('[').count(), bare.matches(']').count());
        self.open_brackets = (self.open_brackets + open).saturating_sub(close);
        self.attributes.push_str(bare);
        // An attribute may stand on the line of its item.
        self.open_brackets > 0 || bare.ends_with(']')
    }

    fn item(&mut self, line: &Line, index: usize, in_code: bool, all: &mut Citations) {
        let name = item_name(&line.bare);
        let docs = std::mem::take(&mut self.docs);
        let attributes = std::mem::take(&mut self.attributes);
        if attributes.contains("#[test]") || attributes.contains("::test]") || attributes.contains("::test(") {
            self.cite(&mut all.tests, &numbers_in_name(name), index, name);
            for (at, rules) in docs {
                self.cite(&mut all.tests, &rules, at, name);
            }
        } else if in_code {
            for (at, rules) in docs {
                self.cite(&mut all.code, &rules, at, name);
            }
        }
    }

    fn cite(&self, citations: &mut Vec<Citation>, rules: &[u16], index: usize, item: &str) {
        citations.extend(rules.iter().map(|rule| Citation {
            rule: *rule,
            points: rules.len() <= MOST,
            path: self.path.to_owned(),
            line: index + 1,
            item: item.to_owned(),
        }));
    }
}

/// Returns the name of the item that a line of code begins: the word after its keyword, else the first word.
fn item_name(code: &str) -> &str {
    const KEYWORDS: [&str; 10] =
        ["fn", "struct", "enum", "trait", "type", "static", "mod", "const", "union", "macro_rules"];
    let words: Vec<&str> = code.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty()).collect();
    let head = &words[..words.len().min(6)];
    let keyword = KEYWORDS.iter().find_map(|keyword| head.iter().position(|word| word == keyword));
    let plain = head.iter().find(|word| !matches!(**word, "pub" | "crate" | "super"));
    keyword.and_then(|at| words.get(at + 1)).or(plain).copied().unwrap_or("")
}

/// Returns the rule numbers of string literals that hold nothing else: `"R13"`, `"R9, R15"`.
fn numbers_in_strings(code: &str) -> Vec<u16> {
    let only_rules = |text: &&str| {
        text.starts_with('R') && text.chars().all(|c| c.is_ascii_digit() || matches!(c, 'R' | ',' | ' ' | '-' | '–'))
    };
    code.split('"').skip(1).step_by(2).filter(only_rules).flat_map(cite::numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"//! R1, R2. The turn.

/// R3. Rolls.
#[must_use]
#[expect(
    clippy::thing,
    reason = "as R9 says"
)]
pub(crate) const fn roll() -> Refusal {
    Refusal::new("R4", phrase("say R5"))
}

/// An enum.
pub enum Action {
    /// R6.
    Hold,
}

#[cfg(test)]
mod tests {
    /// R8 counts for the test, not for the code.
    #[test]
    fn r7_claim() {
        f("R99");
    }

    /// R77 counts for nothing.
    fn helper() {}
}
"#;

    fn list(citations: &[Citation]) -> Vec<(u16, &str)> {
        citations.iter().map(|citation| (citation.rule, citation.item.as_str())).collect()
    }

    #[test]
    fn code_tests_and_strings_are_told_apart() {
        let tree = Tree::of(&[("games/pig/src/turn.rs", SOURCE)]);
        let all = citations(&tree, "pig");
        assert_eq!(list(&all.code), [(1, ""), (2, ""), (3, "roll"), (6, "Hold")]);
        assert_eq!(list(&all.tests), [(7, "r7_claim"), (8, "r7_claim")]);
        assert_eq!(list(&all.strings), [(4, "")]);
        assert_eq!(all.tests[0].line, 23);
    }

    #[test]
    fn a_citation_of_many_rules_points_at_none() {
        let source = "//! R1-R4, a chapter.\n/// R5-R7. Rolls; see R8.\nfn roll() {}\n\
            #[cfg(test)]\nmod tests {\n#[test]\nfn r1_to_r4_roll() {}\n#[test]\nfn r5_r6_r7_roll() {}\n}\n";
        let all = citations(&Tree::of(&[("games/pig/src/turn.rs", source)]), "pig");
        let pointing = |citations: &[Citation]| -> Vec<u16> {
            citations.iter().filter(|citation| citation.points).map(|citation| citation.rule).collect()
        };
        assert_eq!((pointing(&all.code), all.code.len()), (vec![5, 6, 7, 8], 8));
        assert_eq!((pointing(&all.tests), all.tests.len()), (vec![5, 6, 7], 7));
    }

    #[test]
    fn a_test_file_is_tests_from_its_first_line() {
        let tests =
            "//! R1.\n/// R2\nfn helper() {}\n#[test]\nfn r3_r4_claim() {}\n#[tokio::test]\nasync fn r5_late() {}\n";
        let tree = Tree::of(&[("games/pig/tests/rules.rs", tests), ("games/pig/benches/b.rs", "//! R9")]);
        let all = citations(&tree, "pig");
        assert!(all.code.is_empty());
        assert_eq!(list(&all.tests), [(3, "r3_r4_claim"), (4, "r3_r4_claim"), (5, "r5_late")]);
    }
}
