//! The abilities of the cities (R37-R45); those of cities 1, 2 and 5 stand with the steps in which they are used.

use contract::StepError;

use crate::BLANK;
use crate::common::{becomes, legal, play, refused};

/// A player alone at work with this sheet, who has assigned sector 1, shape 1 and attack 3.
fn work(sheet: &str) -> String {
    format!("rts1 r5 fA work 11 | {sheet} 3:w1s1a3")
}

fn offered(sheet: &str, start: &str) -> Vec<String> {
    legal(&work(sheet), "A", &[]).into_iter().filter(|token| token.starts_with(start)).collect()
}

#[test]
fn r37_an_ability_is_used_once_a_game() {
    let fill = "1b/-/1bc/-/-/-";
    refused(&work(&format!("{fill} 000000 ..x...")), "c3.11a.11c", "R37");
    let ready = work(&format!("{fill} 000000 ..o..."));
    refused(&ready, "c3.11a.11c c3.11d.11e", "R37");
    becomes(&ready, "c3.11a.11c d11d ok", "rts1 r6 fA roll -- | 1abcd/-/1bc/-/-/- 001000 o.x... -");
    refused(&work("-/-/-/-/-/1bc 020000 .....x"), "c6.2", "R37");
    refused(&work("1bc/-/-/1bc/-/- 000000 x..x.."), "c4.1", "R37");
}

#[test]
fn r38_an_ability_is_not_used_in_the_round_that_enables_it() {
    let line = "rts1 r3 fA work 31 | -/-/1b/-/-/- 000000 ...... 3:w3s1a3";
    refused(line, "d31c c3.11b.11a", "R38");
    let next = play(line, "d31c ok R31/3 w3s1a3", &[]).expect("legal");
    assert!(play(&next, "c3.11b.11a", &[]).is_ok(), "it is ready the round after");
    // City 3 itself may enable another city, which must wait as well.
    let filled = work("-/-/1bc/-/-/1b 010000 ..o...");
    becomes(&filled, "c3.61c.61d d11b ok", "rts1 r6 fA roll -- | 1b/-/1bc/-/-/1bcd 011000 ..x..o -");
    refused("rts1 r5 fA work 61 | -/-/-/-/-/1b 010000 ...... 1:w6s1a1", "d61c c6.2", "R38");
}

#[test]
fn r39_one_ability_a_round() {
    let sheet = "1bc/-/1bc/1bc/-/1bc 020000 x.oo.o";
    for (first, second) in [("c3.11a.11d", "c6.2"), ("c6.2", "c4.1"), ("c4.1", "c3.11a.11d"), ("c6.2", "c3.11a.11d")] {
        refused(&work(sheet), &format!("{first} {second}"), "R39");
        let drawn = if first.contains("11d") { "d11e" } else { "d11a" };
        refused(&work(sheet), &format!("{first} {drawn} {second}"), "R39");
    }
    let changed = "rts1 r5 fA work 61 | 1bc/1bc/1bc/-/-/- 000000 xoo... 3";
    refused(changed, "w1+s1a3 c3.11a.11d", "R39");
    let spent =
        "rts2 r3 fA work 31 | 1bcd/-/-/1bc/-/- 000000 x..o.. 1:w1s1a3 | 1bcd/-/-/-/-/- 000000 o..... 1:w3s1a1,d31b,ok";
    refused(spent, "A:c4.1 A:d11a A:ok A:c1", "R39");
}

#[test]
fn r42_city_3_fills_two_joined_triangles_of_one_sector() {
    let sheet = work("1de/-/1bc/-/-/- 000000 ..o...");
    becomes(&sheet, "c3.12f.12g d13h ok", "rts1 r6 fA roll -- | 1de2fg3h/-/1bc/-/-/- 001000 ..x... -");
    refused(&sheet, "c3.12g.13h", "R42");
    refused(&sheet, "c3.12f.13h", "R42");
    refused(&sheet, "c3.11d.11c", "R42");
    refused(&sheet, "c3.12e.12d", "R42");
    for broken in ["c3.12f", "c3.12f.12f", "c3.12f.12g.13h", "c3", "c3.12f.19a"] {
        assert!(matches!(play(&sheet, broken, &[]), Err(StepError::Malformed(_))), "{broken}");
    }
    for token in offered("1de/-/1bc/-/-/- 000000 ..o...", "c3.") {
        assert_eq!(token.as_bytes()[3], token.as_bytes()[7], "{token} is in two sectors");
    }
}

#[test]
fn r42_it_may_be_in_any_sector_before_or_after_the_drawing() {
    let sheet = work("-/-/1bc/-/-/- 000000 ..o...");
    becomes(&sheet, "c3.51b.51a d11b ok", "rts1 r6 fA roll -- | 1b/-/1bc/-/1ab/- 001000 ..x... -");
    becomes(&sheet, "d11b c3.11a.12b ok", "rts1 r6 fA roll -- | 1ab2b/-/1bc/-/-/- 001000 ..x... -");
    refused(&sheet, "c3.11a.12b", "R42");
    let two = format!("rts2 r5 fA work 11 | -/-/1bc/-/-/- 000000 ..o... 3:w1s1a3,d11b,ok | {BLANK} 1");
    refused(&two, "A:c3.51b.51a", "R25");
}

#[test]
fn r42_two_orders_that_are_both_legal_are_one_choice() {
    let sheet = work("-/-/1bc/-/-/- 000000 ..o...");
    let listed = offered("-/-/1bc/-/-/- 000000 ..o...", "c3.1");
    assert!(listed.contains(&"c3.11b.11d".to_owned()) && !listed.contains(&"c3.11d.11b".to_owned()), "{listed:?}");
    assert_eq!(play(&sheet, "c3.11d.11b", &[]), play(&sheet, "c3.11b.11d", &[]));
    let pairs: std::collections::BTreeSet<[&str; 2]> = listed
        .iter()
        .map(|token| {
            let mut pair = [&token[3..6], &token[7..]];
            pair.sort_unstable();
            pair
        })
        .collect();
    assert_eq!(pairs.len(), listed.len(), "each pair once");
}

#[test]
fn r26_r42_its_triangles_power_emitters() {
    becomes(
        "rts1 r5 fA work 11 | 1abde2abfg3abh4b/-/1bc/-/-/- 000000 ..o... 3:w3s1a1",
        "c3.13i.14j d31a ok",
        "rts1 r5 fA second 11 | 1abde2abfg3abhi4bj/-/1abc/-/-/- 000000 ..x...* 3>1",
    );
}

#[test]
fn r43_city_4_makes_a_used_ability_ready_again() {
    let sheet = "1bcd/1bc/-/1bc/-/- 000000 xo.o..";
    assert_eq!(offered(sheet, "c4"), ["c4.1"]);
    becomes(&work(sheet), "c4.1 d11a ok", "rts1 r6 fA roll -- | 1abcd/1bc/-/1bc/-/- 001000 oo.x.. -");
    becomes(&work(sheet), "d11a c4.1 ok", "rts1 r6 fA roll -- | 1abcd/1bc/-/1bc/-/- 001000 oo.x.. -");
    refused(&work(sheet), "c4.2", "R43");
    refused(&work(sheet), "c4.3", "R43");
    assert_eq!(offered("-/-/-/1bc/-/- 000000 ...o..", "c4"), [""; 0], "nothing is used");
}

#[test]
fn r43_the_restored_ability_waits_for_the_next_round() {
    let three = "1bcd/-/1bc/1bc/-/- 000000 x.xo..";
    refused(&work(three), "c4.3 c3.11a.11e", "R39");
    let next = play(&work(three), "c4.3 d11a ok R11/3 w1s1a3", &[]).expect("legal");
    assert!(play(&next, "c3.21b.21a", &[]).is_ok());
    let react = "rts2 r3 fA react 31 | 1bc/-/-/1bc/-/- 000000 x..o.. 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    refused(react, "A:c4.1", "R33");
}

#[test]
fn r45_city_6_erases_the_innermost_rectangle_before_the_attacks() {
    let sheet = "-/-/-/-/-/1bc 041000 .....o";
    assert_eq!(offered(sheet, "c6"), ["c6.2", "c6.3"]);
    becomes(&work(sheet), "c6.2 d11b ok", "rts1 r6 fA roll -- | 1b/-/-/-/-/1bc 032000 .....x -");
    becomes(&work(sheet), "d11b c6.3 ok", "rts1 r6 fA roll -- | 1b/-/-/-/-/1bc 041000 .....x -");
    refused(&work(sheet), "c6.1", "R45");
    refused(&work("-/-/-/-/-/1bc 000000 .....o"), "c6.3", "R45");
}

#[test]
fn r45_it_is_too_late_once_the_attacks_are_known() {
    let react = "rts2 r3 fA react 31 | 1bc/-/-/-/-/1bc 400000 o....o 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    refused(react, "A:c6.1", "R45");
    assert_eq!(legal(react, "A", &[]), ["c1", "c1-"]);
    let lost = format!("rts2 r3 fA work 31 | {BLANK} 1 | -/-/-/-/-/1bc 004000 .....o 1:w3s1a1,d31b,ok");
    assert!(play(&lost, "A:w1s1a3 A:d11b A:ok", &[]).expect("legal").contains(" over =A "));
}
