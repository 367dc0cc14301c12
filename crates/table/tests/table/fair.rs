//! Dice that anybody can check: what a table does for it.

use crate::common::{A, B, C, Live, START, parley, pig, seed};
use crate::games::{luck, played};
use crate::giving_up::finished_after;
use contract::record::{Record, RecordLine, Terms};
use contract::{AnyGame, Dice};
use table::dice_log::{ChainLink, Counts, DiceEvent as Says, DiceLog};
use table::fair::{Keyed, entropies_hash};
use table::{Command, Creation, Promises, Sitter, TableError, VerifyError, verify, verify_promised};

#[test]
fn an_outcome_that_does_not_follow_from_its_numbers_is_refused() {
    for number in 0..4 {
        let (face, mut record) = played(number);
        let game = face.start();
        let at = luck(&record)[0];
        let RecordLine::Chance { token, draw, .. } = &mut record.steps[at] else { unreachable!("luck") };
        let name = draw.as_ref().unwrap().0.clone();
        *token = match game.outcomes() {
            Some(outcomes) => outcomes.into_iter().map(|(other, _)| other).find(|other| other != token).unwrap(),
            None if token == "=1" => "=2".to_owned(),
            None => "=1".to_owned(),
        };
        let error = verify(&record, &*face).unwrap_err();
        assert!(matches!(&error, VerifyError::Record(_)), "{error}");
        assert!(error.to_string().contains(&format!("draw `{name}`")), "{error}");
    }
}

#[test]
fn a_record_without_a_commitment_is_not_called_fair() {
    let (face, mut record) = played(1);
    record.dice = None;
    assert_eq!(verify(&record, &*face), Err(VerifyError::NoCommitment));
}

#[test]
fn the_seats_own_entropy_changes_the_dice() {
    let rolled = |entropy: Option<&str>| {
        let mut live = Live::new(parley(2), 9);
        if let Some(entropy) = entropy {
            live.ask(A, Command::Entropy { entropy: entropy.to_owned() }).unwrap();
        }
        live.ask(A, Command::Begin).unwrap();
        live.table.record().steps
    };
    assert_eq!(rolled(Some("a")), rolled(Some("a")));
    assert_ne!(rolled(None), rolled(Some("a")));
    assert_ne!(rolled(Some("b")), rolled(Some("a")));
}

/// A game of pig on a seed of this number, in which player 2 adds to the dice and player 1 rolls first.
fn rolled(number: u8) -> Live {
    let mut live = Live::new(pig(), number);
    live.ask(B, Command::Entropy { entropy: "c0ffee".into() }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    live.act(A, "roll").unwrap();
    live
}

/// Whether the first roll pleases an operator who plays seat 1.
fn pleases(live: &Live) -> bool {
    let record = live.table.record();
    let RecordLine::Chance { token, .. } = &record.steps[luck(&record)[0]] else { unreachable!("luck") };
    token == "=6"
}

/// A log as its rows, and its head.
fn write(head: &mut ChainLink, rows: &mut String, commitment: &str, says: Says) {
    let (line, next) = head.add(commitment, says);
    *head = next;
    rows.extend([&head.hash, " ", &line.to_string(), "\n"]);
}

#[test]
fn an_operator_who_chooses_the_seed_after_the_entropy_is_caught_by_the_fingerprint() {
    let shown = seed(0).commitment();
    let mut ground = (1..=255).map(rolled).find(pleases).unwrap();
    ground.finish();
    let record = ground.table.record();
    // By itself the record is good: that is why the fingerprint is shown first, and kept.
    assert!(verify(&record, &*ground.face).is_ok());
    let promises = Promises { commitment: Some(shown.clone()), ..Promises::default() };
    let error = verify_promised(&record, &*ground.face, &promises).unwrap_err();
    assert!(matches!(&error, VerifyError::Broken { promised, .. } if *promised == shown), "{error}");
    // The log promised the seed that was shown, and knows of no other.
    let (mut head, mut rows) = (ChainLink::start(), String::new());
    write(&mut head, &mut rows, &shown, Says::Promise);
    let promises = Promises { log: DiceLog::read(&rows, &ChainLink::start()).ok(), ..Promises::default() };
    let error = verify_promised(&record, &*ground.face, &promises);
    assert_eq!(error, Err(VerifyError::Missing { line: "promise", commitment: record.dice.unwrap().commitment }));
}

#[test]
fn an_operator_who_chooses_the_entropy_of_somebody_is_caught_by_who_added_it() {
    let mut live = rolled(3);
    live.finish();
    let record = live.table.record();
    let check = |given: &str| {
        let entropies = [("2".to_owned(), given.to_owned())].into();
        verify_promised(&record, &*live.face, &Promises { entropies, ..Promises::default() })
    };
    assert!(check("c0ffee").is_ok());
    assert!(matches!(check("c0ffef"), Err(VerifyError::Broken { .. })));
    // Exchanged after the game has begun, it is another one than the log has the hash of.
    let (mut head, mut rows) = (ChainLink::start(), String::new());
    let commitment = seed(3).commitment();
    write(&mut head, &mut rows, &commitment, Says::Promise);
    write(&mut head, &mut rows, &commitment, Says::Begin { entropies: entropies_hash(&[("2", "c0ffef")]) });
    write(&mut head, &mut rows, &commitment, live.table.conclusion().unwrap());
    let promises = Promises { log: DiceLog::read(&rows, &ChainLink::start()).ok(), ..Promises::default() };
    let error = verify_promised(&record, &*live.face, &promises).unwrap_err();
    assert!(error.to_string().contains("the hash of the entropies"), "{error}");
}

#[test]
fn a_seat_that_is_a_bots_adds_nothing_to_the_dice() {
    let face = pig();
    let sitters = vec![Sitter::default(), Sitter { name: None, bot: Some("random".into()) }];
    let mut live = Live::of(face.clone(), &Creation::new(face.info(), face.setup(), sitters, seed(1), START));
    let added = live.ask(B, Command::Entropy { entropy: "c0ffee".into() });
    assert_eq!(added, Err(TableError::BotPlays("random".into())));
}

#[test]
fn a_seat_renamed_until_the_dice_please_is_refused() {
    let mut live = rolled(3);
    live.finish();
    let honest = live.table.record();
    let RecordLine::Chance { draw: Some((draw, count)), .. } = &honest.steps[luck(&honest)[0]] else {
        unreachable!("luck")
    };
    let first = |name: &str| Keyed::new(&seed(3), &[(name, "c0ffee")], draw, *count).below(6);
    // Whoever knows the seed finds a name under which a six falls at once.
    let name = (0..1000).map(|number| format!("2.{number}")).find(|name| first(name) == 5).unwrap();
    let mut forged = honest.clone();
    forged.seats[1].seat.clone_from(&name);
    forged.dice.as_mut().unwrap().entropies = [(name.clone(), "c0ffee".to_owned())].into();
    forged.close();
    let refused = Err(VerifyError::Seats { noted: format!("1 {name}"), printed: "1 2".to_owned() });
    assert_eq!(verify(&forged, &*live.face), refused);
    let named = |names: &[&str]| {
        let mut record = honest.clone();
        record.seats = names
            .iter()
            .map(|name| contract::record::RecordSeat { seat: (*name).into(), ..honest.seats[0].clone() })
            .collect();
        matches!(verify(&record, &*live.face), Err(VerifyError::Seats { .. }))
    };
    assert!(named(&["2", "1"]) && named(&["1", "2", "3"]) && named(&[]));
}

#[test]
fn tables_thrown_away_until_the_dice_please_show_in_the_log() {
    let (mut head, mut rows) = (ChainLink::start(), String::new());
    let mut kept = Vec::new();
    for number in 0..=255 {
        write(&mut head, &mut rows, &seed(number).commitment(), Says::Promise);
        kept.push(head.clone());
        let live = rolled(number);
        write(&mut head, &mut rows, &seed(number).commitment(), live.table.beginning().unwrap());
        if pleases(&live) {
            break;
        }
    }
    let last = kept.len() as u8 - 1;
    assert!(last > 0, "the first throw would please");
    let mut live = rolled(last);
    live.finish();
    write(&mut head, &mut rows, &seed(last).commitment(), live.table.conclusion().unwrap());
    let log = DiceLog::read(&rows, &ChainLink::start()).unwrap();
    assert_eq!(log.counts(), Counts { promised: kept.len(), open: last.into(), over: 1, dropped: 0 });
    let record = live.table.record();
    let check = |log| verify_promised(&record, &*live.face, &Promises { log, ..Promises::default() });
    assert!(check(Some(log)).is_ok(), "the game that pleased is itself as promised; the log shows the others");
    // A log without them is another chain, as whoever kept one of its lines sees.
    let (mut head, mut anew) = (ChainLink::start(), String::new());
    for says in [Some(Says::Promise), live.table.beginning(), live.table.conclusion()] {
        write(&mut head, &mut anew, &seed(last).commitment(), says.unwrap());
    }
    assert!(check(DiceLog::read(&anew, &ChainLink::start()).ok()).is_ok());
    assert!(kept[..usize::from(last)].iter().all(|kept| DiceLog::read(&anew, kept).is_err()));
}

#[test]
fn a_table_that_the_log_calls_dropped_was_not_played_to_its_end() {
    let open = rolled(3);
    let (mut head, mut rows) = (ChainLink::start(), String::new());
    let commitment = seed(3).commitment();
    for says in [Some(Says::Promise), open.table.beginning(), open.table.abandonment()] {
        write(&mut head, &mut rows, &commitment, says.unwrap());
    }
    let mut live = rolled(3);
    live.finish();
    let promises = Promises { log: DiceLog::read(&rows, &ChainLink::start()).ok(), ..Promises::default() };
    let checked = verify_promised(&live.table.record(), &*live.face, &promises);
    assert_eq!(checked, Err(VerifyError::Dropped { line: 3 }));
}

/// A game of parley that ends because seats give up.
fn given_up() -> (std::sync::Arc<dyn AnyGame>, Record) {
    let mut live = Live::parley(3, 7);
    live.offer(A);
    for seat in [B, A] {
        live.ask(seat, Command::Resign).unwrap();
    }
    (live.face.clone(), live.table.record())
}

#[test]
fn a_result_after_seats_gave_up_is_checked() {
    let (face, record) = given_up();
    assert_eq!(record.result.as_deref(), Some("C (resigned)"));
    assert!(verify(&record, &*face).is_ok());
    let resign = |record: &mut Record, at: usize, seat: &str| {
        record.steps.insert(at, RecordLine::Resign { seat: seat.to_owned(), terms: Terms::Second });
    };
    // What is said by whoever plays it again, and by whoever checks it without the rules first.
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        record.close();
        let replayed = record.replay(&*face).map_err(|error| error.to_string()).unwrap_err();
        (replayed, verify(&record, &*face).map_err(|error| error.to_string()).unwrap_err())
    };
    let last = record.steps.len() - 1;
    let (replayed, verified) = refused(&|record| record.result = Some("A (resigned)".to_owned()));
    assert_eq!(replayed, "the record says `A (resigned)`, but the steps end in `C (resigned)`");
    assert_eq!(verified, "the last step is `A:resign`, but the record says `A (resigned)`");
    let (replayed, verified) = refused(&|record| drop(record.steps.pop()));
    assert_eq!(replayed, "the record says `C (resigned)`, but the steps end in `open`");
    assert_eq!(verified, "the record says `C (resigned)`, but its last step does not");
    let (replayed, verified) = refused(&|record| resign(record, last, "B"));
    assert!(replayed.contains("the seat had given up") && replayed == verified, "{replayed} {verified}");
    let act = || RecordLine::Act { seat: "A".into(), token: "done".into(), at: None };
    let (replayed, verified) = refused(&|record| record.steps.push(act()));
    assert!(replayed.contains("the game was over, for seats had given up"), "{replayed}");
    assert!(verified.contains("it follows `A:resign`, which ends the game"), "{verified}");
    for seat in ["Z", "1"] {
        let (replayed, _) = refused(&|record| resign(record, 0, seat));
        assert!(replayed.contains(&format!("there is no seat `{seat}`")), "{replayed}");
    }
}

#[test]
fn nobody_who_gave_up_is_named_as_a_winner() {
    let won_by_a = |live: &Live| live.table.result().is_some_and(|ending| ending.text.starts_with("A ("));
    let live = (0..50).map(|number| finished_after(number, C)).find(won_by_a).unwrap();
    let mut record = live.table.record();
    record.result = Some("C (R9)".to_owned());
    record.close();
    let error = verify(&record, &*live.face).unwrap_err().to_string();
    assert_eq!(error, "the record says `C (R9)`, but seat C had given up");
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let (face, mut record) = played(5);
    record.steps.push(RecordLine::Resign { seat: "A".to_owned(), terms: Terms::Second });
    let error = record.replay(&*face).unwrap_err().to_string();
    assert!(error.contains("the game was over"), "{error}");
}
