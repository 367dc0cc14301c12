//! Missiles, counters and free rebuilds (R40-R47).

use crate::common::{EMPTY, WHOLE, after, asked, legal, play, read, refused, turn};

fn fired(planets: &[&str], missiles: u8) -> String {
    let def = ["", "XXm", "Xmm", "mmm"][usize::from(missiles)];
    turn("missile", planets, ["Y1:0,B1:0,P1:0", def], [0, missiles, 0])
}

#[test]
fn r40_every_missile_is_fired_at_whoever_is_left() {
    let line = fired(&[WHOLE, EMPTY, EMPTY], 1);
    asked(&line, &[], "");
    assert_eq!(after(&line, "M:1 X:2@2 X:3@3", &[], "t"), "2");
}

#[test]
fn r43_every_other_player_rolls_once_for_each_missile() {
    let line = fired(&[WHOLE, WHOLE, WHOLE], 2);
    let position = read(&line, &[]).expect("two missiles");
    assert_eq!(position.outcomes().map(|outcomes| outcomes.len()), Some(6));
    for wrong in ["M:1 X:1@2", "M:1 X:3@2", "M:1 M:2", "M:1 X:2@2 X:2@2", "M:1 X:2@2 X:3@2 X:2@2"] {
        assert!(play(&line, wrong, &[]).is_err(), "{wrong}");
    }
    assert_eq!(after(&line, "M:1 X:2@2 X:3@2 M:2 X:2@3 X:3@3", &[], "t"), "2");
}

#[test]
fn r44_a_counter_saves_from_damage_and_rebuilds_anywhere() {
    let line = fired(&[WHOLE, "202222222222.1", WHOLE], 1);
    let countered = play(&line, "M:5 X:2@5 X:3@1", &[]).expect("a counter");
    assert_eq!(legal(&countered, "2", &[]), ["+1i", "+C", "N"]);
    assert_eq!(after(&countered, "2:+C", &[], "pl"), format!("{WHOLE}/202222222222.2/222222221222.2"));
}

#[test]
fn r46_free_rebuilds_follow_all_counter_rolls_in_their_order() {
    let hurt = "022222222222.2";
    let line = fired(&[WHOLE, hurt, hurt, hurt], 1);
    let countered = play(&line, "M:6 X:2@6 X:3@1 X:4@6", &[]).expect("two counters");
    asked(&countered, &[], "2");
    assert_eq!(after(&countered, "2:N", &[], "q"), "4");
    refused(&countered, "4:N", "R46");
}

#[test]
fn r47_a_free_rebuild_is_spent_at_once_or_lost() {
    let line = fired(&[WHOLE, "022222222222.2", WHOLE], 2);
    assert_eq!(after(&line, "M:6 X:2@6 X:3@1 2:N", &[], "ms"), "1");
    assert_eq!(after(&line, "M:6 X:2@6 X:3@1 2:N", &[], "pts"), "0");
    let whole = fired(&[WHOLE, WHOLE, WHOLE], 2);
    assert_eq!(after(&whole, "M:6 X:2@6", &[], "q"), "2", "whoever has countered is noted until all have rolled");
    assert_eq!(after(&whole, "M:6 X:2@6 X:3@1", &[], "ph"), "missile", "and is not asked, being whole");
}
