//! The Cosmic phase (R50-R54).

use contract::{Game, Notation};

use crate::common::{after, asked, field, game, legal, line, play, refused, side};

#[test]
fn r50_both_planets_move_one_cell_counter_clockwise() {
    let start = line("R9 build:M st=E", "E7 s0 cr0 p0 C:EQ0 T:- F:-", "M11 s0 cr0 p0 C:EQ0 T:- F:-");
    let end = play(&start, "end", &[]).expect("a round");
    assert!(side(&end, 1).starts_with("E E0 ") && side(&end, 2).starts_with("M M0 "), "{end}");
}

#[test]
fn r51_each_disc_turns_by_one_longitude() {
    let start = line("R9 build:M st=E", "E7 s7 cr0 p0 C:EQ0 T:- F:-", "M11 s3 cr0 p0 C:EQ0 T:- F:-");
    let end = play(&start, "end", &[]).expect("a round");
    assert!(side(&end, 1).contains(" s0 ") && side(&end, 2).contains(" s4 "), "{end}");
}

#[test]
fn r52_those_that_a_planet_meets_must_land_in_order() {
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:EQ0 T:EQ4 F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:2@E5,5@E5");
    asked(&start, &[], "M");
    let tokens = legal(&start, "M", &[]);
    assert_eq!((tokens.len(), tokens[0].as_str(), tokens[8].as_str()), (16, "F2:0", "F*:0"));
    refused(&start, "F5:0", "R52");
    let one = play(&start, "F2:3", &[]).expect("a landing");
    assert_eq!(legal(&one, "M", &[]).len(), 8);
    refused(&one, "F*:1", "R52");
    assert_eq!(field(&after(&one, "F5:4", &[], 2), "F:"), "2@EQ3:-,5@EQ4:+");
}

#[test]
fn r53_who_was_met_fights_before_it_flies_on() {
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:EQ0 T:- F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5");
    let met = play(&start, "F1:0", &[]).expect("a landing");
    assert!(met.starts_with("STD1 R13 fights st=E at=fire.M.1"), "{met}");
    assert_eq!(field(&after(&met, "d6", &[], 2), "F:"), "1@EQ1:+");
}

#[test]
fn r54_ceres_goes_round_and_does_nothing() {
    let game = game(&[]);
    let cell = |text: &str| game.scenery_cell(&game.read_line(text).expect("a line")).to_string();
    assert_eq!(game.scenery_cell(&game.start()).to_string(), "C6");
    let quiet = |round: u32| {
        line(&format!("R{round} build:E st=E"), "E7 s0 cr0 p0 C:EQ0 T:- F:-", "M11 s0 cr0 p0 C:EQ0 T:- F:-")
    };
    assert_eq!([cell(&quiet(2)), cell(&quiet(11)), cell(&quiet(12))], ["C7", "C0", "C1"]);
}
