//! Attacks and who may answer them (R29-R34, R40).

use contract::{Seat, SeatSet};

use crate::BLANK;
use crate::common::{asked, becomes, legal, play, read, refused, seen};

/// The tokens of the last seat at work; the other has finished.
const LAST: &str = "A:w1s1a3 A:d11b A:ok";

/// Two seats; B has finished, and A attacks the sheet of B in sector 3 with [`LAST`].
fn on_b(sheet: &str) -> String {
    format!("rts2 r3 fA work 31 | {BLANK} 1 | {sheet} 1:w3s1a1,d31b,ok")
}

#[test]
fn r29_every_attack_die_attacks_and_nobody_may_leave_it_out() {
    let line = format!("rts3 r1 fA work 12 | {BLANK} 6 | {BLANK} 6 | {BLANK} 6");
    let all = "A:w1s2a6 A:d11a.11b A:ok B:w1s6a2 B:d11a.11b.61d.61e B:ok C:w2s1a6 C:d21b C:ok";
    let after = play(&line, all, &[]).expect("legal");
    let hits: Vec<&str> = after.split(" | ").skip(1).filter_map(|sheet| sheet.split(' ').nth(1)).collect();
    assert_eq!(hits, ["000001", "000001", "010000"]);
    refused(&line, "A:w1s2a6 A:d11a.11b A:c1-", "R33");
}

#[test]
fn r30_a_shield_covers_its_own_sector_alone() {
    let beside = "rts2 r3 fA work 12 | 1abde2abfg3abhi4b/-/-/-/-/- 400000 ...... 2 | -/-/-/-/-/- 000000 ...... \
                  1:w1s1a2,d11b,ok";
    becomes(
        beside,
        "A:w1s2a2 A:d14i.14j A:ok",
        "rts2 r4 fB roll -- | 1abde2abfg3abhi4bij/-/-/-/-/- 410000 ...... - | 1b/-/-/-/-/- 010000 ...... -",
    );
}

#[test]
fn r31_the_rectangles_of_a_sector_are_filled_one_an_attack() {
    for hits in 0..4 {
        let after = format!("1b/-/-/-/-/- 100000 ...... - | -/-/1b/-/-/- 00{}000 ...... -", hits + 1);
        let line = on_b(&format!("-/-/-/-/-/- 00{hits}000 ......"));
        becomes(&line, LAST, &format!("rts2 r4 fB roll -- | {after}"));
    }
}

#[test]
fn r32_r34_whoever_destroys_a_city_has_won() {
    let over = "rts2 r3 fA over =A -- | 1b/-/-/-/-/- 100000 ...... - | -/-/1b/-/-/- 004000 ...... -";
    let verdict = read(over, &[]).expect("valid").verdict().expect("it is over");
    assert_eq!((verdict.rule, verdict.cause, &verdict.scores[..2]), ("R34", "city", &[1.0, 0.0][..]));
    assert_eq!(verdict.winners, SeatSet::only(Seat::FIRST));
}

#[test]
fn r33_who_may_ignore_an_attack_is_asked() {
    let ready = on_b("1bc/-/-/-/-/- 004000 o.....");
    let react = "rts2 r3 fA react 31 | 1b/-/-/-/-/- 000000 ...... 1>3 | 1bc/-/1b/-/-/- 004000 o..... 1>1";
    becomes(&ready, LAST, react);
    asked(react, &[], "B");
    assert_eq!(legal(react, "B", &[]), ["c1", "c1-"]);
    refused(react, "A:c1", "R24");
    refused(react, "A:c1-", "R24");
    refused(react, "B:ok", "R33");
}

#[test]
fn r33_nobody_else_is_asked() {
    let after = |sheet: &str| play(&on_b(sheet), LAST, &[]).expect("legal");
    assert!(after("1bc/-/-/-/-/- 002000 x.....").contains(" roll "), "city 1 was used");
    assert!(after("-/1bc/-/-/-/- 002000 .o....").contains(" roll "), "another city is ready");
    let blocked = on_b("1bc/-/1abde2abfg3abhi4bj/-/-/- 002000 o.....").replace("1:w3s1a1,d31b", "1:w1s1a3,d11d");
    assert!(play(&blocked, LAST, &[]).expect("legal").contains(" roll "), "the attack is blocked");
    let spent = "1bc/-/1bc/-/-/- 002000 o.o...";
    let used = format!("rts2 r3 fA work 31 | {BLANK} 1 | {spent} 1:w3s1a1,c3.11a.11d,d31d,ok");
    assert!(play(&used, LAST, &[]).expect("legal").contains(" roll "), "an ability was used this round");
    let new = format!("rts2 r3 fA work 31 | {BLANK} 1 | 1b/-/-/-/-/- 002000 ...... 1:w1s1a3,d11c,ok");
    assert!(play(&new, LAST, &[]).expect("legal").contains(" roll "), "city 1 is not ready yet");
}

#[test]
fn r33_each_reason_not_to_be_asked_has_its_rule() {
    let react = |sheet: &str| format!("rts2 r3 fA react 31 | {sheet} 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1");
    refused(&react(BLANK), "A:c1", "R24");
    refused(&react("1bc/-/-/-/-/- 000000 x....."), "A:c1", "R37");
    refused(&react("1bc/-/-/-/-/- 000000 n....."), "A:c1", "R38");
    refused(&react("1bc/-/1bc/-/-/- 000000 o.x...*"), "A:c1", "R39");
    refused(&react("1abcde2abfg3abhi4bj/-/-/-/-/- 000000 o....."), "A:c1", "R30");
    refused(&react("1bc/-/-/-/-/- 000000 o.....").replace("1>3 |", "1>3:c1 |"), "A:c1-", "R33");
}

#[test]
fn r33_all_answer_at_once_in_secret_and_then_all_attacks_come_together() {
    let both = "rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 o..... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    asked(both, &[], "AB");
    for (first, second) in [("A:c1", "B:c1-"), ("B:c1-", "A:c1")] {
        becomes(
            both,
            &format!("{first} {second}"),
            "rts2 r4 fB roll -- | 1bc/-/-/-/-/- 000000 x..... - | 1bc/-/-/-/-/- 001000 o..... -",
        );
    }
    for token in ["A:c1", "A:c1-"] {
        let answered = both.replacen("1>3", &format!("1>3:{}", &token[2..]), 1);
        assert_eq!(seen(both, token, &[], "A"), [&token[2..], &answered], "the sheets stay");
        assert_eq!(seen(both, token, &[], "B"), ["", &both.replacen("1>3", "1>3:?", 1)]);
    }
}

#[test]
fn r34_all_who_destroyed_a_city_win_even_if_their_own_fell() {
    let line = "rts2 r3 fA work 31 | -/-/-/-/-/- 400000 ...... 1 | -/-/-/-/-/- 004000 ...... 1:w3s1a1,d31b,ok";
    becomes(line, LAST, "rts2 r3 fA over =AB -- | 1b/-/-/-/-/- 400000 ...... - | -/-/1b/-/-/- 004000 ...... -");
}

#[test]
fn r40_city_1_ignores_an_attack_before_the_fifth_too() {
    let react = format!("rts2 r3 fA react 31 | {BLANK} 1>3 | 1bc/-/-/-/-/- 002000 o..... 1>1");
    let after = |sheet| format!("rts2 r4 fB roll -- | -/-/-/-/-/- 100000 ...... - | 1bc/-/-/-/-/- {sheet} -");
    becomes(&react, "B:c1", &after("002000 x....."));
    becomes(&react, "B:c1-", &after("003000 o....."));
}
