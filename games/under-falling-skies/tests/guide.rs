//! The guided first round: each note where it begins to matter, and an end.

use conform::claim;
use contract::Seat;
use under_falling_skies::UnderFallingSkies;

const START: &str = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -";

/// Returns the notes at the position that these tokens lead to.
fn notes(line: &str, tokens: &str) -> Vec<&'static str> {
    let mut position = claim::read::<UnderFallingSkies>(line, &[]).expect("a line of a test");
    position.play_tokens(tokens.split_whitespace()).expect("legal steps");
    position.guide(Seat::FIRST).iter().map(|note| note.key).collect()
}

#[test]
fn r55_the_guide_begins_before_the_first_roll_with_how_the_game_is_won() {
    assert_eq!(notes("00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - - -", ""), ["guide-goal"]);
}

#[test]
fn r10_r16_each_die_that_is_placed_brings_a_note_and_white_dice_are_explained_while_there_are_some() {
    assert_eq!(notes(START, ""), ["guide-goal", "guide-place", "guide-number", "guide-white"]);
    assert_eq!(notes(START, "k3B1")[3..], ["guide-white", "guide-landing"]);
    assert_eq!(notes(START, "k3B1 k1B2")[4..], ["guide-landing", "guide-guns"]);
    assert_eq!(notes(START, "k3B1 k1B2 k6B5")[4..], ["guide-landing", "guide-guns", "guide-dig"]);
    assert_eq!(notes(START, "w2B2 =k136w5 w5A1 =k136")[3..], ["guide-landing", "guide-guns"]);
}

#[test]
fn r33_r39_r41_the_rooms_that_are_loaded_are_explained_and_the_excavator_while_its_die_lies() {
    let loaded = "00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5,C1=k4x";
    let all = ["guide-rooms", "guide-value", "guide-excavate", "guide-fighter", "guide-research"];
    assert_eq!(notes(loaded, ""), all);
    assert_eq!(notes(loaded, "!x"), ["guide-rooms", "guide-value", "guide-fighter", "guide-research"]);
    assert_eq!(notes(loaded, "~x ~B5"), ["guide-rooms", "guide-value", "guide-fighter"]);
}

#[test]
fn r56_the_mothership_is_explained_at_the_end_of_the_first_round() {
    assert_eq!(notes("00000000 M 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - - -", ""), ["guide-margin", "guide-return"]);
    assert_eq!(notes("00000000 M 6 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 0 2 5 E3 - - -", ""), [""; 0]);
}

#[test]
fn r51_r65_robots_and_free_spots_are_explained_whenever_they_come() {
    let site = "00000000 B6@D1 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 1 4 E3 - - D1=w6";
    assert_eq!(notes(site, ""), ["guide-robot"]);
    assert_eq!(notes("00000000 S 3 3 g3^,g2.9,g4.9 g2r1 0 3 2 C1 - - -", ""), ["guide-spawn"]);
}

#[test]
fn r6_the_second_round_begins_with_a_farewell_and_later_ones_with_nothing() {
    let second = "00000000 P 2 1 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - k136w25 -";
    assert_eq!(notes(second, ""), ["guide-end"]);
    assert_eq!(notes(second, "k1B1"), [""; 0]);
    assert_eq!(notes(&second.replace(" P 2 1 ", " P 3 1 "), ""), [""; 0]);
    let fourth = "00000000 R 4 3 g4^,g5^,g1.8,g2.9,g3.7 g0r0 0 1 3 D2 - - A1=k6,A4=k1,B5=w2,C2=k3,C3=w4";
    assert_eq!(notes(fourth, ""), [""; 0]);
}
