//! A bot knows what its seat knows: at hidden twins, a position and a completion of what the seat sees of it, it does the
//! same.
//!
//! Every game that hides something is tried, with every number of seats. A run asks for 100 decisions a bot, `cargo xtask
//! test --long` for 10,000.

use std::sync::Arc;

use contract::{Dice, Face, Position, Seat, SeatSet, Setup, StepText, Stream, Turn};
use search::BotSpec;

/// The games of an entry that hide something, one for each number of seats.
fn hiding(entry: &catalog::Entry) -> Vec<Arc<dyn Face>> {
    let faces = entry.info().seats.clone().map(|seats| (entry.maker.make)(&Setup::printed(seats)));
    faces.map(|face| face.expect("a printed game")).filter(|face| face.start().hides()).collect()
}

/// Takes a random step, of any seat that is asked; none when the game is over.
fn random_step(position: &Position, dice: &mut Stream) -> Option<StepText> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample(dice),
        Turn::Choice(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[dice.below(seats.len() as u32) as usize];
            let mut tokens = position.legal(seat);
            let token = tokens.swap_remove(dice.below(tokens.len() as u32) as usize);
            Some(StepText::Act { seat, token })
        }
    }
}

/// Asks a bot at this many pairs of twins.
fn ask_at_twins(entry: &catalog::Entry, spec: BotSpec, wanted: usize) {
    let (faces, mut bot, mut twin_bot) = (hiding(entry), (entry.player)(spec), (entry.player)(spec));
    let mut asked = 0;
    for number in (0..).take_while(|_| !faces.is_empty()) {
        let dice = &mut Stream::new("secrets", entry.info().id, number);
        let mut position = faces[number as usize % faces.len()].start();
        while let Some(step) = random_step(&position, dice) {
            position.play(&step).expect("an offered step");
            let Turn::Choice(seats) = position.turn() else { continue };
            for seat in seats.iter() {
                let twin = position.completion(SeatSet::only(seat), dice);
                if twin == position || dice.below(4) > 0 {
                    continue;
                }
                let seed = format!("secrets {number} {asked}");
                let choices = [bot.choose(&position, seat, &seed), twin_bot.choose(&twin, seat, &seed)];
                let lines = [position.line(), twin.line()];
                assert!(choices[0].is_some(), "{spec} does nothing at {}", lines[0]);
                assert_eq!(
                    choices[0], choices[1],
                    "{spec} for seat {seat:?} in game {number} at\n  {}\n  {}",
                    lines[0], lines[1]
                );
                asked += 1;
            }
            if asked >= wanted {
                println!("{}: {spec} decided {asked} times alike", entry.info().id);
                return;
            }
        }
    }
}

#[test]
fn bots_decide_alike_at_hidden_twins() {
    let wanted = if std::env::var_os("PALISADE_LONG").is_some() { 10_000 } else { 100 };
    assert!(catalog::games().iter().any(|entry| !hiding(entry).is_empty()), "no game hides anything");
    for entry in catalog::games() {
        for bot in ["random", "greedy", "flat:8"] {
            ask_at_twins(entry, bot.parse().expect("a bot"), wanted);
        }
    }
}
