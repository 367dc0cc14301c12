//! What the estimate prefers where the rules leave no doubt.

use conform::claim::play;
use contract::{Game, Heuristic, Notation, Seat, Setup};
use raise_the_shields::RaiseTheShields;

/// Returns what the position that these tokens lead to is worth to seat A.
fn worth_after(line: &str, tokens: &str) -> f64 {
    let game = RaiseTheShields::new(&Setup::printed(2)).expect("the printed game");
    let reached = play::<RaiseTheShields>(line, tokens, &[]).expect("legal steps");
    game.estimate(&game.read_line(&reached).expect("a line"), Seat::FIRST)
}

#[test]
fn r28_the_sixth_shield_is_worth_more_than_an_attack_on_a_full_sector() {
    let rim = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/-";
    let line = format!("rts2 r9 fA work 51 | {rim} 000000 ...... 6 | -/-/-/-/-/- 000040 ...... 2");
    assert!(worth_after(&line, "A:w5s1a6 A:d54j") > worth_after(&line, "A:w6s1a5 A:d61b"));
    assert!(worth_after(&line, "A:w5s1a6") > worth_after(&line, "A:w6s1a5"), "already when the dice are assigned");
}
