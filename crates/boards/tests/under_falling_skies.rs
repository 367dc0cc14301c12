//! Every position of Under Falling Skies can be drawn, whole and once, with what is printed on the cards.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

mod common;

use std::sync::LazyLock;

use boards::under_falling_skies::Skies;
use boards::{GameDrawing, Highlight, Hint, Names, Picture, Target, Theme};
use common::{count_ids, parse, texts, with_stars};
use conform::random_game;
use contract::{Game, Notation, Seat, SeatSet, Setup};
use under_falling_skies::board::Icon;
use under_falling_skies::state::{Colour, Ship, State};
use under_falling_skies::{INFO, UnderFallingSkies};
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

fn board(game: &UnderFallingSkies, view: &State) -> String {
    Skies::board(game, view, SeatSet::NONE, &Picture::plain(), &EN).into_string()
}

fn file(game: &UnderFallingSkies, view: &State) -> String {
    Skies::stand_alone(game, view, SeatSet::NONE, Theme::Light, &EN)
}

/// All pieces of the view are there, each once, and nothing else is.
fn check_pieces(game: &UnderFallingSkies, view: &State) {
    let line = game.write_line(view);
    let file = file(game, view);
    let document = parse(&file, &line);
    assert_eq!(count_ids(&document, "ship-g"), 5, "{line}");
    assert_eq!(count_ids(&document, "ship-r"), usize::from(view.red_in_play()), "{line}");
    assert_eq!(count_ids(&document, "die-"), view.dice.iter().flatten().count(), "{line}");
    assert_eq!(count_ids(&document, "robot-"), view.robots.iter().flatten().count(), "{line}");
    assert_eq!(count_ids(&document, "spare-"), view.robots.iter().filter(|robot| robot.is_none()).count(), "{line}");
    let in_hand = Colour::BOTH.map(|colour| view.hand.count(colour)).iter().sum::<u8>();
    assert_eq!(count_ids(&document, "hand-"), usize::from(in_hand), "{line}");
    assert_eq!(count_ids(&document, "mothership") + count_ids(&document, "excavator"), 2, "{line}");
    let text = Skies::text(game, view, SeatSet::NONE, &EN);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn positions_of_random_games_with_any_cards_are_drawn_whole() {
    for bits in 0..=u8::MAX {
        let game = with_stars(bits);
        let (mut step, mut last) = (0, None);
        random_game(&game, &format!("cards {bits}"), |view| {
            // Other steps with other cards, so that all kinds of positions come up without drawing each.
            if (step + usize::from(bits)).is_multiple_of(32) {
                check_pieces(&game, view);
            }
            step += 1;
            last = Some(*view);
        });
        check_pieces(&game, &last.unwrap());
    }
}

#[test]
fn every_position_of_a_game_is_drawn_whole() {
    for bits in [0, u8::MAX] {
        let game = with_stars(bits);
        random_game(&game, "every position", |view| {
            check_pieces(&game, view);
            parse(&board(&game, view), &game.write_line(view));
        });
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let game = with_stars(0b0101_0101);
    random_game(&game, "bytes", |view| assert_eq!(board(&game, view), board(&game, view)));
}

#[test]
fn what_the_cards_print_stands_on_the_board() {
    for bits in [0, u8::MAX] {
        let game = with_stars(bits);
        let file = file(&game, &game.start());
        let document = parse(&file, "start");
        let explosions = game.board.sky.iter().flatten().filter_map(|icon| match icon {
            Icon::Explosion(number) => Some(number.to_string()),
            _ => None,
        });
        // The key shows one more.
        let expected: Vec<String> = explosions.chain(["4".to_owned()]).collect();
        assert_eq!(texts(&document, "boom-number"), expected);
        let modifiers = game.board.rooms.iter().map(|room| room.modifier).filter(|modifier| *modifier != 0);
        let expected: Vec<String> =
            modifiers.map(|modifier| format!("{modifier:+}").replace('-', "\u{2212}")).collect();
        assert_eq!(texts(&document, "plate-ink"), expected);
        let steps: Vec<String> = game.board.research.iter().map(u8::to_string).collect();
        assert_eq!(texts(&document, "number"), steps);
        let bolts = document
            .descendants()
            .filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("cost ")));
        assert_eq!(bolts.count(), game.board.rooms.iter().map(|room| usize::from(room.cost)).sum::<usize>());
        let signs = (1..16).filter_map(|row| setback(&game, row));
        let drawn = texts(&document, "sign");
        assert!(signs.clone().all(|sign| drawn.contains(&sign.as_str())), "{drawn:?}");
        assert_eq!(texts(&document, "row-name").len(), 15);
    }
}

fn setback(game: &UnderFallingSkies, row: usize) -> Option<String> {
    use under_falling_skies::board::Margin::{ExcavatorBack, ResearchBack};
    match game.board.margin[row] {
        ExcavatorBack(back) | ResearchBack(back) => Some(format!("\u{2212}{back}")),
        _ => None,
    }
}

#[test]
fn other_cards_are_drawn_too() {
    let info = UnderFallingSkies::info();
    let odd = info
        .components
        .replace("energy_max = 7 ", "energy_max = 60 ")
        .replace("energy_max = 7\n", "energy_max = 60\n")
        .replace("damage_spaces = 2 ", "damage_spaces = 90 ")
        .replace("steps = [3, 1, 4, 2,", "steps = [3, 1, 4, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5,")
        .replace(
            r#"{ spaces = ["B1"], effects = ["energy"],   modifier = -1, cost = 0 }"#,
            r#"{ spaces = ["B1"], effects = ["energy", "fighter", "robot"], modifier = -30, cost = 200 }"#,
        )
        .replace(r#"{ spaces = ["D5"], effects = ["energy"],   modifier = 0,  cost = 0 },"#, "")
        .replace(r#"{ spaces = ["E5"], effects"#, r#"{ spaces = ["E5", "D5", "F5"], effects"#)
        .replace(r#"tunnels = ["E3", "F1", "F5"]"#, r#"tunnels = ["E3", "F1"]"#);
    let setup = Setup { components: Some(odd), ..Setup::printed(1) };
    let game = UnderFallingSkies::new(&setup).unwrap();
    assert_eq!((game.board.energy_most, game.board.rooms[5].cost, game.board.research.len()), (60, 200, 23));
    assert!(game.board.damage_limit > 90, "the file was changed");
    random_game(&game, "odd", |view| check_pieces(&game, view));
}

#[test]
fn ships_keep_their_names_as_they_fly() {
    for bits in [0, 0b11, u8::MAX] {
        let game = with_stars(bits);
        let mut names = Names::default();
        let mut before: Option<Vec<(String, f32, f32)>> = None;
        random_game(&game, "names", |view| {
            let picture = Picture { names: names.clone(), ..Picture::plain() };
            Skies::follow(&game, view, None, &mut names);
            let drawing = Skies::board(&game, view, SeatSet::NONE, &picture, &EN).into_string();
            let now = ships(&drawing);
            for (name, x, y) in before.iter().flatten() {
                let Some((_, new_x, new_y)) = now.iter().find(|ship| ship.0 == *name) else { continue };
                // A ship that the mothership has covered may come back above another column in the same step.
                let below = 54.0 + 24.0 * f32::from(view.mothership);
                let flies = *new_y > below && *y > below - 30.0;
                // Down or to the side; beside an icon a ship stands 12 units off the middle.
                assert!(
                    !flies || (new_y >= y && (new_x - x).abs() <= 58.0 + 24.0),
                    "{name}: {}",
                    game.write_line(view)
                );
            }
            before = Some(now);
        });
    }
}

/// Lists the ships of a drawing by name, with where they are.
fn ships(drawing: &str) -> Vec<(String, f32, f32)> {
    let document = parse(drawing, "ships");
    let ships = document.descendants().filter(|node| node.attribute("class") == Some("ship"));
    ships
        .map(|node| {
            let transform = node.attribute("transform").unwrap();
            let numbers = transform.strip_prefix("translate(").unwrap().split_once(')').unwrap().0;
            let (x, y) = numbers.split_once(' ').unwrap();
            (node.attribute("id").unwrap().to_owned(), x.parse().unwrap(), y.parse().unwrap())
        })
        .collect()
}

#[test]
fn a_ship_that_is_shot_down_leaves_the_others_their_names() {
    let game = with_stars(0);
    let read = |line: &str| game.read_line(line).unwrap();
    let before = read("00000000 R 2 1 g1.3,g2.3,g3.4,g4.5,g5.6 g0r0 0 2 0 C5 - - -");
    let after = read("00000000 R 2 1 g1.3,g3.4,g4.5,g5.6 g1r0 0 2 0 C5 - - -");
    let mut names = Names::default();
    Skies::follow(&game, &before, None, &mut names);
    let first = ships(&board(&game, &before));
    let drawn = Skies::board(&game, &after, SeatSet::NONE, &Picture { names, ..Picture::plain() }, &EN).into_string();
    let moved: Vec<String> =
        ships(&drawn).into_iter().filter(|ship| !first.contains(ship)).map(|ship| ship.0).collect();
    assert_eq!(moved, ["ship-g2"]);
    assert_eq!(before.sky[1].ship(3), Some(Ship::Green));
}

#[test]
fn every_token_with_a_place_is_marked_there_once() {
    let game = with_stars(0);
    let view = game.read_line("00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -").unwrap();
    let mut actions = Vec::new();
    game.legal(&view, Seat::FIRST, &mut actions);
    let tokens: Vec<String> = actions.into_iter().map(|action| game.write_action(action)).collect();
    let target = |token: &String| Target {
        token: token.clone(),
        label: format!("do {token}"),
        highlight: Highlight::Legal,
        link: None,
    };
    let picture = Picture { targets: tokens.iter().map(target).collect(), ..Picture::plain() };
    let drawing = Skies::board(&game, &view, SeatSet::NONE, &picture, &EN).into_string();
    let document = parse(&drawing, "targets");
    let marks = || document.descendants().filter_map(|node| node.attribute("data-token"));
    let mut marked: Vec<&str> = marks().flat_map(|tokens| tokens.split(' ')).collect();
    let mut expected: Vec<&str> = tokens.iter().map(String::as_str).collect();
    marked.sort_unstable();
    expected.sort_unstable();
    assert_eq!(marked, expected);
    // Nine open spaces, and six ahead of the excavator.
    assert_eq!(marks().count(), 15);
    assert_eq!(document.root_element().attribute("role"), Some("group"));
}

#[test]
fn a_hint_shows_at_each_place_what_the_best_action_there_is_worth() {
    let game = with_stars(0);
    let view = game.read_line("00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -").unwrap();
    let mut actions = Vec::new();
    game.legal(&view, Seat::FIRST, &mut actions);
    let tokens: Vec<String> = actions.into_iter().map(|action| game.write_action(action)).collect();
    let target = |token: &String| Target {
        token: token.clone(),
        label: format!("do {token}"),
        highlight: Highlight::Legal,
        link: None,
    };
    let hint = |(token, percent): (&String, u8)| Hint { token: token.clone(), percent, leads: percent == 7 };
    let picture = Picture {
        targets: tokens.iter().map(target).collect(),
        hints: tokens.iter().zip(1..).map(hint).collect(),
        ..Picture::plain()
    };
    let drawing = Skies::board(&game, &view, SeatSet::NONE, &picture, &EN).into_string();
    let document = parse(&drawing, "hints");
    let marks = document.descendants().filter_map(|node| node.attribute("data-token"));
    let worth = |token: &str| tokens.iter().position(|other| other == token).unwrap() + 1;
    let mut best: Vec<usize> = marks.map(|tokens| tokens.split(' ').map(worth).max().unwrap()).collect();
    let numbers = document.descendants().filter(|node| node.attribute("class") == Some("worth"));
    let mut shown: Vec<usize> = numbers.map(|node| node.text().unwrap().parse().unwrap()).collect();
    best.sort_unstable();
    shown.sort_unstable();
    assert!(shown.len() > 5 && shown == best, "{shown:?} {best:?}");
    let pills = document.descendants().find(|node| node.attribute("class") == Some("pills")).unwrap();
    assert_eq!(pills.attribute("aria-hidden"), Some("true"), "the page lists them with names");
}

#[test]
fn tokens_without_a_place_are_left_out() {
    let game = with_stars(0);
    let view = game.read_line("00000000 R 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 6 2 C1 - - A3=k2,B2=k5").unwrap();
    let target =
        |token: &str| Target { token: token.to_owned(), label: String::new(), highlight: Highlight::Risky, link: None };
    let targets = ["!B2", "~A3", ".", "nonsense", "!x"].map(target).to_vec();
    let drawing =
        Skies::board(&game, &view, SeatSet::NONE, &Picture { targets, ..Picture::plain() }, &EN).into_string();
    let document = parse(&drawing, "targets");
    let marked: Vec<&str> = document.descendants().filter_map(|node| node.attribute("data-token")).collect();
    assert_eq!(marked, ["!B2"]);
}

/// A room is there to be used, so nothing on the board stands for scrapping the robot in it, also where nothing else can be
/// done.
#[test]
fn a_robot_that_may_be_scrapped_is_not_marked_for_that() {
    let game = with_stars(0);
    let view = game.read_line("00000000 S 3 3 g3^,g2.9,g4.9 g2r1 1 3 2 C1 B2=4 - -").unwrap();
    let target = Target { token: "-B2".to_owned(), label: String::new(), highlight: Highlight::Legal, link: None };
    let picture = Picture { targets: vec![target], ..Picture::plain() };
    let drawing = Skies::board(&game, &view, SeatSet::NONE, &picture, &EN).into_string();
    let document = parse(&drawing, "targets");
    assert!(document.descendants().all(|node| node.attribute("data-token").is_none()));
}

#[test]
fn the_description_tells_the_position() {
    let game = with_stars(0);
    let line = "00000000 S 3 3 g3^,g2.9,g4.9 g2r1 1 3 2 C1 B2=4 - -";
    let drawing = board(&game, &game.read_line(line).unwrap());
    let document = parse(&drawing, line);
    let told = document.descendants().find(|node| node.attribute("id") == Some("board-desc")).unwrap().text().unwrap();
    for part in [
        "The mothership stands on row 3 of 12",
        "Next research goes back.",
        "Column 2: green ship on row 9.",
        "Waiting on the mothership: 2 green ships, 1 red ship.",
        "The excavator stands on C1.",
        "Robots: 4 on B2.",
        "Research 2 of 14 (the next step needs 4), energy 3 of 7, damage 1 of 5.",
        "In hand: no dice.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// The position whose drawings are kept.
const KEPT: &str = "00010010 P 6 4 g3^,g1.11,g2.7,g3.9,r4.7,g5.10 g0r0 1 3 6 E4 C1=4,D2=6 k36w4 B1=w5,D4=k2";

#[test]
fn one_position_is_drawn_as_it_was() {
    let setup = UnderFallingSkies::line_setup(KEPT).unwrap();
    let game = UnderFallingSkies::new(&Setup { options: setup.options, ..Setup::printed(1) }).unwrap();
    let view = game.read_line(KEPT).unwrap();
    let renew = "run `cargo run -p boards --example picture -- [--text] GAME 'LINE'` and look at it before you keep it";
    assert!(file(&game, &view) == include_str!("kept/board.svg"), "tests/kept/board.svg differs: {renew}");
    assert_eq!(Skies::text(&game, &view, SeatSet::NONE, &EN), include_str!("kept/board.txt"), "{renew}");
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let maker = contract::Maker::of::<UnderFallingSkies>();
    let position = (maker.make)(&Setup::printed(1)).unwrap().start();
    let observer = SeatSet::only(Seat::FIRST);
    let drawing = boards::draw(&position, observer, &Picture::plain(), &EN).unwrap();
    assert_eq!(drawing.into_string(), board(&with_stars(0), &with_stars(0).start()));
    assert_eq!(boards::sheets(&position, observer, &Picture::plain(), &EN).len(), 5);
    assert!(boards::text(&position, observer, &EN).unwrap().starts_with("Under Falling Skies, round 1"));
    assert!(boards::stand_alone(&position, observer, Theme::Dark, &EN).unwrap().contains("<style>"));
    assert!(boards::cover("under-falling-skies").is_some() && boards::cover("pig").is_none());
}

#[test]
fn cover_and_sheets_are_sound() {
    let cover = boards::cover("under-falling-skies").unwrap().into_string();
    parse(&cover, "cover");
    let game = with_stars(u8::MAX);
    for sheet in Skies::sheets(&game, &game.start(), SeatSet::NONE, &Picture::plain(), &EN) {
        let drawing = sheet.svg().into_string();
        parse(&drawing, sheet.id);
        assert!(!sheet.note.is_empty() && !sheet.title.is_empty());
    }
}
