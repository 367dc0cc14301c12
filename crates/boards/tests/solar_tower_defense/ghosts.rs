//! What an action would do is drawn over the board before it is done.

use std::collections::BTreeSet;

use boards::solar_tower_defense::Planets;
use boards::{GameDrawing, Moment};
use contract::{Events, Game, Notation, SeatSet, Step, Turn};
use solar_tower_defense::action::Action;

use super::{BUILD, EN, TABLES, count, game, random_game, texts};
use crate::sound::parse;

/// Draws what an action would do.
pub(crate) fn ghosts(line: &str, action: &str) -> String {
    drawn_at(line, action, Moment::default())
}

/// Draws it over a board that shows this moment.
pub(crate) fn drawn_at(line: &str, action: &str, moment: Moment) -> String {
    let game = game(&[]);
    let state = game.read_line(line).unwrap();
    let Turn::Choice(asked) = game.turn(&state) else { panic!("nobody is asked: {line}") };
    let mut events = Vec::new();
    let step = Step::Action(asked.first().unwrap(), game.read_action(action).unwrap());
    game.events(&state, step, asked, &mut events);
    Planets::overlay(&game, &state, asked, &events, moment, &EN).unwrap().into_string()
}

#[test]
fn what_an_action_would_do_is_drawn_over_the_board() {
    let mut drawn = BTreeSet::new();
    for (number, options) in TABLES.into_iter().enumerate() {
        let game = game(options);
        for nth in 0..3 {
            random_game(&game, &format!("ghosts {number} {nth}"), |state, asked| {
                let Some(seat) = asked else { return };
                let (mut legal, mut events) = (Vec::new(), Vec::new());
                game.legal(state, seat, &mut legal);
                for action in legal {
                    game.events(state, Step::Action(seat, action), SeatSet::only(seat), &mut events);
                    let ghosts = Planets::overlay(&game, state, SeatSet::only(seat), &events, Moment::default(), &EN)
                        .unwrap()
                        .into_string();
                    parse(&ghosts, &game.write_action(action));
                    let seen = ghosts.contains("class=\"ghost-");
                    let name = match action {
                        // What follows by itself may be nothing.
                        Action::End | Action::Decline(_) => continue,
                        Action::Turret(_) => "turret",
                        Action::Center(_) => "center",
                        Action::Launch(_) => "launch",
                        Action::Dismantle(..) => "dismantle",
                        Action::Settle => "settle",
                        Action::Aim(..) => "aim",
                        Action::Fire(_) => "fire",
                        Action::Target(..) => "target",
                        Action::Land(..) | Action::LandAll(_) => "land",
                        Action::Face(..) => "face",
                    };
                    assert!(seen, "{}: {}", game.write_line(state), game.write_action(action));
                    drawn.insert(name);
                }
            });
        }
    }
    for name in ["turret", "center", "launch", "dismantle", "settle", "land"] {
        assert!(drawn.contains(name), "{name} was never drawn: {drawn:?}");
    }
}

/// A turret that would be built shows what it would guard, the cells that it would face in the next fights, and what
/// the next balance would be.
#[test]
fn a_turret_to_be_built_shows_what_it_would_do() {
    let pole = ghosts(BUILD, "T@NP");
    assert_eq!(count(&pole, "spokes"), 1);
    assert_eq!(count(&pole, "ghost-cell"), 5, "M7, M8, M9, E4, E6 from E5, where Earth will be");
    assert_eq!(texts(&pole, "sum"), ["+13", "\u{2212}10", "38 \u{2192} 41", "+3", "4 \u{2192} 5 P"]);
    let center = ghosts(BUILD, "C@EQ2");
    assert_eq!(texts(&center, "income-ink"), ["10"]);
    assert_eq!(count(&center, "ghost-cell"), 0);
}

/// A launch shows its way round by round until it comes down, and where it flies then.
#[test]
fn a_launch_shows_where_it_would_be_in_each_round() {
    let line = BUILD.replacen("C:ST1 T:NT2,EQ4", "C:EQ2,ST1 T:NP,NT2,EQ4", 1);
    let stations = texts(&ghosts(&line, "L4"), "station-ink");
    assert_eq!(stations, ["13", "14", "14", "15", "16", "17"], "two cells on the map, then four fields of the disc");
    // R52. It comes to a cell, and in the same round the planet does.
    let met = "STD1 R2 build:E st=E | E E2 s1 cr12 p1 C:ST1 T:EQ5 F:- | M M5 s1 cr6 p1 C:NT7 T:EQ3 F:-";
    assert_eq!(texts(&ghosts(met, "L1"), "station-ink"), ["3", "4", "5", "6", "7"]);
}
