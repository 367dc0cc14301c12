//! A forecast is what happens when nothing intervenes.

use contract::{Dice, Game, Notation, Phrase, Seat, Speak, Step, Stream, Turn};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::action::{Action, Outcome};
use solar_tower_defense::event::Event;
use solar_tower_defense::fighter::Number;
use solar_tower_defense::forecast::Coming;
use solar_tower_defense::state::{Phase, State};

use crate::common::game;

const AHEAD: u16 = 12;

/// Goes on with nothing built and every die a miss, until somebody has to land a fighter, and returns what one fighter does.
fn play_on(game: &SolarTowerDefense, state: &State, seat: Seat, number: Number) -> Vec<(u16, Coming)> {
    use contract::Events;
    let (mut state, mut done, mut events) = (*state, Vec::new(), Vec::new());
    let last = state.course.round + AHEAD;
    while state.course.round <= last && state.course.phase != Phase::Over {
        let step = match game.turn(&state) {
            Turn::Chance => Step::Outcome(Outcome::Die(1)),
            Turn::Over => break,
            Turn::Choice(seats) => {
                let asked = seats.first().expect("a seat");
                let action = match state.course.phase {
                    Phase::Balance => Action::Settle,
                    Phase::Build => Action::End,
                    Phase::Cosmic if asked == seat && state.met(seat).any(|met| met == number) => break,
                    _ => {
                        let mut actions = Vec::new();
                        game.legal(&state, asked, &mut actions);
                        actions[0]
                    }
                };
                Step::Action(asked, action)
            }
        };
        game.events(&state, step, contract::SeatSet::all(2), &mut events);
        let mut round = state.course.round;
        for event in &events {
            match *event {
                Event::RoundBegins { round: next } => round = next,
                Event::Moved { seat: of, number: who, to, .. } if (of, who) == (seat, number) => {
                    done.push((round, Coming::Moves(to)));
                }
                Event::Landed { seat: of, number: who, landing, longitude } if (of, who) == (seat, number) => {
                    let Some((_, Coming::Moves(_))) = done.pop() else { panic!("a landing follows a move") };
                    let from = state.side(of).fleet.get(who).cell().expect("it was in space");
                    done.push((round, Coming::Lands { from, longitude, landing }));
                }
                Event::Flew { seat: of, number: who, fighter, because, .. } if (of, who) == (seat, number) => {
                    done.push((round, Coming::Flies { fighter, because }));
                }
                Event::FighterFired { seat: of, number: who, field, .. } if (of, who) == (seat, number) => {
                    done.push((round, Coming::Fires(field)));
                }
                _ => {}
            }
        }
        match step {
            Step::Action(of, action) => game.apply(&mut state, of, action),
            Step::Outcome(outcome) => game.apply_outcome(&mut state, outcome),
        }
    }
    done.retain(|(round, _)| *round <= last);
    done
}

#[test]
fn a_forecast_is_what_happens_when_nothing_intervenes() {
    let game = game(&[("max_rounds", "40")]);
    let (mut compared, mut landings) = (0, 0);
    for number in 0..60 {
        let mut dice = Stream::new("forecast", "games", number);
        let (mut state, mut actions) = (game.start(), Vec::new());
        for _ in 0..400 {
            contract::playout(&game, &mut state, &mut dice, &mut actions, 1);
            let quiet = state.course.phase == Phase::Build && dice.below(6) == 0;
            // Whoever cannot pay would have to dismantle something.
            let solvent = |seat: Seat| {
                let budget = game.budget(&state.side(seat).planet);
                budget.income >= budget.upkeep
            };
            if !quiet || !solvent(Seat::new(0)) || !solvent(Seat::new(1)) || state.course.round > 25 {
                continue;
            }
            for seat in [Seat::new(0), Seat::new(1)] {
                for number in state.side(seat).fleet.in_play().iter() {
                    let fighter = state.side(seat).fleet.get(number);
                    let coming = game.forecast(&state, seat, fighter, AHEAD);
                    let met = coming.iter().any(|coming| matches!(coming.event, Coming::IsMet(_)));
                    let told: Vec<(u16, Coming)> = coming
                        .iter()
                        .filter(|coming| !matches!(coming.event, Coming::IsMet(_)))
                        .map(|coming| (coming.round, coming.event))
                        .collect();
                    let done = play_on(&game, &state, seat, number);
                    assert_eq!(told, done, "{number:?} of {seat:?} at {}", game.write_line(&state));
                    compared += 1;
                    landings += usize::from(met || told.iter().any(|(_, event)| matches!(event, Coming::Lands { .. })));
                }
            }
        }
    }
    assert!(compared > 300 && landings > 50, "{compared} forecasts, {landings} landings");
}

#[test]
fn a_forecast_of_a_launch_begins_where_the_planet_stands() {
    let game = game(&[]);
    let line = "STD1 R7 build:E st=E | E E7 s6 cr0 p1 C:EQ0 T:- F:- | M M10 s6 cr0 p0 C:EQ1 T:- F:-";
    let state = game.read_line(line).expect("a line");
    let coming = game.forecast_launch(&state, Seat::FIRST, 4);
    // E7 lies straight under M11, where Mars is in round 8: the flight table says 1R.
    assert_eq!((coming[0].round, coming[0].phase), (8, Phase::Move));
    assert!(matches!(coming[0].event, Coming::Lands { .. }), "{coming:?}");
    assert_eq!(coming.last().map(|coming| coming.round), Some(11));
}

#[test]
fn r4_r29_a_turret_is_told_what_it_faces_when_the_next_fights_begin() {
    let game = game(&[]);
    let faced = |round: &str, earth: &str, mars: &str| {
        let line = format!("STD1 {round} build:E st=E | E {earth} F:- | M M4 s0 cr0 p0 {mars} F:-");
        let state = game.read_line(&line).expect("a line");
        let told = game.outlook(&state, Seat::FIRST, game.read_action("T@EQ2").expect("an action"));
        told.into_iter().find(|phrase| phrase.key == "outlook-faces").map(|phrase| phrase.args)
    };
    let cell = |cell: &str| Some(Phrase::new("").with("cell", cell.to_owned()).with("need", 4u8).args);
    // Round 3 is the first with fights: Earth is on E3 then, and longitude 2 faces straight outwards.
    assert_eq!(faced("R1", "E1 s4 cr0 p0 C:EQ0 T:-", "C:- T:-"), cell("M5"));
    let later = |round| faced(round, "E2 s5 cr20 p0 C:EQ0 T:NP", "C:EQ1 T:NP");
    assert_eq!([later("R2"), later("R3")], [cell("M5"), cell("M5")]);
    assert_eq!(later("R24"), None, "no fights come after the last round");
}
