//! Seats that give up: when that ends the game, who has won then, and what stays of the terms of older releases.

use std::iter;

use crate::common::{A, B, C, Live, Lottery, START, only, parley, seed};
use crate::seats::play_owed;
use crate::verifiers::VERIFIERS;
use contract::record::{EndedBy, Ending, Record, RecordLine as Line, Terms};
use contract::{Dice, Seat, SeatSet, Stream, Verdict};
use table::{Command, Creation, Entry, Event, Promises, Sitter, Table, TableError, import, verify};

fn bot(name: &str) -> Command {
    Command::Hand { bot: Some(name.to_owned()) }
}

/// Lets persons and bots play at random until the game is over.
fn play_on(live: &mut Live) {
    while !live.table.is_over() {
        play_owed(live);
        live.step();
    }
}

/// Plays a game of parley for three to its end after this seat has given up.
pub(crate) fn finished_after(number: u8, seat: Seat) -> Live {
    let mut live = Live::parley(3, number);
    live.ask(seat, Command::Resign).unwrap();
    play_on(&mut live);
    live
}

fn told(live: &Live) -> (SeatSet, String) {
    let Ending { verdict, text, .. } = live.table.result().unwrap();
    (verdict.winners, text)
}

#[test]
fn of_two_the_other_has_won_at_once_whether_a_person_or_a_bot() {
    for (number, commands) in
        [(1, vec![]), (2, vec![(B, bot("greedy"))]), (3, vec![(A, bot("random")), (B, bot("random"))])]
    {
        let mut live = Live::parley(2, number);
        for (seat, command) in commands {
            assert_eq!(live.ask(seat, command), Ok(1));
        }
        assert_eq!(live.table.result_of_giving_up(A).map(|ending| ending.text).as_deref(), Some("B (resigned)"));
        assert_eq!(live.ask(A, Command::Resign), Ok(1));
        assert_eq!(told(&live), (only(B), "B (resigned)".to_owned()));
        let ending = live.table.result().unwrap();
        assert_eq!((ending.by, ending.verdict.cause), (EndedBy::Resigning, "resigned"));
        assert_eq!(
            (ending.verdict.scores[..2].to_vec(), ending.verdict.places[..2].to_vec()),
            (vec![0.0, 1.0], vec![2, 1])
        );
        assert!(live.table.pending_bot_turn().is_none() && live.table.seats_to_move().is_empty());
        assert_eq!(live.table.record().steps.last().map(ToString::to_string).as_deref(), Some("A:resign"));
        assert_eq!(
            live.table.log_for(SeatSet::NONE).pop().map(|line| line.event),
            Some(Event::Resigned { over: true })
        );
    }
}

#[test]
fn once_it_is_over_nothing_follows_and_a_request_sent_twice_is_done_once() {
    let mut live = Live::parley(2, 4);
    live.offer(A);
    let (twice, other) = (live.request(A, Command::Resign), live.request(B, Command::Resign));
    assert_eq!(live.send(&twice), Ok(1));
    assert_eq!(live.send(&twice), Ok(0), "it is done already");
    assert_eq!(live.ask(A, Command::Resign), Ok(0));
    assert!(live.send(&other).is_err(), "B has won before B gave up");
    assert_eq!((live.table.undo_offer(A), live.undo(A, 1).is_err()), (0, true));
    assert_eq!(live.ask(B, bot("random")), Err(TableError::Over));
    assert_eq!(live.act(B, "draw"), Err(TableError::Over));
    for entry in [
        Entry::Act { seat: B, token: "draw".into(), joined: false, at: 1 },
        Entry::Resign { seat: B, terms: Terms::Second, at: 1 },
        Entry::Hand { seat: A, bot: None, by: None, at: 1 },
    ] {
        let broken = live.table.clone().apply(entry.clone());
        assert!(matches!(broken, Err(TableError::Broken { .. })), "{entry:?}: {broken:?}");
    }
    live.ask(B, Command::Sit { name: "Ada".parse().ok() }).expect("a name may be changed after any end");
}

#[test]
fn a_bot_that_thinks_while_the_game_is_given_up_comes_too_late_as_after_any_move() {
    let mut live = Live::parley(2, 8);
    live.ask(B, bot("random")).unwrap();
    let owed = live.table.pending_bot_turn().unwrap();
    live.ask(A, Command::Resign).unwrap();
    let late = live.send(&owed.answer(&mut Lottery).unwrap());
    assert!(matches!(late, Err(TableError::Stale { .. })), "{late:?}");
}

/// Returns who has won by the rules when C has given up, found in another way than the table does.
fn best_of(verdict: &Verdict) -> SeatSet {
    let named = verdict.winners.without(C);
    let [a, b] = [verdict.scores[0], verdict.scores[1]];
    match (verdict.winners.is_empty(), named.is_empty()) {
        (true, _) => SeatSet::NONE,
        (_, false) => named,
        _ if a.total_cmp(&b).is_eq() => SeatSet::NONE,
        _ => only(if a > b { A } else { B }),
    }
}

#[test]
fn of_three_a_bot_plays_on_for_a_seat_that_cannot_win_and_the_rules_decide_among_the_rest() {
    let (mut named, mut next_best) = (0, 0);
    for number in 0..60 {
        let mut live = Live::parley(3, number);
        assert_eq!(live.table.result_of_giving_up(C), None, "it goes on");
        live.ask(C, Command::Resign).unwrap();
        assert_eq!(live.table.log_for(only(A)).pop().map(|line| line.event), Some(Event::Resigned { over: false }));
        assert!(!live.table.is_over() && live.table.has_resigned(C));
        assert_eq!(live.act(C, "draw"), Err(TableError::Resigned));
        assert_eq!(live.ask(C, Command::Hand { bot: None }), Err(TableError::Resigned));
        play_on(&mut live);
        let verdict = live.table.position().verdict().unwrap();
        let (winners, text) = told(&live);
        assert_eq!(winners, best_of(&verdict), "game {number}");
        assert!(!winners.contains(C) && text.ends_with(" (R9)"), "game {number}: {text}");
        assert_eq!(text.starts_with("draw"), winners.is_empty(), "game {number}: {text}");
        let places = live.table.result().unwrap().verdict.places;
        assert!(places[2] > places[0] && places[2] > places[1], "game {number}: {places:?}");
        named += u32::from(verdict.winners.contains(C));
        next_best += u32::from(verdict.winners == only(C) && winners.len() == 1);
    }
    assert!(named > 5 && next_best > 3, "the cases were met: {named}, {next_best}");
}

#[test]
fn the_last_seat_that_has_not_given_up_has_won() {
    let mut live = Live::parley(3, 5);
    live.ask(B, Command::Resign).unwrap();
    assert_eq!(live.table.result_of_giving_up(A).map(|ending| ending.text).as_deref(), Some("C (resigned)"));
    live.ask(C, bot("random")).unwrap();
    live.ask(A, Command::Resign).unwrap();
    assert_eq!(told(&live), (only(C), "C (resigned)".to_owned()));
}

#[test]
fn the_last_person_to_give_up_ends_it_and_the_bots_that_are_left_have_won() {
    let mut live = Live::parley(3, 6);
    for seat in [B, C] {
        live.ask(seat, bot("random")).unwrap();
    }
    live.ask(A, Command::Resign).unwrap();
    assert_eq!(told(&live), (only(B).with(C), "B C (resigned)".to_owned()));
}

#[test]
fn in_the_middle_of_a_sealed_choice_what_was_chosen_stays_and_the_others_learn_nothing_of_it() {
    let mut live = Live::parley(3, 7);
    live.play("C:draw");
    let offered = live.offer(C);
    live.ask(C, Command::Resign).unwrap();
    let seen: Vec<String> = live.table.log_for(only(A)).into_iter().map(|line| format!("{:?}", line.event)).collect();
    assert!(seen.iter().all(|event| !event.contains(&offered)), "{seen:?}");
    assert_eq!(live.table.undo_offer(C), 0);
    let record = live.table.record();
    assert!(record.steps.iter().any(|line| matches!(line, Line::Act { token, .. } if *token == offered)));
    play_on(&mut live);
    assert!(verify(&live.table.record(), &*live.face).is_ok());
}

/// A game of two, begun, of which the entries of an older release follow.
fn older(then: &[&str]) -> Table {
    let face = parley(2);
    let sitters = vec![Sitter::default(); 2];
    let creation = Creation::new(face.info(), face.setup(), sitters, seed(4), START);
    let begin = r#"{"begin":{"at":1},"v":1}"#;
    let entries = iter::once(&begin).chain(then).map(|text| Entry::read(text).unwrap());
    Table::rebuild(&*face, creation, entries).unwrap()
}

const RESIGNS: [&str; 2] = [r#"{"resign":{"at":2,"seat":0},"v":1}"#, r#"{"resign":{"at":9,"seat":1},"v":1}"#];

#[test]
fn a_game_that_was_given_up_at_an_older_release_keeps_what_it_said() {
    let open = older(&RESIGNS[..1]);
    assert!(!open.is_over() && open.has_resigned(A), "there B played on against a bot");
    assert_eq!(open.record().steps.last().map(ToString::to_string).as_deref(), Some("A resign"));
    assert_eq!(open.result_of_giving_up(B).map(|ending| ending.text).as_deref(), Some("B (resigned)"));
    let over = older(&RESIGNS);
    assert_eq!(over.result().map(|ending| ending.text).as_deref(), Some("B (resigned)"), "the last to hold out");
    let mut drawn = 0;
    for number in 0..20 {
        let mut live = Live::parley(2, number);
        let entry = Entry::read(RESIGNS[0]).unwrap();
        live.table.apply(entry).unwrap();
        play_on(&mut live);
        let winners = live.table.position().verdict().unwrap().winners.without(A);
        let (now, text) = told(&live);
        assert_eq!((now, text), (winners, if winners.is_empty() { "draw (R9)" } else { "B (R9)" }.to_owned()));
        drawn += u32::from(winners.is_empty());
        let record = live.table.record();
        let read = Record::read(&record.write()).unwrap();
        assert!(read.steps.contains(&"A resign".parse().unwrap()) && verify(&read, &*live.face).is_ok());
        let taken = import(&read, &*live.face, seed(99), START).unwrap();
        assert_eq!(Table::rebuild(&*live.face, taken.creation, taken.entries).unwrap().record(), record);
    }
    assert!(drawn > 3, "where the bot won it was a draw: {drawn}");
}

#[test]
fn who_gives_up_now_does_so_on_the_terms_of_now_whatever_an_older_release_wrote_before() {
    let mut table = older(&RESIGNS[..1]);
    let now = Entry::read(r#"{"resign":{"at":9,"seat":1,"terms":"second"},"v":3}"#).unwrap();
    assert_eq!(now, Entry::Resign { seat: B, terms: Terms::Second, at: 9 });
    assert_eq!(Entry::read(&now.write()), Ok(now.clone()));
    assert!(now.write().ends_with(r#","v":3}"#), "older releases say that a newer one wrote it: {}", now.write());
    let old = Entry::Resign { seat: A, terms: Terms::First, at: 2 };
    assert_eq!((Entry::read(RESIGNS[0]), old.write().as_str()), (Ok(old), RESIGNS[0]));
    table.apply(now).unwrap();
    assert_eq!(table.result().map(|ending| ending.text).as_deref(), Some("B (resigned)"), "the last to hold out");
}

/// Plays a game in which seats give up, hand over and come back at random.
fn unruly(number: u32) -> Live {
    let mut dice = Stream::new("giving up", "unruly", u64::from(number));
    let mut live = Live::parley(2 + (number % 2) as u8, number as u8);
    while !live.table.is_over() {
        let seats: Vec<Seat> = SeatSet::all(live.table.seats()).iter().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        // Refusals (of a seat that has given up, say) change nothing.
        let _refused = match dice.below(30) {
            0 => live.ask(seat, Command::Resign),
            1 => live.ask(seat, bot("random")),
            2 => live.ask(seat, Command::Hand { bot: None }),
            3 => live.undo(seat, 1),
            _ => Ok(0),
        };
        match live.table.pending_bot_turn() {
            Some(owed) => drop(live.send(&owed.answer(&mut Lottery).unwrap())),
            None => drop(live.step()),
        }
    }
    live
}

#[test]
fn table_log_record_replay_import_and_all_verifiers_tell_one_result() {
    let (mut cases, mut given_up, mut hands) = (Vec::new(), [0; 2], 0);
    for number in 0..120 {
        let live = unruly(number);
        let ending = live.table.result().unwrap();
        let record = live.table.record();
        let read = Record::read(&record.write()).unwrap();
        assert_eq!(read.result.as_ref(), Some(&ending.text), "game {number}");
        let replayed = read.replay_whole(&*live.face).unwrap();
        assert_eq!(replayed.ending.as_ref(), Some(&ending), "game {number}");
        assert_eq!(live.rebuilt(live.stored.len()).result().as_ref(), Some(&ending), "game {number}");
        assert!(verify(&read, &*live.face).is_ok(), "game {number}");
        let taken = import(&read, &*live.face, seed(99), START).unwrap();
        let table = Table::rebuild(&*live.face, taken.creation, taken.entries).unwrap();
        assert_eq!(table.result().as_ref(), Some(&ending), "game {number}");
        let resigned =
            |over| live.table.log_for(SeatSet::NONE).iter().any(|line| line.event == Event::Resigned { over });
        assert_eq!(resigned(true), ending.by == EndedBy::Resigning, "game {number}");
        let gone: Vec<Seat> = SeatSet::all(live.table.seats()).iter().filter(|s| live.table.has_resigned(*s)).collect();
        assert!(gone.iter().all(|seat| !ending.verdict.winners.contains(*seat)), "game {number}");
        given_up[usize::from(ending.by == EndedBy::Rules)] += usize::from(!gone.is_empty());
        hands += usize::from(record.steps.iter().any(|line| matches!(line, Line::Hand { .. })));
        cases.push((read, Promises::default()));
    }
    assert!(given_up.iter().all(|met| *met > 5) && hands > 20, "the cases were met: {given_up:?}, {hands}");
    for verifier in VERIFIERS {
        let said = verifier.judge(&cases).unwrap_or_default();
        assert!(said.iter().all(Result::is_ok), "{verifier:?}: {said:?}");
    }
}
