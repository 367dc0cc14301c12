//! Setup and the phases of a round (R1-R7).

use contract::{Game, Setup, SetupError};
use solar_tower_defense::SolarTowerDefense;

use crate::common::{asked, field, legal, line, play, refused, side, start, unreadable};

/// A quiet side, Earth's and Mars'.
const EARTH: &str = "E3 s2 cr0 p0 C:EQ0 T:- F:-";
const MARS: &str = "M6 s2 cr0 p0 C:EQ0 T:- F:-";

#[test]
fn r1_two_play() {
    for seats in [0, 1, 3] {
        let refused = SolarTowerDefense::new(&Setup::printed(seats));
        assert!(matches!(refused, Err(SetupError::Seats { least: 2, most: 2, .. })), "{seats}");
    }
    assert!(SolarTowerDefense::new(&Setup::printed(2)).is_ok());
}

#[test]
fn r2_equal_dice_are_rolled_again_and_the_higher_one_starts() {
    let line = start(&[]);
    assert_eq!(play(&line, "s4,4", &[]).expect("a tie"), line);
    asked(&play(&line, "s6,1", &[]).expect("a roll"), &[], "E");
    asked(&play(&line, "s1,6", &[]).expect("a roll"), &[], "M");
}

#[test]
fn r3_planets_start_on_e1_and_m4_with_nothing() {
    let line = start(&[]);
    assert_eq!(line, "STD1 R1 start st=- | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-");
    unreadable(&line.replace("E1", "M1"), &[], "ring");
    unreadable(&line.replace("E1", "E8"), &[], "ring");
}

#[test]
fn r4_rounds_1_and_2_are_shorter() {
    let first = play(&start(&[]), "s6,1 C@EQ0 T@EQ1 C@EQ0 T@EQ1", &[]).expect("a first round");
    assert!(first.starts_with("STD1 R2 balance:M"), "{first}");
    let second = play(&first, "settle settle end end", &[]).expect("a second round");
    // Nothing can be shot at, so the fights and the movement of round 3 pass at once.
    assert!(second.starts_with("STD1 R3 balance:E"), "{second}");
    unreadable(&line("R2 fights st=E", EARTH, MARS), &[], "no such phase");
    unreadable(&line("R1 balance:E st=E", EARTH, MARS), &[], "no such phase");
}

#[test]
fn r5_the_command_center_comes_before_the_turret_and_both_must_come() {
    let line = play(&start(&[]), "s6,1", &[]).expect("a roll");
    assert_eq!(legal(&line, "E", &[]).len(), 26);
    refused(&line, "T@EQ0", "R5");
    refused(&line, "end", "R5");
    refused(&line, "L1", "R5");
    let placed = play(&line, "C@EQ0", &[]).expect("a center");
    assert_eq!(legal(&placed, "E", &[]).len(), 25);
    refused(&placed, "C@NP", "R5");
    refused(&placed, "T@EQ0", "R6");
    asked(&play(&placed, "T@SP", &[]).expect("a turret"), &[], "M");
}

#[test]
fn r6_fighters_and_buildings_share_fields() {
    let line = line("R9 build:E st=E", "E1 s0 cr12 p0 C:EQ0 T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@EQ3:+,2@EQ3:-");
    let built = play(&line, "T@EQ3", &[]).expect("fighters do not keep anybody from building");
    assert_eq!(field(side(&built, 1), "T:"), "EQ3");
}

#[test]
fn r7_each_phase_ends_for_both_before_the_next_begins() {
    let line = line("R9 balance:E st=E", EARTH, &MARS.replace("T:-", "T:SP"));
    let one = play(&line, "settle", &[]).expect("Earth's balance");
    assert!(one.starts_with("STD1 R9 balance:M"), "{one}");
    refused(&one, "E:settle", "R44");
    refused(&one, "end", "R44");
    let both = play(&one, "settle", &[]).expect("Mars' balance");
    assert!(both.starts_with("STD1 R9 build:E"), "{both}");
    refused(&both, "settle", "R45");
}
