//! The scheme as docs/fair-dice.md tells it: its test vectors, its record and its names are those of the code. And what the
//! command line says of promises.

mod run;

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use catalog::verifier;
use conform::or_skip;
use contract::record::{RecordError, RecordLine};
use contract::{Dice, Record, Setup};
use run::{fails, says};
use table::dice_log::{ChainLink, DiceEvent, DiceLog};
use table::fair::{Keyed, entropies_hash, lots};
use table::{Seed, VerifyError, verify};

const DOC: &str = include_str!("../../../docs/fair-dice.md");

/// Returns the fenced blocks of this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    DOC.split(&fence).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

/// Returns the cells of the table row that begins with this, without code marks.
fn row(begin: &str) -> Vec<String> {
    let line =
        DOC.lines().find(|line| line.starts_with(&format!("| {begin}"))).unwrap_or_else(|| panic!("no row {begin}"));
    line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()
}

/// Returns the first record in the document.
fn documented() -> Record {
    Record::read(blocks("toml")[0]).expect("the record in the document")
}

/// Returns all that the players of a record's game can have kept, as arguments.
fn kept(record: &Record) -> Vec<String> {
    let dice = record.dice.clone().expect("dice");
    let entropies = dice.entropies.iter().map(|(seat, given)| ("--entropy", format!("{seat}={given}")));
    let hashes = [("--commitment", dice.commitment), ("--closing", dice.closing.expect("it is closed"))];
    let all = hashes.into_iter().chain(entropies);
    all.flat_map(|(option, value)| [option.to_owned(), value]).collect()
}

#[test]
fn the_test_vectors_are_those_of_the_code() {
    let seed = Seed::new(std::array::from_fn(|place| place as u8));
    let entropies = [("A", "00ff"), ("C", "1")];
    assert_eq!(row("commitment ")[1], seed.commitment());
    assert_eq!(row("hash of the entropies")[1], entropies_hash(&entropies));
    let keyed = || Keyed::new(&seed, &entropies, "2/reroll/1", 3);
    let block = &row("block 0")[1];
    assert_eq!(block.len(), 64);
    let mut dice = keyed();
    for at in 0..8 {
        let word = u32::from_str_radix(&block[8 * at..8 * at + 8], 16).expect("a word");
        assert_eq!(dice.below(1 << 31), word >> 1, "word {at}");
    }
    let cells = row("numbers with the bounds");
    let numbers = |text: &str| -> Vec<u32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    let mut dice = keyed();
    let made: Vec<u32> = numbers(&cells[0]).into_iter().map(|bound| dice.below(bound)).collect();
    assert_eq!((numbers(&cells[1]), made.len()), (made, 10));
    let seats: Vec<u32> = lots(&Seed::new([7; 32]), 6).into_iter().map(|sitter| sitter as u32 + 1).collect();
    assert_eq!(numbers(&row("six sitters by lot")[1]), seats);
    let log = blocks("text").into_iter().find(|text| text.contains(" 1 promise ")).expect("a log");
    let log = DiceLog::read(log, &ChainLink::start()).expect("a good log");
    let story = log.story(&Seed::new([1; 32]).commitment()).expect("the seed of 32 bytes 1");
    assert_eq!((story.promise, story.begin.as_ref().map(|begin| begin.0)), (Some(1), Some(2)));
}

#[test]
fn the_printed_names_of_seats_are_told_to_all_who_know_no_rules() {
    for entry in catalog::games() {
        let (id, names) = (entry.info().id, entry.info().seat_names);
        assert_eq!(row(&format!("`{id}`"))[1].split(' ').collect::<Vec<_>>(), names, "{id}");
        assert!(names.iter().all(|name| name.len() == 1), "{id}: the verifier in Python spells names letter by letter");
        assert!(verifier::PYTHON.contains(&format!("\"{id}\": \"{}\"", names.concat())), "{id} in Python");
        let list = format!("\"{id}\": [\"{}\"]", names.join("\", \""));
        assert!(verifier::MODULE.contains(&list), "{id} in JavaScript: {list}");
    }
}

/// Writes the documented record, changed, and runs both verifiers that know no rules on it; those that cannot be run are
/// left out.
fn judged(text: &str, promises: &[&str]) -> Vec<(bool, String)> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.toml");
    fs::write(&file, text).expect("a file");
    let run = |(program, script): (&str, &str)| {
        let mut command = Command::new(program);
        command.arg(format!("{}/../catalog/verify/{script}", env!("CARGO_MANIFEST_DIR"))).args(promises).arg(&file);
        let output = or_skip(command.output(), &command)?;
        let said = [output.stdout, output.stderr].concat();
        Some((output.status.success(), String::from_utf8(said).expect("text")))
    };
    [("python3", "palisade_verify.py"), ("node", "palisade_verify.mjs")].into_iter().filter_map(run).collect()
}

fn verified(text: &str, promises: &[&str], run: fn(&[&str]) -> String) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.toml");
    fs::write(&file, text).expect("a file");
    run(&[&["verify", file.to_str().expect("a path")], promises].concat())
}

#[test]
fn the_documented_records_are_good_for_everybody_and_what_was_promised_of_them_is_told() {
    for text in &blocks("toml")[..2] {
        told_to_everybody(text);
    }
}

fn told_to_everybody(text: &str) {
    let record = Record::read(text).expect("a record in the document");
    assert_eq!(text, record.write());
    let promises = kept(&record);
    let promises: Vec<&str> = promises.iter().map(String::as_str).collect();

    let said = verified(text, &[], says);
    assert!(said.starts_with("good: ") && said.matches("NOT checked: give --").count() == 4, "{said}");
    let said = verified(text, &promises, says);
    assert_eq!((said.matches(": checked: ").count(), said.matches("NOT").count()), (3, 1), "{said}");
    for (good, said) in judged(text, &[]) {
        assert!(good && said.matches("not given").count() >= 3, "{said}");
    }
    for (good, said) in judged(text, &promises) {
        assert!(good && said.matches(": as promised").count() == 3, "{said}");
    }
    for at in (1..promises.len()).step_by(2) {
        let mut wrong: Vec<String> = promises.iter().map(|word| (*word).to_owned()).collect();
        let last = wrong[at].pop();
        wrong[at].push(if last == Some('0') { '1' } else { '0' });
        let wrong: Vec<&str> = wrong.iter().map(String::as_str).collect();
        let error = verified(text, &wrong, fails);
        assert!(error.contains("THIS IS NOT WHAT WAS PROMISED"), "{error}");
        for (good, said) in judged(text, &wrong) {
            assert!(!good && said.contains("THIS IS NOT WHAT WAS PROMISED"), "{said}");
        }
    }
}

#[test]
fn the_second_record_has_every_kind_of_step() {
    let record = Record::read(blocks("toml")[1]).expect("a record in the document");
    let kind = |line: &RecordLine| match line {
        RecordLine::Act { .. } => "act",
        RecordLine::Chance { .. } => "luck",
        RecordLine::Undo { .. } => "undo",
        RecordLine::Resign { .. } => "resign",
        RecordLine::Hand { bot: Some(_), .. } => "bot",
        RecordLine::Hand { bot: None, .. } => "back",
        RecordLine::Abandoned => "abandoned",
    };
    let kinds: BTreeSet<&str> = record.steps.iter().map(kind).collect();
    assert_eq!(kinds.len(), 7, "{kinds:?}");
    assert!(record.start.is_some() && record.seats.iter().any(|seat| seat.bot.is_some()));
    assert_eq!(record.dice.expect("dice").entropies.len(), 2);
}

#[test]
fn the_third_record_is_read_alike_by_all_who_know_no_rules() {
    let text = blocks("toml")[2];
    let record = Record::read(text).expect("a record in the document");
    assert_eq!(text, record.write());
    let promises = kept(&record);
    let promises: Vec<&str> = promises.iter().map(String::as_str).collect();
    for (good, said) in judged(text, &promises) {
        assert!(good && said.contains("7 draws follow") && said.matches(": as promised").count() == 3, "{said}");
    }
    // Numbers are checked before rules, so only the rules have something against it.
    let maker = catalog::find(&record.game).expect("a game").maker;
    let face = (maker.make)(&Setup::printed(3)).expect("the printed game");
    let refused = verify(&record, &*face);
    assert!(matches!(refused, Err(VerifyError::Record(RecordError::Numbers { step: 1, .. }))), "{refused:?}");
    let torn = ["A ", "A  @7", "C bot ", "abandone", "A undo @7", "*  a#0#b#1 52:1", "* t #0 52:1"];
    for line in torn {
        let text = text.replace("\"A @7\"", &format!("\"{line}\""));
        assert!(Record::read(&text).is_err(), "{line}");
        assert!(judged(&text, &[]).iter().all(|(good, said)| !good && !said.contains("THE RECORD")), "{line}");
    }
}

#[test]
fn the_dice_log_is_checked_from_its_beginning_or_from_a_line_that_was_kept() {
    let record = documented();
    let dice = record.dice.clone().expect("dice");
    let entropies = [("A", dice.entropies["A"].as_str())];
    let seed = dice.seed.expect("a seed");
    let mut head = ChainLink::start();
    let mut rows = Vec::new();
    let other = Seed::new([9; 32]).commitment();
    let mut add = |commitment: &str, event| {
        let (line, next) = head.add(commitment, event);
        rows.push(format!("{} {line}\n", next.hash));
        head = next.clone();
        next
    };
    add(&other, DiceEvent::Promise);
    let kept = add(&dice.commitment, DiceEvent::Promise);
    add(&dice.commitment, DiceEvent::Begin { entropies: entropies_hash(&entropies) });
    add(&dice.commitment, DiceEvent::End { seed, closing: record.closing() });
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("log.txt");
    let file = file.to_str().expect("a path");
    let text = record.write();
    let line = format!("{}:{}", kept.number, kept.hash);
    let options = ["--log-line", &line, "--dice-log", file];
    // The verifier in Python reads no log.
    let javascript =
        |options: &[&str]| judged(&text, options).into_iter().filter(|(_, said)| !said.contains("--log-line"));

    fs::write(file, rows.concat()).expect("a file");
    assert!(verified(&text, &["--dice-log", file], says).contains("dice log: checked: "));
    fs::write(file, rows[1..].concat()).expect("a file");
    assert!(verified(&text, &options, says).contains("dice log: checked: "));
    assert!(javascript(&options).all(|(good, said)| good && said.contains("log: as promised")));
    assert!(verified(&text, &["--dice-log", file], fails).contains("line 2 comes where line 1 is due"));
    assert!(verified(&text, &["--dice-log", file, "--log-line", "x"], fails).contains("`--log-line x`"));

    fs::write(file, rows[1..].concat().replace(" promise ", " drop ")).expect("a file");
    assert!(verified(&text, &options, fails).contains("is not a line of a dice log"));
    fs::write(file, rows[1].replace(&kept.hash, &other) + &rows[2..].concat()).expect("a file");
    assert!(verified(&text, &options, fails).contains("THE DICE LOG WAS CHANGED at line 2"));
    assert!(javascript(&options).all(|(good, _)| !good));
}

/// What an editor may make of a record's bytes, whether it is still that record, and how it comes about.
type Edited = (&'static str, bool, fn(&str) -> String);

const EDITED: [Edited; 8] = [
    ("as it was", true, str::to_owned),
    ("a mark in front", true, |text| format!("\u{feff}{text}")),
    ("lines ended as on Windows", true, |text| text.replace('\n', "\r\n")),
    ("both", true, |text| format!("\u{feff}{}", text.replace('\n', "\r\n"))),
    ("one line ended as on Windows", true, |text| text.replacen('\n', "\r\n", 5)),
    ("two marks", false, |text| format!("\u{feff}\u{feff}{text}")),
    ("lines ended by a carriage return alone", false, |text| text.replace('\n', "\r")),
    ("one carriage return alone, in a name", false, |text| text.replace("of the", "of\rthe")),
];

#[test]
fn a_record_saved_by_an_editor_reads_the_same_everywhere() {
    let mut record = documented();
    record.seats[0].name = Some("\"Ada\"\nof the 'Ärzte' \\ \u{1F3B2}".to_owned());
    let text = record.write();
    assert!(text.contains("of the"), "the name stands there as it is: {text}");
    for (what, is_good, edit) in EDITED {
        let text = edit(&text);
        if is_good {
            assert!(verified(&text, &[], says).starts_with("good: "), "{what}");
        } else {
            verified(&text, &[], fails);
        }
        for (good, said) in judged(&text, &[]) {
            assert_eq!(good, is_good, "{what}: {said}");
        }
    }
}

#[test]
fn the_verifiers_are_short_enough_to_be_read() {
    let lines = [verifier::PYTHON, verifier::MODULE, verifier::NODE].map(|text| text.lines().count());
    assert!(lines.iter().zip([210, 270, 180]).all(|(lines, most)| *lines < most), "{lines:?}");
}
