//! The round and its dice (R7-R9, R35, R36).

use contract::{StepError, Turn};

use crate::BLANK;
use crate::common::{asked, becomes, face, legal, play, read, refused, seen};

#[test]
fn r7_a_round_is_roll_flip_assign_draw_attack_pass() {
    let roll = format!("rts2 r3 fA roll -- | -/-/-/-/1bc/- 000000 ....o. - | {BLANK} -");
    assert!(matches!(play(&roll, "A:w1s2a3", &[]), Err(StepError::ChanceDue { .. })), "first the dice are rolled");
    let flip = "rts2 r3 fA flip@A 12 | -/-/-/-/1bc/- 000000 ....o. 3 | -/-/-/-/-/- 000000 ...... 4";
    becomes(&roll, "R12/34", flip);
    refused(flip, "A:w1s2a3", "R10");
    let work = flip.replace("flip@A", "work");
    becomes(flip, "A:c5-", &work);
    refused(&work, "A:d11a.11b", "R13");
    refused(&work, "A:ok", "R13");
    refused(&work, "A:w1s2a3 A:ok", "R23");
    becomes(
        &work,
        "A:w1s2a3 A:d11a.11b A:ok B:w1s2a4 B:d11a.11b B:ok",
        "rts2 r4 fB roll -- | 1ab/-/-/-/1bc/- 000100 ....o. - | 1ab/-/-/-/-/- 001000 ...... -",
    );
}

#[test]
fn r8_all_dice_are_rolled_at_once_and_openly() {
    let due = format!("rts2 r1 fA roll -- | {BLANK} - | {BLANK} -");
    let position = read(&due, &[]).expect("valid");
    let outcomes = position.outcomes().expect("few enough to list");
    assert_eq!(outcomes.len(), 6usize.pow(4));
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "dice are told apart");
    let draw = position.draw_name().expect("a draw");
    assert_eq!((draw.purpose, draw.round, draw.seat), ("roll", 1, None));
    for seats in ["", "B"] {
        assert_eq!(seen(&due, "R35/26", &[], seats), ["R35/26", &play(&due, "R35/26", &[]).expect("it can come")]);
    }
    let six = face("rts6 ", &[]).start();
    assert_eq!((six.turn(), six.outcomes()), (Turn::Chance, None));
    assert!(play(&six.line(), "R35/123456", &[]).is_ok());
}

#[test]
fn r9_a_player_has_both_shared_dice_and_the_own_one() {
    let line = format!("rts2 r1 fA work 35 | {BLANK} 2 | {BLANK} 6");
    let digits = |token: &String| {
        let mut digits: Vec<char> = token.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits.into_iter().collect::<String>()
    };
    assert!(legal(&line, "A", &[]).iter().all(|token| digits(token) == "235"));
    assert!(legal(&line, "B", &[]).iter().all(|token| digits(token) == "356"));
    refused(&line, "A:w6s3a5", "R13");
    refused(&line, "B:w2s3a5", "R13");
}

#[test]
fn r35_the_dice_pass_to_the_left() {
    let sheet = "-/-/-/-/-/- 000000 ......";
    for (round, first, next) in [(1, 'A', 'B'), (2, 'B', 'C'), (3, 'C', 'A')] {
        let line = format!("rts3 r{round} f{first} work 11 | {sheet} 1 | {sheet} 1 | {sheet} 1");
        let all = "A:w1s1a1 A:d11b A:ok B:w1s1a1 B:d11b B:ok C:w1s1a1 C:d11b C:ok";
        let after = "1b/-/-/-/-/- 100000 ...... -";
        becomes(&line, all, &format!("rts3 r{} f{next} roll -- | {after} | {after} | {after}", round + 1));
    }
}

#[test]
fn r36_what_was_enabled_becomes_ready() {
    let react = "rts2 r3 fA react 31 | 1bc/1bc/-/-/-/- 000000 nx.... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    asked(react, &[], "B");
    becomes(react, "B:c1-", "rts2 r4 fB roll -- | 1bc/1bc/-/-/-/- 100000 ox.... - | 1bc/-/-/-/-/- 001000 o..... -");
}
