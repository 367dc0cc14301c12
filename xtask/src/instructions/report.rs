//! What was measured beside what is stored.

use std::fmt::Write as _;

use super::Measured;
use super::stored::Figures;

/// A figure may be passed by this part of it: less moves when code far away is laid out anew.
const TOLERANCE: f64 = 0.03;

/// A game through the trait may take this many times the instructions of the same game written by hand. The aim is 2;
/// this holds for any compiler, also one without figures.
const MOST_OF_BY_HAND: f64 = 3.0;

/// At least this part of a tree search goes into what its leaves are worth. As much again may go into the tree, its keys and the
/// completion of what is hidden, and the last third into the rules.
const LEAST_OF_LEAVES: f64 = 1.0 / 3.0;

/// A table to print, and what is wrong.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) table: String,
    pub(super) failures: Vec<String>,
}

/// Compares with the stored figures of the compiler, if it has any.
pub(super) fn report(measured: &[Measured], stored: Option<&Figures>) -> Report {
    let mut table = row(["instructions", "each", "units", "a unit", "stored", "ratio"]);
    let mut failures = Vec::new();
    for Measured { work, instructions, units, .. } in measured {
        let figure = stored.and_then(|figures| figures.get(work)).copied();
        let ratio = figure.map(|figure| *instructions as f64 / figure as f64);
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        table += &row([
            work,
            &instructions.to_string(),
            &format!("{units:.1}"),
            &format!("{:.1}", *instructions as f64 / units),
            &or_none(figure.map(|figure| figure.to_string())),
            &or_none(ratio.map(|ratio| format!("{ratio:.3}"))),
        ]);
        failures.extend(failure(work, ratio, stored.is_some()));
    }
    let is_measured = |work: &str| measured.iter().any(|row| row.work == work);
    let gone = stored.into_iter().flatten().filter(|(work, _)| !is_measured(work));
    failures.extend(gone.map(|(work, _)| format!("{work} is stored and no longer measured; bless")));
    for (work, ratio) in overheads(measured) {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{work}: the trait takes {ratio:.2} times the instructions of by hand");
        if ratio > MOST_OF_BY_HAND {
            failures.push(format!("{work} may take {MOST_OF_BY_HAND} times the instructions of by hand"));
        }
    }
    for (work, part) in leaves(measured) {
        let _ = writeln!(table, "{work}: {:.0} % of it is what the leaves are worth", part * 100.0);
        if part < LEAST_OF_LEAVES {
            failures.push(format!(
                "{work} should be for its leaves to {:.0} % at least; `callgrind_annotate` tells where the rest goes",
                LEAST_OF_LEAVES * 100.0
            ));
        }
    }
    Report { table, failures }
}

fn row([work, cells @ ..]: [&str; 6]) -> String {
    let cells = cells.map(|cell| format!("{cell:>11}"));
    format!("{work:<26}{}\n", cells.concat())
}

/// Says what is wrong with a piece of work; `known` is whether the compiler has figures at all.
fn failure(work: &str, ratio: Option<f64>, known: bool) -> Option<String> {
    match ratio {
        Some(ratio) if ratio > 1.0 + TOLERANCE => Some(format!(
            "{work} takes {:.1} % more than stored; if that is worth it, bless and say so in the commit",
            (ratio - 1.0) * 100.0
        )),
        None if known => Some(format!("{work} has no stored figure; bless")),
        _ => None,
    }
}

/// Returns how many times the instructions of `NAME-by-hand` each `NAME` takes.
fn overheads(measured: &[Measured]) -> impl Iterator<Item = (&str, f64)> {
    measured.iter().filter_map(|hand| {
        let name = hand.work.strip_suffix("-by-hand")?;
        let game = measured.iter().find(|row| row.work == name)?;
        Some((name, game.instructions as f64 / hand.instructions as f64))
    })
}

/// Returns for every tree the part of it that says what leaves are worth.
fn leaves(measured: &[Measured]) -> impl Iterator<Item = (&str, f64)> {
    measured.iter().filter_map(|row| Some((row.work.as_str(), row.of_leaves? as f64 / row.instructions as f64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(measured: &[(&str, u64)], stored: Option<&[(&str, u64)]>) -> Vec<String> {
        let measured: Vec<Measured> = measured
            .iter()
            .map(|&(work, instructions)| Measured { work: work.to_owned(), instructions, units: 10.0, of_leaves: None })
            .collect();
        let stored = stored.map(|figures| figures.iter().map(|&(work, figure)| (work.to_owned(), figure)).collect());
        report(&measured, stored.as_ref()).failures
    }

    #[test]
    fn more_than_three_in_a_hundred_above_fails() {
        assert_eq!(failures(&[("pig", 1030)], Some(&[("pig", 1000)])), [""; 0]);
        assert_eq!(failures(&[("pig", 500)], Some(&[("pig", 1000)])), [""; 0]);
        let found = failures(&[("pig", 1031)], Some(&[("pig", 1000)]));
        assert_eq!(found, ["pig takes 3.1 % more than stored; if that is worth it, bless and say so in the commit"]);
    }

    #[test]
    fn stored_and_measured_name_the_same_work_unless_the_compiler_is_new() {
        assert_eq!(failures(&[("pig", 1)], None), [""; 0]);
        let found = failures(&[("pig", 1)], Some(&[("yacht", 1)]));
        assert_eq!(found, ["pig has no stored figure; bless", "yacht is stored and no longer measured; bless"]);
    }

    #[test]
    fn the_trait_takes_at_most_three_times_the_instructions_of_by_hand_on_any_compiler() {
        assert_eq!(failures(&[("pig", 30), ("pig-by-hand", 10)], None), [""; 0]);
        let found = failures(&[("pig", 31), ("pig-by-hand", 10)], None);
        assert_eq!(found, ["pig may take 3 times the instructions of by hand"]);
    }

    #[test]
    fn a_third_of_a_tree_is_for_its_leaves() {
        let failures = |of_leaves| {
            let measured = [Measured { work: "pig-tree".to_owned(), instructions: 90, units: 1.0, of_leaves }];
            report(&measured, None).failures
        };
        assert_eq!(failures(Some(30)), [""; 0]);
        let found = failures(Some(29));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("pig-tree should be for its leaves to 33 % at least; "), "{found:?}");
    }

    #[test]
    fn the_table_shows_each_unit_and_the_ratio() {
        let measured = [Measured { work: "pig".to_owned(), instructions: 1010, units: 10.0, of_leaves: None }];
        let stored = Figures::from([("pig".to_owned(), 1000)]);
        let table = report(&measured, Some(&stored)).table;
        let cells: Vec<&str> = table.lines().last().unwrap_or_default().split_whitespace().collect();
        assert_eq!(cells, ["pig", "1010", "10.0", "101.0", "1000", "1.010"]);
    }
}
