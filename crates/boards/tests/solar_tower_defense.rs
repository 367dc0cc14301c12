//! What must hold of the drawing of Solar Tower Defense: every place can be pressed, every action is seen before it is
//! done, every shot and every flight once it is done.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;
#[path = "common/tried.rs"]
mod tried;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use boards::solar_tower_defense::Planets;
use boards::{Closed, GameDrawing, Highlight, Names, Picture, Target, Theme};
use contract::{Dice as _, Events, Game, Maker, Notation, Position, Seat, SeatSet, Setup, Speak, Step, Stream, Turn};
use solar_tower_defense::action::Action;
use solar_tower_defense::state::State;
use solar_tower_defense::{INFO, SolarTowerDefense};
use sound::parse;
use tried::tried;
use words::Words;

static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
static DE: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "de"));

/// Tables that differ in what can come: as printed, the other map, other planets at war with all that owners may
/// choose, plans in secret.
const TABLES: [&[(&str, &str)]; 4] = [
    &[],
    &[("solar_map", "even_10"), ("start_positions", "random"), ("start_credits", "24")],
    &[
        ("homes", "mars_ceres"),
        ("turret_order", "owner"),
        ("turret_ties", "owner"),
        ("pole_facing", "free"),
        ("cosmic_landing", "may"),
        ("stacking", "shared"),
        ("dismantle", "any"),
    ],
    &[("build_order", "secret"), ("polar_landing", "equator")],
];

/// A building turn with much on the table.
const BUILD: &str = "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,EQ5,SP F:2@EQ5:+,3@ST5:+,4@ST5:+,5@EQ5:-,6@EQ5:-,8@ST5:+ | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP,EQ3,ST0,ST6,SP F:1@ST7:+,2@ST7:+,3@ST7:+,4@E1,5@M3,6@ST3:-,7@ST5:+,8@ST5:+,9@ST5:+,10@E6,11@E6,12@E6,13@E6,14@E6,15@E7,16@E7,17@E7,18@E1";
/// Three fighters that a planet has met.
const LANDING: &str = "STD1 R11 cosmic:E st=E | E E4 s3 cr44 p1 C:ST1 T:NT2,EQ4,EQ5,SP F:2@EQ4:+,3@M3,4@M3,5@EQ6:-,6@EQ6:-,8@M3 | M M3 s3 cr43 p3 C:EQ5,ST5 T:NP,EQ4,ST0,ST6 F:1@ST6:+,2@ST6:+,3@ST6:+,4@M2,5@ST4:-,6@ST4:-,7@E5,8@E5,9@E5,10@E7,11@E7,12@E7,13@E7,14@E7,15@E0,16@E0,17@E0,18@M2";

fn game(options: &[(&str, &str)]) -> SolarTowerDefense {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    SolarTowerDefense::new(&setup).unwrap()
}

/// Plays a game by the dice and looks at every state, with whoever is asked.
fn random_game(game: &SolarTowerDefense, name: &str, mut look: impl FnMut(&State, Option<Seat>)) {
    let (mut state, mut dice, mut legal) = (game.start(), Stream::new("planets", name, 0), Vec::new());
    loop {
        let turn = game.turn(&state);
        let asked = if let Turn::Choice(seats) = turn { seats.first() } else { None };
        look(&state, asked);
        match turn {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seat = seats.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action);
            }
        }
    }
}

/// A page needs no value there, a strict reader does.
fn strict(board: &str) -> String {
    board.replace(" data-aim ", " data-aim=\"\" ").replace(" data-aim>", " data-aim=\"\">")
}

fn position(options: &[(&str, &str)], line: &str) -> Position {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    (Maker::of::<SolarTowerDefense>().make)(&setup).unwrap().read(line).unwrap()
}

/// Plays tokens, following them as a page does, and draws the board then, as the first seat sees it.
fn board_after(line: &str, tokens: &[&str]) -> String {
    let mut position = position(&[], line);
    let mut names = Names::default();
    names.follow(None, &position, SeatSet::NONE);
    for token in tokens {
        let before = position.clone();
        let step = position.play_tokens([*token]).unwrap().remove(0);
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    }
    let picture = Picture { names: names.for_viewers(SeatSet::only(Seat::FIRST)), ..Picture::plain() };
    strict(&boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string())
}

/// Draws what an action would do.
fn ghosts(line: &str, action: &str) -> String {
    let game = game(&[]);
    let state = game.read_line(line).unwrap();
    let Turn::Choice(asked) = game.turn(&state) else { panic!("nobody is asked: {line}") };
    let mut events = Vec::new();
    let step = Step::Action(asked.first().unwrap(), game.read_action(action).unwrap());
    game.events(&state, step, asked, &mut events);
    Planets::overlay(&game, &state, asked, &events).unwrap().into_string()
}

/// Counts the elements that have this class among theirs.
fn count(board: &str, class: &str) -> usize {
    let document = parse(board, "board");
    let has = |value: &str| value.split(' ').any(|one| one == class);
    document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
}

/// Returns the texts of a class.
fn texts(board: &str, class: &str) -> Vec<String> {
    let document = parse(board, "board");
    let of = document.descendants().filter(|node| node.attribute("class") == Some(class));
    of.map(|node| node.descendants().filter_map(|part| part.is_text().then(|| part.text()).flatten()).collect())
        .collect()
}

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
                    let ghosts = Planets::overlay(&game, state, SeatSet::only(seat), &events).unwrap().into_string();
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

/// A shot is a line from a ringed piece; a hit has a burst, and what fell is in ruins.
#[test]
fn shots_are_seen_one_by_one() {
    let line = BUILD.replacen("C:ST1 T:NT2,EQ4", "C:EQ2,ST1 T:NP,NT2,EQ4", 1).replacen("cr50 p4", "cr14 p4", 1);
    let missed = board_after(&line, &["L4", "end", "d1"]);
    assert_eq!([count(&missed, "shooter"), count(&missed, "missed"), count(&missed, "stamps")], [1, 1, 0]);
    let space = board_after(&line, &["L4", "end", "d1", "d6", "d5", "d4", "d5"]);
    assert_eq!(count(&space, "shooter"), 1);
    assert_eq!(count(&space, "shot"), 2, "on the disc and on the map");
    assert_eq!(texts(&space, "good"), ["A hit."]);
    let end = board_after(&line, &["L4", "end", "d1", "d6", "d5", "d4", "d5", "d5", "d4", "d5", "d3", "d5"]);
    assert_eq!(count(&end, "ruin"), 1, "the last shot broke a command center");
    assert_eq!(count(&end, "sun-eye"), 2, "the sun is awake");
}

/// Both discs turn once a round, when they begin to lie as in the next fights.
#[test]
fn discs_turn_by_one_longitude_before_anybody_builds() {
    let line = BUILD.replacen("build:E", "balance:E", 1);
    for (tokens, turned) in [(&[][..], 0), (&["settle"], 2), (&["settle", "end"], 0), (&["settle", "end", "end"], 0)] {
        assert_eq!(count(&board_after(&line, tokens), "turns"), turned, "{tokens:?}");
    }
}

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

/// What the last step changed is marked, for whoever follows the game, and each step is a sound drawing.
#[test]
fn the_last_step_is_marked_for_those_who_follow() {
    for (number, options) in TABLES.into_iter().enumerate() {
        let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
        let mut position = (Maker::of::<SolarTowerDefense>().make)(&setup).unwrap().start();
        let (mut names, mut marked, mut flights) = (Names::default(), 0, 0);
        let mut dice = Stream::new("story", "planets", number as u64);
        names.follow(None, &position, SeatSet::NONE);
        while let Some(step) = conform::random_step(&position, &mut dice) {
            let before = position.clone();
            position.play(&step).unwrap();
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
            let picture = Picture { names: names.clone(), ..Picture::plain() };
            let board = strict(&boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string());
            parse(&board, &position.line());
            marked += usize::from(board.contains("class=\"is-changed\""));
            flights += usize::from(board.contains("class=\"flies\""));
        }
        assert!(marked > 3 && flights > 3, "{number}: {marked} steps are marked, {flights} have flights");
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
