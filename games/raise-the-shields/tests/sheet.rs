//! The printed sheet against the numbers of the dossier (section 2) and of the data file's checks.

use contract::{Game, Setup, Stream, Turn, playout};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::state::State;

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
}

#[test]
fn the_shapes_have_as_many_places_as_the_dossier_says() {
    let places = |setup: Setup| *RaiseTheShields::new(&setup).expect("a printed game").realm.shapes.places();
    assert_eq!(places(Setup::printed(2)), [174, 228, 390, 108, 336, 336]);
    assert_eq!(places(Setup::printed(2).set("shape_mirror", "false")), [174, 228, 390, 108, 168, 336]);
    assert_eq!(places(Setup::printed(2).set("attack_rectangles", "obstacle")), [162, 198, 318, 84, 252, 264]);
}

#[test]
fn random_games_end() {
    for seats in 1..=6 {
        let game = RaiseTheShields::new(&Setup::printed(seats)).expect("a printed game");
        let mut actions = Vec::new();
        for number in 0..200 {
            let (mut state, mut dice) = (game.start(), Stream::new("ends", "test", number));
            playout(&game, &mut state, &mut dice, &mut actions, 10_000);
            assert_eq!(game.turn(&state), Turn::Over);
            assert!(state.round <= 40, "game {number} of {seats} took {} rounds", state.round);
        }
    }
}
