//! The position lines of section 6 of the dossier, run from its own text.

use conform::claim::{Options, becomes, face, read};
use contract::{Dice, Seat, SeatSet, Stream};
use raise_the_shields::{INFO, RaiseTheShields};

/// Returns what stands in code spans.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
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
        assert_eq!(read::<RaiseTheShields>(span, options).map(|position| position.line()).as_deref(), Ok(span));
        if !tokens.is_empty() {
            let from = if last.is_empty() { face::<RaiseTheShields>(span, &[]).start().line() } else { last.clone() };
            becomes::<RaiseTheShields>(&[], &from, tokens.trim(), span);
            tokens.clear();
        }
        span.clone_into(&mut last);
    }
    seen
}

/// Claims that a seat reads a position like this, that the reading can be read, and that it does not open what it hides.
fn see(line: &str, reader: &str, seen: &str, options: Options<'_>) {
    let observer = SeatSet::only(Seat::new("ABCDEF".find(reader).expect("a seat is A to F")));
    let position = read::<RaiseTheShields>(line, options).expect("the line is valid");
    assert_eq!(position.line_for(observer), seen);
    let dice: &mut dyn Dice = &mut Stream::new("seen", "lines", 0);
    let found = face::<RaiseTheShields>(seen, options).read_seen(seen, dice).expect("a view's line can be read");
    assert_eq!(found.line_for(observer), seen);
    let hidden = |sheet: &str| sheet.contains('?') || sheet.rsplit(' ').next().is_some_and(|die| &die[1..] == ":ok");
    assert_eq!(read::<RaiseTheShields>(seen, options).is_err(), seen.split(" | ").any(hidden), "{seen}");
}

#[test]
fn the_position_lines_of_section_6_are_as_it_says() {
    let section: Vec<&str> = conform::dossier::section(INFO.dossier, 6).into_iter().map(|(_, line)| line).collect();
    let list = section.into_iter().skip_while(|line| *line != "Examples:").skip(1);
    let mut seen = 0;
    for item in list.take_while(|line| line.starts_with("- ")) {
        seen += run_item(item);
    }
    assert!(seen >= 12, "{seen} lines");
}
