//! Attack the Tower, in the last turn of a game with a limit, and with open hands: it is solved to the last answer.

use attack_the_tower::AttackTheTower;
use contract::{Game, Setup};

use crate::{Hunt, ask, off};

/// In which turn the game ends.
const LIMIT: u16 = 60;

#[test]
fn a_tree_finds_a_best_choice_in_the_last_turn_and_comes_closer_to_what_it_is_worth() {
    let game = AttackTheTower::new(&Setup::printed(2).set("turn_limit", &LIMIT.to_string())).expect("two seats");
    // Whatever turn it was is the last one (R71), and each player knows what the other holds.
    let last = |state: &<AttackTheTower as Game>::State| {
        let mut last = *state;
        last.table.course.turn = LIMIT;
        for (side, secret) in last.table.sides.iter_mut().zip(&state.secrets) {
            side.known = secret.hand;
        }
        (state.table.course.turn > 0).then_some(last)
    };
    let hunt = Hunt { game: &game, bots: &["learned:built-in", "greedy"], states: 2_000, judged: &last, misses: 0 };
    let choices = hunt.choices(20);
    for bot in ["tree:2000", "tree:2000:built-in"] {
        ask(&game, &choices, bot, 0.01);
    }
    let (few, many) = (off(&game, &choices, 30), off(&game, &choices, 3000));
    assert!(many < few, "{few} off after 30 simulations, {many} after 3,000");
}
