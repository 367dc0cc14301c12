//! The options of section 7, each under the rule that it changes.

use crate::common::{
    Options, WHOLE, after, asked, becomes_with, field, legal, play, read, refused_with, start, turn, turn_of,
    unreadable,
};

/// Adds what a line says under options.
fn with(line: &str, rare: &str) -> String {
    format!("{line} {rare}")
}

#[test]
fn r17_the_number_of_re_rolls_can_be_set() {
    let none = start(2, &[("rerolls", "0")]);
    assert!(none.ends_with("opt=rerolls:0"), "{none}");
    assert_eq!(after(&none, "I:Y1=1,B1=1,P1=1 D:ybp", &[], "ph"), "assign");
    let five = start(2, &[("rerolls", "5")]);
    assert_eq!(after(&five, "I:Y1=1,B1=1,P1=1 D:ybp", &[], "rr"), "5");
}

#[test]
fn r18_dice_that_are_set_aside_may_be_locked() {
    let options: Options<'_> = &[("set_aside_locked", "true")];
    let line = start(2, options);
    let once = play(&line, "I:Y1=1,B1=1,P1=1 D:ymm R23 D:ybm", &[]).expect("a re-roll");
    assert_eq!(legal(&once, "1", &[]), ["K", "R2", "R3", "R23"]);
    refused_with(&[], &once, "R1", "R18");
    assert_eq!(after(&once, "K", &[], "lk"), "-");
}

#[test]
fn r32_opposite_sectors_may_add_up_to_7() {
    let line = with(
        &turn("hit", &["002222222222.0", WHOLE], ["Y1:3,B1:0,P1:0", "XXr"], [0, 0, 0]),
        "opt=sector_numbering:opposites_sum_7",
    );
    assert_eq!(after(&line, "S:Y1@1", &[], "pl"), format!("002222222210.0/{WHOLE}"), "behind sector 1 lies sector 6");
}

#[test]
fn r15_faces_of_invasion_dice_can_be_chosen() {
    for (name, ones, zeros) in [("light", 3, 0), ("heavy", 1, 0), ("blank", 2, 1)] {
        let outcomes =
            read(&start(2, &[("invasion_faces", name)]), &[]).expect("the start").outcomes().expect("a list");
        let weight = |token: &str| outcomes.iter().find(|(found, _)| found == token).map_or(0, |(_, weight)| *weight);
        assert_eq!((weight("I:Y1=1,B1=1,P1=1"), weight("I:Y1=0,B1=0,P1=0")), (ones * ones * ones, zeros), "{name}");
    }
    let blank = start(2, &[("invasion_faces", "blank")]);
    let clear = play(&blank, "I:Y1=0,B1=0,P1=0 D:ybx K", &[]).expect("no saucers at all");
    assert_eq!((field(&clear, "t"), field(&clear, "ph")), ("2", "inv"));
}

#[test]
fn r42_missiles_may_hit_neighbours_only() {
    let planets = [WHOLE; 5];
    let line = with(
        &turn_of(1, 2, "missile", &planets, ["Y1:0,B1:0,P1:0", "XXm"], [0, 1, 0]),
        "opt=missile_targets:neighbours",
    );
    assert_eq!(after(&line, "M:1", &[], "q"), "-");
    let struck = after(&line, "M:1 X:3@2 X:1@2", &[], "pl");
    assert_eq!(struck, format!("122222222222.2/{WHOLE}/122222222222.2/{WHOLE}/{WHOLE}"));
    assert!(play(&line, "M:1 X:3@2 X:4@2", &[]).is_err());
}

#[test]
fn r11_the_first_player_may_rotate() {
    let line = with(
        &turn_of(1, 3, "rebuild", &[WHOLE, WHOLE, "122222222222.2"], ["Y1:0,B1:0,P1:0", "XXr"], [0, 0, 1]),
        "opt=first_player:rotates",
    );
    assert_eq!(after(&line, "N", &[], "t"), "2", "round 2 begins one seat further");
    let last = with(
        &turn_of(
            2,
            1,
            "rebuild",
            &["122222222222.2", WHOLE, WHOLE],
            ["Y1:0,Y2:0,B1:0,B2:0,P1:0,P2:0", "XXXr"],
            [0, 0, 1],
        ),
        "opt=first_player:rotates",
    );
    assert_eq!(after(&last, "N", &[], "r"), "3");
    assert_eq!(after(&last, "N", &[], "t"), "3");
}

#[test]
fn r61_the_strength_of_the_tie_break_can_be_1() {
    let line = with(
        &turn_of(3, 1, "tie", &[WHOLE, WHOLE], ["-", "-"], [0, 0, 0]).replace("tb=-", "tb=1:1,2:1,2"),
        "opt=tiebreak_points:1",
    );
    assert_eq!(after(&line, "T:1@1 X:2@2", &[], "pl"), format!("{WHOLE}/122222222222.2"));
}

#[test]
fn r40_missiles_may_be_withheld() {
    let line = with(&turn("fire", &[WHOLE, WHOLE], ["Y1:0,B1:0,P1:0", "Xmm"], [0, 2, 0]), "opt=missiles_optional:true");
    assert_eq!(legal(&line, "1", &[]), ["F", "W"]);
    assert_eq!(after(&line, "F M:1 X:2@2", &[], "ph"), "fire");
    assert_eq!(after(&line, "F M:1 X:2@2 W", &[], "t"), "2");
    assert_eq!(after(&line, "W", &[], "ms"), "0");
    refused_with(&[], &line, "K", "R40");
    unreadable(&turn("fire", &[WHOLE, WHOLE], ["Y1:0,B1:0,P1:0", "Xmm"], [0, 2, 0]), &[], "so many missiles");
}

#[test]
fn r33_the_owner_may_choose_the_city_that_takes_a_point() {
    let hit = |planet: &str| {
        with(&turn("hit", &[planet, WHOLE], ["Y1:3,B1:0,P1:0", "XXr"], [0, 0, 0]), "hc=- opt=sector_hit:owner_chooses")
    };
    let chosen = play(&hit(WHOLE), "S:Y1@2", &[]).expect("a hit");
    assert_eq!((field(&chosen, "ph"), field(&chosen, "hc")), ("choose", "1:2:3"));
    assert_eq!(legal(&chosen, "1", &[]), ["H2o", "H2i"]);
    refused_with(&[], &chosen, "H3o", "R36");
    assert_eq!(after(&chosen, "H2i H2i", &[], "pl"), format!("221022222222.2/{WHOLE}"), "the third has no choice");
    asked(&chosen, &[], "1");
    let far = play(&hit("000000222222.1"), "S:Y1@1", &[]).expect("a hit on the core and beyond");
    assert_eq!((field(&far, "hc"), legal(&far, "1", &[])), ("1:1:2", vec!["H4i".to_owned(), "H4o".to_owned()]));
}

#[test]
fn r46_owners_choose_after_all_counter_rolls() {
    let options = "hc=- opt=sector_hit:owner_chooses";
    let hurt = "022222222222.2";
    let line = with(&turn("missile", &[WHOLE, WHOLE, hurt, WHOLE], ["Y1:0,B1:0,P1:0", "XXm"], [0, 1, 0]), options);
    let rolled = play(&line, "M:2 X:2@1", &[]).expect("a roll");
    assert_eq!((field(&rolled, "hc"), field(&rolled, "at")), ("2:2:1", "2:3,4"));
    let all = play(&rolled, "X:3@2 X:4@3", &[]).expect("all rolls");
    assert_eq!((field(&all, "ph"), field(&all, "hc"), field(&all, "q")), ("choose", "2:2:1,4:2:1", "3"));
    becomes_with(
        &[],
        &all,
        "2:H2o 4:H2i 3:+1o",
        &with(
            "ec1 n=4 r=1 f=1 t=2 ph=inv pl=222222222222.2/221222222222.2/122222222222.2/222122222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=-",
            options,
        ),
    );
}
