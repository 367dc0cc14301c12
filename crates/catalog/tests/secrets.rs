//! A bot knows what its seat knows: at hidden twins, positions that differ only in what the other seats have done in
//! secret, it does the same.
//!
//! The twins are played, not made by the game's own completions: the other seats take other steps of the sealed choice,
//! as far as they had come. Every game that hides something is tried, with every number of seats. A run asks for 100 decisions a bot, `cargo xtask
//! test --long` for 10,000.

use std::sync::Arc;

use conform::random_step;
use contract::{Dice, Face, Position, Seat, SeatSet, Setup, StepText, Stream, Turn};
use search::BotSpec;

/// The games of an entry that hide something, one for each number of seats.
fn hiding(entry: &catalog::Entry) -> Vec<Arc<dyn Face>> {
    let faces = entry.info().seats.clone().map(|seats| (entry.maker.make)(&Setup::printed(seats)));
    faces.map(|face| face.expect("a printed game")).filter(|face| face.start().hides()).collect()
}

/// A sealed choice that is going on: the position at its beginning, and the steps since.
struct Sealed {
    base: Position,
    steps: Vec<(Seat, StepText)>,
}

impl Sealed {
    /// Follows a step: what is sealed now. Where the last seat of a choice goes on alone it may have opened it, so there
    /// is nothing to know.
    fn after(sealed: Option<Self>, before: SeatSet, step: StepText, position: &Position) -> Option<Self> {
        let Turn::Choice(now) = position.turn() else { return None };
        let goes_on = match &step {
            StepText::Act { seat, .. } => before.len() > 1 && (now == before || now == before.without(*seat)),
            StepText::Befall { .. } => false,
        };
        match (goes_on, sealed, step) {
            (true, Some(mut sealed), StepText::Act { seat, token }) => {
                sealed.steps.push((seat, StepText::Act { seat, token }));
                Some(sealed)
            }
            _ if now.len() > 1 => Some(Self { base: position.clone(), steps: Vec::new() }),
            _ => None,
        }
    }

    /// Returns a position in which a seat has done the same, each other seat something of its own: finished if it has
    /// finished, else some steps on its way.
    fn twin(&self, seat: Seat, asked: SeatSet, dice: &mut Stream) -> Position {
        let mut twin = self.base.clone();
        for (_, step) in self.steps.iter().filter(|(actor, _)| *actor == seat) {
            twin.play(step).expect("steps of different seats commute");
        }
        let Turn::Choice(seats) = self.base.turn() else { return twin };
        for other in seats.without(seat).iter() {
            let mut left = if asked.contains(other) { dice.below(4) } else { u32::MAX };
            while twin.asked(other) && left > 0 {
                let mut tokens = twin.legal(other);
                let token = tokens.swap_remove(dice.below(tokens.len() as u32) as usize);
                let before = twin.clone();
                twin.play(&StepText::Act { seat: other, token }).expect("an offered step");
                left -= 1;
                if asked.contains(other) && !twin.asked(other) {
                    twin = before;
                }
            }
        }
        twin
    }
}

fn asked(position: &Position) -> SeatSet {
    if let Turn::Choice(seats) = position.turn() { seats } else { SeatSet::NONE }
}

/// Asks a bot at this many pairs of twins.
fn ask_at_twins(entry: &catalog::Entry, spec: BotSpec, wanted: usize) {
    let (faces, mut bot, mut twin_bot) = (hiding(entry), (entry.player)(spec), (entry.player)(spec));
    let mut pairs = 0;
    for number in (0..).take_while(|_| !faces.is_empty()) {
        let dice = &mut Stream::new("secrets", entry.info().id, number);
        let (mut position, mut sealed) = (faces[number as usize % faces.len()].start(), None);
        while let Some(step) = random_step(&position, dice) {
            let before = asked(&position);
            position.play(&step).expect("an offered step");
            sealed = Sealed::after(sealed, before, step, &position);
            let seats: Vec<Seat> = asked(&position).iter().collect();
            let Some(choice) = sealed.as_ref().filter(|_| dice.below(4) == 0) else { continue };
            let seat = seats[dice.below(seats.len() as u32) as usize];
            let twin = choice.twin(seat, asked(&position), dice);
            if twin == position {
                continue;
            }
            let seed = format!("secrets {number} {pairs}");
            let choices = [bot.choose(&position, seat, &seed), twin_bot.choose(&twin, seat, &seed)];
            let place =
                format!("{spec} for seat {seat:?} in game {number} at\n  {}\n  {}", position.line(), twin.line());
            assert!(choices[0].is_some(), "nothing is done: {place}");
            assert_eq!(choices[0], choices[1], "{place}");
            pairs += 1;
            if pairs >= wanted {
                println!("{}: {spec} decided {pairs} times alike", entry.info().id);
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
