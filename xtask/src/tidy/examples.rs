//! The third lock: every worked example of a dossier stands in the one form that is read, so none can be left out
//! unseen. That they are true is for the kit, which plays them.

use crate::finding::Finding;
use crate::tree::Tree;

/// Checks the examples of every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let path = format!("games/{game}/dossier.md");
    let Some(text) = tree.text(&path) else { return Vec::new() };
    let (examples, faults) = dossier::examples(text);
    let mut findings: Vec<Finding> =
        faults.into_iter().map(|fault| Finding::error(&path, fault.line, fault.what)).collect();
    if examples.is_empty() {
        findings.push(Finding::error(&path, 0, "section 8 has no worked examples"));
    }
    findings.extend(check_kit(tree, game));
    findings
}

/// The game's tests run the kit.
fn check_kit(tree: &Tree, game: &str) -> Option<Finding> {
    let path = format!("games/{game}/tests/kit.rs");
    let runs = tree.text(&path).is_some_and(|test| test.contains("conform::kit!"));
    (!runs).then(|| Finding::error(&path, 0, "must run the kit, which plays the worked examples: `conform::kit!`"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    const GOOD: &str = "## 8. Worked examples\n\n**E1. Roll**\n```\nstart\n  =4 hold\nend\n```\nProse.\n";

    fn found(dossier: &str, kit: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            ("games/pig/dossier.md", dossier),
            ("games/pig/tests/kit.rs", kit),
        ]);
        texts(&check(&tree)).iter().map(|text| text.replace("games/pig/", "")).collect()
    }

    #[test]
    fn examples_out_of_form_none_at_all_and_a_game_without_the_kit_are_found() {
        assert_eq!(found(GOOD, "conform::kit!(Pig);"), [""; 0]);
        let found_line = &found(&GOOD.replace("end\n", ""), "conform::kit!(Pig);")[0];
        assert_eq!(found_line, "dossier.md:3 E1: a block ends with the resulting position");
        assert!(found("", "conform::kit!(Pig);")[0].contains("no worked examples"));
        assert!(found(GOOD, "conform::laws!(Pig);")[0].contains("tests/kit.rs:0 must run the kit"));
    }
}
