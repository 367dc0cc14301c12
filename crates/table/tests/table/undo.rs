//! What may be taken back, and what stays.

use crate::common::{A, B, C, Live, only, pig};
use contract::SeatSet;
use table::{Command, Event, TableError};

#[test]
fn a_sealed_choice_may_be_taken_back_until_it_opens() {
    let mut live = Live::parley(2, 1);
    live.offer(A);
    live.play("A:done");
    assert_eq!(live.table.undo_offer(A), 2, "the offer and the end of it");
    live.undo(A, 1).unwrap();
    assert!(live.table.position().asked(A));
    live.undo(A, 1).unwrap();
    assert_eq!(live.table.undo_offer(A), 0);
    live.offer(A);
    live.offer(B);
    live.play("A:done B:done");
    assert_eq!((live.table.undo_offer(A), live.table.undo_offer(B)), (0, 0), "the seal is open");
}

#[test]
fn what_others_did_in_secret_stays() {
    let mut live = Live::parley(3, 2);
    live.offer(A);
    live.play("B:draw");
    let offered = live.offer(B);
    live.play("C:draw");
    let (before, after_b) = (live.shown_to(B), live.table.position().legal(B));
    assert_eq!(live.table.undo_offer(A), 1, "cards that others drew are no luck that A could see");
    live.undo(A, 1).unwrap();
    assert_eq!(live.shown_to(B), before);
    assert_eq!(live.table.position().legal(B), after_b, "{offered} stands");
    assert_eq!(live.table.undo_offer(C), 0, "C has drawn a card");
}

#[test]
fn the_end_of_anothers_sealed_choice_is_no_step_in_the_way() {
    let mut live = Live::parley(2, 3);
    live.offer(A);
    live.offer(B);
    live.play("B:done");
    assert_eq!(live.table.undo_offer(A), 1);
    live.undo(A, 1).unwrap();
    assert!(!live.table.position().asked(B), "B is done still");
}

#[test]
fn luck_cannot_be_taken_back() {
    let mut live = Live::parley(2, 4);
    live.play("A:draw");
    assert_eq!(live.table.undo_offer(A), 0);
    live.offer(A);
    assert_eq!(live.table.undo_offer(A), 1, "what came after the card can");
    assert_eq!(live.undo(A, 2), Err(TableError::Undo { asked: 2, offered: 1 }));
    assert_eq!(live.undo(A, 0), Err(TableError::Undo { asked: 0, offered: 1 }));
}

#[test]
fn who_passes_in_a_window_may_think_again_until_another_acts() {
    let mut live = (0..50).map(|number| Live::parley(3, number)).find_map(at_a_window_of_two).unwrap();
    let seat = live.table.seats_to_move().first().unwrap();
    live.act(seat, "pass").unwrap();
    assert_eq!(live.table.undo_offer(seat), 1);
    let other = live.table.seats_to_move().first().unwrap();
    live.act(other, "pass").unwrap();
    assert_eq!(live.table.undo_offer(seat), 0);
}

fn at_a_window_of_two(mut live: Live) -> Option<Live> {
    for seat in [A, B, C] {
        live.offer(seat);
    }
    live.play("A:done B:done C:done");
    let first = live.table.seats_to_move().first()?;
    live.act(first, "pass").ok()?;
    let second = live.table.seats_to_move();
    live.undo(first, 1).ok()?;
    (second.len() == 1).then_some(live)
}

#[test]
fn a_step_that_taught_something_cannot_be_taken_back() {
    // The last seat to be done sees the others' offers, and nobody is asked between.
    let mut live = Live::parley(2, 5);
    live.offer(A);
    live.offer(B);
    live.play("A:done");
    assert_eq!(live.table.undo_offer(B), 1);
    live.play("B:done");
    assert_eq!(live.table.undo_offer(B), 0);
}

#[test]
fn open_steps_without_luck_may_be_taken_back() {
    let mut live = (0..50).find_map(after_a_roll_that_counts).unwrap();
    let asked = live.table.seats_to_move();
    let (seat, other) = if asked == only(A) { (A, B) } else { (B, A) };
    let version = live.table.version(only(other));
    live.act(seat, "hold").unwrap();
    assert_eq!(live.undo(seat, 1), Ok(1));
    assert_eq!(live.table.seats_to_move(), asked);
    assert_eq!(live.table.version(only(other)), version + 2, "the other saw both");
    let told = live.table.log_for(SeatSet::NONE);
    assert_eq!(told.last().map(|line| &line.event), Some(&Event::TookBack { steps: None }));
}

fn after_a_roll_that_counts(number: u8) -> Option<Live> {
    let mut live = Live::new(pig(), number);
    live.ask(A, Command::Begin).unwrap();
    let asked = live.table.seats_to_move();
    live.act(asked.first()?, "roll").unwrap();
    (live.table.seats_to_move() == asked).then_some(live)
}

#[test]
fn the_end_a_hand_over_and_a_resignation_settle_what_was_played() {
    let mut live = Live::parley(3, 7);
    live.offer(A);
    live.ask(A, Command::Hand { bot: Some("random".into()) }).unwrap();
    assert_eq!(live.table.undo_offer(A), 0, "a bot plays the seat");
    live.ask(A, Command::Hand { bot: None }).unwrap();
    assert_eq!(live.table.undo_offer(A), 0);
    live.offer(B);
    assert_eq!(live.table.undo_offer(B), 1);
    live.ask(C, Command::Resign).unwrap();
    assert_eq!(live.table.undo_offer(B), 0);
    let mut over = Live::parley(2, 8);
    over.finish();
    assert_eq!((over.table.undo_offer(A), over.table.undo_offer(B)), (0, 0));
}

#[test]
fn an_old_page_cannot_take_back_twice() {
    let mut live = Live::parley(2, 9);
    live.play("A:draw");
    live.offer(A);
    let request = live.request(A, Command::Undo { steps: 1 });
    assert_eq!(live.send(&request), Ok(1));
    assert_eq!(live.send(&request), Ok(0));
    assert!(live.table.undo_offer(A) == 0 && live.table.position().asked(A));
}
