//! What is said of an action before it is taken is what comes of it, in random games.

use conform::random_game;
use contract::{Game, Seat, Setup, Turn};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::Action;
use under_falling_skies::board::Effect;
use under_falling_skies::foresight::Harm;
use under_falling_skies::state::State;

fn games(mut visit: impl FnMut(&UnderFallingSkies, &State, Action, &State)) {
    for stars in ["00000000", "11111111"] {
        let game = UnderFallingSkies::new(&Setup::printed(1).set("stars", stars)).expect("valid options");
        for number in 0..20 {
            random_game(&game, &format!("foresight {stars} {number}"), |state| {
                let mut actions = Vec::new();
                if !matches!(game.turn(state), Turn::Choice(_)) {
                    return;
                }
                game.legal(state, Seat::FIRST, &mut actions);
                for action in actions {
                    let mut after = *state;
                    game.apply(&mut after, Seat::FIRST, action);
                    visit(&game, state, action, &after);
                }
            });
        }
    }
}

#[test]
fn r35_r36_a_room_gives_what_was_foreseen_and_one_that_cannot_be_used_foresees_nothing() {
    let mut used = 0;
    games(|game, before, action, after| {
        let Action::Use(room) = action else { return };
        for (effect, gained) in game.gains(before, room).expect("a room that can be used") {
            let ships = |state: &State| state.sky.iter().map(|sky| sky.ships().len()).sum::<u8>();
            match effect {
                Effect::Research => assert_eq!(after.research, before.research + gained),
                Effect::Fighter => assert_eq!(ships(after) + gained, ships(before)),
                Effect::Energy => {
                    let cost = game.board.named(room).expect("a room").cost;
                    assert_eq!(after.energy, before.energy - cost + gained);
                }
                Effect::Robot | Effect::AntiAircraft => {}
            }
            used += u32::from(gained > 0);
        }
        assert_eq!(game.gains(after, room), None, "its dice are gone");
    });
    assert!(used > 50, "{used}");
}

#[test]
fn r25_r27_a_place_warns_of_what_happens_there() {
    let mut warned = [0; 2];
    games(|game, before, action, after| {
        if !matches!(action, Action::Place { .. }) {
            return;
        }
        let harm = game.harm(before, &[action]);
        let expected = if after.mothership > before.mothership {
            Some(Harm::Mothership)
        } else if after.damage > before.damage {
            Some(Harm::Damage)
        } else {
            None
        };
        assert_eq!(harm, expected, "{action:?}");
        if let Some(harm) = harm {
            warned[harm as usize] += 1;
        }
    });
    assert!(warned.iter().all(|often| *often > 20), "{warned:?}");
}
