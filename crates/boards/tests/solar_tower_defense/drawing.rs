//! The drawing as a whole: its size, its words, its pieces, and that it follows the data file.

use std::collections::BTreeSet;

use boards::solar_tower_defense::Planets;
use boards::{GameDrawing, Names, Picture, Theme};
use contract::{Game, Notation, Seat, SeatSet, Speak};
use solar_tower_defense::INFO;
use words::Person;

use super::{BUILD, DE, EN, TABLES, count, game, position, random_game, strict, texts};
use crate::sound::parse;

/// Pieces that can be picked up have pictures for a tray.
#[test]
fn pieces_in_hand_have_pictures_for_a_tray() {
    let mut shown = BTreeSet::new();
    for (number, options) in TABLES.into_iter().enumerate() {
        let game = game(options);
        random_game(&game, &format!("tray {number}"), |state, asked| {
            let Some(seat) = asked else { return };
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            for action in legal {
                let label = game.label(state, seat, action);
                for piece in label.pieces {
                    let drawn = Planets::piece(&game, state, SeatSet::only(seat), &piece.key, &Names::default());
                    let drawn = drawn.unwrap_or_else(|| panic!("{} has no picture", piece.key));
                    parse(&drawn.picture.into_string(), &piece.key);
                    shown.insert(piece.key.clone());
                }
            }
        });
    }
    assert!(shown.contains("turret") && shown.contains("center"), "{shown:?}");
}

#[test]
fn the_same_view_gives_the_same_bytes_and_a_board_is_small() {
    const MOST: usize = 110_000;
    for options in [TABLES[0], TABLES[2]] {
        let game = game(options);
        random_game(&game, "bytes", |state, _| {
            let observer = SeatSet::only(Seat::FIRST);
            let draw = || Planets::board(&game, state, observer, &Picture::plain(), &EN).into_string();
            let board = draw();
            assert_eq!(board, draw());
            assert!(board.len() < MOST, "{}: {} bytes", game.write_line(state), board.len());
            parse(&strict(&board), &game.write_line(state));
        });
    }
}

#[test]
fn plain_characters_fit_in_eighty_columns_in_both_languages() {
    for (number, options) in TABLES.into_iter().enumerate() {
        let game = game(options);
        random_game(&game, &format!("columns {number}"), |state, _| {
            for words in [&EN, &DE] {
                for line in Planets::text(&game, state, SeatSet::NONE, words).lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        });
    }
}

/// The description names what stands where, what is damaged, and where fighters are.
#[test]
fn the_description_tells_the_position() {
    let game = game(&[]);
    let state = game.read_line(&BUILD.replacen("EQ4,EQ5", "EQ4,EQ5*", 1)).unwrap();
    let scene = Planets::scene(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN);
    for part in [
        "Earth on E4, longitude 3",
        "50 credits and 4 P",
        "Turrets: NT2, EQ4, EQ5*, SP",
        "E6: 10\u{2013}14",
        "ST7: 1\u{2013}3",
    ] {
        assert!(scene.description.contains(part), "{part}: {}", scene.description);
    }
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let drawing = boards::drawings().iter().find(|drawing| (drawing.maker().info)().id == INFO.id).unwrap();
    let position = position(&[], drawing.shown());
    for theme in [Theme::Light, Theme::Dark] {
        let file = boards::stand_alone(&position, SeatSet::only(Seat::FIRST), theme, &DE).unwrap();
        parse(&strict(&file), "the picture for documents");
    }
}

/// A designer's map and disc are drawn by their own measures.
#[test]
fn map_and_disc_are_drawn_by_the_data_file() {
    let text = INFO.components.replacen("sun_radius = 60", "sun_radius = 50", 1);
    assert_ne!(text, INFO.components, "the data file says how large the sun is");
    let printed = game(&[]);
    let state = printed.read_line(BUILD).unwrap();
    let board = Planets::board(&printed, &state, SeatSet::NONE, &Picture::plain(), &EN).into_string();
    assert!(board.contains(&format!("r=\"{}\"", printed.components.radii[2])), "the equator has its radius");
}

/// R29. Neither planets nor flights are foreseen beyond the last round.
#[test]
fn nothing_is_foreseen_beyond_the_last_round() {
    let game = game(&[]);
    for (round, rings, launches) in [(12, 4, 4), (22, 4, 3), (23, 2, 2), (24, 0, 1)] {
        let state = game.read_line(&BUILD.replacen("R12", &format!("R{round}"), 1)).unwrap();
        let scene = Planets::board(&game, &state, SeatSet::NONE, &Picture::plain(), &EN).into_string();
        let scene = strict(&scene);
        assert_eq!(count(&scene, "dashed"), rings, "places of planets in round {round}");
        let from = |text: &String| (round..round + 4).any(|launch| *text == launch.to_string());
        let foreseen = texts(&scene, "sum").iter().filter(|text| from(text)).count();
        assert_eq!(foreseen, launches, "launches from round {round} on");
    }
}

/// R29, R42. In the last round, once its balance is taken, the board says what counts, and nothing over it says otherwise.
#[test]
fn what_counts_stands_where_no_balance_comes_any_more() {
    let game = game(&[]);
    let heads = |from: &str, to: &str| {
        let state = game.read_line(&BUILD.replacen(from, to, 1)).unwrap();
        let board = Planets::board(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN).into_string();
        texts(&strict(&board), "head")
    };
    assert!(heads("R12 build:E", "R23 build:E").contains(&"Next balance, round 24".to_owned()));
    assert!(heads("R12 build:E", "R24 balance:E").contains(&"Next balance, round 24".to_owned()));
    let last = heads("R12 build:E", "R24 build:E");
    assert!(last.contains(&"The last round: what counts".to_owned()), "{last:?}");
    assert!(!last.iter().any(|head| head.contains("balance")), "{last:?}");
    let ghost = super::ghosts::ghosts(&BUILD.replacen("R12", "R24", 1), "T@NT0");
    assert_eq!(texts(&ghost, "sum"), Vec::<String>::new(), "no balance is drawn over it");
}

/// R24. Whoever builds first is told when fighters would come down, though nothing stands there yet.
#[test]
fn launches_are_foreseen_before_the_enemy_has_built() {
    let game = game(&[]);
    let line = "STD1 R1 build:E st=E | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-";
    let state = game.read_line(line).unwrap();
    let board = Planets::board(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN).into_string();
    let said = texts(&strict(&board), "said");
    // As the flight table of the dossier has it.
    for landing in ["\u{2192} 7", "\u{2192} 9", "\u{2192} 10", "\u{2192} 11"] {
        assert!(said.iter().any(|text| text == landing), "{landing}: {said:?}");
    }
}

/// R29. Fighters that would come down after the last round are said to come too late.
#[test]
fn a_launch_of_the_last_rounds_comes_too_late() {
    let game = game(&[]);
    let late = |round: &str| {
        let state = game.read_line(&BUILD.replacen("R12", round, 1)).unwrap();
        let board = Planets::board(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN).into_string();
        texts(&strict(&board), "said").iter().filter(|said| *said == "too late to land").count()
    };
    assert_eq!(late("R12"), 0);
    assert_eq!(late("R24"), 1, "only one round is left");
}

/// Below the name of the other planet stands who plays it, if that is anything else.
#[test]
fn whoever_is_called_by_the_planet_is_named_once() {
    let game = game(&[]);
    let state = game.read_line(BUILD).unwrap();
    let said = |name: &str| {
        let person = |name: &str| Person { name: format!("\u{2068}{name}\u{2069}"), said: name.to_owned() };
        let words = EN.among_people(vec![person("Ann"), person(name)], None);
        let board = Planets::board(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &words).into_string();
        texts(&strict(&board), "said").iter().filter(|said| said.contains(name)).count()
    };
    assert_eq!((said("Bea"), said("Mars")), (1, 0));
}
