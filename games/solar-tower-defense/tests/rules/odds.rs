//! The odds of a launch are those of the dice.

use contract::{Dice, Events, Forecast, Game, Notation, Seat, SeatSet, Speak, Step, Stream, Turn};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::action::{Action, Outcome};
use solar_tower_defense::event::Event;
use solar_tower_defense::field::Longitude;
use solar_tower_defense::planet::Building;
use solar_tower_defense::state::{Phase, State};

use crate::common::game;

/// Earth stands right under the cell where Mars will be: whatever is launched lands in the next round.
const NEAR: &str = "STD1 R7 build:E st=E | E E7 s6 cr0 p3 C:EQ0 T:- F:- | M M10 s6 cr90 p0 C:EQ1 T:- F:-";
/// The same against turrets all round.
const GUARDED: &str =
    "STD1 R7 build:E st=E | E E7 s6 cr0 p3 C:EQ0 T:- F:- | M M10 s6 cr90 p0 C:EQ1 T:NT1,NT5,EQ0,EQ2,EQ6,ST4 F:-";
/// Mars will run into what is launched, and Earth then chooses the longitude.
const MET: &str = "STD1 R9 build:E st=E | E E1 s0 cr0 p2 C:EQ0 T:- F:- | M M0 s0 cr90 p0 C:EQ1 T:EQ0,EQ2 F:-";

fn forecast(game: &SolarTowerDefense, line: &str) -> Option<Forecast<Action>> {
    Speak::forecast(game, &game.read_line(line).expect("a line"), Seat::FIRST)
}

/// Returns in how many ways 0, 1 and 2 hits come, by launch.
fn ways(forecast: &Forecast<Action>, fighters: u8) -> &[u64] {
    let launch = forecast.choices.iter().find(|chances| chances.action == Action::Launch(fighters));
    &launch.expect("it is possible").ways
}

#[test]
fn r18_two_unhindered_fighters_destroy_a_command_center_twenty_five_times_in_thirty_six() {
    let forecast = forecast(&game(&[]), NEAR).expect("a launch is possible");
    assert_eq!(ways(&forecast, 1), [1, 5, 0]);
    assert_eq!(ways(&forecast, 2), [1, 10, 25]);
    assert_eq!(ways(&forecast, 3), [1, 15, 200]);
    let best: Vec<_> = forecast.choices.iter().map(|chances| (chances.action, chances.mean, chances.beside)).collect();
    assert_eq!(best[0], (Action::Launch(3), 19, 30), "the best comes first: {best:?}");
}

#[test]
fn r45_nothing_is_foretold_where_nothing_can_be_launched() {
    let game = game(&[]);
    assert!(forecast(&game, &NEAR.replace("p3", "p0")).is_none());
    assert!(forecast(&game, &NEAR.replace("build:E", "build:M")).is_none());
}

/// Plays on by the dice with nothing built until the fighters have fired at a command center; where a planet meets them
/// they land through this longitude. Returns the hits.
fn hits(game: &SolarTowerDefense, mut state: State, longitude: u8, dice: &mut Stream) -> usize {
    let (mut events, mut hits, mut fired) = (Vec::new(), 0, false);
    for _ in 0..200 {
        let fleet = state.side(Seat::FIRST).fleet.in_play();
        if fleet.is_empty() || fired && state.course.phase != Phase::Fights {
            break;
        }
        let step = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Outcome(Outcome::Die(dice.below(6) as u8 + 1)),
            Turn::Choice(seats) => {
                let seat = seats.first().expect("a seat");
                let met = state.met(seat).next().filter(|_| state.course.phase == Phase::Cosmic);
                let land = |number| Action::Land(number, Longitude::new(longitude));
                let on = if state.course.phase == Phase::Balance { Action::Settle } else { Action::End };
                Step::Action(seat, met.map_or(on, land))
            }
        };
        game.events(&state, step, SeatSet::all(2), &mut events);
        for event in &events {
            fired |= matches!(event, Event::FighterFired { building: Building::Center, .. });
            hits += usize::from(matches!(event, Event::Hit { building: Building::Center, .. }));
        }
        match step {
            Step::Action(seat, action) => game.apply(&mut state, seat, action),
            Step::Outcome(outcome) => game.apply_outcome(&mut state, outcome),
        }
    }
    hits
}

#[test]
fn r13_what_turrets_let_through_is_what_comes_of_many_games() {
    const GAMES: usize = 4000;
    let game = game(&[]);
    let forecast = forecast(&game, GUARDED).expect("a launch is possible");
    for fighters in 1..=3 {
        let mut start = game.read_line(GUARDED).expect("a line");
        game.apply(&mut start, Seat::FIRST, Action::Launch(fighters));
        let mut counted = [0; 3];
        let mut dice = Stream::new("odds", "guarded", fighters.into());
        for _ in 0..GAMES {
            counted[hits(&game, start, 0, &mut dice)] += 1;
        }
        let ways = ways(&forecast, fighters);
        let all: u64 = ways.iter().sum();
        for (ways, counted) in ways.iter().zip(counted) {
            let share = *ways as f64 / all as f64;
            let error = (share * (1.0 - share) / GAMES as f64).sqrt();
            let seen = f64::from(counted) / GAMES as f64;
            assert!((seen - share).abs() < 4.0 * error + 1e-9, "{fighters}: {seen} of {share}");
        }
        assert!(ways[0] > 0 && ways[1] > 0, "some are shot down and some are not: {ways:?}");
    }
}

/// Whatever stands on the planets, the ways can be counted.
#[test]
fn r45_whoever_can_launch_can_ask_for_the_odds() {
    let (mut asked, mut actions) = (0, Vec::new());
    for (number, options) in [&[][..], &[("turret_order", "owner"), ("pole_facing", "free")]].into_iter().enumerate() {
        let game = game(options);
        for nth in 0..20 {
            let mut dice = Stream::new("odds", &format!("games {number}"), nth);
            let mut state = game.start();
            for _ in 0..300 {
                contract::playout(&game, &mut state, &mut dice, &mut actions, 1);
                let Some(seat) = state.course.asked.first().filter(|_| state.course.phase == Phase::Build) else {
                    continue;
                };
                game.legal(&state, seat, &mut actions);
                if !actions.contains(&Action::Launch(1)) || dice.below(4) > 0 {
                    continue;
                }
                let line = game.write_line(&state);
                let forecast = Speak::forecast(&game, &state, seat).unwrap_or_else(|| panic!("too many ways: {line}"));
                let launches = actions.iter().filter(|action| matches!(action, Action::Launch(_))).count();
                assert_eq!(forecast.choices.len(), launches, "{line}");
                asked += 1;
            }
        }
    }
    assert!(asked > 200, "{asked}");
}

/// R52. Both land where they meet no turret before they are over the command center.
#[test]
fn r52_a_planet_that_is_met_is_landed_on_where_it_promises_most() {
    let game = game(&[]);
    let forecast = forecast(&game, MET).expect("a launch is possible");
    let mut start = game.read_line(MET).expect("a line");
    game.apply(&mut start, Seat::FIRST, Action::Launch(2));
    let by = |longitude: u8| {
        let mut dice = Stream::new("odds", "met", longitude.into());
        (0..2000).map(|_| hits(&game, start, longitude, &mut dice)).sum::<usize>()
    };
    let all: Vec<usize> = (0..8).map(by).collect();
    let (best, least) = (all.iter().max().expect("eight"), all.iter().min().expect("eight"));
    assert!(best > least, "the longitude matters");
    let two = forecast.choices.iter().find(|chances| chances.action == Action::Launch(2)).expect("two");
    let (seen, told) = (*best as f64 / 200.0, two.mean as f64);
    assert!((seen - told).abs() < 1.0, "{seen} tenths of hits at best, and {told} are foretold");
}
