//! Records out of a table and into one, branches and rematches.

use crate::common::{A, B, C, Live, START, parley, seed};
use contract::record::{Record, RecordLine as Line, Terms};
use table::{Command, Entry, ImportError, Sitter, Table, TableError, import};

fn eventful() -> Live {
    let mut live = Live::new(parley(3), 7);
    live.ask(A, Command::Sit { name: "Ada".parse().ok() }).unwrap();
    live.ask(C, Command::Entropy { entropy: "c0ffee".into() }).unwrap();
    live.ask(A, Command::Begin).unwrap();
    live.offer(A);
    live.play("B:draw");
    live.offer(B);
    live.play("B:done");
    live.undo(A, 1).unwrap();
    live.ask(C, Command::Hand { bot: Some("random".into()) }).unwrap();
    live.ask(C, Command::Hand { bot: None }).unwrap();
    live
}

#[test]
fn a_finished_game_goes_out_and_comes_in_whole() {
    let mut live = eventful();
    live.finish();
    let record = live.table.record();
    assert!(record.steps.iter().any(|line| matches!(line, Line::Undo { keep: 6, .. })), "{}", record.write());
    let positions = record.replay(&*live.face).unwrap();
    assert_eq!(&positions[positions.len() - 1].1, live.table.position());
    let read = Record::read(&record.write()).unwrap();
    let taken = import(&read, &*live.face, seed(99), START).unwrap();
    let table = Table::rebuild(&*live.face, taken.creation, taken.entries).unwrap();
    assert_eq!(table.record(), record);
    assert_eq!(table.result(), live.table.result());
    assert!(table.steps() == live.table.steps() && table.played_steps().eq(live.table.played_steps()));
}

#[test]
fn a_game_given_up_goes_out_and_comes_in_too() {
    let mut live = eventful();
    live.ask(A, Command::Resign).unwrap();
    let open = import(&live.table.record(), &*live.face, seed(99), START).unwrap();
    assert!(open.entries.is_empty(), "B and C play on, so the game comes in where it stood");
    live.ask(B, Command::Resign).unwrap();
    let record = live.table.record();
    assert_eq!(record.result.as_deref(), Some("C (resigned)"));
    let taken = import(&record, &*live.face, seed(99), START).unwrap();
    let table = Table::rebuild(&*live.face, taken.creation, taken.entries).unwrap();
    assert_eq!(table.record(), record);
}

#[test]
fn an_open_game_comes_in_where_it_stood_on_new_dice() {
    let live = eventful();
    let taken = import(&live.table.record(), &*live.face, seed(99), START).unwrap();
    assert!(taken.entries.is_empty());
    let mut on = Live::of(live.face.clone(), &taken.creation);
    assert_eq!(on.table.position(), live.table.position());
    on.ask(A, Command::Begin).unwrap();
    on.finish();
    assert!(table::verify(&on.table.record(), &*on.face).is_ok());
}

#[test]
fn a_record_that_is_not_fair_does_not_come_in() {
    let mut live = eventful();
    live.finish();
    let face = &*live.face;
    let mut hidden = live.table.record();
    hidden.dice.as_mut().unwrap().seed = None;
    assert!(matches!(import(&hidden, face, seed(1), START), Err(ImportError::Unfair(_))));
    let mut other = live.table.record();
    other.game = "pig".to_owned();
    assert!(matches!(import(&other, face, seed(1), START), Err(ImportError::Record(_))));
    let mut torn = live.table.record();
    let luck = torn.steps.iter().rposition(|line| matches!(line, Line::Chance { .. })).unwrap();
    torn.steps.insert(luck + 1, Line::Undo { seat: "A".into(), keep: 0 });
    torn.result = None;
    torn.steps.truncate(luck + 2);
    torn.steps.push(Line::Resign { seat: "A".into(), terms: Terms::Second });
    torn.dice = None;
    assert!(matches!(import(&torn, face, seed(1), START), Err(ImportError::Undo { .. })));
}

#[test]
fn any_point_of_a_finished_game_begins_another() {
    let mut live = eventful();
    let sitters = || vec![Sitter::default(); 3];
    assert_eq!(live.table.branch("t1", 0, sitters(), seed(8), START), Err(TableError::NotOver));
    live.finish();
    for steps in 0..=live.table.steps() {
        let creation = live.table.branch("t1", steps, sitters(), seed(8), START).unwrap();
        let mut branch = Live::of(live.face.clone(), &creation);
        assert_eq!(Some(branch.table.position()), live.table.position_at(steps));
        if steps < live.table.steps() {
            branch.ask(A, Command::Begin).unwrap();
            branch.finish();
        }
        assert!(branch.table.is_over());
    }
    let beyond = live.table.steps() + 1;
    assert!(matches!(live.table.branch("t1", beyond, sitters(), seed(8), START), Err(TableError::Fault(_))));
}

#[test]
fn a_rematch_has_the_setup_and_new_dice() {
    let mut live = eventful();
    live.finish();
    let creation = live.table.creation().rematch("t1", live.table.creation().seats.clone(), seed(8), START);
    let rematch = Live::of(live.face.clone(), &creation);
    assert_eq!(rematch.table.position(), &live.face.start());
    assert_ne!(rematch.table.commitment(), live.table.commitment());
    assert!(rematch.table.creation().is_printed(live.face.info()));
    assert_eq!(&rematch.table.creation().setup(None), live.face.setup());
}

#[test]
fn the_entries_by_which_a_game_begins_and_is_ended_are_known_by_their_beginning() {
    let begin = Entry::Begin { at: 1 };
    assert!(begin.write().starts_with(table::BEGAN), "{}", begin.write());
    assert!(!Entry::Resign { seat: A, terms: Terms::Second, at: 1 }.write().starts_with(table::BEGAN));
    let end = Entry::End { at: 1 };
    assert!(end.write().starts_with(table::ENDED) && !begin.write().starts_with(table::ENDED), "{}", end.write());
}
