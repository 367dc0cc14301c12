//! Options, each where it decides something.

use crate::EMPTY;
use crate::common::{after, asked, leaves, legal, main, play, refused, refused_with, turn, unreadable};

#[test]
fn r45_base_exposure_says_when_bases_can_be_hit() {
    let line = main("fae S2,C2,-:-,-,-:-,-,- 0 - -", "west L1,-,-:-,-,-:-,-,- 0 - -");
    // One Druid is enough for the Militia; the Spiderriders fell the base in the next step.
    let [_, west, _] = after(&line, "1:1>1 1:hit:1a1 1:ok 2:ok 1:stop", &[("base_exposure", "overflow")]);
    assert!(west.contains(EMPTY), "{west}");
    let [_, west, _] = after(&line, "1:1>1 2:ok 1:stop", &[("base_exposure", "after_step")]);
    assert!(west.contains(EMPTY), "the main step began without troops: {west}");
    let [_, west, _] = after(&line, "1:1>1 2:ok", &[("base_exposure", "next_attack")]);
    assert!(west.contains("/L0,"), "{west}");
}

#[test]
fn r43_initiative_hits_bases_says_whether_first_strikes_do() {
    let line = main("fae S2,S2,-:-,-,-:-,-,- 0 - -", "west L0,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[("initiative_hits_bases", "false")], "S0,S0,-:-,-,-:-,-,-", "L0,-,-:-,-,-:-,-,-");
}

#[test]
fn r31_attacks_per_group_may_be_one() {
    let once = &[("attacks_per_group", "once")];
    let line = main("fae C2,-,-:H1,-,-:-,-,- 0 - -", "west L0,-,-:-,-,-:L1,-,- 0 - -");
    let [.., memo] = after(&line, "1:1>1 2:hit:1a1 2:ok 1:stop", once);
    assert_eq!(memo, "d,u1");
    refused_with(once, &line, "1:1>1 2:hit:1a1 2:ok 1:stop 1:1>3", "R31");
    refused_with(&[("first_turn_attack", "false")], &line.replace("att1;7;", "att1;1;"), "1:1>1", "R31");
}

#[test]
fn r33_special_troops_may_join_a_territory() {
    let joins = &[("special_attack", "joins"), ("attacks_per_group", "once")];
    let line = main("fae L1,S0,H0:L0,S0,H0:-,-,- 2 - -", "west C2,L0,-:-,-,-:-,-,- 0 - -");
    assert!(legal(&line, "1", joins).contains(&"1+P2>1".to_owned()));
    // Elf and Treant, 8 points: both Knights and two idle.
    let [fae, _, memo] = after(&line, "1:1+P1>1 1:hit:1a1 1:hit:1a2 1:ok", joins);
    assert!(fae.contains("/1/-/"), "{fae}");
    assert_eq!(memo, "d,u1", "the Treant that is left has not attacked");
    refused(&line, "1:1+P1>1", "R33");
}

#[test]
fn r62_the_limit_may_be_checked_at_the_end_of_the_turn() {
    let later = &[("special_limit_check", "end_of_turn")];
    let line = turn("main", "east W2,-,-:-,-,-:-,-,- 0 W -", "fae L0,S0,H0:-,-,-:-,-,- 1 - -", "d");
    let [_, fae, _] = after(&line, "1:!W 1:raze:1a", later);
    assert!(fae.contains("/1/-/"), "{fae}");
    let [_, fae, _] = after(&line, "1:!W 1:raze:1a 1:done", later);
    assert!(fae.contains("/0/-/") && fae.contains(".X/"), "{fae}");
}

#[test]
fn r81_troops_without_power_may_die_or_keep_a_point() {
    let line = main("undead L1,-,-:-,-,-:-,-,- 0 - O1", "west L2,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[("zero_power", "dies")], "L0,-,-:-,-,-:-,-,-", "L0,-,-:-,-,-:-,-,-");
    let attack = main("west L1,-,-:-,-,-:-,-,- 0 - -", "undead L1,-,-:-,-,-:-,-,- 0 - O1");
    leaves(&attack, "1:1>1", &[("zero_power", "floor_one")], "L0,-,-:-,-,-:-,-,-", "L0,-,-:-,-,-:-,-,-");
}

#[test]
fn r98_the_templar_card_may_count_every_templar() {
    let line = main("west H2,-,-:-,-,-:-,-,- 0 - H1", "fae H2,L2,-:-,-,-:-,-,- 0 - -");
    let each = &[("templar_damage", "per_templar")];
    // Two points on every Troll and Elf: all are covered, and four points are left for one base.
    let [_, fae, _] = after(&line, "1:1>1 1:hit:1a 1:ok", each);
    assert!(fae.contains("/-,L0,-:"), "{fae}");
}

#[test]
fn r92_a_ninja_may_lose_its_kind() {
    let line = main("east W1,L1,-:-,-,-:-,-,- 0 O -", "west C2,C1,-:-,-,-:-,-,- 0 - -");
    // A Kaiju that is a Ninja is no siege weapon any more: 7 + 1 points for troops.
    let [_, west, _] = after(&line, "1:!O:1a1 1:1>1 1:hit:1a1 1:hit:1a2 1:ok", &[("ninja_kind", "changes")]);
    assert!(west.contains("/C0,C1,"), "{west}");
}

#[test]
fn r94_a_kaiju_may_reach_only_the_territory_that_faces_it() {
    let line = main("east W2,-,-:-,W2,-:-,-,- 0 W -", "west L1,-,-:-,-,-:L1,-,- 0 - -");
    let facing = &[("kaiju_target", "facing_territory")];
    refused_with(facing, &line, "1:!W 1:raze:3a", "R94");
    let [_, west, _] = after(&line, "1:!W 1:raze:1a", facing);
    assert!(west.contains("/-,-,-:-,-,-:L1,"), "{west}");
}

#[test]
fn r90_sacrifices_may_come_after_each_battle() {
    let line = main("east L2,C2,-:-,-,-:-,-,- 0 - L1", "west L1,-,-:-,-,-:-,-,- 0 - -");
    let early = &[("sacrifice_time", "after_battle")];
    let open = play(&line, "1:1>1 2:ok", early).expect("legal");
    let [east, ..] = after(&line, "1:1>1 2:ok 1:stop", early);
    assert!(east.contains("/L0,C2,"), "{east}");
    assert!(open.ends_with("1>1,ok"), "{open}");
}

#[test]
fn r20_windows_may_be_few_or_many() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 C -", "west L1,-,-:-,-,-:-,-,- 0 H -");
    let few = &[("windows", "battle_only")];
    let [.., memo] = after(&line, "1:!C", few);
    assert_eq!(memo, "d", "nobody answers a card");
    assert_eq!(after(&line, "1:done", few)[2], "-", "there is no end window");
    let steps = main("fae S1,C1,-:-,-,-:-,-,- 0 C -", "west H1,H1,-:-,-,-:-,-,- 0 H -");
    let many = &[("windows", "with_steps")];
    let between = play(&steps, "1:1>1 1:- 2:- 1:hit:1a1 1:ok", many).expect("legal");
    assert_eq!(legal(&between, "1", many), ["!C", "-"], "{between}");
}

#[test]
fn r12_both_may_build_in_secret_and_r11_discard_after_building() {
    let secret = &[("renew_build", "secret")];
    let line = turn("build", "fae L1,-,-:-,-,-:-,-,- 0 l -", "west L1,-,-:-,-,-:-,-,- 0 s -", "d");
    asked(&line, secret, "12");
    let [fae, west, _] = after(&line, "2:s@1b 1:l@2a 1:ok 2:ok", secret);
    assert!(fae.contains("/L1,-,-:L0,") && west.contains("/L1,S0,-:"), "{fae} {west}");
    let late = &[("discard_timing", "after_build")];
    let full = turn("draw", "fae L1,-,-:-,-,-:-,-,- 0 lsLSH -", "west L1,-,-:-,-,-:-,-,- 0 - -", "d,n1");
    let [fae, ..] = after(&full, "1:+B =c 2:+B =l 2:+B =l 1:l@1b 1:ok 2:ok", late);
    assert!(fae.contains("/scLSH/"), "five cards are left after building: {fae}");
}

#[test]
fn r70_a_pile_may_stay_empty() {
    let line = "att1;31;1;draw;fae/L2,S2,H2:-,-,-:-,-,-/0/lsO/0.lllllsssshhhhccccwww-24./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d,n1";
    assert_eq!(legal(line, "1", &[("empty_pile", "none")]), ["+A"]);
    refused_with(&[("empty_pile", "none")], line, "1:+B", "R70");
}

#[test]
fn r3_burning_may_be_limited() {
    let hand = "att1;0;-;setup;fae/-,-,-:-,-,-:-,-,-/0/lshcw/20.-25./q;west/-,-,-:-,-,-:-,-,-/0/-/25.-25./d5;-";
    let again = "1:burn 1:+A =L 1:+A =L 1:+A =L 1:+A =L";
    let line = play(hand, again, &[("burns", "one")]).expect("legal");
    assert!(legal(&line, "1", &[("burns", "one")]).contains(&"+A".to_owned()));
    let kept = play(hand, &format!("{again} 1:+A =S"), &[("burns", "one")]).expect("legal");
    assert!(kept.contains("/b;west"), "a second hand is not asked about: {kept}");
    unreadable(hand, &[("burns", "none")], "the first hand has not that many cards");
}

#[test]
fn r74_armies_may_be_chosen_in_secret_or_drawn() {
    let start = "att1;0;-;army;-;-;-";
    asked(start, &[("army_choice", "secret")], "12");
    let chosen = play(start, "2:army:west 1:army:fae", &[("army_choice", "secret")]).expect("legal");
    assert!(chosen.contains(";setup;fae/") && chosen.contains(";west/"), "{chosen}");
    asked(start, &[("army_choice", "random")], "");
    let drawn = play(start, "=east =undead", &[("army_choice", "random")]).expect("possible");
    assert!(drawn.contains(";setup;east/") && drawn.contains(";undead/"), "{drawn}");
    unreadable(start, &[("armies", "fae,west")], "the armies are set by an option");
}

#[test]
fn r71_the_limit_may_be_a_draw() {
    let line = "att1;60;2;main;fae/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d";
    assert!(play(line, "2:done", &[]).expect("legal").ends_with("d,=1s"));
    assert!(play(line, "2:done", &[("limit_result", "draw")]).expect("legal").ends_with("d,=0"));
}

#[test]
fn r53_the_dials_of_palace_and_base_count_everywhere() {
    let line = main("fae C2,-,-:-,-,-:-,-,- 0 - -", &format!("west {EMPTY} 0 - -"));
    assert!(play(&line, "1:1>1", &[("palace_power", "6")]).expect("legal").ends_with("d,=1"));
    let base = main("fae C1,-,-:-,-,-:-,-,- 0 - -", "west L0,-,-:-,-,-:-,-,- 0 - -");
    let [_, west, _] = after(&base, "1:1>1", &[("base_power", "3")]);
    assert!(west.contains(EMPTY), "three points fell it: {west}");
}

#[test]
fn r99_a_catapult_card_opens_bases_to_siege_points_alone() {
    let line = main("west W1,C2,-:-,-,-:-,-,- 0 - W1", "fae L1,L0,-:-,-,-:-,-,- 0 - -");
    // Five points are left once the Elf is covered, but they cannot go on the second base in this step.
    let after_step = &[("base_exposure", "after_step")];
    assert_eq!(legal(&format!("{line};1>1"), "1", after_step), ["hit:1a1", "siege:1a", "siege:1b", "ok"]);
    leaves(
        &line,
        "1:1>1 1:hit:1a1 1:siege:1b 1:ok 2:hit:1a1 2:ok",
        after_step,
        "W0,C2,-:-,-,-:-,-,-",
        "L0,-,-:-,-,-:-,-,-",
    );
}

#[test]
fn r50_what_follows_a_battle_follows_one_that_ends_between_its_steps_too() {
    let with_steps = &[("windows", "with_steps"), ("base_power", "3")];
    let line = main("east S2[3,0],W1,-:-,-,-:-,-,- 0 W O1", "west -,-,-:L0,L0,L0:S2,L0,L0 2 - -");
    // First strikes fell a base and both Kyudokas; then the last attacker is given up, and a Blacksmith is one too many.
    let tokens = "1:1>3 1:- 1:hit:3a1 1:hit:3a2 1:hit:3a 1:ok 2:hit:1a1 2:hit:1a2 2:ok 1:!W";
    let [east, west, _] = after(&line, tokens, with_steps);
    assert!(east.starts_with("east/S0,W0,-:"), "{east}");
    assert!(west.starts_with("west/-,-,-:L0,L0,L0:-,L0,L0/1/-/"), "{west}");
}
