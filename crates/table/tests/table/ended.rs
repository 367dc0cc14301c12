//! Games that whoever runs the table ends for everybody: nobody wins, and the dice can be checked as after any other end.

use crate::common::{A, B, C, Live, START, parley, pig, seed};
use contract::SeatSet;
use contract::record::{ABANDONED, Record, RecordLine as Line, Terms};
use table::dice_log::DiceEvent as Says;
use table::{Command, Entry, Event, Page, Sitter, Table, TableError, import, verify};

/// A game of parley in which A has chosen in secret and a bot is to choose for B, ended for everybody.
fn ended() -> Live {
    let mut live = Live::new(parley(3), 7);
    live.ask(C, Command::Entropy { entropy: "c0ffee".into() }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    live.play("A:draw");
    live.offer(A);
    live.ask(B, Command::Hand { bot: Some("random".into()) }).unwrap();
    assert!(live.table.pending_bot_turn().is_some());
    live.end().unwrap();
    live
}

#[test]
fn a_game_that_is_ended_for_everybody_has_no_winner_and_asks_nobody() {
    let live = ended();
    let table = &live.table;
    assert!(table.is_over() && table.is_abandoned());
    let ending = table.result().unwrap();
    assert_eq!((ending.verdict.winners, ending.text.as_str()), (SeatSet::NONE, "abandoned"));
    assert!(table.seats_to_move().is_empty() && table.finished().is_empty() && table.pending_bot_turn().is_none());
    assert_eq!([A, B, C].map(|seat| table.undo_offer(seat)), [0; 3]);
    assert_eq!(table.observer(SeatSet::NONE), SeatSet::all(3), "nothing is secret any more");
    let told = table.log_for(SeatSet::NONE).pop().unwrap();
    assert_eq!((told.seat, told.at, told.event), (None, Some(live.now), Event::Ended));
    assert_eq!((table.changed(), table.record().result.as_deref()), (live.now, Some(ABANDONED)));
}

#[test]
fn its_dice_are_shown_closed_and_good() {
    let live = ended();
    let record = live.table.record();
    assert_eq!(record.steps.last(), Some(&Line::Abandoned));
    let dice = record.dice.clone().unwrap();
    assert_eq!(dice.seed, live.table.reveal());
    let closing = dice.closing.unwrap();
    assert_eq!(closing, record.closing());
    assert_eq!(live.table.conclusion(), Some(Says::End { seed: live.table.reveal().unwrap(), closing }));
    assert_eq!(live.table.abandonment(), None, "it was not thrown away");
    assert!(verify(&record, &*live.face).is_ok_and(|good| good.draws > 0));
}

#[test]
fn nobody_acts_at_it_any_more_and_every_older_page_is_old() {
    let mut live = Live::parley(3, 7);
    live.offer(A);
    let page = |live: &Live, observer| Page { observer, version: live.table.version(observer) };
    let old = [SeatSet::NONE, SeatSet::only(A), SeatSet::only(C)].map(|observer| page(&live, observer));
    let request = live.request(B, Command::act("draw"));
    live.end().unwrap();
    assert!(old.into_iter().all(|page| !live.table.still_asks(page)));
    assert!(matches!(live.send(&request), Err(TableError::Stale { .. })));
    let begun = [
        Command::act("draw"),
        Command::BotAct { turn: 9, token: "draw".into() },
        Command::Resign,
        Command::Hand { bot: Some("random".into()) },
        Command::StandIn { by: A },
    ];
    for command in begun {
        let refused = live.ask(C, command.clone());
        assert!(matches!(refused, Err(TableError::Over | TableError::NoBot)), "{command:?}: {refused:?}");
    }
    assert_eq!(live.undo(A, 1), Err(TableError::Undo { asked: 1, offered: 0 }));
    assert_eq!(live.end(), Err(TableError::Over));
    live.ask(A, Command::Sit { name: "Ada".parse().ok() }).expect("a name may be changed after any end");
    assert_eq!(live.table.record().steps.last(), Some(&Line::Abandoned));
}

#[test]
fn what_has_not_begun_or_is_over_cannot_be_ended() {
    let mut waiting = Live::new(parley(2), 7);
    assert_eq!(waiting.end(), Err(TableError::NotBegun));
    let mut over = Live::parley(2, 7);
    over.finish();
    assert_eq!(over.end(), Err(TableError::Over));
    let mut given_up = Live::parley(2, 7);
    given_up.ask(A, Command::Resign).unwrap();
    assert_eq!(given_up.end(), Err(TableError::Over));
    for table in [waiting.table, over.table, given_up.table] {
        let entries = table.len();
        let broken = table.clone().apply(Entry::End { at: 1 });
        assert!(matches!(broken, Err(TableError::Broken { entry, .. }) if entry == entries), "{broken:?}");
    }
}

#[test]
fn a_log_that_goes_on_after_it_is_broken() {
    let live = ended();
    let after = [
        Entry::Act { seat: C, token: "draw".into(), joined: false, at: 1 },
        Entry::Undo { seat: A, steps: 1, at: 1 },
        Entry::Resign { seat: C, terms: Terms::Second, at: 1 },
        Entry::Hand { seat: B, bot: None, by: None, at: 1 },
        Entry::End { at: 1 },
    ];
    for entry in after {
        let broken = live.table.clone().apply(entry.clone());
        assert!(matches!(broken, Err(TableError::Broken { .. })), "{entry:?}: {broken:?}");
    }
}

#[test]
fn it_goes_out_and_comes_in_whole_and_is_played_on_from_any_step() {
    let live = ended();
    let record = live.table.record();
    let read = Record::read(&record.write()).unwrap();
    let taken = import(&read, &*live.face, seed(99), START).unwrap();
    let table = Table::rebuild(&*live.face, taken.creation, taken.entries).unwrap();
    assert!(table.is_abandoned());
    assert_eq!(table.record(), record);
    for steps in 0..=live.table.steps() {
        let creation = live.table.branch("t1", steps, vec![Sitter::default(); 3], seed(8), START).unwrap();
        let mut branch = Live::of(live.face.clone(), &creation);
        branch.ask(A, Command::Begin).unwrap();
        branch.finish();
        assert!(!branch.table.is_abandoned() && branch.table.is_over());
    }
}

#[test]
fn a_game_may_be_ended_before_anybody_has_acted_and_after_somebody_gave_up() {
    let mut live = Live::new(pig(), 7);
    live.ask(A, Command::Begin).unwrap();
    let mut given_up = Live::parley(3, 7);
    given_up.ask(B, Command::Resign).unwrap();
    for live in [&mut live, &mut given_up] {
        live.end().unwrap();
        let record = live.table.record();
        assert_eq!(record.result.as_deref(), Some(ABANDONED), "who gave up has not lost, and nobody else has won");
        assert!(verify(&record, &*live.face).is_ok());
        assert_eq!(live.rebuilt(live.stored.len()).record(), record);
    }
}

#[test]
fn in_a_record_it_is_one_word_and_the_last_line() {
    assert_eq!("abandoned".parse(), Ok(Line::Abandoned));
    for other in ["abandoned ", "Abandoned", "", "ended"] {
        assert!(other.parse::<Line>().is_err(), "{other}");
    }
    let live = ended();
    let record = live.table.record();
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        record.replay(&*live.face).unwrap_err().to_string()
    };
    let late = refused(&|record| record.steps.push(Line::Act { seat: "C".into(), token: "draw".into(), at: None }));
    assert!(late.contains("the game was over, for it was abandoned"), "{late}");
    let cut = refused(&|record| drop(record.steps.pop()));
    assert_eq!(cut, "the record says `abandoned`, but the steps end in `open`");
    let won = refused(&|record| record.result = Some("A (R1)".to_owned()));
    assert_eq!(won, "the record says `A (R1)`, but the steps end in `abandoned`");
}
