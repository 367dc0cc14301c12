//! Rules that the printed cards cannot show, on a designer's cards.

use std::sync::Arc;

use conform::claim::components;
use contract::{AnyGame, Maker, Setup};
use under_falling_skies::UnderFallingSkies;

use crate::START;

/// Makes the game from the data file with texts replaced.
fn face(stars: &str, changes: &[(&str, &str)], options: &[(&str, &str)]) -> Arc<dyn AnyGame> {
    let components = Some(components::<UnderFallingSkies>(changes));
    let setup = Setup { components, ..Setup::printed(1) }.set("stars", stars);
    let setup = options.iter().fold(setup, |setup, (key, value)| setup.set(key, value));
    (Maker::of::<UnderFallingSkies>().make)(&setup).expect("sound cards")
}

#[track_caller]
fn becomes(face: &dyn AnyGame, line: &str, token: &str, result: &str) {
    let mut position = face.read(line).unwrap_or_else(|error| panic!("{error}"));
    position.play_tokens([token]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position.line(), result, "\n  from {line}\n  by   {token}");
}

#[test]
fn r55_r73_a_win_skips_the_effects_that_follow() {
    let short = face("00000010", &[("4, 7, 4, 2, 12]", "4, 7, 4, 2, 3]")], &[]);
    becomes(
        &*short,
        "00000010 R 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 1 13 F4 - - D2=k4,D3=k4",
        "!D2",
        "00000010 W 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 1 14 F4 - - -",
    );
    let room =
        (r#"{ spaces = ["C1"], effects = ["research"]"#, r#"{ spaces = ["C1"], effects = ["research", "robot"]"#);
    let both = face("00000000", &[("4, 7, 4, 2, 12]", "4, 7, 4, 2, 3]"), room], &[]);
    becomes(
        &*both,
        "00000000 R 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 1 13 F5 - - C1=k4",
        "!C1",
        "00000000 W 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 0 14 F5 - - -",
    );
}

#[test]
fn r47_a_value_above_six_is_cut_to_six() {
    let room =
        (r#"effects = ["robot"],    modifier = 0,  cost = 2"#, r#"effects = ["robot"],    modifier = 2,  cost = 2"#);
    becomes(
        &*face("00000000", &[room], &[]),
        "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 3 4 E3 - - D1=w6",
        "!D1",
        "00000000 B6@D1 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 1 4 E3 - - D1=w6",
    );
}

#[test]
fn r23_a_ship_moved_by_an_arrow_resolves_nothing_unless_the_option_says_so() {
    let row = r#"[".",  ".",  ".",  "<",  "."]"#;
    let icon = (row, r#"[".",  ".",  "M",  "<",  "."]"#);
    becomes(
        &*face("00000000", &[icon], &[]),
        START,
        "k3A4",
        "00000000 P 1 0 g1^,g2^,g3^,g5^,g3.2 g0r0 0 2 0 C5 - k16w25 A4=k3",
    );
    let resolve = [("arrow_chain", "resolve")];
    becomes(
        &*face("00000000", &[icon], &resolve),
        START,
        "k3A4",
        "00000000 P 1 1 g1^,g2^,g3^,g5^,g3.2 g0r0 0 2 0 C5 - k16w25 A4=k3",
    );
    // Facing arrows: the column where the ship landed counts as entered.
    becomes(
        &*face("00000000", &[(row, r#"[".",  ".",  ">",  "<",  "."]"#)], &resolve),
        START,
        "k3A4",
        "00000000 P 1 0 g1^,g2^,g3^,g5^,g3.2 g0r0 0 2 0 C5 - k16w25 A4=k3",
    );
}
