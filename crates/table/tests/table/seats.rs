//! Who plays a seat: persons, bots, those who gave up.

use crate::common::{A, B, C, Live, Lottery, parley};
use contract::SeatSet;
use table::{Command, Event, PendingBotTurn, Table, TableError};

/// Lets bots play until a person is asked or the game is over; returns how often.
pub(crate) fn play_owed(live: &mut Live) -> usize {
    let mut turns = 0;
    while let Some(owed) = live.table.pending_bot_turn() {
        let answer = owed.answer(&mut Lottery).unwrap();
        assert!(live.send(&answer).unwrap() > 0);
        turns += 1;
    }
    turns
}

fn question(table: &Table) -> Option<(contract::Seat, String, String)> {
    table.pending_bot_turn().map(|PendingBotTurn { seat, bot, seed, .. }| (seat, bot, seed))
}

#[test]
fn a_bot_takes_over_and_gives_back() {
    let mut live = Live::parley(2, 1);
    live.ask(B, Command::Hand { bot: Some("greedy".into()) }).unwrap();
    assert!(matches!(live.act(B, "draw"), Err(TableError::BotPlays(bot)) if bot == "greedy"));
    assert_eq!(question(&live.table).map(|(seat, bot, _)| (seat, bot)), Some((B, "greedy".to_owned())));
    assert!(play_owed(&mut live) > 0);
    assert!(!live.table.position().asked(B) && live.table.position().asked(A));
    assert_eq!(live.table.undo_offer(B), 0, "what the bot did stands");
    live.ask(B, Command::Hand { bot: None }).unwrap();
    live.ask(B, Command::Hand { bot: None }).unwrap();
    live.offer(A);
    live.play("A:done");
    assert_eq!(live.table.pending_bot_turn().map(|owed| owed.seat), None);
}

#[test]
fn an_owed_turn_follows_from_the_log_alone() {
    let mut live = Live::parley(3, 2);
    live.ask(B, Command::Hand { bot: Some("random".into()) }).unwrap();
    let first = question(&live.table);
    assert!(first.is_some());
    assert_eq!(question(&live.rebuilt(live.stored.len())), first);
    live.play("C:draw");
    assert_eq!(question(&live.table), first, "what others do in secret does not change a bot's seed");
    let answer = live.table.pending_bot_turn().unwrap().answer(&mut Lottery).unwrap();
    assert!(live.send(&answer).unwrap() > 0);
    assert_eq!(live.send(&answer), Ok(0), "two processes that owe it play it once");
    assert_ne!(question(&live.table).map(|(.., seed)| seed), first.map(|(.., seed)| seed));
}

#[test]
fn bots_play_a_whole_game() {
    let mut live = Live::new(parley(3), 3);
    for seat in [A, B, C] {
        live.ask(seat, Command::Hand { bot: Some("random".into()) }).unwrap();
    }
    assert!(live.table.pending_bot_turn().is_none(), "the game has not begun");
    live.ask(A, Command::Begin).unwrap();
    play_owed(&mut live);
    assert!(live.table.is_over() && live.table.pending_bot_turn().is_none());
    assert_eq!(live.table.result().unwrap().text, contract::record::result_text(live.table.position()));
    assert_eq!(live.table.observer(SeatSet::NONE), SeatSet::all(3), "after the end everybody sees all");
}

#[test]
fn names_seats_and_hand_overs_stand_in_the_log() {
    let mut live = Live::new(parley(2), 6);
    live.ask(B, Command::Sit { name: "Ada".parse().ok() }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    live.ask(B, Command::Hand { bot: Some("flat:100".into()) }).unwrap();
    live.ask(A, Command::Resign).unwrap();
    let events: Vec<Event> = live.table.log_for(SeatSet::NONE).into_iter().map(|line| line.event).collect();
    let dealt = |event: &&Event| !matches!(event, Event::Step { .. });
    let told: Vec<&Event> = events.iter().filter(dealt).collect();
    let (name, bot) = ("Ada".parse().ok(), Some("flat:100".to_owned()));
    let resigned = Event::Resigned { over: true };
    assert_eq!(told, [&Event::Sat { name }, &Event::Began, &Event::Handed { bot, by: None }, &resigned]);
    assert_eq!(live.table.sitter(B).and_then(|sitter| sitter.name.as_deref()), Some("Ada"));
}
