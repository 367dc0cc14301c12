//! Whose turn it has become, who has finished, and who has been silent for too long.

use contract::{Dice, Seat, SeatSet, Stream};
use table::{Command, TableError, TurnNotice};

use crate::common::{A, B, C, Live, START, only, parley, pig, seed};

const LONG: u64 = 600_000;

/// Sends what a seat asks for and returns whose turn it became by it.
fn calls(live: &mut Live, seat: Seat, command: Command) -> Vec<(Seat, u32)> {
    let before = live.table.len();
    live.ask(seat, command).unwrap();
    live.table.turn_notices_since(before).into_iter().map(|TurnNotice { seat, turn, .. }| (seat, turn)).collect()
}

fn act(token: &str) -> Command {
    Command::act(token)
}

#[test]
fn a_sealed_choice_is_one_turn_however_many_steps_it_takes() {
    let mut live = Live::new(parley(2), 1);
    assert_eq!(calls(&mut live, A, Command::Begin), [(A, 1), (B, 1)]);
    assert_eq!(calls(&mut live, A, act("draw")), []);
    live.offer(A);
    live.undo(A, 1).unwrap();
    live.offer(A);
    assert_eq!(live.table.turn_notice(A), Some(TurnNotice { seat: A, turn: 1, at: START + 1000 }));
    assert_eq!(live.table.finished(), SeatSet::NONE);
    assert_eq!(calls(&mut live, A, act("done")), []);
    assert_eq!(live.table.finished(), only(A), "everybody sees who is still at work");
    assert_eq!(
        calls(&mut live, A, Command::Undo { steps: 1 }),
        [],
        "who takes the end back goes on with the same turn"
    );
    assert_eq!(live.table.finished(), SeatSet::NONE);
    live.play("A:done");
    live.offer(B);
    let opened = calls(&mut live, B, act("done"));
    assert!(opened.iter().all(|(seat, turn)| (*seat, *turn) == (A, 2)), "B is asked on or not at all: {opened:?}");
    assert_eq!(live.table.finished(), SeatSet::NONE);
}

#[test]
fn a_seat_that_rolls_and_is_asked_again_has_one_turn() {
    let mut live = Live::new(pig(), 3);
    assert_eq!(calls(&mut live, A, Command::Begin), [(A, 1)]);
    let mut turns = vec![(A, 1)];
    let mut steps = 0;
    while let Some(seat) = live.table.seats_to_move().first() {
        let token = if steps % 3 == 2 { "hold" } else { "roll" };
        let called = calls(&mut live, seat, act(token));
        let moved = live.table.seats_to_move().first().is_some_and(|next| next != seat);
        assert_eq!(called.len(), usize::from(moved), "{called:?}");
        turns.extend(called);
        steps += 1;
    }
    assert!(turns.len() > 4 && turns.len() < steps);
    for seat in [A, B] {
        let numbers: Vec<u32> = turns.iter().filter(|(other, _)| *other == seat).map(|(_, turn)| *turn).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "each turn once, in order");
    }
}

#[test]
fn calls_follow_from_the_log_alone_and_a_request_sent_twice_brings_none() {
    let mut live = Live::new(pig(), 5);
    live.ask(A, Command::Begin).unwrap();
    let hold = live.request(A, act("hold"));
    live.ask(A, act("roll")).unwrap();
    live.ask(A, act("hold")).ok();
    let stored = live.stored.len();
    assert!(live.send(&hold).is_err());
    for entries in 0..=stored {
        let rebuilt = live.rebuilt(entries);
        assert_eq!(live.rebuilt(stored).turn_notice(A), live.table.turn_notice(A));
        assert_eq!(rebuilt.turn_notices_since(entries), []);
    }
}

#[test]
fn nobody_calls_a_bot() {
    let mut live = Live::new(pig(), 4);
    live.ask(B, Command::Hand { bot: Some("random".into()) }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    live.ask(A, act("roll")).unwrap();
    if live.table.position().asked(A) {
        assert_eq!(calls(&mut live, A, act("hold")), []);
    }
    assert!(live.table.position().asked(B) && live.table.turn_notice(B).is_some());
    assert_eq!(calls(&mut live, B, Command::Hand { bot: None }), [], "who takes the seat back is there");
}

#[test]
fn a_silent_seat_is_handed_over_by_another_when_the_time_has_come_and_taken_back_by_its_owner() {
    let mut live = Live::bearing(3, 1, Some(LONG));
    let since = live.now;
    assert_eq!(live.table.away_since(B), Some(since + LONG));
    let stand_in = |live: &Live, by| live.request(by, Command::StandIn { by }).command;
    let early = live.ask(B, stand_in(&live, A));
    assert_eq!(early, Err(TableError::NotAway));
    live.now = since + LONG - 1000;
    assert_eq!(live.ask(B, stand_in(&live, B)), Err(TableError::NotAway), "nobody does it for themselves");
    live.now = since + LONG - 1000;
    assert_eq!(live.ask(B, stand_in(&live, A)), Ok(1));
    assert_eq!(live.table.sitter(B).unwrap().bot.as_deref(), Some("random"));
    assert_eq!(live.table.away_since(B), None);
    assert_eq!(live.ask(B, stand_in(&live, C)), Ok(0), "done already");
    let log = live.table.log_for(SeatSet::NONE);
    let handed = table::Event::Handed { bot: Some("random".into()), by: Some(A) };
    assert_eq!(log.last().map(|line| (&line.event, line.seat)), Some((&handed, Some(B))));
    live.ask(B, Command::Hand { bot: None }).unwrap();
    assert_eq!(live.table.away_since(B), Some(live.now + LONG), "who is back has all the time again");
    assert_eq!(live.rebuilt(live.stored.len()).away_since(B), live.table.away_since(B));
}

#[test]
fn who_is_not_asked_or_sits_where_nobody_is_given_up_is_not_handed_over() {
    let mut live = Live::bearing(3, 1, None);
    live.now += 1_000_000_000_000;
    assert_eq!(live.table.away_since(B), None);
    assert_eq!(live.ask(B, Command::StandIn { by: A }), Err(TableError::NotAway));
    let mut live = Live::bearing(3, 1, Some(LONG));
    live.offer(B);
    live.play("B:done");
    live.now += 2 * LONG;
    assert_eq!(live.ask(B, Command::StandIn { by: A }), Err(TableError::NotAway), "it has finished");
    let waiting = Live::new(parley(2), 1).ask(B, Command::StandIn { by: A });
    assert_eq!(waiting, Err(TableError::NotBegun));
}

/// When somebody may be handed over, and when a table changed, would tell when they took a step in secret.
#[test]
fn times_tell_nothing_of_what_is_done_in_secret() {
    let mut dice = Stream::new("turns", "silent", 0);
    let mut busy = Live::bearing(3, 1, Some(LONG));
    let idle = Live::bearing(3, 1, Some(LONG));
    for _ in 0..50 {
        busy.now += u64::from(dice.below(100_000));
        if busy.table.undo_offer(B) > 0 && dice.below(2) == 0 {
            busy.undo(B, 1).unwrap();
        } else {
            let legal = busy.table.position().legal(B).into_iter().find(|token| token != "done");
            if let Some(token) = legal {
                busy.act(B, &token).unwrap();
            }
        }
        let public = |live: &Live| (live.table.away_since(B), live.table.changed(), live.table.turn_notice(B));
        assert_eq!(public(&busy), public(&idle));
    }
    assert!(busy.table.steps() > idle.table.steps());
    busy.play("B:done");
    assert_eq!(busy.table.changed(), busy.now, "that a seat has finished is public");
}

#[test]
fn lots_follow_from_the_seed_and_favour_nobody() {
    let mut counts = [[0; 3]; 3];
    for number in 0..=255 {
        let lots = table::fair::lots(&seed(number), 3);
        lots.iter().enumerate().for_each(|(seat, sitter)| counts[seat][*sitter] += 1);
    }
    assert!(counts.as_flattened().iter().all(|count| (60..112).contains(count)), "{counts:?}");
    assert_eq!(table::fair::lots(&seed(7), 6), GOLDEN, "the format is frozen");
}

const GOLDEN: [usize; 6] = [1, 0, 4, 5, 3, 2];
