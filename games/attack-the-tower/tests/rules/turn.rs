//! Whoever tries something out of turn is told by which rule it has to wait.

use attack_the_tower::AttackTheTower;
use contract::{Game, Notation, Seat, SeatSet, Setup, Turn};

use crate::common::{main, turn};

const FAE: &str = "fae L1,-,-:-,-,-:-,-,- 0 lC -";
const WEST: &str = "west L1,-,-:-,-,-:-,-,- 0 lS -";

/// Claims that the seat that is not asked is told by this rule why a token has to wait.
#[track_caller]
fn waits(line: &str, token: &str, rule: &str) {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let state = game.read_line(line).expect("a line of a test");
    let Turn::Choice(asked) = game.turn(&state) else { panic!("nobody is asked at {line}") };
    let seat = SeatSet::all(2).iter().find(|seat| !asked.contains(*seat)).expect("a seat that waits");
    let refusal = game.unasked(&state, seat, game.read_action(token).expect("a token"));
    let refusal = refusal.unwrap_or_else(|| panic!("{token} by {seat:?} is not explained at {line}"));
    assert_eq!(refusal.rule, rule, "{token} at {line}");
}

#[test]
fn what_comes_out_of_turn_is_told_its_rule() {
    let renew = turn("renew", FAE, WEST, "-");
    for (token, rule) in [("renew", "R7"), ("!S", "R16"), ("1>1", "R18"), ("done", "R19"), ("l@1b", "R12")] {
        waits(&renew, token, rule);
    }
    let build = turn("build", FAE, WEST, "d");
    waits(&build, "l@1b", "R12");
    waits(&build, "ok", "R12");
    waits(&turn("draw", FAE, WEST, "d,n2"), "+B", "R10");
    let answer = turn("answer", FAE, WEST, "d,s2");
    for (token, rule) in [("1>1", "R21"), ("!C", "R21"), ("-", "R21"), ("done", "R19"), ("l@1b", "R12")] {
        waits(&answer, token, rule);
    }
}

#[test]
fn who_waits_in_a_battle_is_told_who_comes_first() {
    let line = main("fae L1,H1,-:-,-,-:-,-,- 0 - -", "west H2,-,-:-,-,-:-,-,- 0 - -");
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let mut state = game.read_line(&line).expect("a line of a test");
    game.apply(&mut state, Seat::FIRST, game.read_action("1>1").expect("an attack"));
    for (token, rule) in [("hit:1a1", "R40"), ("ok", "R40"), ("!S", "R21"), ("go", "R52")] {
        let refusal = game.unasked(&state, Seat::new(1), game.read_action(token).expect("a token"));
        assert_eq!(refusal.map(|refusal| refusal.rule), Some(rule), "{token}");
    }
}
