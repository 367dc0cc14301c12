//! Finished games of the toys by number, and forgeries of their records.

use std::sync::Arc;

use conform::toys::Yacht;
use contract::record::{Entry, Record};
use contract::{Dice, Face, Maker, Setup, Stream};
use table::{Deed, Seed};

use crate::common::{A, B, Live, parley, pig};

/// What a dishonest server might do to a record before it shows it.
pub(crate) const FORGERIES: [&str; 9] =
    ["number", "count", "unnamed", "left out", "seed", "other seed", "reveal", "entropy", "stranger"];

/// Returns a finished game with its record: now with entropies, now with a step taken back, always with draws of the
/// same name.
pub(crate) fn played(number: u32) -> (Arc<dyn Face>, Record) {
    let face = match number % 10 {
        0 => (Maker::of::<Yacht>().make)(&Setup::printed(2)).unwrap(),
        1..=4 => pig(),
        _ => parley(2),
    };
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    let mut live = Live::seeded(face.clone(), Seed::new(bytes));
    live.ask(B, Deed::Entropy { entropy: format!("{number:x}0123456789abcdef") }).unwrap();
    if number.is_multiple_of(3) {
        live.ask(A, Deed::Entropy { entropy: "7".into() }).unwrap();
    }
    live.ask(A, Deed::Begin).unwrap();
    if number % 10 > 4 {
        live.offer(A);
        live.play("B:draw");
        live.undo(A, 1).unwrap();
    }
    live.finish();
    (face, live.table.record())
}

/// Returns the places of the record's luck.
pub(crate) fn luck(record: &Record) -> Vec<usize> {
    (0..record.steps.len()).filter(|at| matches!(record.steps[*at], Entry::Luck { .. })).collect()
}

/// Forges a record; returns what whoever refuses it must name.
pub(crate) fn forge(record: &mut Record, what: &str) -> String {
    let first = luck(record)[0];
    let first = |record: &Record| draw(record, first);
    match what {
        "seed" => {
            record.dice.as_mut().unwrap().seed = Some("ab".repeat(32));
            format!("THE SEED IS NOT THE ONE COMMITTED TO: nothing can be checked from {} on", first(record))
        }
        "reveal" => {
            record.dice.as_mut().unwrap().seed = None;
            format!("THE SEED WAS NOT REVEALED: nothing can be checked from {} on", first(record))
        }
        // With the commitment changed to match, only the dice themselves tell.
        "other seed" => {
            let dice = record.dice.as_mut().unwrap();
            let other = Seed::new([3; 32]);
            (dice.commitment, dice.seed) = (other.commitment(), Some(other.reveal()));
            "draw `".to_owned()
        }
        "entropy" => {
            let seat = record.seats[1].seat.clone();
            record.dice.as_mut().unwrap().entropies.insert(seat, "f".into());
            "draw `".to_owned()
        }
        "stranger" => {
            record.dice.as_mut().unwrap().entropies.insert("Z".into(), "f".into());
            "no such seat".to_owned()
        }
        "left out" => leave_out(record),
        _ => change_luck(record, what),
    }
}

/// Names a draw as the verifiers do.
fn draw(record: &Record, at: usize) -> String {
    let Entry::Luck { draw: Some((name, count)), .. } = &record.steps[at] else { unreachable!("luck with a name") };
    format!("step {}, draw `{name}#{count}`", at + 1)
}

/// Changes one thing about some luck in the middle of a record.
fn change_luck(record: &mut Record, what: &str) -> String {
    let luck = luck(record);
    let at = luck[Stream::new("forge", what, luck.len() as u64).below(luck.len() as u32) as usize];
    let named = draw(record, at);
    let Entry::Luck { draw, numbers, .. } = &mut record.steps[at] else { unreachable!("luck") };
    match what {
        "number" => numbers[0].value = (numbers[0].value + 1) % numbers[0].bound,
        "count" => {
            let (name, count) = draw.as_mut().unwrap();
            *count += 1;
            return format!("step {}, draw `{name}#{count}`: its count should be {}", at + 1, *count - 1);
        }
        _ => {
            *draw = None;
            return format!("step {}: the outcome", at + 1);
        }
    }
    named
}

/// Leaves out the first of two draws with the same name, as who does not like it would.
fn leave_out(record: &mut Record) -> String {
    let drawn = |record: &Record, at: usize, nth| match &record.steps[at] {
        Entry::Luck { draw: Some((name, count)), .. } if *count == nth => Some(name.clone()),
        _ => None,
    };
    let second = luck(record).into_iter().find_map(|at| drawn(record, at, 1));
    let Some(second) = second else { return change_luck(record, "count") };
    let first = luck(record).into_iter().find(|at| drawn(record, *at, 0).as_ref() == Some(&second)).unwrap();
    record.steps.remove(first);
    format!("draw `{second}#")
}
