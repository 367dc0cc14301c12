//! The end of a game (R69-R72).

use contract::record::result_text;

use crate::common::{becomes, face, read};

/// Returns the result and its cause.
fn result(line: &str) -> (String, &'static str) {
    let position = read(line, &[]).expect("the line is valid");
    (result_text(&position), position.verdict().map_or("", |verdict| verdict.cause))
}

#[test]
fn r69_with_the_lower_base_starred_the_limit_is_four() {
    becomes(
        "00000010 M 10 9 g1.11,g2.12,g3.15,g4.11,g5.14 g0r0 3 1 9 E2 - - -",
        "m",
        "00000010 L 10 9 g1.11,g2.12,g3.15,g4.11,g5.14 g0r0 4 1 9 E2 - - -",
    );
}

#[test]
fn r69_ships_that_have_not_resolved_stay_on_the_ground() {
    for (before, after) in [
        ("g1.13,r1.14,g2.12,g3.9 g1r0", "r1.16,g2.12,g3.9 g2r0"),
        ("g1.13,g1.14,g1.15,g3.9 g0r0", "g1.16,g1.16,g3.9 g1r0"),
        ("g1.13,r1.14,g1.15,g3.9 g1r0", "g1.16,r1.16,g3.9 g2r0"),
    ] {
        let line = format!("00000000 P 8 7 g4^,{before} 4 2 6 D3 - k14w36 B5=k2");
        becomes(&line, "k4C1", &format!("00000000 L 8 7 g4^,{after} 5 2 6 D3 - k1w36 B5=k2,C1=k4"));
    }
}

#[test]
fn r71_r72_a_result_is_won_or_lost_with_its_cause() {
    let ships = "g1.13,g2.14,g3.15,g4.12,g5.14 g0r0";
    assert_eq!(result(&format!("00000000 W 11 10 {ships} 3 0 14 F5 - - -")), ("won (R55)".to_owned(), "research"));
    assert_eq!(result(&format!("00000000 L 11 10 {ships} 5 0 9 F5 - - -")), ("lost (R69)".to_owned(), "damage"));
    assert_eq!(result(&format!("00000000 L 12 12 {ships} 3 0 9 F5 - - -")), ("lost (R70)".to_owned(), "skull"));
    assert_eq!(result_text(&face("00000000", &[]).start()), "open");
    // A line that is won and lost at once cannot be.
    assert!(read(&format!("00000000 W 11 10 {ships} 5 0 14 F5 - - -"), &[]).is_err());
}
