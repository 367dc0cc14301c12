//! Exponential Chaos, near its end: what is left is solved to the last roll.

use contract::{Game, Seat, Setup};
use exponential_chaos::ExponentialChaos;

use crate::{Hunt, ask, off};

#[test]
fn a_tree_finds_a_best_choice_near_the_end_and_comes_closer_to_what_it_is_worth() {
    let game = ExponentialChaos::new(&Setup::printed(2)).expect("two seats");
    let late = |state: &<ExponentialChaos as Game>::State| {
        let [one, other] = [0, 1].map(|seat| game.score(state.planets.of(Seat::new(seat))));
        let is_late = state.course.round == 3 && state.course.active != state.course.first;
        (is_late && one.abs_diff(other) < 8).then_some(*state)
    };
    let hunt = Hunt { game: &game, bots: &["learned:built-in", "greedy"], states: 60_000, judged: &late, misses: 0 };
    let choices = hunt.choices(20);
    for bot in ["tree:4000", "tree:4000:built-in"] {
        ask(&game, &choices, bot, 0.01);
    }
    let (few, many) = (off(&game, &choices, 30), off(&game, &choices, 10_000));
    assert!(many < 0.02 && many < few / 4.0, "{few} off after 30 simulations, {many} after 10,000");
}
