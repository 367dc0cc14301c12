//! The first lock: every rule of a dossier is cited by code and by a test or proved by a worked example, which is a test
//! as well, and only rules that exist are cited.

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::scan::{self, Citation, MOST};
use crate::tree::Tree;

/// Checks the rules of every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let path = format!("games/{game}/dossier.md");
    // That a dossier is there at all is for the check of the folders.
    let Some(text) = tree.text(&path) else { return Vec::new() };
    let (rules, faults) = dossier::rules(text);
    let mut findings: Vec<Finding> =
        faults.into_iter().map(|fault| Finding::error(&path, fault.line, fault.what)).collect();
    if rules.is_empty() {
        findings.push(Finding::error(&path, 0, "section 3 has no rules in the form `* R1 (S) text`"));
    }

    let citations = scan::citations(tree, game);
    let numbers = |citations: &[Citation]| -> BTreeSet<u16> {
        citations.iter().filter(|citation| citation.points).map(|citation| citation.rule).collect()
    };
    let (code, mut tests) = (numbers(&citations.code), numbers(&citations.tests));
    let proved = dossier::examples(text).0.into_iter().map(|example| example.proves);
    tests.extend(proved.flatten());
    let mut known = BTreeSet::new();
    for rule in rules {
        let mut tell = |what: String| findings.push(Finding::error(&path, rule.line, what));
        let number = rule.number;
        if !known.insert(number) {
            tell(format!("R{number} stands here a second time"));
            continue;
        }
        if !code.contains(&number) {
            tell(format!("R{number} is cited by no doc comment in games/{game}/src that names at most {MOST} rules"));
        }
        if !tests.contains(&number) {
            tell(format!(
                "R{number} is cited by no test: name one r{number}_..., cite it in a test's doc comment, or name it in the \
                 heading of a worked example, with at most {MOST} rules"
            ));
        }
    }

    let cited = citations.code.iter().chain(&citations.tests).chain(&citations.strings);
    for citation in cited.filter(|citation| !known.contains(&citation.rule)) {
        let what = format!("R{} is cited, but the dossier has no such rule", citation.rule);
        findings.push(Finding::error(&citation.path, citation.line, what));
    }
    for (line, number) in dossier::mentions(text).into_iter().filter(|(_, number)| !known.contains(number)) {
        findings.push(Finding::error(&path, line, format!("R{number} is mentioned, but there is no such rule")));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn found(dossier: &str, code: &str, tests: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            ("games/pig/dossier.md", dossier),
            ("games/pig/src/lib.rs", code),
            ("games/pig/tests/rules.rs", tests),
        ])))
    }

    const DOSSIER: &str = "## 3. Rules\n* R1 (S) Roll.\n* R2 (S) Hold.\n* R3 (H) End.\n";
    const CODE: &str = "/// R1-R2.\nfn turn() {}\n/// R3.\nfn end() {}\n";
    const TESTS: &str = "#[test]\nfn r1_r2_turn() {}\n/// R3\n#[test]\nfn ends() {}\n";

    #[test]
    fn cited_rules_pass() {
        assert_eq!(found(DOSSIER, CODE, TESTS), [""; 0]);
    }

    #[test]
    fn uncited_rules_are_found() {
        let found =
            found(DOSSIER, "/// R1, R2\nfn turn() {}\n// R3\n", "#[test]\nfn r2_r3_x() {}\n/// R1\nfn help() {}");
        assert_eq!(found.len(), 2);
        assert!(found[0].starts_with("games/pig/dossier.md:2 R1 is cited by no test"));
        assert!(found[1].starts_with("games/pig/dossier.md:4 R3 is cited by no doc comment"));
    }

    #[test]
    fn a_citation_of_four_rules_counts_for_none() {
        let dossier = format!("{DOSSIER}* R4 (H) Over.\n");
        let code = CODE.replace("R3.", "R3, R4.");
        let tests = format!("{TESTS}#[test]\nfn r4_over() {{}}\n");
        assert_eq!(found(&dossier, &code, &tests), [""; 0]);
        let found = found(&dossier, &code.replace("R3, R4.", "R1-R4."), &tests.replace("r1_r2_turn", "r1_to_r4_turn"));
        let rules: Vec<&str> = found.iter().filter_map(|text| text.split(' ').nth(1)).collect();
        assert_eq!(rules, ["R1", "R2", "R3", "R4"], "{found:?}");
    }

    #[test]
    fn a_rule_that_a_worked_example_proves_needs_no_other_test() {
        let tests = TESTS.replace("r1_r2_turn", "r1_turn");
        let with = |rules: &str| {
            let example = format!("## 8. Worked examples\n**E1. Hold ({rules})**\n```\nstart\n  hold\nend\n```\n");
            found(&format!("{DOSSIER}{example}"), CODE, &tests)
        };
        assert_eq!(with("R2"), [""; 0]);
        for none in ["R1", "R1-R3, R1"] {
            assert!(with(none)[0].contains("R2 is cited by no test"), "{none}");
        }
    }

    #[test]
    fn rules_that_do_not_exist_are_found_wherever_they_are_cited() {
        let dossier = format!("{DOSSIER}\nSee R7.\n");
        let code = format!("{CODE}/// R4\nfn more() {{ f(\"R5\") }}\n");
        let found = found(&dossier, &code, &format!("{TESTS}#[test]\nfn r6_x() {{}}\n"));
        let cited: Vec<&str> = found.iter().filter_map(|text| text.split(' ').nth(1)).collect();
        assert_eq!(cited, ["R4", "R6", "R5", "R7"]);
    }

    #[test]
    fn rules_in_another_form_or_twice_are_found() {
        let dossier = format!("{DOSSIER}* R3 (S) Again.\n- R4 (S) A dash.\n");
        let found = found(&dossier, CODE, TESTS);
        assert!(found[0].starts_with("games/pig/dossier.md:6 not in the form"));
        assert!(found[1].contains(":5 R3 stands here a second time"));
        assert!(self::found("# Pig", "", "")[0].contains("has no rules"));
    }
}
