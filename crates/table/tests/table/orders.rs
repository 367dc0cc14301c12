//! Standing orders: given and cancelled in secret, answered for at a fixed time, lapsed by what everybody knows.

use contract::Seat;
use table::{Command, Entry, ORDER_DELAY, PendingOrder, Table, TableError};

use crate::common::{A, B, C, Live, START, only, parley, pig};

fn order(key: &str, stands: bool) -> Command {
    Command::Order { order: key.to_owned(), stands }
}

/// Lets all prepare, and returns who is asked for a veto then.
fn to_the_window(live: &mut Live, seats: &[Seat]) -> Seat {
    for seat in seats {
        live.offer(*seat);
        live.act(*seat, "done").unwrap();
    }
    asked(live)
}

fn asked(live: &Live) -> Seat {
    live.table.seats_to_move().first().unwrap()
}

/// A table of two, at which both have ordered to pass in the first round, and who is asked for a veto.
fn ordered(number: u8) -> (Live, Seat) {
    let mut live = Live::parley(2, number);
    for seat in [A, B] {
        assert_eq!(live.ask(seat, order("round.1", true)), Ok(1));
    }
    let asked = to_the_window(&mut live, &[A, B]);
    (live, asked)
}

/// Decides what is owed at this time.
fn due(table: &Table, owed: &PendingOrder, at: u64) -> Result<Vec<Entry>, TableError> {
    table.decide(&owed.request(), at)
}

fn stands(live: &Live, seat: Seat, key: &str) -> bool {
    live.table.orders(seat).iter().any(|offered| offered.stands && offered.order.key == key)
}

#[test]
fn an_order_answers_a_fixed_time_after_the_question_and_once() {
    let (mut live, asked) = ordered(1);
    let owed = live.table.pending_order().unwrap();
    assert_eq!((owed.seat, owed.due), (asked, live.now + ORDER_DELAY));
    assert_eq!(due(&live.table, &owed, owed.due - 1), Err(TableError::NoOrder), "not before it is due");
    let entries = due(&live.table, &owed, owed.due).unwrap();
    let passed = Entry::Act { seat: asked, token: "pass".to_owned(), joined: false, at: owed.due };
    assert_eq!(entries.first(), Some(&passed), "it is an action like any other");
    for entry in entries {
        live.stored.push(entry.write());
        live.table.apply(entry).unwrap();
    }
    assert_eq!(due(&live.table, &owed, owed.due + 9), Ok(Vec::new()), "sent twice, done once");
    assert_eq!(live.table.pending_order(), None, "the next round begins, and the order has lapsed");
    assert!(!stands(&live, A, "round.1") && !stands(&live, B, "round.1"));
    assert!(live.table.record().steps.iter().all(|line| !line.to_string().contains("round")));
}

#[test]
fn an_order_that_is_given_late_answers_as_long_after_it() {
    let mut live = Live::parley(2, 1);
    let asked = to_the_window(&mut live, &[A, B]);
    live.now += 60_000;
    live.ask(asked, order("now.1", true)).unwrap();
    assert_eq!(live.table.pending_order().unwrap().due, live.now + ORDER_DELAY);
    let other = if asked == A { B } else { A };
    live.now += 1_000;
    live.ask(other, order("round.1", true)).unwrap();
    assert_eq!(
        live.table.pending_order().unwrap().due,
        live.now - 2_000 + ORDER_DELAY,
        "what another seat orders is nothing to it"
    );
}

#[test]
fn whoever_gives_or_cancels_an_order_is_told_and_nobody_else() {
    let mut live = Live::parley(3, 1);
    let seen =
        |live: &Live, seat| (live.table.version(only(seat)), live.table.log_for(only(seat)), live.table.changed());
    let before = [A, B, C].map(|seat| seen(&live, seat));
    let page = live.request(B, Command::act("draw")).page.unwrap();
    assert_eq!(live.ask(B, order("round.1", true)), Ok(1));
    assert_eq!(live.ask(B, order("round.1", true)), Ok(0), "it stands already");
    assert!(stands(&live, B, "round.1") && !stands(&live, A, "round.1"));
    assert_eq!([A, C].map(|seat| seen(&live, seat)), [before[0].clone(), before[2].clone()]);
    assert_eq!(live.table.version(only(B)), before[1].0 + 1);
    assert!(live.table.still_asks(page), "B is asked what it was asked");
    assert_eq!(live.ask(B, order("round.1", false)), Ok(1));
    assert_eq!(live.ask(B, order("round.1", false)), Ok(0));
    assert!(!stands(&live, B, "round.1"));
    assert_eq!([A, C].map(|seat| seen(&live, seat)), [before[0].clone(), before[2].clone()]);
}

#[test]
fn what_cannot_be_ordered_is_refused() {
    let mut live = Live::new(parley(2), 1);
    assert_eq!(live.ask(A, order("round.1", true)), Err(TableError::NotBegun));
    live.ask(A, Command::Begin).unwrap();
    for key in ["now.1", "round.2", "", "round", "x y"] {
        assert_eq!(live.ask(A, order(key, true)), Err(TableError::NoOrder), "{key}");
    }
    live.ask(A, Command::Hand { bot: Some("random".to_owned()) }).unwrap();
    assert_eq!(live.ask(A, order("round.1", true)), Err(TableError::BotPlays("random".to_owned())));
    assert!(live.table.orders(A).is_empty());
    let mut pig = Live::new(pig(), 1);
    pig.ask(A, Command::Begin).unwrap();
    assert_eq!(pig.ask(A, order("round.1", true)), Err(TableError::NoOrder));
}

#[test]
fn the_person_may_be_quicker_or_think_better_of_it() {
    let (mut quick, asked) = ordered(2);
    let owed = quick.table.pending_order().unwrap();
    quick.act(asked, "pass").unwrap();
    assert_eq!(due(&quick.table, &owed, owed.due), Ok(Vec::new()));
    let (mut wary, asked) = ordered(2);
    wary.ask(asked, order("round.1", false)).unwrap();
    assert_eq!(wary.table.pending_order(), None);
    assert_eq!(due(&wary.table, &owed, owed.due), Err(TableError::NoOrder));
    let (mut handed, asked) = ordered(2);
    handed.ask(asked, Command::Hand { bot: Some("random".to_owned()) }).unwrap();
    handed.ask(asked, Command::Hand { bot: None }).unwrap();
    assert_eq!(handed.table.pending_order(), None, "whoever takes a seat back has ordered nothing");
}

/// In a game of three two are asked one after another; where the first has passed by order, what it takes back is its own.
#[test]
fn an_answer_that_is_taken_back_is_given_by_the_person() {
    let mut live = Live::parley(3, 1);
    live.ask(A, order("round.1", true)).unwrap();
    live.offer(A);
    live.undo(A, 1).unwrap();
    assert!(stands(&live, A, "round.1"), "what is taken back of something else is nothing to it");
    let asked = to_the_window(&mut live, &[A, B, C]);
    live.ask(asked, order("now.1", true)).unwrap();
    let owed = live.table.pending_order().unwrap();
    for entry in due(&live.table, &owed, owed.due).unwrap() {
        live.table.apply(entry).unwrap();
    }
    assert_ne!(live.table.seats_to_move(), only(asked), "the next seat is asked");
    assert!(live.table.undo_offer(asked) > 0, "nothing was learned by it");
    live.undo(asked, 1).unwrap();
    assert!(stands(&live, asked, "now.1") && live.table.seats_to_move() == only(asked));
    assert_eq!(live.table.pending_order(), None, "it is not answered for again");
    live.act(asked, "pass").unwrap();
}

#[test]
fn a_seat_that_is_answered_for_is_not_called() {
    let mut live = Live::parley(2, 1);
    live.ask(B, order("round.1", true)).unwrap();
    live.ask(A, order("round.1", true)).unwrap();
    live.offer(A);
    live.act(A, "done").unwrap();
    live.offer(B);
    let before = live.table.len();
    live.act(B, "done").unwrap();
    let asked = asked(&live);
    assert_eq!(live.table.turn_notices_since(before), [], "{asked:?} need not come");
    assert!(live.table.seats_called().is_empty() && live.table.answered_by_orders() == only(asked));
    live.ask(asked, order("round.1", false)).unwrap();
    assert_eq!(live.table.seats_called(), only(asked));
}

#[test]
fn a_table_that_is_read_again_owes_the_same() {
    let (live, _) = ordered(3);
    let read = live.rebuilt(live.stored.len());
    assert_eq!(read.pending_order(), live.table.pending_order());
    assert!(read.pending_order().is_some());
    assert_eq!([A, B].map(|seat| read.orders(seat)), [A, B].map(|seat| live.table.orders(seat)));
    let text = live.stored.iter().find(|text| text.contains("order")).unwrap();
    assert_eq!(*text, format!(r#"{{"order":{{"at":{},"order":"round.1","seat":0}},"v":4}}"#, START + 2_000));
    let cancel = Entry::Cancel { seat: B, order: "round.1".to_owned(), at: 7 };
    assert_eq!(cancel.write(), r#"{"cancel":{"at":7,"order":"round.1","seat":1},"v":4}"#);
}

/// A and its twin differ in what A holds, and in nothing else that the orders of the others, or the time of an answer, hang on.
#[test]
fn neither_offer_nor_answer_nor_its_time_depends_on_a_hand() {
    let mut seen = std::collections::BTreeMap::new();
    for number in 0..40 {
        let mut live = Live::parley(2, number);
        let offered: Vec<_> =
            [A, B].into_iter().flat_map(|seat| live.table.orders(seat)).map(|one| one.order).collect();
        assert_eq!(*seen.entry("offered").or_insert_with(|| format!("{offered:?}")), format!("{offered:?}"));
        live.ask(A, order("round.1", true)).unwrap();
        live.ask(B, order("round.1", true)).unwrap();
        let asked = to_the_window(&mut live, &[A, B]);
        let holds_a_veto = live.table.position().legal(asked).len() > 1;
        let owed = live.table.pending_order().unwrap();
        let entries = due(&live.table, &owed, owed.due).unwrap();
        let Some(Entry::Act { token, .. }) = entries.first() else { panic!("{entries:?}") };
        let answer = format!("{token} after {}", owed.due - live.now);
        seen.insert(if holds_a_veto { "with" } else { "without" }, answer);
    }
    assert_eq!(seen["with"], seen["without"]);
}
