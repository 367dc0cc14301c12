//! Several actions in one request: all or none, taken back as one, and nothing to be learned by trying.

use contract::{Maker, SeatSet, Setup, StepError};
use table::{Command, Request, TableError};

use crate::common::{A, B, Live, only};
use crate::cups::Cups;

fn together(tokens: &[&str]) -> Command {
    Command::Act { tokens: tokens.iter().map(|token| (*token).to_owned()).collect() }
}

/// Returns the token of the first card that A may offer.
fn card(live: &Live) -> String {
    live.table.position().legal(A).into_iter().find(|token| token.starts_with("offer:")).unwrap()
}

fn cups(number: u8) -> Live {
    let mut live = Live::new((Maker::of::<Cups>().make)(&Setup::printed(2)).unwrap(), number);
    live.ask(A, Command::Begin).unwrap();
    live
}

#[test]
fn actions_that_come_together_are_done_together_and_taken_back_as_one() {
    let mut live = Live::parley(2, 1);
    let before = (live.table.position().clone(), live.table.version(only(B)));
    let offer = card(&live);
    let request = live.request(A, together(&[&format!("A:{offer}"), "done"]));
    assert_eq!(live.send(&request), Ok(2));
    assert!(!live.table.position().asked(A));
    assert_eq!(live.send(&request), Ok(0), "what was done is done once");
    assert_eq!((live.table.undo_offer(A), live.table.undo_last(A)), (2, 2));
    assert_eq!(
        live.undo(A, 1),
        Err(TableError::Undo { asked: 1, offered: 2 }),
        "half of it stays or goes with the rest"
    );
    let undo = live.request(A, Command::Undo { steps: 2 });
    assert_eq!(live.send(&undo), Ok(1));
    assert_eq!(live.send(&undo), Ok(0));
    assert_eq!((live.table.position(), live.table.undo_last(A)), (&before.0, 0));
    assert_eq!(live.rebuilt(live.stored.len()).position(), &before.0);
    assert_eq!(live.table.version(only(B)), before.1 + 2, "B was told of the end, and that A goes on");
}

#[test]
fn moves_are_taken_back_one_by_one_from_the_last() {
    let mut live = cups(1);
    live.ask(A, together(&["nod", "nod", "nod"])).unwrap();
    live.act(A, "nod").unwrap();
    live.ask(A, together(&["nod", "nod"])).unwrap();
    assert_eq!((live.table.undo_offer(A), live.table.undo_last(A)), (6, 2));
    for (asked, is_whole) in [(1, false), (4, false), (5, false), (3, true), (6, true)] {
        let mut tried = live.clone();
        assert_eq!(tried.undo(A, asked).is_ok(), is_whole, "{asked}");
    }
    live.undo(A, 2).unwrap();
    assert_eq!(live.table.undo_last(A), 1);
    live.undo(A, 1).unwrap();
    assert_eq!(live.table.undo_last(A), 3);
}

#[test]
fn one_that_cannot_be_done_undoes_all() {
    let mut live = Live::parley(2, 2);
    let (offer, before) = (card(&live), live.stored.clone());
    let refused = live.ask(A, together(&[&offer, &offer]));
    assert!(
        matches!(&refused, Err(TableError::Refused(StepError::Illegal { refusal, .. })) if refusal.rule == "R3"),
        "{refused:?}"
    );
    for tokens in [&[][..], &["done", "B:done"], &["draw draw"], &[offer.as_str(); 33]] {
        assert!(live.ask(A, together(tokens)).is_err(), "{tokens:?}");
    }
    assert_eq!(live.stored, before);
}

#[test]
fn nothing_follows_what_a_die_decides() {
    let mut live = Live::parley(2, 3);
    let before = live.stored.clone();
    for card in ["1", "2", "3", "4", "V"] {
        let refused = live.ask(A, together(&["draw", &format!("offer:{card}")]));
        assert_eq!(refused, Err(TableError::Parted { token: "draw".to_owned() }), "{card}");
    }
    assert_eq!(live.stored, before);
    let offer = card(&live);
    assert_eq!(live.ask(A, together(&[&offer, "draw"])), Ok(3), "a die may come last");
    assert_eq!(live.table.undo_last(A), 0);
}

#[test]
fn nobody_looks_for_nothing() {
    // A look needs no die. With a refusal of what follows it, it would cost nothing either.
    for cup in ["look1", "look2", "look3"] {
        let mut live = cups(2);
        for follows in ["nod", cup, "look9"] {
            let refused = live.ask(A, together(&[cup, follows]));
            assert_eq!(refused, Err(TableError::Parted { token: cup.to_owned() }));
        }
        assert_eq!(live.ask(A, together(&["nod", cup])), Ok(2), "a look may come last");
        assert_eq!(live.table.undo_last(A), 0);
    }
}

#[test]
fn what_opens_or_begins_a_sealed_choice_stands_alone() {
    let mut live = cups(3);
    assert_eq!(live.ask(A, together(&["duel", "pass"])), Err(TableError::Parted { token: "duel".to_owned() }));
    live.act(A, "duel").unwrap();
    live.act(A, "pass").unwrap();
    let refused = live.ask(B, together(&["pass", "nod"]));
    assert_eq!(refused, Err(TableError::Parted { token: "pass".to_owned() }));
}

#[test]
fn the_same_actions_one_by_one_are_not_the_same_request() {
    let mut live = cups(4);
    let request = live.request(A, together(&["nod", "nod"]));
    let single = live.request(A, Command::act("nod"));
    live.act(A, "nod").unwrap();
    live.act(A, "nod").unwrap();
    assert!(matches!(live.send(&request), Err(TableError::Stale { .. })));
    let mut other = cups(4);
    other.send(&request).unwrap();
    assert!(matches!(other.send(&single), Err(TableError::Stale { .. })), "nor is a part of them");
}

#[test]
fn only_what_came_together_is_stored_in_the_newer_form() {
    let mut live = Live::parley(2, 5);
    let offer = card(&live);
    live.ask(A, together(&[&offer, "done"])).unwrap();
    let acts: Vec<&String> = live.stored.iter().filter(|text| text.contains("\"act\"")).collect();
    assert!(acts[0].ends_with("\"v\":1}") && !acts[0].contains("joined"), "{}", acts[0]);
    assert!(acts[1].ends_with("\"v\":3}") && acts[1].contains("\"joined\":true"), "{}", acts[1]);
    live.finish();
    let record = live.table.record();
    let last = record.replay(&*live.face).unwrap().pop().map(|(_, position)| position);
    assert_eq!(last.as_ref(), Some(live.table.position()), "a record has them one by one");
    assert!(!live.table.log_for(SeatSet::NONE).is_empty());
    let whole = Request { seat: A, page: None, command: together(&["draw"]) };
    assert_eq!(live.send(&whole), Err(TableError::Over));
}
