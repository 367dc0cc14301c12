//! The worked examples of the dossier, legal and illegal, and its position lines, run from the dossier's own text.
//!
//! A legal example is a heading `**E1. …**` and a block: position, tokens (indented), position, and so on. An illegal
//! one is a heading `**X1.** ` with the tokens in backticks, a block with the position, and a paragraph with what to
//! say, in quotes, and the rule in brackets. A line `Options:` names options that are not as printed.

mod common;

use contract::{Arg, Dice, Refused, SeatSet, StepText, Stream};
use raise_the_shields::INFO;

use common::seat_named;

struct Example<'a> {
    name: &'a str,
    heading: &'a str,
    options: Vec<(&'a str, &'a str)>,
    block: Vec<&'a str>,
    text: String,
}

fn section(number: u8) -> &'static str {
    let opens = format!("{number}. ");
    INFO.dossier.split("\n## ").find(|section| section.starts_with(&opens)).expect("the section is there")
}

/// Returns what stands in code spans.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Reads the examples of a kind, `E` or `X`.
fn examples(kind: char) -> Vec<Example<'static>> {
    let mut found: Vec<Example<'static>> = Vec::new();
    let mut in_block = false;
    for line in section(8).lines() {
        let heading = line.strip_prefix("**").and_then(|rest| rest.split_once('.'));
        match heading {
            Some((name, heading)) if name.starts_with(['E', 'X']) => {
                found.push(Example { name, heading, options: Vec::new(), block: Vec::new(), text: String::new() });
            }
            _ if line.starts_with("```") => in_block = !in_block,
            _ => {
                let Some(example) = found.last_mut() else { continue };
                match line.strip_prefix("Options:") {
                    Some(options) => example.options.extend(spans(options).filter_map(|pair| pair.split_once('='))),
                    None if in_block => example.block.push(line),
                    None => example.text += line,
                }
            }
        }
    }
    found.retain(|example| example.name.starts_with(kind));
    found
}

#[test]
fn every_legal_example_leads_where_the_dossier_says() {
    let examples = examples('E');
    assert_eq!(examples.len(), 35);
    for example in examples {
        assert!(example.block.len() % 2 == 1 && example.block.len() > 1, "{}", example.name);
        for step in example.block.windows(3).step_by(2) {
            match common::play(step[0], step[1], &example.options) {
                Ok(found) => assert_eq!(found, step[2], "{}", example.name),
                Err(error) => panic!("{}: {error}", example.name),
            }
        }
    }
}

#[test]
fn every_illegal_example_is_refused_by_the_rule_that_the_dossier_names() {
    let examples = examples('X');
    assert_eq!(examples.len(), 19);
    for example in examples {
        let tokens = spans(example.heading).next().expect("the tokens stand in backticks");
        let (_, named) = example.text.rsplit_once('(').expect("the rule stands in brackets");
        common::refused_with(&example.options, example.block[0], tokens, named.trim_end_matches(')'));
    }
}

#[test]
fn what_to_say_is_what_is_said() {
    for example in examples('X') {
        let Some(wanted) = example.text.split('"').nth(1) else { continue };
        let tokens = spans(example.heading).next().expect("the tokens stand in backticks");
        let Err(Refused::Illegal { refusal, .. }) = common::play(example.block[0], tokens, &example.options) else {
            panic!("{} was not refused", example.name);
        };
        let opens = format!("{} = ", refusal.phrase.key);
        let (_, words) = INFO.words[0];
        let said = words.lines().find_map(|line| line.strip_prefix(&opens)).expect("the refusal has words");
        // The words with their gaps filled; those that depend on a number are tried by the crate that speaks.
        let args = refusal.phrase.args.iter();
        let said = args.fold(said.to_owned(), |said, (name, value)| {
            let value = match value {
                Arg::Number(number) => number.to_string(),
                Arg::Text(text) => text.clone(),
                Arg::Term(key) => (*key).to_owned(),
            };
            said.replace(&format!("{{ ${name} }}"), &value)
        });
        assert!(said == wanted || said.contains("->"), "{}: {said}", example.name);
    }
}

/// Plays what stands between the positions of an item of section 6, from the start where no position stands before it.
fn run_item(item: &str) -> usize {
    let (mut last, mut tokens, mut seen) = (String::new(), String::new(), 0);
    for (before, span) in item.split('`').step_by(2).zip(spans(item)) {
        if !span.starts_with("rts") {
            tokens += " ";
            tokens += span;
            continue;
        }
        seen += 1;
        let options = if before.contains("secret") { &[("personal_dice", "secret")][..] } else { &[] };
        if let Some((_, reader)) = before.split_once(" as ").filter(|(_, rest)| rest.contains(" sees it")) {
            see(&last, &reader[..1], span, options);
            continue;
        }
        assert_eq!(common::read(span, options).map(|position| position.line()).as_deref(), Ok(span));
        if !tokens.is_empty() {
            let from = if last.is_empty() { common::face(span, &[]).start().line() } else { last.clone() };
            common::becomes(&from, tokens.trim(), span);
            tokens.clear();
        }
        span.clone_into(&mut last);
    }
    seen
}

/// Claims that a seat reads a position like this, that the reading can be read, and that it does not open what it hides.
fn see(line: &str, reader: &str, seen: &str, options: common::Options<'_>) {
    let observer = SeatSet::only(seat_named(reader));
    let position = common::read(line, options).expect("the line is valid");
    assert_eq!(position.line_for(observer), seen);
    let dice: &mut dyn Dice = &mut Stream::new("seen", "lines", 0);
    let found = common::face(seen, options).read_seen(seen, dice).expect("a view's line can be read");
    assert_eq!(found.line_for(observer), seen);
    let hidden = |sheet: &str| sheet.contains('?') || sheet.rsplit(' ').next().is_some_and(|die| &die[1..] == ":ok");
    assert_eq!(common::read(seen, options).is_err(), seen.split(" | ").any(hidden), "{seen}");
}

#[test]
fn the_position_lines_of_section_6_are_as_it_says() {
    let (_, list) = section(6).split_once("\nExamples:\n").expect("section 6 has examples");
    let mut seen = 0;
    for item in list.lines().take_while(|line| line.starts_with("- ")) {
        seen += run_item(item);
    }
    assert!(seen >= 12, "{seen} lines");
}

#[test]
fn a_refused_token_changes_nothing() {
    let line = "rts1 r3 fA work 12 | 1bcd/-/-/-/-/- 000000 o..... 3:w1s2a3";
    let mut position = common::read(line, &[]).expect("the line is valid");
    let step = StepText::Act { seat: seat_named("A"), token: "d12d.12e".to_owned() };
    assert!(position.play(&step).is_err());
    assert_eq!(position.line(), line);
}
