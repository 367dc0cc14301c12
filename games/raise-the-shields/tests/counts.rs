//! Exact counts (perft) at named positions: the engine and the Python model must find the same numbers.

mod common;

use std::path::Path;
use std::process::Command;

use conform::{CountTable, golden, output_or_skip};
use raise_the_shields::RaiseTheShields;

const TABLE: &str = include_str!("../../../corpus/raise-the-shields/1/counts.txt");
const MODEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/model/count.py");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/components.toml");

/// Of each position, the deepest row of at most so many sequences is counted again by the slow model in every run; all
/// rows with `--long`.
const FEW: u128 = 500;

fn table() -> CountTable {
    TABLE.parse().expect("the table can be read")
}

#[test]
fn the_engine_counts_as_the_table_says() -> Result<(), Box<dyn std::error::Error>> {
    let rows = table().check::<RaiseTheShields>(common::tally)?;
    assert!(rows >= 60, "at least sixty rows, found {rows}");
    assert!(table().cases.len() >= 25, "at least twenty-five positions");
    Ok(())
}

#[test]
fn the_second_model_counts_as_the_table_says() {
    let mut table = table();
    if std::env::var_os("PALISADE_LONG").is_none() {
        for case in &mut table.cases {
            let few = case.rows.iter().rfind(|(_, counts)| counts.sequences <= FEW);
            case.rows = few.copied().into_iter().collect();
        }
    }
    let wanted = table.to_string();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("raise-the-shields-counts.txt");
    std::fs::write(&file, &wanted).expect("the folder for tests can be written to");
    let Some(found) = output_or_skip(Command::new("python3").args(["-B", MODEL, DATA, "--table"]).arg(&file)) else {
        return;
    };
    assert_eq!(found, wanted);
}

/// The position lines of seeded games of one to six seats, on every machine and in every release of rules version 1.
#[test]
fn random_games_are_the_same_everywhere() -> Result<(), Box<dyn std::error::Error>> {
    let known = [
        (1, "3e3f8559de8ea81ef735b32dbc07d6cd6be2713690479f423eec4bbe2d898cb5"),
        (2, "3903d5d197d68f50d7207281d5eeddefacc311756923325a4f2f461c3eafb966"),
        (3, "e43c8ab3bd44e1947c575344cd0e3b9173ed9ffd4523c9c9a4a60b41f307aabf"),
        (4, "5b94ce6a7845950857057e4d21fccac81f54ee3d27c846f6c6a1485594cedc2d"),
        (5, "6b8625fb5da92ac65ec36d22eef1216ab1b87ac65ca6342f407a985a33b7ec65"),
        (6, "96cbd3f69c22cf9691d4728b4ba944d8f0007eb3c8c2ba1a6a202195db89a625"),
    ];
    for (seats, hash) in known {
        assert_eq!(golden(&*common::face(&format!("rts{seats} "), &[]), "golden", 30)?, hash, "{seats} seats");
    }
    Ok(())
}
