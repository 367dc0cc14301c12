//! Two verifiers, one in Rust that knows the rules and one in Python that knows none, agree on a thousand games.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use crate::games::{FORGERIES, forge, luck, played};
use conform::or_skip;
use contract::Face;
use contract::record::Record;
use table::verify;

/// How many games.
const GAMES: u32 = 1000;

/// Lets the Python verifier judge all these records in one go; none when there is no Python, which is a failure on the
/// build machine.
fn python(records: &[Record]) -> Option<Vec<Result<String, String>>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("verify/palisade_verify.py");
    assert!(fs::read_to_string(&script).unwrap().lines().count() < 100);
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..records.len()).map(|at| format!("{at}.toml")).collect();
    for (name, record) in names.iter().zip(records) {
        fs::write(folder.path().join(name), record.write()).unwrap();
    }
    let mut python = Command::new("python3");
    python.arg("-I").arg(script).args(&names).current_dir(folder.path());
    let out = or_skip(python.output(), &python)?;
    let (good, bad) = (String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap());
    let said = |text: &str, name: &str| {
        let begin = format!("{name}: ");
        let mut lines = text.lines().map(|line| line.strip_prefix("palisade_verify: ").unwrap_or(line));
        lines.find_map(|line| line.strip_prefix(&begin)).map(str::to_owned)
    };
    assert_eq!(out.status.success(), bad.is_empty());
    let verdict = |name: &String| said(&good, name).ok_or_else(|| said(&bad, name).unwrap_or_else(|| bad.clone()));
    Some(names.iter().map(verdict).collect())
}

/// Plays the games on all cores, in order.
fn thousand() -> Vec<(std::sync::Arc<dyn Face>, Record)> {
    let next = Mutex::new(0..GAMES);
    let done = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(number) = { next.lock().unwrap().next() } {
                    let game = played(number);
                    done.lock().unwrap().push((number, game));
                }
            });
        }
    });
    let mut games = done.into_inner().unwrap();
    games.sort_by_key(|(number, _)| *number);
    games.into_iter().map(|(_, game)| game).collect()
}

#[test]
fn both_verifiers_agree_on_a_thousand_games_and_on_a_forgery_of_each() {
    let mut records = Vec::new();
    let mut verdicts = Vec::new();
    for (number, (face, mut record)) in thousand().into_iter().enumerate() {
        assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
        let draws = luck(&record).len();
        assert_eq!(verify(&record, &*face).map(|good| good.draws), Ok(draws), "game {number}");
        records.push(record.clone());
        verdicts.push((format!("game {number}"), Ok(draws)));

        let what = FORGERIES[number % FORGERIES.len()];
        let named = forge(&mut record, what);
        let error = verify(&record, &*face).map_err(|error| error.to_string()).expect_err(what);
        assert!(error.contains(&named), "game {number}, {what}: `{error}` does not name {named}");
        records.push(record);
        verdicts.push((format!("game {number}, {what}"), Err((named, error))));
    }
    for ((game, verdict), said) in verdicts.iter().zip(python(&records).unwrap_or_default()) {
        match verdict {
            Ok(draws) => {
                assert_eq!(said, Ok(format!("{draws} draws follow from the seed that was committed to")), "{game}");
            }
            Err((named, ours)) => {
                let theirs = said.expect_err(game);
                assert!(theirs.contains(named), "{game}: Python's `{theirs}` does not name {named}");
                // Up to where the two name the draw they use the same words.
                let draw = |error: &str| {
                    error.split_once("draw `").and_then(|(_, rest)| Some(rest.split_once('`')?.0.to_owned()))
                };
                assert_eq!(draw(&theirs), draw(ours), "{game}");
            }
        }
    }
}

#[test]
fn python_calls_a_record_without_a_commitment_unfair() {
    let (_, mut record) = played(1);
    record.dice = None;
    let said = python(&[record.clone(), record]);
    assert_ne!(said.map(|said| said.iter().any(Result::is_ok)), Some(true));
}
