//! Places of the board: every one can be pressed, and the others say why not.

use std::collections::BTreeSet;

use boards::solar_tower_defense::Planets;
use boards::{Closed, GameDrawing, Highlight, Names, Picture, Target};
use contract::{Game, Notation, Seat, SeatSet, Speak};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::action::Action;
use solar_tower_defense::state::State;

use super::{EN, LANDING, TABLES, count, game, random_game, strict, texts};
use crate::sound::parse;
use crate::tried::tried;

/// Draws the board for whoever is asked, with these tokens as targets.
fn with_targets(game: &SolarTowerDefense, state: &State, seat: Seat, tokens: &BTreeSet<String>) -> String {
    let target = |token: &String| Target {
        token: token.clone(),
        label: "press".to_owned(),
        highlight: Highlight::Legal,
        link: Some("?".to_owned()),
    };
    let observer = SeatSet::only(seat);
    let picture = Picture {
        targets: tokens.iter().map(target).collect(),
        closed: Some(Closed { piece: None, link: "?token=".to_owned() }),
        names: Names::default().for_viewers(observer),
        ..Picture::plain()
    };
    strict(&Planets::board(game, &game.view(state, observer), observer, &picture, &EN).into_string())
}

#[test]
fn every_place_can_be_pressed_and_the_others_say_why_not() {
    let (mut pressed, mut closed) = (0, 0);
    for (number, options) in TABLES.into_iter().enumerate() {
        let game = game(options);
        random_game(&game, &format!("places {number}"), |state, asked| {
            let Some(seat) = asked else { return };
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let has_place = |action: &&Action| game.label(state, seat, **action).space.is_some();
            let tokens: BTreeSet<String> =
                legal.iter().filter(has_place).map(|action| game.write_action(*action)).collect();
            let board = with_targets(&game, state, seat, &tokens);
            let line = game.write_line(state);
            let document = parse(&board, &line);
            let links = document.descendants().filter_map(|node| node.attribute("data-token"));
            let found: BTreeSet<String> = links.flat_map(|all| all.split(' ')).map(str::to_owned).collect();
            assert_eq!(found, tokens, "{line}");
            pressed += tokens.len();
            // What a closed place tries is refused.
            for token in tried(&document) {
                let action = game.read_action(&token).unwrap();
                assert!(game.check(state, seat, action).is_err(), "{token} is allowed: {line}");
                closed += 1;
            }
        });
    }
    assert!(pressed > 300 && closed > 300, "{pressed} pressed, {closed} closed");
}

/// Eight parts of the rim are buttons with the field to which each longitude leads.
#[test]
fn a_landing_is_chosen_at_the_rim() {
    let game = game(&[]);
    let state = game.read_line(LANDING).unwrap();
    let tokens: BTreeSet<String> = (0..8).flat_map(|lon| [format!("F3:{lon}"), format!("F*:{lon}")]).collect();
    let board = with_targets(&game, &state, Seat::FIRST, &tokens);
    assert_eq!(count(&board, "segment"), 8);
    let cells = texts(&board, "cell");
    for field in ["EQ0", "EQ1", "EQ2", "EQ3", "EQ4", "EQ5", "EQ6", "EQ7"] {
        assert!(cells.iter().any(|cell| cell == field), "{field}: {cells:?}");
    }
    assert_eq!(texts(&board, "planet-name")[0], "Mars", "the disc one acts on is large");
}

/// While both plan in secret, a drawing tells nothing of the other's plan.
#[test]
fn r46_a_secret_plan_is_not_drawn_for_others() {
    let game = game(TABLES[3]);
    let mut state = game.start();
    game.apply_outcome(&mut state, game.read_outcome("s5,3").unwrap());
    let board = |state: &State| {
        let observer = SeatSet::only(Seat::new(1));
        Planets::board(&game, &game.view(state, observer), observer, &Picture::plain(), &EN).into_string()
    };
    let before = board(&state);
    game.apply(&mut state, Seat::FIRST, game.read_action("C@NT3").unwrap());
    assert_eq!(board(&state), before);
}

/// R15. A cell that lies in two directions is chosen at either.
#[test]
fn a_cell_in_two_directions_has_both_parts_of_the_rim() {
    let line = "STD1 R9 fights:M st=E at=space.M.NP | E E1 s0 cr6 p0 C:NP T:- F:1@M1,2@M1,5@E0,6@E0 | M M0 s0 cr7 p1 C:EQ5 T:NP F:-";
    let game = game(&[]);
    let state = game.read_line(line).unwrap();
    let tokens: BTreeSet<String> = ["NP>M1", "NP>E0"].map(str::to_owned).into();
    let board = with_targets(&game, &state, Seat::new(1), &tokens);
    assert_eq!(count(&board, "segment"), 3, "M1 once, E0 twice");
    let document = parse(&board, "names");
    let over = document.descendants().filter(|node| node.attribute("class") == Some("over on-rim"));
    let cells = over.flat_map(|over| over.descendants()).filter(|node| node.attribute("class") == Some("cell"));
    let names: Vec<String> = cells.filter_map(|node| node.text().map(str::to_owned)).collect();
    assert_eq!(names, ["E0", "E0", "M1"], "each part says what it stands for");
    assert!(
        texts(&board, "count-ink").iter().any(|text| text == "5,6"),
        "their numbers: {:?}",
        texts(&board, "count-ink")
    );
}
