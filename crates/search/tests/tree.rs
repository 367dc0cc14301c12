//! The tree against games that are solved.

use conform::Solved;
use conform::toys::Pig;
use contract::{Game, Notation, Seat, SeatPerspective, Setup, Stream, Turn, playout};
use search::{Bot, Budget, Tree};

fn asked<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Choice(seats) => seats.first(),
        _ => None,
    }
}

/// Every choice of a game of pig that is nearly over, of many points and few.
fn choices(game: &Pig) -> Vec<<Pig as Game>::State> {
    let mut states = Vec::new();
    for number in 0..100 {
        let mut dice = Stream::new("tree", "positions", number);
        let mut state = game.read_line("1 380 0 0 0 .").expect("a line");
        playout(game, &mut state, &mut dice, &mut Vec::new(), (6 + number * 7 % 30) as u32);
        let mut actions = Vec::new();
        if let Some(seat) = asked(game, &state) {
            game.legal(&state, seat, &mut actions);
            if actions.len() > 1 && !states.contains(&state) {
                states.push(state);
            }
        }
    }
    states
}

#[test]
fn a_best_choice_is_found_in_every_solved_position() {
    let game = Pig::new(&Setup::printed(2).set("target", "20")).expect("pig to 20");
    let mut solved = Solved::new(&game);
    let states = choices(&game);
    assert!(states.len() >= 20, "{} positions", states.len());
    let mut tree = Tree::new();
    for state in states {
        let seat = asked(&game, &state).expect("a seat");
        let seen = SeatPerspective::new(&game, &state, seat);
        let chosen = tree.choose(&seen, Budget { simulations: 4000 }, &mut Stream::new("solved", "test", 0));
        let (best, chosen) = (solved.worth(&state, seat), solved.worth_of(&state, seat, chosen));
        assert!(chosen > best - 0.005, "{}: {chosen} instead of {best}", game.write_line(&state));
    }
}

#[test]
fn what_is_found_out_comes_closer_to_the_truth() {
    let game = Pig::new(&Setup::printed(2).set("target", "10")).expect("pig to 10");
    let mut solved = Solved::new(&game);
    let states = choices(&game);
    let mut tree = Tree::new();
    let mut off = |simulations: u32| -> f64 {
        let mut most: f64 = 0.0;
        for state in &states {
            let seat = asked(&game, state).expect("a seat");
            let seen = SeatPerspective::new(&game, state, seat);
            let best = tree.weigh(&seen, Budget { simulations }, &mut Stream::new("closer", "test", 0))[0];
            most = most.max((best.worth - solved.worth(state, seat)).abs());
        }
        most
    };
    let (few, many) = (off(50), off(50_000));
    assert!(many < 0.02 && many < few / 4.0, "{few} off after 50 simulations, {many} after 50,000");
}

#[test]
fn what_is_looked_at_alone_is_judged_better_than_beside_what_seems_better() {
    let game = Pig::new(&Setup::printed(2).set("target", "10")).expect("pig to 10");
    let mut solved = Solved::new(&game);
    let states = choices(&game);
    let (mut tree, budget) = (Tree::new(), Budget { simulations: 500 });
    let dice = || Stream::new("alone", "test", 0);
    let (mut beside, mut alone) = (0.0, 0.0);
    for state in &states {
        let seat = asked(&game, state).expect("a seat");
        let seen = SeatPerspective::new(&game, state, seat);
        let worse = tree.weigh(&seen, budget, &mut dice()).last().copied().expect("an action");
        let truth = solved.worth_of(state, seat, worse.action);
        beside += (worse.worth - truth).abs();
        alone += (tree.appraise_only(&seen, worse.action, budget, &mut dice()).expect("judged") - truth).abs();
    }
    assert!(alone < 0.7 * beside, "off by {alone} alone and by {beside} beside others, {} positions", states.len());
}
