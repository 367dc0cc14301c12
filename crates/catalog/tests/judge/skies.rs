//! Under Falling Skies, near its end: what is left is solved to the last roll.

use contract::{Game, Setup};
use under_falling_skies::UnderFallingSkies;

use crate::{Hunt, ask, off};

#[test]
fn a_tree_finds_a_best_choice_near_the_end_and_comes_closer_to_what_it_is_worth() {
    // With all stars many games are lost in the last round, and its choices matter.
    let game = UnderFallingSkies::new(&Setup::printed(1).set("stars", "11111111")).expect("all stars");
    let hunt = Hunt {
        game: &game,
        bots: &["learned:built-in", "learned:built-in:0.1"],
        states: 20_000,
        judged: &|state| (state.mothership == 10).then_some(*state),
        misses: 0,
    };
    let choices = hunt.choices(20);
    for bot in ["tree:1000", "tree:1000:built-in"] {
        ask(&game, &choices, bot, 0.01);
    }
    // What is found out is an average over all that was tried: where most choices lose it nears the best one slowly.
    let (few, many) = (off(&game, &choices, 30), off(&game, &choices, 3000));
    assert!(many < few, "{few} off after 30 simulations, {many} after 3,000");
}
