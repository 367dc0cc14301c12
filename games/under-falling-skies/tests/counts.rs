//! Exact counts (perft) at named positions: the engine and the Python model must find the same numbers.

mod common;

use std::process::Command;

use conform::{CountTable, golden, output_or_skip};
use under_falling_skies::UnderFallingSkies;

const TABLE: &str = include_str!("../../../corpus/under-falling-skies/1/counts.txt");
const MODEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/model/count.py");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/components.toml");

/// Rows of at most so many sequences are counted again by the slow model in every run; the rest with `--long`.
const FEW: u64 = 500;

fn table() -> CountTable {
    TABLE.parse().expect("the table can be read")
}

#[test]
fn the_engine_counts_as_the_table_says() -> Result<(), Box<dyn std::error::Error>> {
    let rows = table().check::<UnderFallingSkies>(|_, state| common::tally(state))?;
    assert!(rows >= 10, "at least ten rows, found {rows}");
    assert!(table().cases.len() >= 10, "at least ten positions");
    Ok(())
}

#[test]
fn the_second_model_counts_as_the_table_says() {
    let long = std::env::var_os("PALISADE_LONG").is_some();
    for case in table().cases {
        let position = if case.position.is_empty() { "start" } else { &case.position };
        for (depth, counts) in &case.rows {
            if !long && counts.sequences > FEW.into() {
                continue;
            }
            let options = case.options.iter().map(|(key, value)| format!("{key}={value}"));
            let mut python = Command::new("python3");
            python.args(["-B", MODEL, DATA, position, &depth.to_string()]).args(options);
            let Some(output) = output_or_skip(&mut python) else { return };
            let expected = format!("{} {} {}", counts.sequences, counts.weight, counts.sum);
            assert_eq!(output.trim(), expected, "depth {depth} of {position}");
        }
    }
}

/// The position lines of a thousand seeded games, on every machine and in every release of rules version 1.
#[test]
fn random_games_are_the_same_everywhere() -> Result<(), Box<dyn std::error::Error>> {
    let found = golden(&*common::face("00000000", &[]), "golden", 1000)?;
    assert_eq!(found, "01876a20f950bc2739b31c22de8a7e5b4e922b7ce174156d4f304b10d575f5c6");
    Ok(())
}
