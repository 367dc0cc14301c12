//! The guide of a first round: what is explained when, in random games.

use std::collections::BTreeMap;

use contract::{Dice, Game, Seat, Setup, Speak, Stream, Turn};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::{Colour, Phase, State};

/// Shows the states of random games at which the player is asked, with the keys of the notes there, to the visitor.
fn walk(mut visit: impl FnMut(&State, &[&'static str])) {
    let game = UnderFallingSkies::new(&Setup::printed(1)).expect("the printed game");
    for number in 0..40 {
        let mut dice = Stream::new("guide", "walk", number);
        let (mut state, mut actions) = (game.start(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let roll = game.sample(&state, &mut dice);
                    game.befall(&mut state, roll);
                }
                Turn::Choice(_) => {
                    let notes = game.guide(&state, Seat::FIRST);
                    visit(&state, &notes.iter().map(|note| note.key).collect::<Vec<_>>());
                    game.legal(&state, Seat::FIRST, &mut actions);
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    game.apply(&mut state, Seat::FIRST, action);
                }
            }
        }
    }
}

#[test]
fn the_guide_speaks_before_the_first_step_and_in_every_phase_of_the_first_round() {
    let game = UnderFallingSkies::new(&Setup::printed(1)).expect("the printed game");
    assert_eq!(game.guide(&game.start(), Seat::FIRST)[0].key, "guide-goal");
    let mut met = BTreeMap::new();
    walk(|state, notes| {
        if state.round == 1 {
            assert!(!notes.is_empty(), "{state:?}");
        }
        for note in notes {
            *met.entry(*note).or_insert(0) += 1;
        }
    });
    // All notes come up, the rare ones too.
    assert_eq!(met.len(), 17, "{met:?}");
}

#[test]
fn notes_come_with_what_they_are_about() {
    walk(|state, notes| {
        let says = |key| notes.contains(&key);
        let placing = state.round == 1 && state.phase == Phase::Place;
        assert_eq!(says("guide-white"), placing && state.hand.count(Colour::White) > 0, "{state:?}");
        assert_eq!(says("guide-robot"), matches!(state.phase, Phase::Site { .. }));
        assert_eq!(says("guide-spawn"), state.phase == Phase::Spawn);
        let digging = state.round == 1 && state.phase == Phase::Rooms && state.excavating().is_some();
        assert_eq!(says("guide-excavate"), digging, "{state:?}");
        // What an earlier die brought up stays: notes are told apart by key, so none is missed by acting fast.
        let placed = state.dice.iter().flatten().count();
        if placing {
            let later = notes.iter().filter(|key| ["guide-landing", "guide-guns", "guide-dig"].contains(*key)).count();
            assert_eq!(later, placed.min(3));
        }
    });
}

#[test]
fn after_the_first_round_only_what_is_new_is_explained() {
    walk(|state, notes| {
        if state.round > 1 {
            assert!(notes.iter().all(|key| ["guide-robot", "guide-spawn", "guide-end"].contains(key)), "{notes:?}");
            assert!(!notes.contains(&"guide-end") || state.round == 2);
        }
    });
}
