//! What others do in secret must not show: not in views, versions, logs, offers or answers.

use crate::common::{A, B, C, Live, only};
use contract::{Dice, SeatSet, Stream};
use table::Event;

#[test]
fn of_a_sealed_choice_only_the_end_is_told() {
    let mut live = Live::parley(2, 1);
    let (page, version) = (live.shown_to(B), live.table.version(only(B)));
    live.play("A:draw");
    live.offer(A);
    assert_eq!(live.shown_to(B), page);
    live.play("A:done");
    assert_eq!(live.table.version(only(B)), version + 1);
    live.undo(A, 2).unwrap();
    let log = live.table.log_for(only(B));
    assert_eq!(log.last().map(|line| &line.event), Some(&Event::TookBack { steps: None }), "not how many");
    let own = live.table.log_for(only(A));
    assert_eq!(own.last().map(|line| &line.event), Some(&Event::TookBack { steps: Some(2) }));
}

#[test]
fn tokens_are_hidden_where_something_is_hidden() {
    let mut live = Live::parley(2, 2);
    live.play("A:draw");
    live.offer(A);
    live.offer(B);
    live.play("A:done B:done");
    let tokens = |observer| -> Vec<String> {
        let step = |event| if let Event::Step { token, .. } = event { Some(token) } else { None };
        live.table.log_for(observer).into_iter().filter_map(|line| step(line.event)).collect()
    };
    let card = |token: &String| token.starts_with('+') && token != "+?" || token.starts_with("offer");
    assert!(!tokens(SeatSet::NONE).iter().any(card));
    assert!(tokens(SeatSet::NONE).iter().any(|token| token == "+?"), "that a card was dealt is shown");
    assert!(tokens(only(A)).iter().any(|token| token.starts_with("offer")), "its own are shown");
    let record = live.table.record();
    assert_eq!(record.dice.unwrap().seed, None, "no seed before the end");
    assert_eq!(live.table.reveal(), None);
    live.finish();
    assert!(tokens_after_the_end(&live) > 4);
    assert!(live.table.reveal().is_some());
}

fn tokens_after_the_end(live: &Live) -> usize {
    let observer = live.table.observer(SeatSet::NONE);
    let card = |event: &Event| matches!(event, Event::Step { token, .. } if token.starts_with('+') && token != "+?");
    live.table.log_for(observer).iter().filter(|line| card(&line.event)).count()
}

/// In the middle of any game, one seat takes a step in secret, and nothing changes for the others: not even what they may
/// take back.
#[test]
fn a_step_in_secret_changes_nothing_for_anybody_else_whatever_was_before() {
    let mut dice = Stream::new("twins", "walk", 0);
    let (mut tried, mut could) = (0, 0);
    for number in 0..60 {
        let mut live = Live::bearing(3, number, Some(1000));
        while let Some(seat) =
            live.table.seats_to_move().iter().nth(dice.below(live.table.seats_to_move().len().max(1) as u32) as usize)
        {
            let others: Vec<_> = [A, B, C].into_iter().filter(|other| *other != seat).collect();
            let before: Vec<String> = others.iter().map(|other| live.shown_to(*other)).collect();
            let asked = live.table.seats_to_move();
            let legal = live.table.position().legal(seat);
            let token = legal[dice.below(legal.len() as u32) as usize].clone();
            live.act(seat, &token).unwrap();
            if asked.len() > 1 && live.table.seats_to_move() == asked && token != "done" {
                tried += 1;
                could += usize::from(others.iter().any(|other| live.table.undo_offer(*other) > 0));
                let after: Vec<String> = others.iter().map(|other| live.shown_to(*other)).collect();
                assert_eq!(after, before, "{number}: {token}");
            }
        }
    }
    assert!(tried > 100 && could > 20, "{tried} {could}");
}
