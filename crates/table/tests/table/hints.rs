//! Hints: that somebody asked is told to all, once; what is told follows from what the seat sees.

use contract::{Appraised, Dice, Maker, Player, Position, Seat, SeatSet, Setup, Stream};
use table::{Command, Creation, Entry, Event, Sitter, Table, TableError, hints};

use crate::common::{A, B, Live, only, pig, seed};
use crate::cups::Cups;

/// A bot that judges by lots, from what the seat sees and from its seed alone.
struct Judge;

impl Player for Judge {
    fn choose(&mut self, _: &Position, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
        let text = format!("{} {seed}", position.line_for(only(seat)));
        let mut dice = Stream::new(&text, "judge", 0);
        let judged = position.legal(seat).into_iter();
        Some(judged.map(|token| Appraised { token, worth: f64::from(dice.below(101)) / 100.0 }).collect())
    }
}

fn count(table: &Table) -> usize {
    table.log_for(SeatSet::NONE).iter().filter(|line| line.event == Event::Hinted).count()
}

#[test]
fn a_hint_is_an_entry_that_all_see_once_until_the_game_moves_on() {
    let mut live = Live::new(pig(), 1);
    assert_eq!(live.ask(A, Command::Hint), Err(TableError::NotBegun));
    live.ask(A, Command::Begin).unwrap();
    let seat = live.table.seats_to_move().first().unwrap();
    let other = if seat == A { B } else { A };
    let version = live.table.version(only(other));
    assert_eq!(live.ask(seat, Command::Hint), Ok(1));
    assert!(live.table.is_hinted(seat) && !live.table.is_hinted(other));
    assert_eq!(live.ask(seat, Command::Hint), Ok(0), "it has one");
    for seats in [only(seat), only(other), SeatSet::NONE] {
        let told = live.table.log_for(seats).pop().unwrap();
        assert_eq!((told.seat, &told.event), (Some(seat), &Event::Hinted));
    }
    assert_eq!(live.table.version(only(other)), version + 1);
    assert_eq!(live.ask(other, Command::Hint), Err(TableError::NoChoice), "it is not asked");
    assert!(live.rebuilt(live.stored.len()).is_hinted(seat), "after a restart, too");
    live.act(seat, "roll").unwrap();
    assert!(!live.table.is_hinted(seat), "it was for that move");
    assert_eq!((count(&live.table), live.table.hint_count(seat), live.table.hint_count(other)), (1, 1, 0));
    assert!(live.table.record().steps.iter().all(|line| !line.to_string().contains("hint")));
}

#[test]
fn an_open_page_asks_the_same_after_a_hint() {
    let mut live = Live::new(pig(), 1);
    live.ask(A, Command::Begin).unwrap();
    let seat = live.table.seats_to_move().first().unwrap();
    let old = live.request(seat, Command::act("roll"));
    live.ask(seat, Command::Hint).unwrap();
    assert!(live.send(&old).is_ok());
}

#[test]
fn one_hint_serves_a_sealed_choice_so_that_nobody_counts_its_steps() {
    let mut live = Live::parley(2, 1);
    live.ask(A, Command::Hint).unwrap();
    let before = live.shown_to(B);
    live.offer(A);
    assert!(live.table.is_hinted(A), "A still chooses");
    assert_eq!(live.ask(A, Command::Hint), Ok(0));
    live.undo(A, 1).unwrap();
    assert!(live.table.is_hinted(A));
    assert_eq!(live.ask(A, Command::Hint), Ok(0));
    assert_eq!(live.shown_to(B), before);
    live.offer(A);
    live.act(A, "done").unwrap();
    assert!(!live.table.is_hinted(A), "A has finished");
    live.offer(B);
    live.act(B, "done").unwrap();
    live.finish();
    assert_eq!(live.table.hint_count(A), 1);
}

#[test]
fn what_is_taken_back_brings_the_hint_again_and_what_is_not_asked_any_more_loses_it() {
    let mut live = Live::new((Maker::of::<Cups>().make)(&Setup::printed(2)).unwrap(), 1);
    live.ask(A, Command::Begin).unwrap();
    live.ask(A, Command::Hint).unwrap();
    live.act(A, "pass").unwrap();
    assert!(!live.table.is_hinted(A));
    live.undo(A, 1).unwrap();
    assert!(live.table.is_hinted(A) && live.ask(A, Command::Hint) == Ok(0), "the same question");
    live.act(A, "pass").unwrap();
    live.ask(B, Command::Hint).unwrap();
    live.undo(A, 1).unwrap();
    live.act(A, "pass").unwrap();
    assert!(!live.table.is_hinted(B) && live.ask(B, Command::Hint) == Ok(1), "it came to be asked anew");
    assert_eq!([A, B].map(|seat| live.table.hint_count(seat)), [1, 2]);
}

#[test]
fn a_table_may_be_opened_without_hints_and_old_ones_allow_them() {
    let face = pig();
    let creation = Creation::new(face.info(), face.setup(), vec![Sitter::default(); 2], seed(1), 1);
    assert!(
        !creation.write().contains("hint") && creation.write().contains("\"v\":1"),
        "as the first releases wrote it"
    );
    let without = Creation { without_hints: true, ..creation };
    assert!(without.write().contains("\"v\":5"), "older releases must not take it for a table with hints");
    let mut live = Live::of(face, &without);
    live.ask(A, Command::Begin).unwrap();
    let seat = live.table.seats_to_move().first().unwrap();
    assert_eq!(live.ask(seat, Command::Hint), Err(TableError::HintsOff));
    assert!(!live.table.allows_hints());
    let again = without.rematch("a", vec![Sitter::default(); 2], seed(2), 2);
    assert!(again.without_hints, "a rematch is played on the same terms");
}

#[test]
fn a_bot_gets_none_and_a_hint_is_written_with_the_version_that_knows_it() {
    let mut live = Live::parley(2, 1);
    live.ask(A, Command::Hand { bot: Some("random".to_owned()) }).unwrap();
    assert_eq!(live.ask(A, Command::Hint), Err(TableError::BotPlays("random".to_owned())));
    assert_eq!(Entry::Hint { seat: A, at: 7 }.write(), r#"{"hint":{"at":7,"seat":0},"v":5}"#);
    live.finish();
    live.end().unwrap();
    assert_eq!(live.ask(B, Command::Hint), Err(TableError::Over));
}

#[test]
fn hints_follow_from_what_the_seat_sees_and_say_how_sure_they_are() {
    let mut live = Live::parley(2, 1);
    live.offer(B);
    let told = hints(live.table.position(), A, &mut Judge).unwrap();
    let mut twin = live.clone();
    twin.act(B, "done").unwrap();
    live.undo(B, 1).unwrap();
    if twin.table.position().asked(A) && twin.table.position().looks_like(live.table.position(), only(A)) {
        assert_eq!(hints(twin.table.position(), A, &mut Judge), Some(told.clone()));
    }
    assert_eq!(hints(live.table.position(), A, &mut Judge), Some(told.clone()), "what B holds is nothing to it");
    let tokens: Vec<&String> = told.iter().map(|hint| &hint.token).collect();
    assert!(tokens.into_iter().eq(&live.table.position().legal(A)));
    // Of eight lots between 0 and 1 the average is uncertain by a quarter or so.
    assert!(told.iter().all(|hint| hint.margin.is_some_and(|margin| (0.05..0.45).contains(&margin))), "{told:?}");
    let sure = hints(live.table.position(), A, &mut Sure).unwrap();
    assert!(sure.iter().all(|hint| hint.margin.is_none()));
    assert!(!sure[0].may_equal(&sure[1]) && sure[1].may_equal(&sure[0]) && told[0].may_equal(&told[0]));
}

/// A bot that always says the same.
struct Sure;

impl Player for Sure {
    fn choose(&mut self, _: &Position, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn appraise(&mut self, position: &Position, seat: Seat, _: &str) -> Option<Vec<Appraised>> {
        let judged = position.legal(seat).into_iter().zip(0_u8..);
        Some(judged.map(|(token, nth)| Appraised { token, worth: f64::from(nth) / 10.0 + 0.1 }).collect())
    }
}
