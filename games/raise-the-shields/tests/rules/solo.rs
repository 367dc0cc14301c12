//! Playing alone (R46-R52).

use crate::BLANK;
use crate::common::{asked, becomes, face, legal, play, read, refused};

/// Shield 1 is up.
const SHIELD_1: &str = "1abde2abfg3abhi4bj/1b/-/-/-/-";
/// The same with city 2 enabled.
const CITY_2: &str = "1abde2abfg3abhi4bj/1bcd/-/-/-/-";

#[test]
fn r46_three_dice_fill_rectangles_and_equal_ones_add_up() {
    let setup = format!("rts1 r1 fA setup -- | {BLANK} -");
    for (roll, hits) in [("S123", "111000"), ("S666", "000003"), ("S515", "100020")] {
        becomes(&setup, roll, &format!("rts1 r1 fA roll -- | -/-/-/-/-/- {hits} ...... -"));
    }
    let outcomes = read(&setup, &[]).expect("valid").outcomes().expect("few");
    assert_eq!((outcomes.len(), outcomes.iter().all(|(_, weight)| *weight == 1)), (216, true));
    for wrong in ["S45", "S4555", "S450", "R45/5"] {
        assert!(play(&setup, wrong, &[]).is_err(), "{wrong}");
    }
    assert!(face("rts2 ", &[]).start().line().contains(" roll "), "with others there is no set-up roll");
}

#[test]
fn r47_harder_begins_with_a_rectangle_in_every_sector() {
    let hard = &[("solo_difficulty", "hard")];
    let setup = "rts1 r1 fA setup -- | -/-/-/-/-/- 111111 ...... -";
    assert_eq!(face("rts1 ", hard).start().line(), setup);
    assert_eq!(face("rts2 ", hard).start().line(), face("rts2 ", &[]).start().line(), "for one alone");
}

#[test]
fn r48_three_dice_a_round_two_of_which_city_5_can_turn() {
    let roll = "rts1 r3 fA roll -- | -/-/-/-/1bc/- 000000 ....o. -";
    let outcomes = read(roll, &[]).expect("valid").outcomes().expect("few");
    assert_eq!(outcomes.len(), 216);
    let flip = "rts1 r3 fA flip@A 12 | -/-/-/-/1bc/- 000000 ....o. 3";
    becomes(roll, "R12/3", flip);
    becomes(flip, "c5.1", "rts1 r3 fA work 62 | -/-/-/-/1bc/- 000000 ....x.* 3");
    becomes(flip, "c5.2", "rts1 r3 fA work 15 | -/-/-/-/1bc/- 000000 ....x.* 3");
    let work = flip.replace("flip@A", "work");
    becomes(flip, "c5-", &work);
    assert_eq!(legal(&work, "A", &[]), ["w1s2a3", "w1s3a2", "w2s1a3", "w2s3a1", "w3s1a2", "w3s2a1"]);
}

#[test]
fn r49_the_attack_is_on_the_own_sheet() {
    let line = format!("rts1 r1 fA work 12 | {BLANK} 3");
    becomes(&line, "w1s2a3 d11a.11b ok", "rts1 r2 fA roll -- | 1ab/-/-/-/-/- 001000 ...... -");
    let asked_at = "rts1 r3 fA work 12 | 1bc/-/-/-/-/- 000000 o..... 3";
    becomes(asked_at, "w1s2a3 d11a.12b ok", "rts1 r3 fA react 12 | 1abc2b/-/-/-/-/- 000000 o..... 3>3");
}

#[test]
fn r50_a_blocked_attack_is_rolled_once_more() {
    let work = format!("rts1 r6 fA work 11 | {} 401000 ...... 2", SHIELD_1.replace("1b/-/", "-/-/"));
    let second = format!("rts1 r6 fA second 11 | {SHIELD_1} 401000 ...... 2>1");
    becomes(&work, "w2s1a1 d21b ok", &second);
    let position = read(&second, &[]).expect("valid");
    assert_eq!(position.outcomes().expect("few").len(), 6);
    assert_eq!(position.draw_name().map(|draw| draw.purpose), Some("second"));
    let open = play(&work, "w1s1a2 d11c ok", &[]).expect("legal");
    assert!(open.contains(" roll -- ") && open.contains(" 411000 "), "an open sector is hit at once: {open}");
}

#[test]
fn r51_city_1_ignores_the_attack_that_is_not_blocked() {
    let first = "rts1 r6 fA react 12 | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 o..... 2>3";
    becomes(first, "c1", "rts1 r7 fA roll -- | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 x..... -");
    becomes(first, "c1-", "rts1 r6 fA over =- -- | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 o..... -");
    let second = "rts1 r6 fA second 12 | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 o..... 2>1";
    becomes(second, "r3 c1", "rts1 r7 fA roll -- | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 x..... -");
    becomes(second, "r1", "rts1 r7 fA roll -- | 1abcde2abfg3abhi4bj/-/-/-/-/- 404000 o..... -");
}

#[test]
fn r51_city_2_changes_the_second_roll_by_one() {
    let second = format!("rts1 r6 fA second 11 | {CITY_2} 404000 .o.... 2>1");
    let react = format!("rts1 r6 fA react 11 | {CITY_2} 404000 .o.... 2>1>3");
    assert_eq!(legal(&react, "A", &[]), ["c2+", "c2-", "c1-"]);
    becomes(&second, "r2 c2-", &format!("rts1 r7 fA roll -- | {CITY_2} 404000 .x.... -"));
    becomes(&second, "r2 c2+", &format!("rts1 r6 fA over =- -- | {CITY_2} 404000 .x....* -"));
    refused(&react, "c1", "R24");
}

#[test]
fn r51_city_2_leaves_the_first_attack_alone_and_one_ability_must_do() {
    let both = CITY_2.replace("1abde", "1abcde");
    let first = format!("rts1 r6 fA react 12 | {both} 404000 oo.... 2>3");
    assert_eq!(legal(&first, "A", &[]), ["c1", "c1-"]);
    refused(&first, "c2+", "R51");
    let answers = format!("rts1 r6 fA react 11 | {both} 404000 oo.... 2>1>3");
    assert_eq!(legal(&answers, "A", &[]), ["c1", "c2+", "c2-", "c1-"]);
    becomes(&answers, "c1", &format!("rts1 r7 fA roll -- | {both} 404000 xo.... -"));
    let spent = format!("rts1 r6 fA work 11 | {} 404000 .oo... 2", CITY_2.replace("/-/-/-/-", "/1bc/-/-/-"));
    let after = play(&spent, "w2s1a1 c3.41b.41a d21e ok r4", &[]).expect("legal");
    assert!(after.contains(" roll -- "), "an ability was used, so nothing is asked: {after}");
}

#[test]
fn r52_six_shields_win_and_a_city_loses() {
    let six = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-";
    let won = format!("rts1 r9 fA over =A -- | {six} 444444 ...... -");
    let lost = "rts1 r3 fA over =- -- | -/-/1bcd/-/-/- 004000 ..n... -";
    for (line, cause, score) in [(&*won, "shields", 1.0), (lost, "city", 0.0)] {
        let verdict = read(line, &[]).expect("valid").verdict().expect("it is over");
        assert_eq!((verdict.rule, verdict.cause, verdict.scores[0]), ("R52", cause, score));
        asked(line, &[], "");
    }
}
