//! The defense roll (R16-R20).

use crate::common::{WHOLE, after, legal, play, read, refused, turn};

fn rolled(def: &str, rerolls: u8) -> String {
    turn("roll", &[WHOLE, WHOLE], ["Y1:1,B1:1,P1:1", def], [rerolls, 0, 0])
}

#[test]
fn r16_all_dice_of_the_round_are_rolled() {
    let line = turn("def", &[WHOLE, WHOLE], ["Y1:1,B1:1,P1:1", "-"], [0, 0, 0]);
    let outcomes = read(&line, &[]).expect("before the roll").outcomes().expect("few enough");
    assert_eq!((outcomes.len(), outcomes.iter().map(|(_, weight)| weight).sum::<u64>()), (216, 216));
    assert_eq!(after(&line, "D:ybp", &[], "rr"), "3");
}

#[test]
fn r17_any_dice_may_be_rolled_again_and_only_those() {
    let tokens = legal(&rolled("ybm", 2), "1", &[]);
    assert_eq!(tokens, ["K", "R1", "R2", "R12", "R3", "R13", "R23", "R123"]);
    assert!(play(&rolled("ybm", 2), "R3 D:ypm", &[]).is_err(), "die 2 was not rolled");
    assert_eq!(after(&rolled("ybm", 2), "R3 D:ybr", &[], "def"), "ybr");
}

#[test]
fn r18_a_die_set_aside_may_be_rolled_later() {
    assert_eq!(after(&rolled("ybm", 3), "R3 D:ybr R1 D:pbr", &[], "def"), "pbr");
}

#[test]
fn r19_the_third_re_roll_ends_the_step() {
    assert_eq!(after(&rolled("mmm", 1), "R1 D:ymm", &[], "ph"), "assign");
    assert_eq!(after(&rolled("ymm", 3), "K", &[], "rr"), "0");
    refused(&rolled("ymm", 3), "K R1", "R19");
}

#[test]
fn r20_six_faces_count_as_they_lie_at_the_end() {
    let line = turn("def", &[WHOLE, WHOLE], ["Y1:1,B1:1,P1:1", "-"], [0, 0, 0]);
    let outcomes = read(&line, &[]).expect("before the roll").outcomes().expect("few enough");
    let mut faces: Vec<char> = outcomes.iter().filter_map(|(token, _)| token.chars().nth(2)).collect();
    faces.sort_unstable();
    faces.dedup();
    assert_eq!(faces, ['b', 'm', 'p', 'r', 'x', 'y']);
    let whole = turn("roll", &[WHOLE, WHOLE], ["Y1:3,B1:3,P1:3", "mrr"], [3, 0, 0]);
    assert_eq!(after(&whole, "K S:Y1@1 S:B1@1 S:P1@1", &[], "ms"), "1");
    assert_eq!(after(&whole, "K S:Y1@1 S:B1@1 S:P1@1 M:4 X:2@1", &[], "pts"), "2");
}
