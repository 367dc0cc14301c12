//! Pages that have grown old: taken while they ask the same, refused when they do not.

use std::collections::BTreeMap;

use crate::common::{A, B, C, Live, only, parley, pig};
use contract::{Dice, Seat, Stream};
use serde_json::Value;
use table::{Command, Page, Request, TableError};

#[test]
fn what_is_asked_the_same_is_taken_from_an_old_page() {
    let mut live = Live::parley(3, 1);
    let old = live.request(B, Command::act("draw"));
    live.offer(A);
    live.play("A:done");
    live.ask(C, Command::Sit { name: "Cleo".parse().ok() }).unwrap();
    live.undo(A, 1).unwrap();
    assert_ne!(live.table.version(only(B)), old.page.unwrap().version);
    let steps = live.table.steps();
    assert_eq!(
        live.send(&old),
        Ok(2),
        "A has finished and goes on, C is called otherwise: nothing of it is B's question"
    );
    assert_eq!(live.send(&old), Ok(0), "a double click");
    live.play("A:done");
    assert_eq!(live.send(&old), Ok(0));
    assert_eq!(live.table.steps(), steps + 3);
    let other = Request { command: Command::act("done"), ..old };
    assert!(matches!(live.send(&other), Err(TableError::Stale { .. })), "since then B has drawn");
}

#[test]
fn taking_back_is_taken_from_an_old_page_too() {
    let mut live = Live::parley(3, 2);
    live.play("B:draw");
    live.offer(B);
    let undo = live.request(B, Command::Undo { steps: 1 });
    live.offer(A);
    live.play("A:done");
    assert_eq!(live.send(&undo), Ok(1));
    assert_eq!(live.send(&undo), Ok(0));
}

#[test]
fn what_has_been_opened_meanwhile_is_asked_anew() {
    let mut live = Live::parley(2, 3);
    let old = live.request(B, Command::act("draw"));
    for seat in [A, B] {
        live.offer(seat);
        live.act(seat, "done").unwrap();
    }
    assert!(matches!(live.send(&old), Err(TableError::Stale { .. })));
}

#[test]
fn a_bot_is_not_asked_anew_for_what_others_do_in_secret() {
    let mut live = Live::parley(3, 4);
    live.ask(B, Command::Hand { bot: Some("greedy".into()) }).unwrap();
    let slow = live.table.pending_bot_turn().unwrap().answer(&mut crate::common::Lottery).unwrap();
    live.play("A:draw");
    live.offer(C);
    live.play("C:done");
    assert!(live.send(&slow).unwrap() > 0);
    let slow = live.table.pending_bot_turn().unwrap().answer(&mut crate::common::Lottery).unwrap();
    live.ask(B, Command::Hand { bot: None }).unwrap();
    live.ask(B, Command::Hand { bot: Some("random".into()) }).unwrap();
    assert!(matches!(live.send(&slow), Err(TableError::Stale { .. })), "another bot plays now");
}

/// What a seat is asked, but for who else is at work: all that its answer can hang on.
fn question(live: &Live, seat: Seat) -> String {
    let position = live.table.position();
    let mut view = position.view_json(only(seat));
    if let Value::Object(fields) = &mut view {
        fields.remove("done");
    }
    let asked = (position.legal(seat), position.labels(seat), position.prompt(seat), position.round());
    format!("{asked:?} {view}")
}

/// A page as it was made, and whether the question on it is the same still.
struct Old {
    page: Page,
    question: String,
    same: bool,
}

/// Takes any step of any seat, or takes one back, or gives somebody another name.
fn stir(live: &mut Live, dice: &mut Stream) {
    let seat = Seat::new(dice.below(u32::from(live.table.seats())) as usize);
    let command = match dice.below(8) {
        0 => Command::Sit { name: format!("name {}", dice.below(3)).parse().ok() },
        1 | 2 => Command::Undo { steps: 1 },
        _ => Command::act(any(&live.table.position().legal(seat), dice).unwrap_or_default()),
    };
    // What may not be changes nothing.
    let _ = live.ask(seat, command);
}

fn any(tokens: &[String], dice: &mut Stream) -> Option<String> {
    (!tokens.is_empty()).then(|| tokens[dice.below(tokens.len() as u32) as usize].clone())
}

/// Plays a random game; now and then somebody presses on a page of long ago. It is taken if and only if the question was
/// the same at every moment since. Returns how often it was taken, though the page was old, and how often refused.
fn presses_on_old_pages(mut live: Live, dice: &mut Stream) -> (usize, usize) {
    let (mut answered, mut refused) = (0, 0);
    let mut pages: BTreeMap<(usize, u64), Old> = BTreeMap::new();
    live.ask(A, Command::Begin).unwrap();
    for _ in 0..70 {
        stir(&mut live, dice);
        let seats: Vec<Seat> = (0..usize::from(live.table.seats())).map(Seat::new).collect();
        let look = |live: &Live, pages: &mut BTreeMap<(usize, u64), Old>| {
            for seat in seats.iter().copied() {
                let question = question(live, seat);
                let page = Page { observer: only(seat), version: live.table.version(only(seat)) };
                for ((_, _), old) in pages.range_mut((seat.index(), 0)..=(seat.index(), u64::MAX)) {
                    old.same &= old.question == question;
                }
                pages.entry((seat.index(), page.version)).or_insert(Old { page, question, same: true });
            }
        };
        look(&live, &mut pages);
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let mine: Vec<&Old> = pages.range((seat.index(), 0)..=(seat.index(), u64::MAX)).map(|(_, old)| old).collect();
        let recent = &mine[mine.len().saturating_sub(6)..];
        let Old { page, same, .. } = recent[dice.below(recent.len() as u32) as usize];
        let Some(token) = any(&live.table.position().legal(seat), dice) else { continue };
        let is_old = page.version != live.table.version(only(seat));
        let (request, same) = (Request { seat, page: Some(*page), command: Command::act(token) }, *same);
        match live.send(&request) {
            Ok(added) => {
                assert!(same || added == 0, "another question was answered: {request:?}");
                answered += usize::from(is_old && added > 0);
                assert_eq!(live.send(&request), Ok(0), "a double click does nothing twice");
            }
            Err(TableError::Stale { .. }) => {
                assert!(!same, "the same question was refused: {request:?}");
                refused += 1;
            }
            Err(other) => panic!("{other}: {request:?}"),
        }
        look(&live, &mut pages);
    }
    (answered, refused)
}

#[test]
fn an_old_page_is_taken_if_and_only_if_its_question_is_the_same() {
    let mut dice = Stream::new("current", "table", 0);
    let (mut taken, mut refused) = (0, 0);
    for number in 0..60 {
        let face = if number % 4 == 0 { pig() } else { parley(2 + number % 2) };
        let is_open = number % 4 == 0;
        let (more, fewer) = presses_on_old_pages(Live::new(face, number), &mut dice);
        assert!(!is_open || fewer > 0);
        (taken, refused) = (taken + more, refused + fewer);
    }
    assert!(taken > 100 && refused > 100, "{taken} {refused}");
}
