//! Other sheets play as they are, without compiling.

use contract::{Game, Setup, SetupError, Stream, Turn, playout};
use raise_the_shields::RaiseTheShields;

use crate::lattice;

fn make(setup: Setup, file: &toml::Table) -> Result<RaiseTheShields, SetupError> {
    RaiseTheShields::new(&Setup { components: Some(file.to_string()), ..setup })
}

#[test]
fn random_games_on_smaller_sheets_end() {
    for side in [4, 5] {
        let mut file = lattice::sheet(side);
        file["sheet"] = format!("side-{side}").into();
        for seats in 1..=6 {
            for setup in [Setup::printed(seats), Setup::printed(seats).set("attack_rectangles", "obstacle")] {
                let game = make(setup, &file).unwrap_or_else(|error| panic!("side {side}: {error}"));
                assert_eq!(game.options.sheet.0, format!("side-{side}"));
                let mut actions = Vec::new();
                for number in 0..20 {
                    let (mut state, mut dice) = (game.start(), Stream::new("ends", "smaller", number));
                    playout(&game, &mut state, &mut dice, &mut actions, 10_000);
                    assert_eq!(game.turn(&state), Turn::Over, "game {number} of {seats} on side {side}");
                }
            }
        }
    }
}

#[test]
fn a_smaller_sheet_is_quicker_to_ring() {
    // The dossier counts the fewest triangles that power all emitters: 30 on side 5, 42 on the printed sheet.
    let game = make(Setup::printed(2), &lattice::sheet(5)).expect("a sound sheet");
    assert_eq!(crate::printed::fewest(&game), 30);
}

#[test]
fn fewer_rectangles_make_cities_fall_sooner() {
    let mut file = lattice::printed();
    file["counts"]["attack_rectangles_per_sector"] = 2.into();
    let rectangles = file["drawing"]["attack_rectangle"].as_array_mut().expect("rectangles");
    rectangles.truncate(2);
    let setup = || Setup::printed(1);
    let play = |game: &RaiseTheShields| {
        use contract::Notation;
        let mut state =
            game.read_line("rts1 r1 fA work 31 | -/-/-/-/-/- 002000 ...... 3:w1s3a3,d11b.11c.11d").expect("a line");
        game.apply(&mut state, contract::Seat::FIRST, game.read_action("ok").expect("a token"));
        game.turn(&state)
    };
    assert_eq!(play(&make(setup(), &file).expect("a sound sheet")), Turn::Over, "the third attack destroys the city");
    assert_eq!(play(&RaiseTheShields::new(&setup()).expect("the printed sheet")), Turn::Chance, "it fills the third");
}
