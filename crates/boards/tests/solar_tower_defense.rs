//! What must hold of the drawing of Solar Tower Defense: every place can be pressed, every action is seen before it is
//! done, every shot and every flight once it is done. The tests are in the files beside this one, one for each subject.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;
#[path = "common/tried.rs"]
mod tried;

#[path = "solar_tower_defense/drawing.rs"]
mod drawing;
#[path = "solar_tower_defense/ghosts.rs"]
mod ghosts;
#[path = "solar_tower_defense/places.rs"]
mod places;
#[path = "solar_tower_defense/range.rs"]
mod range;
#[path = "solar_tower_defense/steps.rs"]
mod steps;
#[path = "solar_tower_defense/switch.rs"]
mod switch;

use std::sync::LazyLock;

use contract::{Dice as _, Game, Maker, Position, Seat, Setup, Stream, Turn};
use solar_tower_defense::state::State;
use solar_tower_defense::{INFO, SolarTowerDefense};
use sound::parse;
use words::Words;

pub(crate) static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
pub(crate) static DE: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "de"));

/// Tables that differ in what can come: as printed, the other map, other planets at war with all that owners may
/// choose, plans in secret.
pub(crate) const TABLES: [&[(&str, &str)]; 4] = [
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
pub(crate) const BUILD: &str = "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,EQ5,SP F:2@EQ5:+,3@ST5:+,4@ST5:+,5@EQ5:-,6@EQ5:-,8@ST5:+ | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP,EQ3,ST0,ST6,SP F:1@ST7:+,2@ST7:+,3@ST7:+,4@E1,5@M3,6@ST3:-,7@ST5:+,8@ST5:+,9@ST5:+,10@E6,11@E6,12@E6,13@E6,14@E6,15@E7,16@E7,17@E7,18@E1";
/// Three fighters that a planet has met.
pub(crate) const LANDING: &str = "STD1 R11 cosmic:E st=E | E E4 s3 cr44 p1 C:ST1 T:NT2,EQ4,EQ5,SP F:2@EQ4:+,3@M3,4@M3,5@EQ6:-,6@EQ6:-,8@M3 | M M3 s3 cr43 p3 C:EQ5,ST5 T:NP,EQ4,ST0,ST6 F:1@ST6:+,2@ST6:+,3@ST6:+,4@M2,5@ST4:-,6@ST4:-,7@E5,8@E5,9@E5,10@E7,11@E7,12@E7,13@E7,14@E7,15@E0,16@E0,17@E0,18@M2";

pub(crate) fn game(options: &[(&str, &str)]) -> SolarTowerDefense {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    SolarTowerDefense::new(&setup).unwrap()
}

/// Plays a game by the dice and looks at every state, with whoever is asked.
pub(crate) fn random_game(game: &SolarTowerDefense, name: &str, mut look: impl FnMut(&State, Option<Seat>)) {
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
pub(crate) fn strict(board: &str) -> String {
    board.replace(" data-aim ", " data-aim=\"\" ").replace(" data-aim>", " data-aim=\"\">")
}

pub(crate) fn position(options: &[(&str, &str)], line: &str) -> Position {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    (Maker::of::<SolarTowerDefense>().make)(&setup).unwrap().read(line).unwrap()
}

/// Counts the elements that have this class among theirs.
pub(crate) fn count(board: &str, class: &str) -> usize {
    let document = parse(board, "board");
    let has = |value: &str| value.split(' ').any(|one| one == class);
    document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
}

/// Returns the texts of a class.
pub(crate) fn texts(board: &str, class: &str) -> Vec<String> {
    let document = parse(board, "board");
    let of = document.descendants().filter(|node| node.attribute("class") == Some(class));
    of.map(|node| node.descendants().filter_map(|part| part.is_text().then(|| part.text()).flatten()).collect())
        .collect()
}
