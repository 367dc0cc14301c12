//! A step that is shown part by part: each part is a sound drawing, and the last one is the board after the step.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use boards::{Names, Picture};
use conform::random_step;
use contract::{SeatSet, Setup, Stream, Turn};
use sound::parse;
use words::Words;

/// Plays a game of so many seats by the dice, as each observer follows it; returns how many steps had several parts.
fn follow(drawing: usize, seats: u8, number: u64) -> usize {
    let mut position = (boards::drawings()[drawing].maker().make)(&Setup::printed(seats)).unwrap().start();
    let words = Words::of(position.info(), "en");
    let mut dice = Stream::new("parts", position.info().id, number);
    let observers = [SeatSet::NONE, SeatSet::only(contract::Seat::FIRST), SeatSet::all(seats)];
    let mut names = [Names::default(), Names::default(), Names::default()];
    let mut cut = 0;
    while position.turn() != Turn::Over {
        let step = random_step(&position, &mut dice).unwrap();
        let mut after = position.clone();
        after.play(&step).unwrap();
        for (observer, names) in observers.into_iter().zip(&mut names) {
            let parts = position.parts(&step, &after, observer);
            cut += usize::from(parts.len() > 1);
            for (nth, part) in parts.iter().enumerate() {
                names.follow_part(&position, part);
                let picture = Picture { names: names.clone(), ..Picture::plain() };
                let board = boards::draw_after(&position, part, &picture, &words).unwrap().into_string();
                if parts.len() > 1 {
                    parse(&board, &format!("game {number}, part {nth}"));
                }
                if nth + 1 == parts.len() {
                    let whole = boards::draw(&after, observer, &picture, &words).unwrap().into_string();
                    assert_eq!(board, whole, "game {number}: a step ends where its last part ends");
                    let beside = boards::sheets_after(&position, part, &picture, &words).len();
                    assert_eq!(beside, boards::sheets(&after, observer, &picture, &words).len());
                }
            }
        }
        position = after;
    }
    cut
}

#[test]
fn every_part_is_drawn_and_the_last_is_the_board_after_the_step() {
    let alone = follow(0, 1, 0);
    assert_eq!(alone, 0, "a die and what it brings are one part");
    for number in 0..2 {
        assert!(follow(1, 3, number) > 5, "rounds of three are cut attack by attack");
    }
    let battles: usize = (0..3).map(|number| follow(2, 2, number)).sum();
    assert!(battles > 10, "battles are cut into scenes: {battles}");
}
