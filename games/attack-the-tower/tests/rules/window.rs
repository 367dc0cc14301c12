//! When cards may be played (R16, R20-R27).

use crate::common::{after, asked, becomes, legal, main, refused, turn};

const QUIET: &str = "west L1,-,-:-,-,-:-,-,- 0 - -";

#[test]
fn r16_nobody_plays_before_the_renewal_decision() {
    let line = turn("renew", "fae L1,-,-:-,-,-:-,-,- 0 O -", QUIET, "-");
    assert_eq!(legal(&line, "1", &[]), ["renew", "hold"]);
    refused(&line, "1:!O", "R16");
}

#[test]
fn r23_r53_there_is_a_window_before_the_palace_is_struck() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 L -", "undead -,-,-:-,-,-:L1,S0,H0 0 X -");
    let window = turn("window", "fae L1,-,-:-,-,-:-,-,- 0 L -", "undead -,-,-:-,-,-:L1,S0,H0 0 X -", "d,a1>2P");
    becomes(&line, "1:1>2", &window);
    asked(&window, &[], "1");
    let [_, undead, memo] = after(&window, "1:- 2:!X", &[]);
    assert!(undead.contains("/1/-/"), "a Ghost stands on the palace before the battle: {undead}");
    assert_eq!(memo, "d,a1>2P", "the attacker is asked again");
}

#[test]
fn r25_whoever_holds_no_ability_is_passed_over_and_whoever_holds_one_is_asked() {
    let alone = main("fae L1,-,-:-,-,-:-,-,- 0 - -", "west L1,L1,-:-,-,-:-,-,- 0 l -");
    let [_, _, memo] = after(&alone, "1:1>1", &[]);
    assert_eq!(memo, "d;1>1", "the battle begins at once");
    // A special that cannot be played is asked about like any other card.
    let special = main("fae L1,-,-:-,-,-:-,-,- 0 - -", "west L1,L1,-:-,-,-:-,-,- 0 X -");
    let [_, _, memo] = after(&special, "1:1>1", &[]);
    assert_eq!(memo, "d,a1>1,s2,p1");
    let window = special.replace(";main;", ";window;").replace(";d", ";d,a1>1,s2,p1");
    assert_eq!(legal(&window, "2", &[]), ["-"]);
}

#[test]
fn r22_a_card_in_a_window_asks_the_other_player_again() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 C -", "west L1,-,-:-,-,-:-,-,- 0 SH -");
    let [.., memo] = after(&line, "1:1>1 1:- 2:!H", &[]);
    assert_eq!(memo, "d,a1>1");
    let [.., memo] = after(&line, "1:1>1 1:- 2:!H 1:-", &[]);
    assert_eq!(memo, "d,a1>1,s2,p1");
}

#[test]
fn r27_cards_lie_beside_the_board_until_the_turn_ends_whoever_played_them() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 C -", "west L1,-,-:-,-,-:-,-,- 0 SH -");
    let [fae, west, _] = after(&line, "1:!C 2:!H 2:-", &[]);
    assert!(fae.ends_with("/C1") && west.ends_with("/H1"), "{fae} {west}");
    let [fae, west, _] = after(&line, "1:!C 2:!H 2:- 1:done 2:-", &[]);
    assert!(fae.ends_with("-24.C/-") && west.ends_with("-23.H/-"), "{fae} {west}");
}

#[test]
fn r24_no_attack_follows_done() {
    let line = turn("end", "fae L1,-,-:-,-,-:-,-,- 0 C -", QUIET, "d");
    refused(&line, "1:1>1", "R24");
}
