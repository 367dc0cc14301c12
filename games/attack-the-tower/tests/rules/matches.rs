//! The match (R72), and giving up (R73).

use attack_the_tower::AttackTheTower;
use attack_the_tower::state::State;
use contract::{Game, Notation, Seat, Series, Setup, Verdict};

use crate::common::Options;

fn game(options: Options<'_>) -> AttackTheTower {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    AttackTheTower::new(&setup).expect("valid options")
}

/// Returns a game that ended so, begun by seat 1: won by this seat, or drawn.
fn ended(game: &AttackTheTower, winner: Option<usize>) -> (State, Verdict) {
    let over = match winner {
        Some(seat) => format!(
            "att1;7;1;over;fae/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d,={}",
            seat + 1
        ),
        None => {
            "att1;60;2;over;fae/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;=0".to_owned()
        }
    };
    let state = game.read_line(&over).expect("a line of a test");
    (state, game.verdict(&state).expect("over"))
}

/// Returns the line that the next game starts from; none when the match is over.
fn next(options: Options<'_>, winners: &[Option<usize>]) -> Option<String> {
    let game = game(options);
    let ends: Vec<_> = winners.iter().map(|winner| ended(&game, *winner)).collect();
    game.next(&ends).map(|(next, start)| next.write_line(&start))
}

#[test]
fn r72_two_games_out_of_three_win_and_a_draw_is_half() {
    assert!(next(&[], &[]).is_some());
    assert!(next(&[], &[Some(0)]).is_some());
    assert!(next(&[], &[Some(0), Some(0)]).is_none(), "two games are won");
    assert!(next(&[], &[Some(0), None]).is_some(), "one and a half are not enough");
    assert!(next(&[], &[Some(0), None, Some(1)]).is_none(), "three games are played");
    assert!(next(&[("match_games", "1")], &[Some(0)]).is_none());
}

#[test]
fn r72_the_loser_begins_the_next_game_and_armies_stay() {
    let line = next(&[], &[Some(0)]).expect("a second game");
    assert!(line.starts_with("att1;0;-;setup;fae/") && line.contains(";west/") && line.ends_with(";f2"), "{line}");
    let drawn = next(&[], &[None]).expect("a second game");
    assert!(drawn.ends_with(";f2"), "after a draw the player who did not begin: {drawn}");
    let swapped = next(&[("match_armies", "swap"), ("match_start", "alternate")], &[Some(1)]).expect("a second game");
    assert!(swapped.contains(";setup;west/") && swapped.ends_with(";f2"), "{swapped}");
    let again = next(&[("match_armies", "rechoose"), ("match_start", "random")], &[Some(1)]).expect("a second game");
    assert_eq!(again, "att1;0;-;army;-;-;-");
}

#[test]
fn r73_giving_up_is_named_by_its_rule() {
    assert_eq!(game(&[]).resignation(), "R73");
    assert_eq!(Seat::FIRST, Seat::new(0));
}
