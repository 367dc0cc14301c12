//! The worked examples of the dossier, legal and illegal, run from the dossier's own text.
//!
//! A legal example is a heading `**E1. …**` and a block: position, tokens (indented), position. An illegal one is a
//! heading `**X1.** ` with the tokens in backticks, a block with the position, and a paragraph that names the rules in
//! brackets.

mod common;

use contract::{Refused, StepText};
use under_falling_skies::INFO;

struct Example<'a> {
    name: &'a str,
    heading: &'a str,
    block: Vec<&'a str>,
    text: String,
}

/// Reads the examples of a kind, `E` or `X`.
fn examples(kind: char) -> Vec<Example<'static>> {
    let mut found: Vec<Example<'static>> = Vec::new();
    let mut in_block = false;
    let section = INFO.dossier.split("\n## ").find(|section| section.starts_with("8. ")).expect("section 8 is there");
    for line in section.lines() {
        let heading = line.strip_prefix("**").and_then(|rest| rest.split_once('.'));
        match heading {
            Some((name, heading)) if name.starts_with(['E', 'X']) => {
                found.push(Example { name, heading, block: Vec::new(), text: String::new() });
            }
            _ if line.starts_with("```") => in_block = !in_block,
            _ => {
                let Some(example) = found.last_mut() else { continue };
                if in_block { example.block.push(line) } else { example.text += line }
            }
        }
    }
    found.retain(|example| example.name.starts_with(kind));
    found
}

#[test]
fn every_legal_example_leads_where_the_dossier_says() {
    let examples = examples('E');
    assert_eq!(examples.len(), 29);
    for example in examples {
        let [from, tokens, to] = example.block[..] else { panic!("{} needs three lines", example.name) };
        match common::play(from, tokens, &[]) {
            Ok(found) => assert_eq!(found, to, "{}", example.name),
            Err(error) => panic!("{}: {error}", example.name),
        }
    }
}

#[test]
fn every_illegal_example_is_refused_by_a_rule_that_the_dossier_names() {
    let examples = examples('X');
    assert_eq!(examples.len(), 12);
    for example in examples {
        let tokens = example.heading.split('`').nth(1).expect("the tokens stand in backticks");
        let Err(Refused::Illegal { refusal, .. }) = common::play(example.block[0], tokens, &[]) else {
            panic!("{} was not refused", example.name);
        };
        let named = example.text.rsplit_once('(').expect("rules stand in brackets").1;
        let named: Vec<u32> = named.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        let range = named.iter().min().copied()..=named.iter().max().copied();
        let rule = refusal.rule.trim_start_matches('R').parse().ok();
        assert!(range.start() <= &rule && &rule <= range.end(), "{} was refused by {}", example.name, refusal.rule);
    }
}

#[test]
fn the_mothership_phase_may_be_left_out_of_the_notation() {
    let from = "00000000 M 3 2 g3^,g1.3,g2.9,g4.9 g1r0 0 3 2 C1 - - -";
    assert_eq!(common::play(from, "^1 ^2", &[]), common::play(from, "m ^1 ^2", &[]));
}

#[test]
fn a_refused_token_changes_nothing() {
    let line = "00000000 P 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - k16w25 B1=k3";
    let mut position = common::read(line, &[]).expect("the line is valid");
    let step = StepText::Act { seat: contract::Seat::FIRST, token: "k6A1".to_owned() };
    assert!(position.play(&step).is_err());
    assert_eq!(position.line(), line);
}
