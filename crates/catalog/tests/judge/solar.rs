//! Solar Tower Defense, in the last building phase of a game with a limit: what stands after it decides.

use contract::{Game, SeatSet, Setup};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::state::Phase;

use crate::{Hunt, ask, off};

/// R29. In which round the game ends.
const LIMIT: u16 = 24;

/// The most credits and P of whoever builds, and of the other player: with more there are too many ways to spend them.
const BUILDS: (u32, u8) = (24, 2);
const WAITS: (u32, u8) = (6, 1);

/// The most turrets of a player: each may be dismantled.
const TURRETS: u8 = 3;

#[test]
fn a_tree_finds_a_best_choice_in_the_last_round_and_comes_closer_to_what_it_is_worth() {
    let game = SolarTowerDefense::new(&Setup::printed(2).set("max_rounds", &LIMIT.to_string())).expect("two seats");
    // Whatever round it was is the last one, and nobody has much to spend.
    let last = |state: &<SolarTowerDefense as Game>::State| {
        let mut last = *state;
        last.course.round = LIMIT;
        for (seat, side) in SeatSet::all(2).iter().zip(&mut last.sides) {
            let (credits, points) = if state.course.asked.contains(seat) { BUILDS } else { WAITS };
            side.credits = side.credits.min(credits);
            side.points = side.points.min(points);
        }
        let is_small = last.sides.iter().all(|side| side.planet.turrets.len() <= TURRETS);
        // R4. From the third round on there are all phases.
        (is_small && state.course.phase == Phase::Build && state.course.round >= 3).then_some(last)
    };
    let bots = &["greedy", "learned:built-in"];
    let hunt = Hunt { game: &game, bots, states: 3_000, judged: &last, misses: usize::MAX };
    let choices = hunt.choices(20);
    for bot in ["tree:2000", "tree:2000:built-in"] {
        ask(&game, &choices, bot, 0.01);
    }
    let (few, many) = (off(&game, &choices, 30), off(&game, &choices, 3000));
    assert!(many < few, "{few} off after 30 simulations, {many} after 3,000");
}
