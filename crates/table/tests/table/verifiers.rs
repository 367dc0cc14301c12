//! Three verifiers, one in Rust that knows the rules, one in Python and one in JavaScript that know none, agree on a
//! thousand games.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use crate::games::{FORGERIES, Needs, forge, luck, played};
use conform::or_skip;
use contract::AnyGame;
use contract::record::{MatchPlace, Record, sha256};
use table::{Promises, verify, verify_promised};

/// How many games.
const GAMES: u32 = 1000;
/// The printed names of the toys' seats, which the verifiers are told.
const TOYS: [&str; 3] = ["pig=1,2", "yacht=1,2", "parley=A,B,C"];

/// A program that checks records and knows no rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verifier {
    Python,
    JavaScript,
}

pub(crate) const VERIFIERS: [Verifier; 2] = [Verifier::Python, Verifier::JavaScript];

/// A record, with the promises that it is judged by.
pub(crate) type Case = (Record, Promises);

/// What a verifier says of a record: its first line, good or bad.
pub(crate) type Said = Result<String, String>;

impl Verifier {
    fn command(self) -> Command {
        // It stands beside the list of games, whose printed names it knows; the toys' names it is told.
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/verify");
        let (program, flags, script): (_, &[&str], _) = match self {
            Self::Python => ("python3", &["-I"], "palisade_verify.py"),
            Self::JavaScript => ("node", &[], "palisade_verify.mjs"),
        };
        let mut command = Command::new(program);
        command.args(flags).arg(folder.join(script));
        command
    }

    /// Lets the verifier judge all these records in one go; none when there is no such program, which is a failure on
    /// the build machine.
    pub(crate) fn judge(self, cases: &[Case]) -> Option<Vec<Said>> {
        let folder = tempfile::tempdir().unwrap();
        let mut command = self.command();
        command.current_dir(folder.path());
        command.args(TOYS.iter().flat_map(|names| ["--seats", names]));
        let names: Vec<String> = (0..cases.len()).map(|at| format!("{at}.toml")).collect();
        for (name, (record, promises)) in names.iter().zip(cases) {
            fs::write(folder.path().join(name), record.write()).unwrap();
            let hashes = [("--commitment", &promises.commitment), ("--closing", &promises.closing)];
            for (option, hash) in hashes.iter().filter_map(|(option, hash)| Some((option, hash.as_ref()?))) {
                command.args([option, hash.as_str()]);
            }
            for (seat, given) in &promises.entropies {
                command.args(["--entropy", &format!("{seat}={given}")]);
            }
            command.arg(name);
        }
        let out = or_skip(command.output(), &command)?;
        let [good, bad] = [out.stdout, out.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(out.status.success(), bad.is_empty(), "{bad}");
        let lines = |text: String| -> BTreeMap<String, String> {
            let lines = text.lines().rev().map(|line| line.strip_prefix("palisade_verify: ").unwrap_or(line));
            lines.filter_map(|line| line.split_once(": ")).map(|(name, said)| (name.into(), said.into())).collect()
        };
        let [good, bad] = [good, bad].map(lines);
        let said = |name: &String| good.get(name).cloned().ok_or_else(|| bad[name].clone());
        Some(names.iter().map(said).collect())
    }
}

/// Returns all that the players of a record's game can have kept.
fn kept(record: &Record) -> Promises {
    let dice = record.dice.as_ref().unwrap();
    Promises {
        commitment: Some(dice.commitment.clone()),
        entropies: dice.entropies.clone(),
        closing: dice.closing.clone(),
        log: None,
    }
}

/// Plays the games on all cores, in order.
fn thousand() -> Vec<(std::sync::Arc<dyn AnyGame>, Record)> {
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

/// What is expected of a verifier that knows no rules.
enum Expected {
    Good(usize),
    /// It refuses, naming this, and the same draw as the one in Rust does.
    Named(String, String),
    Refused,
}

#[test]
fn three_verifiers_agree_on_a_thousand_games_and_on_a_forgery_of_each() {
    let mut cases = Vec::new();
    let mut expected = Vec::new();
    let mut expect = |about: String, case: Case, what: Expected| {
        cases.push(case);
        expected.push((about, what));
    };
    for (number, (face, honest)) in (0..).zip(thousand()) {
        assert_eq!(Record::read(&honest.write()).as_ref(), Ok(&honest));
        let draws = luck(&honest).len();
        let kept = kept(&honest);
        let good = verify_promised(&honest, &*face, &kept).map(|good| good.draws);
        assert_eq!(good, Ok(draws), "game {number}");
        expect(format!("game {number}"), (honest.clone(), kept.clone()), Expected::Good(draws));

        let (what, needs) = FORGERIES[number as usize % FORGERIES.len()];
        let about = format!("game {number}, {what}");
        let mut forged = honest;
        let named = forge(&mut forged, number, what);
        let alone = verify(&forged, &*face).map_err(|error| error.to_string());
        let promised = verify_promised(&forged, &*face, &kept).map_err(|error| error.to_string()).expect_err(&about);
        if needs == Needs::Promise {
            assert_eq!(alone.map(|good| good.draws), Ok(luck(&forged).len()), "{about}");
            assert!(promised.contains(&named), "{about}: `{promised}` does not name {named}");
            expect(about.clone(), (forged.clone(), Promises::default()), Expected::Good(luck(&forged).len()));
            expect(about, (forged, kept), Expected::Named(named, promised));
            continue;
        }
        let ours = alone.expect_err(&about);
        assert!(ours.contains(&named), "{about}: `{ours}` does not name {named}");
        let theirs =
            if needs == Needs::Record { Expected::Named(named, ours) } else { Expected::Good(luck(&forged).len()) };
        expect(about.clone(), (forged.clone(), Promises::default()), theirs);
        expect(about, (forged, kept), Expected::Refused);
    }
    for verifier in VERIFIERS {
        for ((about, expected), said) in expected.iter().zip(verifier.judge(&cases).unwrap_or_default()) {
            let about = format!("{verifier:?}, {about}");
            match expected {
                Expected::Good(draws) => {
                    assert_eq!(
                        said,
                        Ok(format!("{draws} draws follow from the seed that was committed to")),
                        "{about}"
                    );
                }
                Expected::Refused => drop(said.expect_err(&about)),
                Expected::Named(named, ours) => {
                    let theirs = said.expect_err(&about);
                    assert!(theirs.contains(named), "{about}: `{theirs}` does not name {named}");
                    // Up to where they name the draw they use the same words.
                    assert_eq!(draw(&theirs), draw(ours), "{about}");
                }
            }
        }
    }
}

fn draw(error: &str) -> Option<&str> {
    error.split_once("draw `").and_then(|(_, rest)| Some(rest.split_once('`')?.0))
}

#[test]
fn a_record_that_was_changed_and_not_closed_anew_is_refused_by_all() {
    let mut cases = Vec::new();
    // A whole other game is closed by its own hash.
    let whole = ["rolled anew", "exchanged entropy"];
    for (number, (what, _)) in (0..).zip(FORGERIES).filter(|(_, (what, _))| !whole.contains(what)) {
        let (face, honest) = played(number);
        let mut forged = honest.clone();
        forge(&mut forged, number, what);
        forged.dice.as_mut().unwrap().closing = honest.dice.unwrap().closing;
        assert!(verify(&forged, &*face).is_err(), "{what}");
        cases.push((forged, Promises::default()));
    }
    for verifier in VERIFIERS {
        let said = verifier.judge(&cases).unwrap_or_default();
        assert!(said.iter().all(Result::is_err), "{verifier:?}: {said:?}");
    }
}

#[test]
fn a_record_without_a_commitment_or_of_an_unknown_game_is_unfair() {
    let (_, mut record) = played(1);
    let mut unknown = record.clone();
    unknown.game = "dice".to_owned();
    unknown.close();
    record.dice = None;
    record.palisade_record = 1;
    for verifier in VERIFIERS {
        let said = verifier.judge(&[(record.clone(), Promises::default()), (unknown.clone(), Promises::default())]);
        let Some(said) = said else { continue };
        assert!(said[0].as_ref().is_err_and(|said| said.contains("no commitment")), "{said:?}");
        assert!(said[1].as_ref().is_err_and(|said| said.contains("`dice`")), "{said:?}");
    }
}

#[test]
fn a_record_of_a_game_of_a_match_is_good_and_its_place_cannot_be_changed() {
    let (mut cases, mut places) = (Vec::new(), Vec::new());
    for (number, games) in [(1, 1), (2, 2), (3, 3)] {
        let (face, mut honest) = played(number);
        let earlier = (1..games).map(|game| sha256(&format!("game {game}"))).collect();
        honest.dice.as_mut().unwrap().closing = None;
        honest.put_into_match(MatchPlace::after(earlier));
        honest.close();
        assert_eq!(Record::read(&honest.write()).as_ref(), Ok(&honest));
        let draws = verify(&honest, &*face).unwrap().draws;
        let forgeries: [fn(&mut Record); 6] = [
            |record| record.of_match = Some(MatchPlace::after(vec![sha256("another")])),
            |record| record.of_match.as_mut().unwrap().game += 1,
            |record| record.of_match.as_mut().unwrap().earlier = vec!["x".to_owned()],
            |record| record.of_match = None,
            |record| record.palisade_record = 2,
            |record| record.dice.as_mut().unwrap().closing = None,
        ];
        places.push(Ok(format!("{draws} draws follow from the seed that was committed to")));
        cases.push((honest.clone(), Promises::default()));
        for forge in forgeries {
            let mut forged = honest.clone();
            forge(&mut forged);
            assert!(Record::read(&forged.write()).is_err() || verify(&forged, &*face).is_err());
            places.push(Err(()));
            cases.push((forged, Promises::default()));
        }
    }
    for verifier in VERIFIERS {
        let Some(said) = verifier.judge(&cases) else { continue };
        let said: Vec<_> = said.into_iter().map(|said| said.map_err(|_| ())).collect();
        assert_eq!(said, places, "{verifier:?}");
    }
}
