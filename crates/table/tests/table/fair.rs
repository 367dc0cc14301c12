//! Dice that anybody can check: two verifiers, one in Rust and one in Python, agree on records good and bad.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::common::{A, B, Live, parley, pig};
use contract::record::{Entry, Record};
use contract::{Dice, Face, Stream};
use table::{Deed, Unfair, verify};

/// A finished game with entropies, an undo, and draws of the same name.
fn played(number: u8) -> (std::sync::Arc<dyn Face>, Record) {
    let face = if number.is_multiple_of(2) { parley(2) } else { pig() };
    let mut live = Live::new(face.clone(), number);
    live.ask(B, Deed::Entropy { entropy: "0123456789abcdef".into() }).unwrap();
    if number.is_multiple_of(3) {
        live.ask(A, Deed::Entropy { entropy: "7".into() }).unwrap();
    }
    live.ask(A, Deed::Begin).unwrap();
    if number.is_multiple_of(2) {
        live.offer(A);
        live.play("B:draw");
        live.undo(A, 1).unwrap();
    }
    live.finish();
    let record = live.table.record();
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    (face, record)
}

/// Runs the Python verifier; none when there is no Python, which is a failure on the build machine.
fn python(record: &Record) -> Option<Result<String, String>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("verify/palisade_verify.py");
    assert!(fs::read_to_string(&script).unwrap().lines().count() < 100);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.toml");
    fs::write(&file, record.write()).unwrap();
    match Command::new("python3").arg("-I").arg(script).arg(file).output() {
        Ok(out) if out.status.success() => Some(Ok(String::from_utf8(out.stdout).unwrap())),
        Ok(out) => Some(Err(String::from_utf8(out.stderr).unwrap())),
        Err(error) if std::env::var_os("CI").is_some() => panic!("python3 must be installed: {error}"),
        Err(error) => {
            println!("python3 was not found ({error}); only the verifier in Rust was tested");
            None
        }
    }
}

#[test]
fn both_verifiers_find_honest_records_good() {
    for number in 0..4 {
        let (face, record) = played(number);
        let luck = luck(&record).len();
        assert_eq!(verify(&record, &*face).map(|good| good.draws), Ok(luck));
        if let Some(said) = python(&record) {
            assert_eq!(said, Ok(format!("{luck} draws follow from the seed that was committed to\n")));
        }
    }
}

/// Returns the places of the record's luck.
fn luck(record: &Record) -> Vec<usize> {
    (0..record.steps.len()).filter(|at| matches!(record.steps[*at], Entry::Luck { .. })).collect()
}

/// Changes one thing about some luck in the middle of a record; returns what a verifier must name.
fn change_luck(record: &mut Record, what: &str) -> String {
    let luck = luck(record);
    let at = luck[Stream::new("forge", what, luck.len() as u64).below(luck.len() as u32) as usize];
    let Entry::Luck { draw, numbers, .. } = &mut record.steps[at] else { unreachable!("luck") };
    let name = format!("draw `{}#", draw.as_ref().unwrap().0);
    match what {
        "number" => numbers[0].value = (numbers[0].value + 1) % (numbers[0].bound + 1),
        "count" => draw.as_mut().unwrap().1 += 1,
        _ => {
            *draw = None;
            return "no draw beside it".to_owned();
        }
    }
    name
}

/// Leaves out the first of two draws with the same name, as who does not like it would.
fn leave_out(record: &mut Record) -> String {
    let drawn = |record: &Record, at: usize, nth| match &record.steps[at] {
        Entry::Luck { draw: Some((name, count)), .. } if *count == nth => Some(name.clone()),
        _ => None,
    };
    let second = luck(record).into_iter().find_map(|at| drawn(record, at, 1)).unwrap();
    let first = luck(record).into_iter().find(|at| drawn(record, *at, 0).as_ref() == Some(&second)).unwrap();
    record.steps.remove(first);
    format!("draw `{second}#")
}

fn forge(record: &mut Record, what: &str) -> String {
    match what {
        "seed" => record.dice.as_mut().unwrap().seed = Some("ab".repeat(32)),
        "reveal" => record.dice.as_mut().unwrap().seed = None,
        "entropy" => {
            let seat = record.seats[1].seat.clone();
            record.dice.as_mut().unwrap().entropies.insert(seat, "f".into());
        }
        "stranger" => {
            record.dice.as_mut().unwrap().entropies.insert("Z".into(), "f".into());
            return "no such seat".to_owned();
        }
        "left out" => return leave_out(record),
        _ => return change_luck(record, what),
    }
    let named = [("seed", "NOT THE ONE COMMITTED TO"), ("reveal", "NOT REVEALED"), ("entropy", "draw `")];
    named.iter().find(|(other, _)| *other == what).unwrap().1.to_owned()
}

#[test]
fn both_verifiers_refuse_forgeries_and_name_the_draw() {
    for number in 0..2 {
        for what in ["number", "count", "unnamed", "left out", "seed", "reveal", "entropy", "stranger"] {
            let (face, mut record) = played(number);
            let named = forge(&mut record, what);
            let error = verify(&record, &*face).map_err(|error| error.to_string()).expect_err(what);
            assert!(error.contains(&named), "{what}: `{error}` does not name {named}");
            if let Some(said) = python(&record) {
                let error = said.expect_err(what);
                assert!(error.contains(&named), "{what}: Python's `{error}` does not name {named}");
            }
        }
    }
}

#[test]
fn an_outcome_that_does_not_follow_from_its_numbers_is_refused() {
    for number in 0..4 {
        let (face, mut record) = played(number);
        let game = face.start();
        let at = luck(&record)[0];
        let Entry::Luck { token, draw, .. } = &mut record.steps[at] else { unreachable!("luck") };
        let name = draw.as_ref().unwrap().0.clone();
        *token = match game.outcomes() {
            Some(outcomes) => outcomes.into_iter().map(|(other, _)| other).find(|other| other != token).unwrap(),
            None if token == "=1" => "=2".to_owned(),
            None => "=1".to_owned(),
        };
        let error = verify(&record, &*face).unwrap_err();
        assert!(matches!(&error, Unfair::Record(_)), "{error}");
        assert!(error.to_string().contains(&format!("draw `{name}`")), "{error}");
    }
}

#[test]
fn a_record_without_a_commitment_is_not_called_fair() {
    let (face, mut record) = played(1);
    record.dice = None;
    assert_eq!(verify(&record, &*face), Err(Unfair::NoCommitment));
    assert_ne!(python(&record).map(|said| said.is_ok()), Some(true));
}

#[test]
fn the_seats_own_entropy_changes_the_dice() {
    let rolled = |entropy: Option<&str>| {
        let mut live = Live::new(parley(2), 9);
        if let Some(entropy) = entropy {
            live.ask(A, Deed::Entropy { entropy: entropy.to_owned() }).unwrap();
        }
        live.ask(A, Deed::Begin).unwrap();
        live.table.record().steps
    };
    assert_eq!(rolled(Some("a")), rolled(Some("a")));
    assert_ne!(rolled(None), rolled(Some("a")));
    assert_ne!(rolled(Some("b")), rolled(Some("a")));
}
