//! Assigning the dice (R13-R15, R41).

use std::collections::BTreeSet;

use contract::{Seat, StepError};

use crate::BLANK;
use crate::common::{becomes, legal, play, read, refused, seen};

/// Two seats at work, A with city 2 ready; the dice of A are 6, 2 and its own 5.
const CITY_2: &str = "rts2 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5 | -/-/-/-/-/- 000000 ...... 1";

#[test]
fn r13_each_die_goes_to_one_purpose() {
    let line = |dice: &str, own: u8| format!("rts2 r1 fA work {dice} | {BLANK} {own} | {BLANK} 1");
    let all = ["w3s5a2", "w3s2a5", "w5s3a2", "w5s2a3", "w2s3a5", "w2s5a3"];
    assert_eq!(legal(&line("35", 2), "A", &[]), all);
    assert_eq!(legal(&line("33", 2), "A", &[]), ["w3s3a2", "w3s2a3", "w2s3a3"]);
    assert_eq!(legal(&line("23", 3), "A", &[]), ["w2s3a3", "w3s2a3", "w3s3a2"]);
    assert_eq!(legal(&line("32", 3), "A", &[]), ["w3s2a3", "w3s3a2", "w2s3a3"]);
    assert_eq!(legal(&line("44", 4), "A", &[]), ["w4s4a4"]);
    for wrong in ["A:w5s5a5", "A:w3s5a1", "A:w6s3a5"] {
        refused(&line("35", 2), wrong, "R13");
    }
    refused(&line("35", 2), "A:w3s5a2 A:w3s5a2", "R13");
    for broken in ["A:w3s5", "A:w0s5a2", "A:w7s5a2", "A:s5w3a2", "A:w3s5a2x"] {
        assert!(matches!(play(&line("35", 2), broken, &[]), Err(StepError::Malformed(_))), "{broken}");
    }
}

/// Whichever die is taken first, and however city 2 changes it, it may be put to any purpose first.
#[test]
fn r13_r15_any_die_may_be_put_to_any_purpose_first() {
    for (line, dice) in [
        ("rts1 r9 fA work 34 | 1ab/1bc/-/-/-/- 000000 .o.... 6", "2d 3 3d 4 4u 5d 5u 6 1u"),
        ("rts1 r9 fA work 33 | 1ab/1bc/-/-/-/- 000000 .o.... 4", "2d 3 3d 4 4u 5u"),
        ("rts1 r9 fA work 34 | -/-/-/-/-/- 000000 ...... 6", "3 4 6"),
    ] {
        let labels = read(line, &[]).expect("valid").labels(Seat::FIRST);
        let ways = labels.iter().flat_map(|(_, label)| &label.fillings);
        let first: BTreeSet<String> =
            ways.flatten().map(|fill| format!("{}.{}", fill.slot.key, fill.piece.key)).collect();
        let all = dice.split(' ').flat_map(|die| ["w", "s", "a"].map(|slot| format!("{slot}.{die}")));
        assert_eq!(first, all.collect(), "{line}");
    }
}

#[test]
fn r13_it_is_done_in_secret() {
    let line = format!("rts2 r1 fA work 35 | {BLANK} 2 | {BLANK} 6");
    assert_eq!(seen(&line, "A:w3s5a2", &[], "A"), ["w3s5a2", &line.replacen(" 2 |", " 2:w3s5a2 |", 1)]);
    for other in ["B", ""] {
        assert_eq!(seen(&line, "A:w3s5a2", &[], other), ["", &line]);
    }
}

#[test]
fn r14_any_order_may_be_chosen_even_if_nothing_fits() {
    let full = "rts1 r9 fA work 43 | 1abcde2abcefg3abcdefghi4bdefghj/-/-/-/-/- 000000 o..... 1";
    assert_eq!(legal(full, "A", &[]).len(), 6);
    becomes(full, "w1s4a3 d-", &format!("{full}:w1s4a3,d-"));
}

#[test]
fn r15_r41_city_2_changes_one_die_by_one_and_wraps() {
    let offered = legal(CITY_2, "A", &[]);
    assert_eq!(offered.len(), 36);
    assert_eq!(offered.iter().collect::<BTreeSet<_>>().len(), 36, "each once");
    // The shared 6 up to 1 and down to 5, the shared 2 to 3 and 1, the own 5 to 6 and 4.
    for token in ["w1+s5a2", "w5-s2a5", "w6s3+a5", "w6s1-a5", "w6+s6a2", "w6s4-a2"] {
        assert!(offered.contains(&token.to_owned()), "{token} of {offered:?}");
    }
    let low = CITY_2.replace("work 62", "work 12");
    assert!(legal(&low, "A", &[]).contains(&"w6-s2a5".to_owned()), "1 and 6 are neighbours");
    refused(CITY_2, "A:w4+s5a6", "R13");
    refused(CITY_2, "A:w2+s2a5", "R13");
    for sign in ["A:w5s5-a2", "A:w5s2a5-", "A:w6s6+a2"] {
        assert!(matches!(play(CITY_2, sign, &[]), Err(StepError::Malformed(_))), "{sign}: not at the first of equals");
    }
}

#[test]
fn r15_it_counts_for_this_player_alone_and_uses_the_ability_up() {
    let shapes = "A:w1+s5a2 A:d11a.11b.12a.12b A:ok B:w6s1a2 B:d61b B:ok";
    becomes(CITY_2, shapes, "rts2 r4 fB roll -- | 1ab2ab/1bc/-/-/-/- 010000 .x.... - | -/-/-/-/-/1b 010000 ...... -");
    becomes(CITY_2, "A:w1+s5a2 B:w6s2a1", &CITY_2.replace("5 |", "5:w1+s5a2 |").replace("... 1", "... 1:w6s2a1"));
    let plain = "A:w6s5a2 A:d61b.61c.61d.61e A:ok B:w6s1a2 B:d61b B:ok";
    let kept = play(CITY_2, plain, &[]).expect("no die need be changed");
    assert!(kept.contains(" .o...o -"), "city 2 is still ready: {kept}");
}

#[test]
fn r15_r37_r39_city_2_must_be_ready() {
    let with = |cities: &str, fill: &str| {
        format!("rts2 r3 fA work 62 | {fill} 000000 {cities} 5 | -/-/-/-/-/- 000000 ...... 1")
    };
    refused(&with(".x....", "-/1bc/-/-/-/-"), "A:w1+s5a2", "R37");
    refused(&with(".o..x.*", "-/1bc/-/-/1bc/-"), "A:w1+s5a2", "R39");
}

#[test]
fn r15_once_the_work_is_finished_no_die_is_changed() {
    let react = "rts2 r3 fA react 31 | 1bc/1bc/-/-/-/- 000000 oo.... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    refused(react, "A:c2+", "R51");
    refused(react, "A:w1+s5a2", "R33");
    refused(CITY_2, "A:w6s5a2 A:w1+s5a2", "R13");
}
