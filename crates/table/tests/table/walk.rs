//! Random walks over everything that can happen at a table: the log alone always makes the same table.

use crate::common::{A, Live, Lottery, only, parley, pig};
use contract::{Dice, Seat, SeatSet, Stream};
use table::{Command, Request, Table, TableError};

fn random_command(live: &Live, seat: Seat, dice: &mut Stream) -> Command {
    let mut lot = |bound: usize| dice.below(bound.max(1) as u32) as usize;
    match lot(24) {
        0 => Command::Sit { name: ["Ada", "Bob"].get(lot(3)).and_then(|name| name.parse().ok()) },
        1 => Command::Entropy { entropy: ["a", "b"][lot(2)].to_owned() },
        2 => Command::Begin,
        3 if lot(8) == 0 => Command::Resign,
        4 | 5 => Command::Hand { bot: ["random", "greedy"].get(lot(5)).map(|name| (*name).to_owned()) },
        6..=9 => Command::Undo { steps: lot(3) },
        10 => Command::act(["draw", "done", "roll", "hold", "=1", "?"][lot(6)]),
        _ => {
            let legal = live.table.position().legal(seat);
            Command::act(legal.get(lot(legal.len())).cloned().unwrap_or_else(|| "pass".to_owned()))
        }
    }
}

/// All that must be the same in a table rebuilt.
fn face_of(table: &Table) -> String {
    let seats = SeatSet::all(table.seats());
    let pages: Vec<_> =
        seats.iter().map(|seat| (table.version(only(seat)), table.undo_offer(seat), table.sitter(seat))).collect();
    let whole =
        (table.len(), table.version(SeatSet::NONE), table.log_for(seats), table.record().write(), table.result());
    format!("{pages:?} {whole:?} {:?} {}", table.pending_bot_turn().map(|owed| owed.seed), table.position().line())
}

fn walk(number: u64) {
    let mut dice = Stream::new("walk", "table", number);
    let face = if number.is_multiple_of(3) { pig() } else { parley(2 + (number % 2) as u8) };
    let mut live = Live::new(face, number as u8);
    if !number.is_multiple_of(4) {
        live.ask(A, Command::Begin).unwrap();
    }
    // A batch is stored whole: the log is read back only between batches.
    let mut faces = vec![(live.stored.len(), face_of(&live.table))];
    let mut old: Vec<Request> = Vec::new();
    for _ in 0..60 {
        let seats = u32::from(live.table.seats());
        let seat = Seat::new(dice.below(seats) as usize);
        let owed = live.table.pending_bot_turn().filter(|_| dice.below(2) == 0);
        let request = match owed {
            Some(owed) => owed.answer(&mut Lottery).unwrap(),
            None if dice.below(6) == 0 && !old.is_empty() => old[dice.below(old.len() as u32) as usize].clone(),
            None => live.request(seat, random_command(&live, seat, &mut dice)),
        };
        let before = live.stored.len();
        let repeated = old.contains(&request);
        let answer = live.send(&request);
        assert!(!matches!(answer, Err(TableError::Broken { .. } | TableError::Fault(_))), "walk {number}: {answer:?}");
        match answer {
            Ok(added) => {
                assert!(!repeated || added == 0 || request.page.is_none(), "walk {number}: {request:?} was done twice");
                faces.push((live.stored.len(), face_of(&live.table)));
                if request.page.is_some() && added > 0 {
                    old.push(request);
                }
            }
            Err(_) => assert_eq!(live.stored.len(), before),
        }
    }
    if number.is_multiple_of(2) && live.end().is_ok() {
        faces.push((live.stored.len(), face_of(&live.table)));
    }
    for (entries, face) in faces {
        assert_eq!(face_of(&live.rebuilt(entries)), face, "walk {number}, after {entries} entries");
    }
    let record = live.table.record();
    let replayed = record.replay(&*live.face).unwrap();
    assert_eq!(&replayed[replayed.len() - 1].1, live.table.position(), "walk {number}");
    assert_eq!(replayed.len() - 1, live.table.steps());
}

#[test]
fn the_log_alone_makes_the_same_table() {
    (0..60).for_each(walk);
}

#[test]
fn an_undo_leads_back_to_the_view_before() {
    let mut undone = 0;
    for number in 0..200 {
        let mut live = Live::parley(3, number);
        let mut dice = Stream::new("undo", "test", u64::from(number));
        for _ in 0..40 {
            let Some(seat) = live.table.seats_to_move().iter().nth(dice.below(3) as usize) else { continue };
            let legal = live.table.position().legal(seat);
            let view = live.table.position().view_json(only(seat));
            let token = &legal[dice.below(legal.len() as u32) as usize];
            live.act(seat, token).unwrap();
            if live.table.undo_offer(seat) > 0 && dice.below(2) == 0 {
                live.undo(seat, 1).unwrap();
                assert_eq!(live.table.position().view_json(only(seat)), view, "game {number}, `{token}`");
                undone += 1;
            }
        }
    }
    assert!(undone > 500, "only {undone}");
}
