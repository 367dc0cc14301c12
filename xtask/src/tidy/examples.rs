//! The third lock: every worked example of a dossier stands in the one form that the examples test reads, so none can
//! be left out unseen.

use std::collections::BTreeMap;

use crate::cite;
use crate::dossier::{self, Example, Line};
use crate::finding::Finding;
use crate::tree::Tree;

/// Checks the examples of every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let path = format!("games/{game}/dossier.md");
    let Some(text) = tree.text(&path) else { return Vec::new() };
    let (examples, broken) = dossier::examples(text);
    let form = "not in the form of an example's heading: `**E1. Title**` or `**X1.**`";
    let mut findings: Vec<Finding> = broken.into_iter().map(|line| Finding::error(&path, line, form)).collect();
    if examples.is_empty() {
        findings.push(Finding::error(&path, 0, "section 8 has no worked examples"));
    }
    let mut last = BTreeMap::new();
    for example in &examples {
        let name = format!("{}{}", example.kind, example.number);
        let before = last.insert(example.kind, example.number).unwrap_or(0);
        if example.number != before + 1 {
            findings.push(Finding::error(&path, example.line, format!("{name} follows {}{before}", example.kind)));
        }
        let fault = if example.kind == 'E' { legal_fault(example) } else { illegal_fault(example) };
        findings.extend(fault.map(|(line, what)| Finding::error(&path, line, format!("{name}: {what}"))));
    }
    findings.extend(check_test(tree, game));
    findings
}

/// The test reads the dossier itself.
fn check_test(tree: &Tree, game: &str) -> Option<Finding> {
    let path = format!("games/{game}/tests/examples.rs");
    let wanted = "must run the worked examples from the text of dossier.md";
    match tree.text(&path) {
        Some(test) if test.contains("dossier") && test.contains("#[test]") => None,
        _ => Some(Finding::error(&path, 0, wanted)),
    }
}

/// Says what is wrong with a legal example: its block is a position, indented tokens, a position, and so on.
fn legal_fault(example: &Example<'_>) -> Option<(usize, &'static str)> {
    let block = match only_block(example) {
        Ok(block) => block,
        Err(fault) => return Some(fault),
    };
    let mut tokens_wanted = false;
    for (line, text) in block {
        match (is_tokens(text), tokens_wanted) {
            (true, true) if text.contains('(') => return Some((*line, "words in brackets are no tokens")),
            (true, true) => tokens_wanted = false,
            (false, false) if !text.trim().is_empty() => tokens_wanted = true,
            _ => {
                return Some((*line, "a block is a position line, indented tokens, the next position line, and so on"));
            }
        }
    }
    if block.len() >= 3 && tokens_wanted {
        None
    } else {
        Some((example.line, "a block ends with the resulting position"))
    }
}

/// Says what is wrong with an illegal example: tokens in the heading, one position, the reason with its rule.
fn illegal_fault(example: &Example<'_>) -> Option<(usize, &'static str)> {
    let tokens = example.heading.split('`').nth(1).is_some_and(|tokens| !tokens.trim().is_empty());
    if !tokens {
        return Some((example.line, "an illegal example has its tokens in a code span in the heading"));
    }
    match only_block(example) {
        Err(fault) => return Some(fault),
        Ok([(_, position)]) if !is_tokens(position) => {}
        Ok(_) => return Some((example.line, "an illegal example's block is one position line")),
    }
    let ruled = example.prose.iter().any(|(_, text)| in_brackets(text).any(|inner| !cite::numbers(inner).is_empty()));
    if ruled { None } else { Some((example.line, "the reason ends with its rule in brackets: (R1)")) }
}

fn only_block<'a, 'b>(example: &'a Example<'b>) -> Result<&'a [Line<'b>], (usize, &'static str)> {
    match example.blocks.as_slice() {
        [block] if !block.is_empty() => Ok(block),
        _ => Err((example.line, "an example has one block between ``` lines")),
    }
}

fn is_tokens(line: &str) -> bool {
    line.starts_with(' ')
}

fn in_brackets(text: &str) -> impl Iterator<Item = &str> {
    text.split('(').skip(1).filter_map(|rest| rest.split(')').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    const GOOD: &str = "## 8. Worked examples\n\n**E1. Roll**\n```\nstart\n  =4 hold\nend\n```\nProse.\n\n\
        ### Illegal\n\n**X1.** `hold`\n```\nstart\n```\nRoll first. (R1)\n";
    const TEST: &str = "#[test]\nfn all() { include_str!(\"../dossier.md\"); }";

    fn found(dossier: &str, test: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            ("games/pig/dossier.md", dossier),
            ("games/pig/tests/examples.rs", test),
        ]);
        texts(&check(&tree)).iter().map(|text| text.replace("games/pig/", "")).collect()
    }

    #[test]
    fn examples_in_the_form_pass() {
        assert_eq!(found(GOOD, TEST), [""; 0]);
    }

    #[test]
    fn a_legal_example_needs_its_whole_block() {
        assert_eq!(
            found(&GOOD.replace("end\n", ""), TEST),
            ["dossier.md:3 E1: a block ends with the resulting position"]
        );
        assert!(found(&GOOD.replace("  =4", "=4"), TEST)[0].starts_with("dossier.md:6 E1: a block is a position line"));
        assert!(found(&GOOD.replace("hold\nend", "(all of it)\nend"), TEST)[0].contains("are no tokens"));
        assert!(found(&GOOD.replacen("```\n", "", 2), TEST)[0].contains("E1: an example has one block"));
    }

    #[test]
    fn an_illegal_example_needs_tokens_position_and_rule() {
        assert!(found(&GOOD.replace("`hold`", "hold"), TEST)[0].contains("X1: an illegal example has its tokens"));
        assert!(found(&GOOD.replace(" (R1)", ""), TEST)[0].contains("X1: the reason ends with its rule"));
        assert!(
            found(&GOOD.replace("`\n```\nstart", "`\n```\nstart\n  hold"), TEST)[0].contains("is one position line")
        );
    }

    #[test]
    fn gaps_in_the_numbers_other_headings_and_a_missing_test_are_found() {
        assert_eq!(found(&GOOD.replace("X1", "X2"), TEST), ["dossier.md:13 X2 follows X0"]);
        assert!(found(&GOOD.replace("E1. Roll", "E1 Roll"), TEST)[0].contains("heading"));
        assert!(found("", TEST)[0].contains("no worked examples"));
        assert_eq!(found(GOOD, "").len(), 1);
    }
}
