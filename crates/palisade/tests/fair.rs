//! The dice of real games: the verifier in Rust, which knows the rules, and those in Python and JavaScript, which know
//! none, judge games of every game of the house alike, honest ones and forged ones. They are played at a table, by lots.

use std::collections::BTreeMap;
use std::fs;
use std::process;

use catalog::verifier;
use conform::or_skip;
use contract::record::RecordLine;
use contract::{AnyGame, Dice, Record, Seat, SeatSet, Setup, Stream};
use table::{Command, Creation, Page, Request, Seed, Sitter, Table, verify};

/// How many games of each.
const GAMES: u8 = 100;

fn ask(table: &mut Table, seat: Seat, command: Command) {
    let observer = SeatSet::only(seat);
    let request = Request { seat, page: Some(Page { observer, version: table.version(observer) }), command };
    for entry in table.decide(&request, 0).expect("what is asked for is allowed") {
        table.apply(entry).expect("what was decided can be done");
    }
}

/// Plays a game at a table, one entropy added, and returns its record.
fn played(face: &dyn AnyGame, number: u8) -> Record {
    let seats = face.setup().seats;
    let sitters = vec![Sitter::default(); seats.into()];
    let creation = Creation::new(face.info(), face.setup(), sitters, Seed::new([number; 32]), 0);
    let mut table = Table::new(face, creation).expect("a table");
    let last = Seat::new(usize::from(seats) - 1);
    ask(&mut table, last, Command::Entropy { entropy: format!("{number:x}5eed") });
    ask(&mut table, Seat::FIRST, Command::Begin);
    let mut dice = Stream::new("fair", face.info().id, number.into());
    while let Some(seat) = table.seats_to_move().first() {
        let mut tokens = table.position().legal(seat);
        let token = tokens.swap_remove(dice.below(tokens.len() as u32) as usize);
        ask(&mut table, seat, Command::act(token));
    }
    table.record()
}

/// Changes a number of some chance; returns the name of the draw.
fn forge(record: &mut Record, number: u8) -> String {
    let rolled = |entry: &&mut RecordLine| matches!(entry, RecordLine::Chance { numbers, .. } if !numbers.is_empty());
    let mut rolls: Vec<&mut RecordLine> = record.steps.iter_mut().filter(rolled).collect();
    let at = usize::from(number) % rolls.len();
    let RecordLine::Chance { draw: Some((name, count)), numbers, .. } = &mut *rolls[at] else {
        panic!("chance has a name")
    };
    numbers[0].value = (numbers[0].value + 1) % numbers[0].bound;
    format!("draw `{name}#{count}`")
}

/// Returns what a verifier that knows no rules says of each record, good and bad; none where it cannot be run.
fn judged(program: [&str; 2], records: &[Record]) -> Option<Vec<String>> {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("palisade_verify.py", verifier::PYTHON),
        ("palisade_verify.mjs", verifier::NODE),
        ("palisade_check.mjs", verifier::MODULE),
    ] {
        fs::write(folder.path().join(name), text).expect("the verifier can be written");
    }
    let names: Vec<String> = (0..records.len()).map(|at| format!("{at}.toml")).collect();
    for (name, record) in names.iter().zip(records) {
        fs::write(folder.path().join(name), record.write()).expect("a record can be written");
    }
    let mut command = process::Command::new(program[0]);
    command.arg(program[1]).args(&names).current_dir(folder.path());
    let output = or_skip(command.output(), &command)?;
    let said = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    let lines =
        said.iter().flat_map(|text| text.lines()).map(|line| line.strip_prefix("palisade_verify: ").unwrap_or(line));
    // The first line about a record tells whether it is good.
    let of: BTreeMap<&str, &str> = lines.rev().filter_map(|line| line.split_once(": ")).collect();
    let one = said.concat();
    let of = |name: &String| of.get(name.as_str()).copied().unwrap_or(&one).to_owned();
    Some(names.iter().map(of).collect())
}

const VERIFIERS: [[&str; 2]; 2] = [["python3", "palisade_verify.py"], ["node", "palisade_verify.mjs"]];

#[test]
fn three_verifiers_agree_on_a_hundred_games_of_each_game_and_on_a_forgery_of_each() {
    for entry in catalog::games() {
        let (mut records, mut expected) = (Vec::new(), Vec::new());
        let faces = entry.info().seats.clone().map(|seats| (entry.maker.make)(&Setup::printed(seats)));
        let faces: Vec<_> = faces.collect::<Result<_, _>>().expect("printed games");
        for (number, face) in (0..GAMES).zip(faces.iter().cycle()) {
            let honest = played(&**face, number);
            let good = verify(&honest, &**face).unwrap_or_else(|error| panic!("game {number}: {error}"));
            expected.push(format!("{} draws follow from the seed that was committed to", good.draws));
            let mut forged = honest.clone();
            let draw = forge(&mut forged, number);
            let error = verify(&forged, &**face).map_err(|error| error.to_string()).expect_err(&draw);
            assert!(error.contains(&draw), "game {number}: `{error}` does not name {draw}");
            expected.push(draw);
            records.extend([honest, forged]);
        }
        for program in VERIFIERS {
            for (at, (said, expected)) in
                judged(program, &records).unwrap_or_default().iter().zip(&expected).enumerate()
            {
                let about = format!("{program:?}, {}, record {at}", entry.info().id);
                assert!(said.contains(expected), "{about}: `{said}` does not say {expected}");
            }
        }
    }
}
