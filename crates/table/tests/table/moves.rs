//! Requests: what they add to the log, and why they are refused.

use crate::common::{A, B, Live, START, only, parley, seed};
use contract::{Seat, StepError, Turn};
use table::{Command, Creation, Entry, Page, ReadError, Request, Sitter, Table, TableError};

#[test]
fn an_action_comes_with_the_luck_that_follows_from_it() {
    let mut live = Live::new(parley(2), 1);
    assert_eq!(live.table.position().turn(), Turn::Chance, "no card is dealt before the game begins");
    assert_eq!(live.ask(A, Command::Begin), Ok(1 + 2 * 2), "beginning, and the deal");
    assert_eq!(live.act(A, "draw"), Ok(2), "the action and the card");
    assert!(
        matches!(live.table.entries().last(), Some(Entry::Chance { draw: Some((name, 0)), .. }) if name == "1/draw/1")
    );
}

#[test]
fn what_was_done_is_not_done_twice() {
    let mut live = Live::parley(2, 2);
    let twice = live.request(A, Command::act("draw"));
    assert_eq!(live.send(&twice), Ok(2));
    let steps = live.table.steps();
    assert_eq!(live.send(&twice), Ok(0));
    live.offer(A);
    assert_eq!(live.send(&twice), Ok(0), "also after other steps");
    assert_eq!(live.table.steps(), steps + 1);
    for command in
        [Command::Sit { name: "Ada".parse().ok() }, Command::Hand { bot: Some("greedy".into()) }, Command::Resign]
    {
        let request = live.request(A, command);
        assert_eq!(live.send(&request), Ok(1));
        assert_eq!(live.send(&request), Ok(0));
    }
}

#[test]
fn a_stale_page_gets_a_clear_answer() {
    let mut live = Live::parley(2, 3);
    let offer = live.table.position().legal(A).into_iter().find(|token| token.starts_with("offer")).unwrap();
    let stale = live.request(A, Command::act(offer));
    live.act(A, "draw").unwrap();
    let seen = stale.page.unwrap().version;
    assert_eq!(live.send(&stale), Err(TableError::Stale { seen, now: live.table.version(only(A)) }));
    live.offer(A);
    let again = Command::act("draw");
    let between =
        Request { page: Some(Page { observer: only(A), version: seen + 1 }), command: again, ..stale.clone() };
    let answer = live.send(&between);
    assert!(matches!(answer, Err(TableError::Stale { .. })), "the same token at another version is another request");
    let ahead = Request { page: Some(Page { observer: only(A), version: 999 }), ..stale };
    assert!(matches!(live.send(&ahead), Err(TableError::Stale { seen: 999, .. })));
}

#[test]
fn sealed_steps_of_others_make_no_page_stale() {
    let mut live = Live::parley(2, 4);
    let request = live.request(B, Command::act("draw"));
    live.act(A, "draw").unwrap();
    live.offer(A);
    assert_eq!(live.send(&request), Ok(2));
}

#[test]
fn what_may_not_be_is_refused_and_changes_nothing() {
    let mut live = Live::new(parley(2), 5);
    let act = |token: &str| Command::act(token);
    let word = |command: &Command| Request { seat: A, page: None, command: command.clone() };
    assert_eq!(live.send(&word(&act("draw"))), Err(TableError::NotBegun));
    assert_eq!(live.send(&word(&Command::Resign)), Err(TableError::NotBegun));
    live.ask(A, Command::Begin).unwrap();
    let before = live.stored.clone();
    let nobody = Request { seat: Seat::new(4), page: None, command: act("draw") };
    assert_eq!(live.send(&nobody), Err(TableError::NoSeat));
    assert!(matches!(live.send(&word(&act("B:draw"))), Err(TableError::OtherSeat { .. })));
    assert!(
        matches!(live.send(&word(&act("done"))), Err(TableError::Refused(StepError::Illegal { refusal, .. })) if refusal.rule == "R4")
    );
    assert!(matches!(live.send(&word(&act("+3"))), Err(TableError::Refused(_))), "nobody plays luck");
    for text in ["", "draw draw", "draw\n", &"x".repeat(201)] {
        assert!(matches!(live.send(&word(&act(text))), Err(TableError::Text { .. })));
        assert!(matches!(live.send(&word(&Command::Hand { bot: Some(text.into()) })), Err(TableError::Text { .. })));
    }
    assert_eq!(live.send(&word(&Command::BotAct { turn: 0, token: "draw".into() })), Err(TableError::NoBot));
    assert_eq!(live.send(&word(&Command::Entropy { entropy: "ab".into() })), Err(TableError::Begun));
    assert_eq!(live.stored, before);
}

#[test]
fn entropy_is_given_once_and_before_the_game_begins() {
    let mut live = Live::new(parley(2), 6);
    let give = |entropy: &str| Command::Entropy { entropy: entropy.to_owned() };
    let version = live.table.version(only(A));
    assert_eq!(live.ask(A, give("0a")), Ok(1));
    assert_eq!(live.table.version(only(A)), version, "no page grows old by it");
    assert_eq!(live.ask(A, give("0a")), Ok(0));
    assert_eq!(live.ask(A, give("0b")), Err(TableError::EntropyGiven));
    for text in ["", "0A", "xyz", &"0".repeat(65)] {
        assert!(matches!(live.ask(B, give(text)), Err(TableError::Text { .. })));
    }
}

#[test]
fn a_table_is_not_made_for_another_game_or_version() {
    let pig = crate::common::pig();
    let sitters = vec![Sitter::default(); 2];
    let creation = Creation::new(pig.info(), pig.setup(), sitters, seed(1), START);
    assert!(matches!(Table::new(&*parley(2), creation.clone()), Err(TableError::OtherGame { .. })));
    let newer = Creation { rules: 99, ..creation.clone() };
    let error = Table::new(&*pig, newer).unwrap_err().to_string();
    assert_eq!(error, "this is a table of `pig` under version 99 of its rules, not of `pig` under version 1");
    let more = Creation { seats: vec![Sitter::default(); 3], ..creation };
    assert!(matches!(Table::new(&*pig, more), Err(TableError::Fault(_))));
}

#[test]
fn a_log_that_does_not_follow_is_refused_with_its_entry() {
    let mut live = Live::parley(2, 7);
    let entries = live.table.len();
    for text in [
        r#"{"act":{"at":1,"seat":0,"token":"done"},"v":1}"#,
        r#"{"act":{"at":1,"seat":200,"token":"draw"},"v":1}"#,
        r#"{"undo":{"at":1,"seat":0,"steps":1},"v":1}"#,
        r#"{"luck":{"token":"=A","draw":null,"numbers":[]},"v":1}"#,
    ] {
        let broken = live.table.apply(Entry::read(text).unwrap());
        assert!(matches!(broken, Err(TableError::Broken { entry, .. }) if entry == entries), "{text}: {broken:?}");
    }
    assert_eq!(live.table.len(), entries);
}

#[test]
fn stored_forms_of_other_releases_are_told_apart() {
    assert_eq!(Entry::read(r#"{"begin":{"at":1},"v":6}"#), Err(ReadError::Newer(6)));
    assert_eq!(Entry::read(r#"{"begin":{"at":1},"v":1}"#), Ok(Entry::Begin { at: 1 }));
    for broken in
        ["", "[]", "{}", r#"{"begin":{"at":1}}"#, r#"{"v":1}"#, r#"{"begin":{"at":1,"x":2},"v":1}"#, r#"{"v":0}"#]
    {
        assert!(matches!(Entry::read(broken), Err(ReadError::Form(_))), "{broken}");
    }
}

#[test]
fn the_stored_form_is_frozen() {
    let act = Entry::Act { seat: B, token: "offer:3".into(), joined: false, at: 7 };
    assert_eq!(act.write(), r#"{"act":{"at":7,"seat":1,"token":"offer:3"},"v":1}"#);
    let numbers = vec![contract::Number { bound: 6, value: 2 }];
    let luck = Entry::Chance { token: "+3".into(), draw: Some(("1/draw/2".into(), 0)), numbers };
    assert_eq!(
        luck.write(),
        r#"{"luck":{"draw":["1/draw/2",0],"numbers":[{"bound":6,"value":2}],"token":"+3"},"v":1}"#
    );
    // The first releases refuse what has version 2 as written by a newer one, and read all else.
    assert_eq!(Entry::End { at: 7 }.write(), r#"{"end":{"at":7},"v":2}"#);
    assert!(Live::parley(2, 7).table.creation().write().ends_with(r#","v":1}"#));
    assert_eq!(format!("{:?}", seed(9)), "Seed(..)", "no debug output has the seed");
}
