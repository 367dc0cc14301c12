//! The flip window: city 5 (R10-R12, R44).

use contract::StepError;

use crate::BLANK;
use crate::common::{asked, becomes, legal, play, refused, seen};

/// A sheet whose city 5 is ready, without its die.
const READY: &str = "-/-/-/-/1bc/- 000000 ....o.";

#[test]
fn r10_r44_whoever_has_city_5_ready_is_asked_once_in_turn_order() {
    let roll = format!("rts3 r2 fB roll -- | {READY} - | {BLANK} - | {READY} -");
    let first = format!("rts3 r2 fB flip@C 12 | {READY} 3 | {BLANK} 4 | {READY} 5");
    becomes(&roll, "R12/345", &first);
    asked(&first, &[], "C");
    assert_eq!(legal(&first, "C", &[]), ["c5.1", "c5.2", "c5-"]);
    refused(&first, "A:c5.1", "R10");
    refused(&first, "B:c5.1", "R24");
    refused(&first, "A:w1s2a3", "R10");
    let second = first.replace("flip@C", "flip@A");
    becomes(&first, "C:c5-", &second);
    refused(&second, "C:c5.1", "R10");
    becomes(&second, "A:c5-", &first.replace("flip@C", "work"));
    let ready = format!("rts3 r2 fB roll -- | {BLANK} - | {READY} - | {BLANK} -");
    asked(&play(&ready, "R12/345", &[]).expect("a roll"), &[], "B");
}

#[test]
fn r10_without_a_ready_city_5_nobody_is_asked() {
    let used = "-/-/-/-/1bc/- 000000 ....x.";
    let roll = format!("rts2 r3 fA roll -- | {used} - | {BLANK} -");
    becomes(&roll, "R12/34", &format!("rts2 r3 fA work 12 | {used} 3 | {BLANK} 4"));
    let work = format!("rts2 r3 fA work 12 | {READY} 3 | {used} 4");
    refused(&work, "A:c5.1", "R10");
    refused(&work, "B:c5.1", "R37");
}

#[test]
fn r10_each_answer_is_open_to_all() {
    let line = format!("rts2 r3 fA flip@A 35 | {READY} 2 | {READY} 6");
    for token in ["A:c5.2", "A:c5-"] {
        assert_eq!(seen(&line, token, &[], ""), [&token[2..], &play(&line, token, &[]).expect("legal")]);
    }
}

#[test]
fn r11_a_shared_die_is_turned_to_the_opposite_face_for_all() {
    for value in 1..=6u8 {
        let line = format!("rts2 r3 fA flip@A {value}2 | {READY} 4 | {BLANK} 6");
        let turned = format!("rts2 r3 fA work {}2 | -/-/-/-/1bc/- 000000 ....x.* 4 | {BLANK} 6", 7 - value);
        becomes(&line, "A:c5.1", &turned);
        let line = format!("rts2 r3 fA flip@A 2{value} | {READY} 4 | {BLANK} 6");
        let turned = format!("rts2 r3 fA work 2{} | -/-/-/-/1bc/- 000000 ....x.* 4 | {BLANK} 6", 7 - value);
        becomes(&line, "A:c5.2", &turned);
    }
    let flipped = format!("rts2 r3 fA work 45 | -/-/-/-/1bc/- 000000 ....x.* 2 | {BLANK} 6");
    refused(&flipped, "B:w3s5a6", "R13");
    assert!(legal(&flipped, "B", &[]).contains(&"w4s5a6".to_owned()));
}

#[test]
fn r12_a_later_player_may_turn_it_back_but_nobody_a_personal_die() {
    let both = format!("rts2 r3 fA flip@A 35 | {READY} 2 | {READY} 6");
    let used = "-/-/-/-/1bc/- 000000 ....x.*";
    becomes(&both, "A:c5.1 B:c5.1", &format!("rts2 r3 fA work 35 | {used} 2 | {used} 6"));
    becomes(&both, "A:c5.1 B:c5.2", &format!("rts2 r3 fA work 42 | {used} 2 | {used} 6"));
    assert!(matches!(play(&both, "A:c5.3", &[]), Err(StepError::Malformed(_))));
}

#[test]
fn r39_r44_a_flip_is_the_ability_of_the_round() {
    let line = "rts2 r3 fA flip@A 35 | -/1bc/1bc/-/1bc/- 000000 .oo.o. 2 | -/-/-/-/-/- 000000 ...... 6";
    refused(line, "A:c5.1 A:w5+s5a2", "R39");
    refused(line, "A:c5.1 A:w4s5a2 A:c3.11b.11c", "R39");
    assert!(play(line, "A:c5- A:w4+s5a2", &[]).is_ok(), "declined, another ability is free");
}
