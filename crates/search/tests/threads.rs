//! A tree on several threads, and by the clock.

use std::time::Duration;

use conform::toys::{Parley, Yacht};
use contract::{Determinize, Game, Heuristic, Inputs, Seat, SeatPerspective, Setup, Stream, Turn, playout};
use search::{Bot, BotSpec, Budget, Tree, Weighed};

/// Returns a seat that has something to choose, after a few random steps.
fn asked<G: Game>(game: &G) -> (G::State, Seat) {
    for number in 0.. {
        let mut state = game.start();
        let mut actions = Vec::new();
        playout(game, &mut state, &mut Stream::new("threads", "test", number), &mut actions, 12);
        if let Turn::Choice(seats) = game.turn(&state) {
            let seat = seats.first().expect("a seat");
            game.legal(&state, seat, &mut actions);
            if actions.len() > 2 {
                return (state, seat);
            }
        }
    }
    unreachable!("there are numbers enough")
}

/// Searches on so many threads.
fn found<G: Determinize + Heuristic + Inputs>(seats: u8, simulations: u32, threads: usize) -> Vec<Weighed<G::Action>> {
    let game = G::new(&Setup::printed(seats)).expect("a game");
    let (state, seat) = asked(&game);
    let mut tree = Tree::new();
    tree.use_threads(threads);
    let seen = SeatPerspective::new(&game, &state, seat);
    tree.weigh(&seen, Budget { simulations }, &mut Stream::new("threads", "test", 0)).to_vec()
}

fn same_on_all<G: Determinize + Heuristic + Inputs>(seats: u8) {
    // One tree, several, and the most.
    for simulations in [300, 6001, 20_000] {
        let one = found::<G>(seats, simulations, 1);
        assert_eq!(one.iter().map(|weighed| weighed.begun).sum::<u32>(), simulations, "all are spent");
        for threads in [2, 3, 16] {
            assert_eq!(found::<G>(seats, simulations, threads), one, "{simulations} on {threads} threads");
        }
    }
}

#[test]
fn what_is_found_out_is_the_same_on_any_number_of_threads() {
    same_on_all::<Yacht>(2);
    same_on_all::<Parley>(3);
}

#[test]
fn several_trees_are_used_again_and_remember_nothing() {
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let (state, seat) = asked(&game);
    let seen = SeatPerspective::new(&game, &state, seat);
    let mut tree = Tree::new();
    let mut weigh =
        |simulations| tree.weigh(&seen, Budget { simulations }, &mut Stream::new("again", "test", 0)).to_vec();
    let (few, many) = (weigh(300), weigh(6000));
    assert_eq!((weigh(300), weigh(6000)), (few, many));
}

#[test]
fn time_ends_a_search_and_not_before_an_answer_is_found() {
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let (state, seat) = asked(&game);
    let seen = SeatPerspective::new(&game, &state, seat);
    for (time, threads) in [(Duration::ZERO, 1), (Duration::ZERO, 3), (Duration::from_millis(20), 2)] {
        let mut tree = Tree::new().within(time);
        tree.use_threads(threads);
        let weighed = tree.weigh(&seen, Budget { simulations: u32::MAX }, &mut Stream::new("time", "test", 0));
        let begun: u32 = weighed.iter().map(|weighed| weighed.begun).sum();
        assert!(begun as usize >= threads, "{begun} simulations on {threads} threads");
    }
    // Where the budget is smaller than the time, it ends the search.
    let mut tree = Tree::new().within(Duration::from_mins(1));
    let weighed = tree.weigh(&seen, Budget { simulations: 50 }, &mut Stream::new("time", "test", 0));
    assert_eq!(weighed.iter().map(|weighed| weighed.begun).sum::<u32>(), 50);
}

#[test]
fn a_bot_by_the_clock_is_written_with_its_unit() {
    for text in ["tree:1ms", "tree:200ms", "tree:60000ms"] {
        let bot: BotSpec = text.parse().expect(text);
        assert!(bot.is_timed() && bot.to_string() == text, "{text}");
    }
    assert!(!"tree:200".parse::<BotSpec>().expect("a bot").is_timed());
    for text in ["tree:ms", "tree:0ms", "tree:60001ms", "tree:-1ms", "tree:1.5ms"] {
        let error = text.parse::<BotSpec>().expect_err(text).to_string();
        assert_eq!(error, format!("`{text}`: write `tree:MILLISECONDSms[:FILE]`, with whole numbers from 1 to 60000"));
    }
    for text in ["tree:200s", "tree:200 ms", "flat:200ms", "random:200ms", "tree:200MS"] {
        assert!(text.parse::<BotSpec>().is_err(), "{text}");
    }
}
