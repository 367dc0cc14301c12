//! Undo and versions follow what can be seen, in a game made to tell seeing from everything else.

use contract::{Maker, Setup};
use table::{Command, TableError};

use crate::common::{A, B, Live, only};
use crate::cups::Cups;

fn cups() -> Live {
    let mut live = Live::new((Maker::of::<Cups>().make)(&Setup::printed(2)).unwrap(), 1);
    live.ask(A, Command::Begin).unwrap();
    live
}

#[test]
fn a_look_cannot_be_taken_back_though_no_luck_fell() {
    for cup in ["look1", "look2"] {
        let mut live = cups();
        live.act(A, "nod").unwrap();
        live.act(A, cup).unwrap();
        assert_eq!(live.table.undo_offer(A), 0, "{cup}");
    }
}

#[test]
fn a_look_that_could_be_worked_out_can() {
    let mut live = cups();
    live.act(A, "look1").unwrap();
    live.act(A, "look2").unwrap();
    assert_eq!(live.table.undo_offer(A), 1, "the coin was found, so the second cup was known to be empty");
}

#[test]
fn luck_that_its_own_seat_cannot_see_is_luck() {
    let mut live = cups();
    live.act(A, "bury").unwrap();
    assert_eq!(live.table.undo_offer(A), 0);
    live.act(A, "nod").unwrap();
    assert_eq!(live.table.undo_offer(A), 1);
    let undo = r#"{"undo":{"at":1,"seat":0,"steps":2},"v":1}"#;
    let forced = live.table.apply(table::Entry::read(undo).unwrap());
    assert!(matches!(forced, Err(TableError::Broken { .. })), "nor does a log say otherwise");
}

#[test]
fn who_opens_a_sealed_choice_cannot_take_that_back_though_it_taught_nothing() {
    let mut live = cups();
    live.act(A, "duel").unwrap();
    live.act(A, "pass").unwrap();
    assert_eq!(live.table.undo_offer(A), 1, "it is sealed still, but that it began stands");
    live.undo(A, 1).unwrap();
    live.act(B, "pass").unwrap();
    live.act(A, "pass").unwrap();
    assert!(live.table.position().asked(B));
    assert_eq!(live.table.undo_offer(A), 0);
}

#[test]
fn a_turn_given_away_comes_back_while_the_other_has_done_nothing_to_be_seen() {
    let mut live = cups();
    live.act(A, "pass").unwrap();
    assert_eq!(live.table.undo_offer(A), 1);
    live.act(B, "nod").unwrap();
    assert_eq!(live.table.undo_offer(A), 0, "the nod cannot be seen, but could not stand without the pass");
}

#[test]
fn a_version_counts_what_a_seat_did_itself_and_who_is_asked() {
    let mut live = cups();
    let versions = |live: &Live| (live.table.version(only(A)), live.table.version(only(B)));
    let (own, other) = versions(&live);
    let nod = live.request(A, Command::act("nod"));
    live.send(&nod).unwrap();
    assert_eq!(versions(&live), (own + 1, other));
    assert_eq!(live.send(&nod), Ok(0), "so that it is not done twice");
    live.undo(A, 1).unwrap();
    assert_eq!(versions(&live), (own + 2, other));
    live.act(A, "pass").unwrap();
    assert_eq!(versions(&live), (own + 3, other + 1));
}

#[test]
fn a_version_does_not_tell_whether_hidden_luck_fell() {
    // The coin lies under the first cup: one dig moves it, the other finds nothing.
    let dug = ["dig1", "dig2"].map(|token| {
        let mut live = cups();
        let entries = live.act(A, token).unwrap();
        (entries, live.table.version(only(B)))
    });
    assert_eq!((dug[0].0, dug[1].0), (2, 1));
    assert_eq!(dug[0].1, dug[1].1);
}

#[test]
fn nothing_is_taken_back_after_the_end_and_no_bot_plays_before_the_beginning() {
    let mut live = cups();
    live.act(A, "end").unwrap();
    assert_eq!(live.table.undo_offer(A), 0);
    let mut waiting = Live::new(live.face.clone(), 1);
    waiting.ask(A, Command::Hand { bot: Some("random".into()) }).unwrap();
    assert!(waiting.table.pending_bot_turn().is_none() && waiting.table.seats_to_move().is_empty());
    assert_eq!(waiting.table.undo_offer(A), 0);
}
