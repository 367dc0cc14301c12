//! The drawing as a whole: the same for the same view, small, told in words and characters, and by the data file.

use boards::exponential_chaos::Chaos;
use boards::{GameDrawing, Names, Picture, Theme};
use contract::{Game, Maker, Notation, Seat, SeatSet, Setup, Stream};
use exponential_chaos::{ExponentialChaos, INFO};

use super::{DE, EN, TABLES, game, position, random_game};
use crate::sound::parse;

#[test]
fn the_same_view_gives_the_same_bytes_and_a_board_is_small() {
    const MOST: usize = 90_000;
    let game = game(6, &[]);
    random_game(&game, "bytes", |state| {
        let observer = SeatSet::only(Seat::FIRST);
        let draw = || Chaos::board(&game, state, observer, &Picture::plain(), &EN).into_string();
        let board = draw();
        assert_eq!(board, draw());
        assert!(board.len() < MOST, "{}: {} bytes", game.write_line(state), board.len());
    });
}

#[test]
fn plain_characters_fit_in_eighty_columns_in_both_languages() {
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("columns {number}"), |state| {
            for words in [&EN, &DE] {
                let text = Chaos::text(&game, state, SeatSet::NONE, words);
                for line in text.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        });
    }
}

/// What the last step changed is marked, for whoever follows the game, and each step is a sound drawing.
#[test]
fn the_last_step_is_marked_for_those_who_follow() {
    for (seats, options) in TABLES {
        let setup = options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value));
        let mut position = (Maker::of::<ExponentialChaos>().make)(&setup).unwrap().start();
        let (mut names, mut dice, mut marked, mut bursts) = (Names::default(), Stream::new("story", "chaos", 1), 0, 0);
        names.follow(None, &position, SeatSet::NONE);
        while let Some(step) = conform::random_step(&position, &mut dice) {
            let before = position.clone();
            position.play(&step).unwrap();
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
            let picture = Picture { names: names.clone(), ..Picture::plain() };
            let board = boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string();
            let document = parse(&board, &position.line());
            let has = |class: &str| document.descendants().any(|node| node.attribute("class") == Some(class));
            marked += usize::from(has("is-changed"));
            bursts += usize::from(has("bursts"));
        }
        assert!(marked > 8 && bursts > 3, "{seats}: {marked} steps are marked, {bursts} have losses");
    }
}

/// The description names what is cracked and what is gone, on every planet.
#[test]
fn the_description_tells_the_position() {
    let game = game(3, &[]);
    let line = "ec1 n=3 r=1 f=1 t=1 ph=roll pl=222122202222.2/222222222222.2/222222222222.1 inv=Y1:3,B1:1,P1:2 def=yxm rr=2 ms=0 pts=0 q=- tb=-";
    let state = game.read_line(line).unwrap();
    let scene = Chaos::scene(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN);
    for part in
        ["Y1 with 3 saucers", "yellow blaster", "Cracked cities: 2i. Gone: 4i.", "The core is cracked.", "26 points"]
    {
        assert!(scene.description.contains(part), "{part}: {}", scene.description);
    }
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let drawing = boards::drawings().iter().find(|drawing| (drawing.maker().info)().id == INFO.id).unwrap();
    let position = position(4, drawing.shown());
    for theme in [Theme::Light, Theme::Dark] {
        let file = boards::stand_alone(&position, SeatSet::only(Seat::FIRST), theme, &DE).unwrap();
        parse(&file, "the picture for documents");
    }
}

/// A designer's planet is drawn by its own measures.
#[test]
fn a_planet_is_drawn_by_the_data_file() {
    let text = INFO.components.replacen("disc_radius = 100.0", "disc_radius = 200.0", 1);
    let setup = Setup { components: Some(text), ..Setup::printed(2) };
    let game = ExponentialChaos::new(&setup).unwrap();
    let board = Chaos::board(&game, &game.start(), SeatSet::NONE, &Picture::plain(), &EN).into_string();
    assert!(board.contains("translate(0 -37) scale(0.5)"), "half as far out, and half as large");
}
