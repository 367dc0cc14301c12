//! Finished games of the toys by number, and forgeries of their records.

use std::sync::Arc;

use conform::toys::Yacht;
use contract::record::{ABANDONED, Record, RecordLine, Terms};
use contract::{AnyGame, Dice, Maker, Number, Setup, Stream};
use table::fair::Keyed;
use table::{Command, Seed};

use crate::common::{A, B, Live, parley, pig};

/// What it takes to see through a forgery of a record that was closed anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// Nothing but the record.
    Record,
    /// The rules of the game, or the closing hash that the server published.
    Rules,
    /// What somebody was promised.
    Promise,
}

/// What a dishonest server might do to a record before it shows it.
pub(crate) const FORGERIES: [(&str, Needs); 38] = [
    ("number", Needs::Record),
    ("count", Needs::Record),
    ("unnamed", Needs::Record),
    ("left out", Needs::Record),
    ("seed", Needs::Record),
    ("other seed", Needs::Record),
    ("reveal", Needs::Record),
    ("entropy", Needs::Record),
    ("stranger", Needs::Record),
    ("bot's entropy", Needs::Record),
    ("renamed", Needs::Record),
    ("reordered", Needs::Record),
    ("cut off", Needs::Record),
    ("undo of too much", Needs::Record),
    ("outcome", Needs::Rules),
    ("result", Needs::Rules),
    ("cut short", Needs::Rules),
    ("extra draw", Needs::Rules),
    ("taken back", Needs::Rules),
    ("rolled anew", Needs::Promise),
    ("exchanged entropy", Needs::Promise),
    ("given up", Needs::Promise),
    ("end added", Needs::Record),
    ("end in the middle", Needs::Record),
    ("called abandoned", Needs::Record),
    ("ended afterwards", Needs::Rules),
    ("ended early", Needs::Promise),
    ("abandoned: cut off", Needs::Record),
    ("abandoned: end cut off", Needs::Record),
    ("abandoned: played on", Needs::Record),
    ("abandoned: twice", Needs::Record),
    ("abandoned: won", Needs::Record),
    ("called given up", Needs::Record),
    ("resigned: played on", Needs::Record),
    ("resigned: turned round", Needs::Record),
    ("resigned: drawn", Needs::Record),
    ("resigned: by a rule", Needs::Rules),
    ("resigned: end cut off", Needs::Record),
];

/// Says whether the game of this number was ended for everybody: its forgery is one of such a game.
fn is_abandoned(number: u32) -> bool {
    FORGERIES[number as usize % FORGERIES.len()].0.starts_with("abandoned: ")
}

/// Says whether a seat gave up the game of this number: its forgery is one of such a game.
fn is_resigned(number: u32) -> bool {
    FORGERIES[number as usize % FORGERIES.len()].0.starts_with("resigned: ")
}

/// Returns a finished game with its record: now with entropies, now with a step taken back, now ended for everybody, now
/// given up, and otherwise always with draws of the same name.
pub(crate) fn played(number: u32) -> (Arc<dyn AnyGame>, Record) {
    played_on(number, 7, &format!("{number:x}0123456789abcdef"))
}

/// Plays the game of this number on a seed of this kind, with this entropy of seat B.
fn played_on(number: u32, kind: u8, entropy: &str) -> (Arc<dyn AnyGame>, Record) {
    let face = match number % 10 {
        0 => (Maker::of::<Yacht>().make)(&Setup::printed(2)).unwrap(),
        1..=4 => pig(),
        _ => parley(2),
    };
    let mut bytes = [kind; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    let mut live = Live::seeded(face.clone(), Seed::new(bytes));
    live.ask(B, Command::Entropy { entropy: entropy.to_owned() }).unwrap();
    if number.is_multiple_of(3) {
        live.ask(A, Command::Entropy { entropy: "7".into() }).unwrap();
    }
    live.ask(A, Command::Begin).unwrap();
    if number % 10 > 4 {
        live.offer(A);
        live.play("B:draw");
        live.undo(A, 1).unwrap();
    }
    if is_abandoned(number) || is_resigned(number) {
        while luck(&live.table.record()).len() < 3 {
            assert!(live.step(), "game {number} is over too early to be ended");
        }
    }
    if is_abandoned(number) {
        live.end().unwrap();
    } else if is_resigned(number) {
        live.ask([A, B][number as usize % 2], Command::Resign).unwrap();
    } else {
        live.finish();
    }
    (face, live.table.record())
}

/// Returns the places of the record's luck.
pub(crate) fn luck(record: &Record) -> Vec<usize> {
    (0..record.steps.len()).filter(|at| matches!(record.steps[*at], RecordLine::Chance { .. })).collect()
}

/// Forges the record of the game of this number, and closes it anew; returns what whoever sees through it must name.
pub(crate) fn forge(record: &mut Record, number: u32, what: &str) -> String {
    let named = change(record, number, what);
    if record.dice.as_ref().unwrap().closing.is_some() {
        record.close();
    }
    named
}

fn change(record: &mut Record, number: u32, what: &str) -> String {
    let first = luck(record)[0];
    let first = |record: &Record| draw(record, first);
    let dice = record.dice.as_mut().unwrap();
    match what {
        "seed" => {
            dice.seed = Some("ab".repeat(32));
            format!("THE SEED IS NOT THE ONE COMMITTED TO: nothing can be checked from {} on", first(record))
        }
        "reveal" => {
            dice.seed = None;
            format!("THE SEED WAS NOT REVEALED: nothing can be checked from {} on", first(record))
        }
        // With the commitment changed to match, only the dice themselves tell.
        "other seed" => {
            let other = Seed::new([3; 32]);
            (dice.commitment, dice.seed) = (other.commitment(), Some(other.reveal()));
            "draw `".to_owned()
        }
        "entropy" => {
            dice.entropies.insert(record.seats[1].seat.clone(), "f".into());
            "draw `".to_owned()
        }
        "stranger" => {
            dice.entropies.insert("Z".into(), "f".into());
            "no such seat".to_owned()
        }
        "bot's entropy" => {
            record.seats[1].bot = Some("random".into());
            "or a bot sits there".to_owned()
        }
        "renamed" => {
            "Z".clone_into(&mut record.seats[1].seat);
            "the printed ones are".to_owned()
        }
        "reordered" => {
            record.seats.swap(0, 1);
            "the printed ones are".to_owned()
        }
        "rolled anew" => {
            let (seat, entropy) = (&record.seats[1].seat, &dice.entropies);
            *record = played_on(number, 8, &entropy[seat].clone()).1;
            "the commitment is".to_owned()
        }
        "exchanged entropy" => {
            *record = played_on(number, 7, "bad").1;
            format!("the entropy of seat `{}` is bad", record.seats[1].seat)
        }
        "left out" => leave_out(record),
        "number" | "count" | "unnamed" | "outcome" => change_luck(record, what),
        _ => change_end(record, what),
    }
}

/// Changes how a game went on or ended.
fn change_end(record: &mut Record, what: &str) -> String {
    let seats = [0, 1].map(|at: usize| record.seats[at].seat.clone());
    let last = luck(record).into_iter().next_back().unwrap();
    match what {
        "cut off" => {
            record.steps.truncate(last + 1);
            record.result = None;
            "the seed is shown, but the game is not over".to_owned()
        }
        "cut short" => {
            record.steps.pop();
            format!("the record says `{}`, but the steps end in `open`", record.result.as_ref().unwrap())
        }
        "undo of too much" => {
            record.steps.insert(last, RecordLine::Undo { seat: seats[0].clone(), keep: 999 });
            format!("step {}, `{} undo 999`", last + 1, seats[0])
        }
        "result" => {
            let won = record.result.as_ref().unwrap().starts_with(&seats[0]);
            record.result = Some(format!("{} (R1)", seats[usize::from(won)]));
            "but the steps end in".to_owned()
        }
        "extra draw" => {
            let again = record.steps[last].clone();
            let RecordLine::Chance { token, draw: Some((name, count)), numbers } = &again else { unreachable!("luck") };
            let (name, count) = (name.clone(), count + 1);
            let mut keyed = keyed(record, &name, count);
            let numbers = numbers.iter().map(|n| Number { bound: n.bound, value: keyed.below(n.bound) }).collect();
            record
                .steps
                .insert(last + 1, RecordLine::Chance { token: token.clone(), draw: Some((name, count)), numbers });
            format!("step {}", last + 2)
        }
        "taken back" => {
            let act = (0..last).rev().find(|at| matches!(record.steps[*at], RecordLine::Act { .. })).unwrap();
            let RecordLine::Act { seat, .. } = record.steps[act].clone() else { unreachable!("an act") };
            let again = record.steps[act..=last].to_vec();
            let rest = record.steps.split_off(last + 1);
            record.steps.extend(again.into_iter().chain(rest));
            let keep = standing(&record.steps[..act]);
            record.steps.insert(last + 1, RecordLine::Undo { seat, keep });
            "it takes back steps of other seats, or steps followed by a roll".to_owned()
        }
        "given up" => {
            let act = record.steps.iter().rposition(|line| matches!(line, RecordLine::Act { .. })).unwrap();
            record.steps.truncate(act);
            record.steps.push(RecordLine::Resign { seat: seats[1].clone(), terms: Terms::Second });
            record.result = Some(format!("{} (resigned)", seats[0]));
            "the closing hash is".to_owned()
        }
        _ => change_abandoned(record, what),
    }
}

/// Changes whether a game was ended for everybody, and where.
fn change_abandoned(record: &mut Record, what: &str) -> String {
    let (middle, length) = (luck(record).into_iter().next_back().unwrap(), record.steps.len());
    let follows = |record: &Record, at: usize| {
        format!("step {}, `{}`: it follows `abandoned`, which ends the game", at + 1, record.steps[at])
    };
    let result = |text: &str| Some(text.to_owned());
    match what {
        "end added" => {
            record.steps.push(RecordLine::Abandoned);
            format!("the last step is `abandoned`, but the record says `{}`", record.result.as_ref().unwrap())
        }
        "end in the middle" => {
            record.steps.insert(middle, RecordLine::Abandoned);
            follows(record, middle + 1)
        }
        "called abandoned" => {
            record.result = result(ABANDONED);
            "the record says `abandoned`, but its last step does not".to_owned()
        }
        "ended afterwards" => {
            record.steps.push(RecordLine::Abandoned);
            record.result = result(ABANDONED);
            format!("step {}, `abandoned`: the game was over", length + 1)
        }
        "ended early" => {
            let act = record.steps.iter().rposition(|line| matches!(line, RecordLine::Act { .. })).unwrap();
            record.steps.truncate(act);
            record.steps.push(RecordLine::Abandoned);
            record.result = result(ABANDONED);
            "the closing hash is".to_owned()
        }
        "abandoned: cut off" => {
            record.steps.pop();
            record.result = None;
            "the seed is shown, but the game is not over".to_owned()
        }
        "abandoned: end cut off" => {
            record.steps.pop();
            "the record says `abandoned`, but its last step does not".to_owned()
        }
        "abandoned: played on" => {
            record.steps.swap(length - 2, length - 1);
            follows(record, length - 1)
        }
        "abandoned: twice" => {
            record.steps.push(RecordLine::Abandoned);
            follows(record, length)
        }
        "abandoned: won" => {
            record.result = Some(format!("{} (R1)", record.seats[0].seat));
            format!("the last step is `abandoned`, but the record says `{} (R1)`", record.seats[0].seat)
        }
        _ => change_resigned(record, what),
    }
}

/// Changes whether a seat gave up, and what came of it.
fn change_resigned(record: &mut Record, what: &str) -> String {
    let length = record.steps.len();
    let noted = record.result.clone().unwrap();
    let last = record.steps[length - 1].to_string();
    let told = |result: &str| format!("the last step is `{last}`, but the record says `{result}`");
    let other = || record.seats.iter().find(|chair| !noted.starts_with(&chair.seat)).unwrap().seat.clone();
    let result = match what {
        "called given up" => {
            record.result = Some(format!("{} (resigned)", record.seats[0].seat));
            return format!("the record says `{} (resigned)`, but its last step does not", record.seats[0].seat);
        }
        "resigned: played on" => {
            record.steps.swap(length - 2, length - 1);
            return format!("step {length}, `{}`: it follows `{last}`, which ends the game", record.steps[length - 1]);
        }
        "resigned: end cut off" => {
            record.steps.pop();
            return format!("the record says `{noted}`, but its last step does not");
        }
        "resigned: by a rule" => {
            record.result = Some(noted.replace("resigned", "R1"));
            return format!("the record says `{}`, but the steps end in `{noted}`", record.result.as_ref().unwrap());
        }
        "resigned: turned round" => format!("{} (resigned)", other()),
        "resigned: drawn" => "draw (R1)".to_owned(),
        _ => unreachable!("no forgery is called {what}"),
    };
    record.result = Some(result.clone());
    told(&result)
}

/// Returns how many steps of the game stand after these lines.
fn standing(lines: &[RecordLine]) -> usize {
    lines.iter().fold(0, |standing, line| match line {
        RecordLine::Act { .. } | RecordLine::Chance { .. } => standing + 1,
        RecordLine::Undo { keep, .. } => *keep,
        RecordLine::Resign { .. } | RecordLine::Hand { .. } | RecordLine::Abandoned => standing,
    })
}

/// Returns the numbers that a draw has in this record.
fn keyed(record: &Record, name: &str, count: u32) -> Keyed {
    let dice = record.dice.as_ref().unwrap();
    let entropies = dice.entropies.iter().map(|(seat, given)| (seat.as_str(), given.as_str()));
    let seed = Seed::try_from(dice.seed.clone().unwrap()).unwrap();
    Keyed::new(&seed, &entropies.collect::<Vec<_>>(), name, count)
}

/// Names a draw as the verifiers do.
fn draw(record: &Record, at: usize) -> String {
    let RecordLine::Chance { draw: Some((name, count)), .. } = &record.steps[at] else {
        unreachable!("luck with a name")
    };
    format!("step {}, draw `{name}#{count}`", at + 1)
}

/// Changes one thing about some luck in the middle of a record.
fn change_luck(record: &mut Record, what: &str) -> String {
    let luck = luck(record);
    let at = luck[Stream::new("forge", what, luck.len() as u64).below(luck.len() as u32) as usize];
    let named = draw(record, at);
    let RecordLine::Chance { draw, numbers, token } = &mut record.steps[at] else { unreachable!("luck") };
    match what {
        "outcome" => {
            *token = if token == "=1" { "=2".to_owned() } else { "=1".to_owned() };
            return format!("step {}, draw `{}`: the numbers give", at + 1, draw.as_ref().unwrap().0);
        }
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
        RecordLine::Chance { draw: Some((name, count)), .. } if *count == nth => Some(name.clone()),
        _ => None,
    };
    let second = luck(record).into_iter().find_map(|at| drawn(record, at, 1));
    let Some(second) = second else { return change_luck(record, "count") };
    let first = luck(record).into_iter().find(|at| drawn(record, *at, 0).as_ref() == Some(&second)).unwrap();
    record.steps.remove(first);
    format!("draw `{second}#")
}
