//! The attacks of a step, read from what the step tells: what an observer is not told is not drawn either.

use contract::{Arg, Phrase, Seat};
use raise_the_shields::INFO;
use raise_the_shields::cell::{SECTORS, Sector};

/// An attack that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    /// Who was attacked.
    pub(super) on: Seat,
    /// The sector that the die named.
    pub(super) named: Sector,
    /// The sector that was attacked: another one where city 2 has turned the die.
    pub(super) sector: Sector,
    /// How it ended.
    pub(super) end: End,
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It filled a rectangle.
    Hit,
    /// The shield threw it back.
    Blocked,
    /// City 1 ignored it.
    Ignored,
    /// It destroyed the city.
    Destroyed,
}

/// Reads the attacks that a step tells of, in the order in which they were carried out.
pub(super) fn told(phrases: &[Phrase]) -> Vec<Attack> {
    let mut turned = None;
    let mut attacks = Vec::new();
    for phrase in phrases {
        let end = match phrase.key {
            "tell-hit" => End::Hit,
            "tell-blocked" => End::Blocked,
            "tell-ignore" => End::Ignored,
            "tell-destroy" => End::Destroyed,
            "tell-turn" => {
                turned = sector(phrase, "from");
                continue;
            }
            _ => continue,
        };
        if let Some(sector) = sector(phrase, "sector") {
            attacks.push(Attack { on: seat(phrase), named: turned.take().unwrap_or(sector), sector, end });
        }
    }
    attacks
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
}

/// Returns the seat that a sentence is about: alone, where no letter is said, the only one.
fn seat(phrase: &Phrase) -> Seat {
    let Some(Arg::Text(letter)) = argument(phrase, "seat") else { return Seat::FIRST };
    INFO.seat_names.iter().position(|name| name == letter).map_or(Seat::FIRST, Seat::new)
}

fn sector(phrase: &Phrase, name: &str) -> Option<Sector> {
    let Some(Arg::Number(number)) = argument(phrase, name) else { return None };
    (1..=SECTORS as i64).contains(number).then(|| *number as Sector - 1)
}

#[cfg(test)]
mod tests {
    use contract::{Events, Game, Notation, Seat, SeatSet, Setup, Speak, Step, Stream, Turn};
    use raise_the_shields::RaiseTheShields;
    use raise_the_shields::event::Event;
    use raise_the_shields::state::State;

    use super::*;

    /// What really happened, as the rules report it.
    fn happened(events: &[Event]) -> Vec<Attack> {
        let mut turned = None;
        let mut attacks = Vec::new();
        let mut add = |on, sector, end, turned: &mut Option<Sector>| {
            attacks.push(Attack { on, named: turned.take().unwrap_or(sector), sector, end });
        };
        for event in events {
            match *event {
                Event::Turned { from, .. } => turned = Some(from),
                Event::Hit { on, sector, .. } => add(on, sector, End::Hit, &mut turned),
                Event::Blocked { on, sector, .. } => add(on, sector, End::Blocked, &mut turned),
                Event::Ignored { seat, sector } => add(seat, sector, End::Ignored, &mut turned),
                Event::Destroyed { on, sector, .. } => add(on, sector, End::Destroyed, &mut turned),
                _ => {}
            }
        }
        attacks
    }

    /// Plays a game at random and compares what each step tells anybody with what happened.
    fn play(game: &RaiseTheShields, mut state: State, dice: &mut Stream, mut seen: impl FnMut(&Attack)) {
        let mut actions = Vec::new();
        loop {
            let before = state;
            let step = match game.turn(&state) {
                Turn::Over => return,
                Turn::Chance => Step::Befall(game.sample(&state, dice)),
                Turn::Choice(asked) => {
                    let seat = asked.first().unwrap();
                    Step::Act(seat, game.pick(&state, seat, dice, &mut actions).unwrap())
                }
            };
            match step {
                Step::Act(seat, action) => game.apply(&mut state, seat, action),
                Step::Befall(roll) => game.befall(&mut state, roll),
            }
            let mut events = Vec::new();
            game.events(&before, step, SeatSet::NONE, &mut events);
            let truth = happened(&events);
            for observer in [SeatSet::NONE, SeatSet::only(Seat::FIRST), SeatSet::all(game.setup().seats)] {
                assert_eq!(told(&game.tell_step(&before, step, &state, observer)), truth);
            }
            truth.iter().for_each(&mut seen);
        }
    }

    /// Whoever looks is told of every attack, and so is shown it: attacks are open as soon as they are carried out.
    #[test]
    fn everybody_is_told_the_attacks_as_they_happened() {
        let (mut ends, mut turned) = ([0; 4], 0);
        let mut count = |attack: &Attack| {
            ends[attack.end as usize] += 1;
            turned += usize::from(attack.named != attack.sector);
        };
        for number in 0..24 {
            let mut dice = Stream::new("attacks", "boards", number);
            for seats in [1, 2, 3, 6] {
                let game = RaiseTheShields::new(&Setup::printed(seats)).unwrap();
                play(&game, game.start(), &mut dice, &mut count);
            }
            let game = RaiseTheShields::new(&Setup::printed(1)).unwrap();
            let asked = "rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 402000 .o.... 2>1>3";
            play(&game, game.read_line(asked).unwrap(), &mut dice, &mut count);
        }
        assert!(ends.iter().all(|times| *times > 0) && turned > 0, "{ends:?}, {turned} turned");
    }
}
