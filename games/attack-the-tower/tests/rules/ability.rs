//! Abilities one by one (R84-R109), those that no worked example shows alone.

use crate::common::{after, leaves, main, turn};

#[test]
fn r95_militia_are_stronger_when_they_defend() {
    let line = main("fae H1,-,-:-,-,-:-,-,- 0 - -", "west L1,-,-:-,-,-:-,-,- 0 - L1");
    // Two points: the Militia needs two, and nothing is left.
    leaves(&line, "1:1>1", &[], "H0,-,-:-,-,-:-,-,-", "L0,-,-:-,-,-:-,-,-");
    let attack = main("west L1,-,-:-,-,-:-,-,- 0 - L1", "fae H1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&attack, "1:1>1", &[], "L0,-,-:-,-,-:-,-,-", "H1,-,-:-,-,-:-,-,-");
}

#[test]
fn r96_knights_are_stronger_when_they_attack() {
    let attack = main("west C1,-,-:-,-,-:-,-,- 0 - C1", "fae W1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&attack, "1:1>1", &[], "C0,-,-:-,-,-:-,-,-", "W0,-,-:-,-,-:-,-,-");
    let defence = main("fae W1,C1,-:-,-,-:-,-,- 0 - -", "west C1,-,-:-,-,-:-,-,- 0 - C1");
    let [_, west, _] = after(&defence, "1:1>1", &[]);
    assert!(west.contains("/-,-,-:"), "three points fell a defending Knight: {west}");
}

#[test]
fn r97_crossbowmen_count_two_and_no_enemy_strikes_first() {
    let line = main("west S1,-,-:-,-,-:-,-,- 0 - S1", "fae S1,-,-:-,-,-:-,-,- 0 - -");
    // The Crossbowman fells the Druid before he strikes; the point that is left is not enough for the base.
    leaves(&line, "1:1>1 1:hit:1a1 1:ok", &[], "S0,-,-:-,-,-:-,-,-", "S0,-,-:-,-,-:-,-,-");
}

#[test]
fn r100_a_wizard_makes_all_own_troops_stronger() {
    let line = main("west L1,-,-:-,-,-:-,-,- 0 - O1", "fae H1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "L0,-,-:-,-,-:-,-,-", "H0,-,-:-,-,-:-,-,-");
}

#[test]
fn r101_a_lich_makes_all_enemy_troops_weaker() {
    let line = main("undead C1,-,-:-,-,-:-,-,- 0 - O1", "fae W1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "C0,-,-:-,-,-:-,-,-", "W0,-,-:-,-,-:-,-,-");
}

#[test]
fn r102_several_blacksmiths_add_up() {
    let line = main("west L1,S0,H0:L0,S0,H0:-,-,- 2 - -", "fae C1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "L0,S0,H0:L0,S0,H0:-,-,-", "C0,-,-:-,-,-:-,-,-");
}

#[test]
fn r105_necromancers_raise_troops_in_their_territory() {
    let line = main("undead L0,S1,H1:L0,S0,C0:-,-,- 0 S -", "west L1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:!S", &[], "L1,S1,H2:L0,S0,C0:-,-,-", "L1,-,-:-,-,-:-,-,-");
    leaves(&line, "1:!S", &[("necromancer_fill", "full")], "L2,S1,H2:L0,S0,C0:-,-,-", "L1,-,-:-,-,-:-,-,-");
}

#[test]
fn r106_vampires_rise_for_enemies_killed_in_their_battles() {
    let line = main("undead H2,H0,-:H0,-,-:-,-,- 0 - H1", "west L2,-,-:-,-,-:-,-,- 0 - -");
    // Both Militia fall in a battle with Vampires: two rise, where the owner likes; the base has killed both of his.
    let [undead, ..] = after(&line, "1:1>1 1:hit:1a1 1:hit:1a2 1:ok 1:done 1:place:2a 1:place:1a", &[]);
    assert!(undead.contains("/H1,H0,-:H1,"), "{undead}");
    // Battles without Vampires count nothing.
    let others = main("undead L2,H0,-:H0,-,-:-,-,- 0 - H1", "west L2,-,-:-,-,-:-,-,- 0 - -");
    let [undead, ..] = after(&others, "1:1>1 1:done", &[]);
    assert!(undead.contains("/L0,H0,-:H0,"), "{undead}");
}

#[test]
fn r108_frankensteins_may_hit_troops() {
    let line = main("undead W1,-,-:-,-,-:-,-,- 0 - W1", "fae W1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "W0,-,-:-,-,-:-,-,-", "W0,-,-:-,-,-:-,-,-");
    let without = main("undead W1,-,-:-,-,-:-,-,- 0 - -", "fae W1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&without, "1:1>1", &[], "W0,-,-:-,-,-:-,-,-", "W1,-,-:-,-,-:-,-,-");
}

#[test]
fn r103_a_shenlong_draws_one_more_card() {
    let line = turn("renew", "east L0,S0,H0:-,-,-:-,-,- 1 - -", "west L1,-,-:-,-,-:-,-,- 0 - -", "-");
    assert_eq!(after(&line, "1:renew", &[])[2], "d,n3");
}

#[test]
fn r109_a_second_copy_adds_a_plus_and_not_a_setting() {
    let wizards = main("west L1,-,-:-,-,-:-,-,- 0 - O2", "fae C1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&wizards, "1:1>1", &[], "L0,-,-:-,-,-:-,-,-", "C0,-,-:-,-,-:-,-,-");
    let monks = main("east L1,-,-:-,-,-:-,-,- 0 - L2", "fae C1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&monks, "1:1>1", &[], "L0,-,-:-,-,-:-,-,-", "C1,-,-:-,-,-:-,-,-");
}

#[test]
fn r94_an_island_gives_up_a_ninja_last() {
    for island in ["W2[3,0]", "W2[0,3]"] {
        let line = turn("main", &format!("east {island},-,-:-,-,-:-,-,- 0 W O1"), "west L1,-,-:-,-,-:-,-,- 0 - -", "d");
        let [east, ..] = after(&line, "1:!W 1:raze:1a", &[]);
        assert!(east.contains("/W1[3],"), "{island}: {east}");
    }
}
