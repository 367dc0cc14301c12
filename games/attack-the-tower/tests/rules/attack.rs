//! Attacks (R28-R36, R51-R62).

use crate::EMPTY;
use crate::common::{after, asked, leaves, legal, main, play, refused, turn};

#[test]
fn r28_an_attack_names_one_group_and_one_territory() {
    let line = main("fae L1,-,-:H1,-,-:-,-,- 0 - -", "west L1,-,-:-,-,-:-,-,- 0 - -");
    assert_eq!(legal(&line, "1", &[]), ["1>1", "1>2", "1>3", "2>1", "2>2", "2>3", "done"]);
}

#[test]
fn r29_r36_all_troops_of_the_territory_fight_and_no_others_and_survivors_stay() {
    // Nine points fell two Militia and their base; the Dragon at home does not fight.
    let line = main("fae L2,H2,C1:W1,-,-:-,-,- 0 - -", "west L2,-,-:L1,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1 2:ok 1:stop", &[], "L2,H2,C1:W1,-,-:-,-,-", "-,-,-:L1,-,-:-,-,-");
}

#[test]
fn r33_special_troops_attack_together_from_the_palace_which_adds_nothing() {
    let line = main("fae L0,S0,H0:-,-,-:-,-,- 1 - -", "west C2,L0,-:L1,-,-:-,-,- 0 - -");
    assert_eq!(legal(&line, "1", &[]), ["P>1", "P>2", "P>3", "done"]);
    // Seven points: two Knights need six, one is left.
    let [fae, west, _] = after(&line, "1:P>1 1:hit:1a1 1:hit:1a2 1:ok", &[]);
    assert!(west.contains("/C0,L0,-:"), "{west}");
    assert!(fae.contains("/0/-/"), "3+3+4+4 points fell the Treant: {fae}");
}

#[test]
fn r35_attackers_that_are_gone_do_not_fight() {
    let line = turn("window", "west L1,-,-:-,-,-:-,-,- 0 - -", "east W2,-,-:-,-,-:-,-,- 0 W -", "d,a1>1,s2,p1");
    let [west, _, memo] = after(&line, "2:!W 2:raze:1a", &[]);
    assert!(west.contains(EMPTY), "{west}");
    assert_eq!(memo, "d,v1>1");
}

#[test]
fn r35_a_last_base_that_is_gone_opens_the_way_at_once() {
    let line = turn("window", "east W2,-,-:-,-,-:-,-,- 0 W -", "west L2,-,-:S1,-,-:-,-,- 0 H -", "d,a1>1");
    let open = play(&line, "1:!W 1:raze:1a", &[]).expect("legal");
    assert!(open.ends_with(";d,a1>1;!W,raze:1a"), "{open}");
    assert_eq!(legal(&open, "1", &[]), ["go", "stop"]);
}

#[test]
fn r56_a_palace_that_stands_ends_the_attack_and_play_goes_on() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 - -", &format!("west {EMPTY} 0 - -"));
    let [fae, _, memo] = after(&line, "1:1>2", &[]);
    assert!(fae.contains("/L0,"), "the palace strikes with 10: {fae}");
    assert_eq!(memo, "d");
    asked(&play(&line, "1:1>2", &[]).expect("legal"), &[], "1");
}

#[test]
fn r54_r60_special_troops_defend_the_palace_and_no_territory() {
    let line = main("fae W2,C1,-:-,-,-:-,-,- 0 - -", "west L0,S0,H0:L0,-,-:-,-,- 1 - -");
    // Against territory 2 the Blacksmith does not fight.
    let [_, west, _] = after(&line, "1:1>2 2:ok 1:stop", &[]);
    assert!(west.contains("/1/-/"), "{west}");
    // Before the palace he must be covered first: 3 on him, then 2 + 8 on the palace.
    let end = play(&line, "1:1>3", &[]).expect("legal");
    assert!(end.ends_with(";d,=1"), "{end}");
    let weak = main("fae W2,-,-:-,-,-:-,-,- 0 - -", "west L0,S0,H0:L0,-,-:-,-,- 1 - -");
    let [fae, west, _] = after(&weak, "1:1>3", &[]);
    assert!(fae.contains("/W0,") && west.contains("/1/-/"), "siege weapons alone cannot pass him: {fae} {west}");
}

#[test]
fn r62_who_has_too_many_special_troops_chooses_which_go() {
    let line = turn("main", "fae L0,S0,H0:L0,S0,H0:-,-,- 0 - -", "east L0,S0,H0:L0,S0,H0:-,-,- 2[3,0] - O1", "d");
    let kaiju = turn("main", "east W2,-,-:-,-,-:-,-,- 0 W -", "east L0,S0,H0:L0,S0,H0:-,-,- 2[3,0] - O1", "d");
    assert!(legal(&line, "1", &[]).contains(&"done".to_owned()));
    let open = play(&kaiju, "1:!W 1:raze:1a", &[]).expect("legal");
    assert_eq!(legal(&open, "2", &[]), ["lose:P1", "lose:P2"]);
    let [_, east, _] = after(&kaiju, "1:!W 1:raze:1a 2:lose:P2", &[]);
    assert!(east.contains("/1[3]/"), "{east}");
    refused(&kaiju, "1:!W 1:raze:1a 2:lose:P3", "R62");
}
