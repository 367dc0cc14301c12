//! The rooms phase: using rooms, digging, robots (R31-R55, R73).

use crate::common::{becomes, legal, play, refused};

const ROOMS: &str = "00000000 R 4 3 g4^,g5^,g1.8,g2.9,g3.7 g0r0 0 1 3 D2 - - A1=k6,A4=k1,B5=w2,C2=k3,C3=w4";

#[test]
fn r31_after_the_fifth_die_rooms_are_used() {
    becomes(
        "00000000 P 3 2 g3^,g1.6,g2.6,g4.5,g5.11 g0r0 0 4 2 C3 - k5 A1=k3,B2=w4,B5=k6,C4=w1",
        "k5B3",
        "00000000 R 3 2 g1.6,g2.6,g4.5,g4.7,g5.11 g0r0 0 4 2 C3 - - A1=k3,B2=w4,B3=k5,B5=k6,C4=w1",
    );
}

#[test]
fn r32_dice_resolve_in_any_order_and_leave() {
    let either = ["!C2 !B5", "!B5 !C2"].map(|tokens| play(ROOMS, tokens, &[]).expect("legal"));
    assert!(either[0].ends_with("A1=k6,A4=k1") && either[1].ends_with("A1=k6,A4=k1"));
    refused("00000000 P 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - k16w25 B1=k3", "!B1", "R32");
}

#[test]
fn r33_using_a_room_is_optional() {
    becomes(ROOMS, "~B5", "00000000 R 4 3 g4^,g5^,g1.8,g2.9,g3.7 g0r0 0 1 3 D2 - - A1=k6,A4=k1,C2=k3,C3=w4");
    refused(ROOMS, "~B4", "R33");
}

#[test]
fn r34_a_room_of_several_spaces_needs_all_of_them_loaded() {
    let half = "00000000 R 4 3 g4^,g5^,g1.8,g2.9,g3.7 g0r0 0 1 3 D2 - - A1=k6,A3=w4,A4=k1,B5=w2,C2=k3";
    refused(ROOMS, "!C3", "R34");
    // A ready robot loads a space, an exhausted one does not.
    let robot = half.replace("D2 - -", "D2 C3=2 -");
    becomes(&robot, "!C2", "00000000 R 4 3 g4^,g5^,g1.8,g2.9,g3.7 g0r0 0 6 3 D2 C3=1' - A1=k6,A3=w4,A4=k1,B5=w2");
    refused(&half.replace("D2 - -", "D2 C3=2' -"), "!C2", "R51");
}

#[test]
fn r37_a_value_below_one_gives_nothing_and_takes_nothing() {
    let none = "00000000 R 8 7 g1.13,g2.14,g3.14,g4.11,r4.13 g1r0 2 1 7 F1 - - D3=w5";
    becomes(&format!("{none},E1=k1,E2=k1"), "!E1", none);
    let robot = |energy| format!("00000000 R 2 1 g1.4,g2.5,g3.3,g4.6,g5.6 g0r0 0 {energy} 0 D1 - - A3=w3");
    becomes(&format!("{},B2=k1", robot(4)), "!B2", &robot(3));
}

#[test]
fn r43_anti_aircraft_rooms_have_no_effect_now() {
    refused(ROOMS, "!A1", "R43");
}

#[test]
fn r44_moving_the_excavator_costs_one_energy_at_any_distance() {
    let dug = "00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5,C1=k4x";
    becomes(dug, "~x", "00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5");
    becomes(
        "00000000 R 1 0 g1.6,g2.5,g3.3,g4.4,g5.5 g0r0 0 1 0 C5 - - D2=k6x",
        "!x",
        "00000000 R 1 0 g1.6,g2.5,g3.3,g4.4,g5.5 g0r0 0 0 0 D2 - - -",
    );
    refused(ROOMS, "!x", "R44");
    refused("00000000 P 1 0 g2^,g3^,g4^,g5^,g1.4 g0r0 0 2 0 C5 - k16w25 C1=k4x", "!x", "R32");
}

#[test]
fn r45_the_excavating_die_is_no_die_of_its_room() {
    let dug = "00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5,C1=k4x";
    refused(dug, "!C1", "R45");
    refused(dug, "~C1", "R45");
}

#[test]
fn r46_r47_newly_excavated_spaces_take_a_robot_in_the_same_phase() {
    let line = "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 3 4 C4 - - A1=w2,A4=k1,B2=k5,B5=w1,C3=k3x";
    becomes(line, "!x !B2 bC4", "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 1 4 C3 C4=4' - A1=w2,A4=k1,B5=w1");
    refused(line, "!B2 bC4", "R47");
    refused(line, "!B2 bB4", "R47");
    refused(line, "bC4", "R47");
    becomes(line, "!B2 b-", "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 2 4 C4 - - A1=w2,A4=k1,B5=w1,C3=k3x");
}

#[test]
fn r47_a_robot_shows_at_most_six_and_a_value_below_one_builds_none() {
    let six = "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 3 4 E3 - - D1=w6";
    becomes(six, "!D1", "00000000 B6@D1 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 1 4 E3 - - D1=w6");
    let starred = "00000100 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 4 5 E3 C5=6 - C4=w6";
    becomes(starred, "!C4", "00000100 B6@C4 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 7 5 E3 C5=6 - C4=w6");
}

#[test]
fn r48_r73_while_siting_the_room_in_use_is_still_occupied() {
    let line = "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 4 5 E3 E4=1 - A1=k2,A2=w1,A3=k3,B5=w4,C4=k5";
    becomes(
        line,
        "!E4",
        "00000000 B1@E4 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 3 5 E3 E4=1 - A1=k2,A2=w1,A3=k3,B5=w4,C4=k5",
    );
    refused(line, "!E4 bE4", "R48");
    refused(line, "!E4 bC4", "R48");
    becomes(
        line,
        "!E4 bE4-E4",
        "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 3 5 E3 E4=1' - A1=k2,A2=w1,A3=k3,B5=w4,C4=k5",
    );
}

#[test]
fn r50_a_robot_may_be_taken_off_and_must_be_when_both_are_out() {
    let both = "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 4 5 E3 B1=2,B2=3 - E4=k4";
    refused(both, "!E4 bD3", "R50");
    becomes(both, "!E4 bD3-B1", "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 3 5 E3 B2=3,D3=4' - -");
    becomes(both, "!E4 bB1-B1", "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 3 5 E3 B1=4',B2=3 - -");
    refused(both, "!E4 bD3-B3", "R50");
    refused(both, "!E4 -B1", "R50");
    refused(both, "-B3", "R50");
    becomes(both, "-B1", "00000000 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 4 5 E3 B2=3 - E4=k4");
    let spawning = "00000000 S 3 3 g3^,g2.9,g4.9 g2r0 0 3 2 C1 B1=2 - -";
    assert!(legal(spawning, "A", &[]).contains(&"-B1".to_owned()));
    refused("00000000 M 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 4 5 E3 B1=2 - -", "-B2", "R50");
}

#[test]
fn r51_a_robot_works_once_a_phase() {
    let line = "00000000 R 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 C1=4 - A1=k2,A2=k1,A3=w3,A4=k3,B5=w1";
    refused(line, "!C1 !C1", "R51");
}

#[test]
fn r52_r54_the_phase_ends_when_the_player_says_so_and_robots_are_ready_again() {
    becomes(
        "00000000 R 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 5 3 C1 B1=2,C4=4' - A3=k2,A4=w1",
        ".",
        "00000000 M 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 5 3 C1 B1=2,C4=4 - -",
    );
    let nothing_left = "00000000 R 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 5 3 C1 - - -";
    assert_eq!(legal(nothing_left, "A", &[]), ["."]);
}

#[test]
fn r53_a_robot_in_an_anti_aircraft_room_does_nothing() {
    let line = "00000000 P 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 A1=4 k125w36 -";
    becomes(line, "k2B1", "00000000 P 3 2 g2.5,g2.10,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 A1=4 k15w36 B1=k2");
    refused("00000000 R 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 A1=4 - -", "!A1", "R43");
    let siting = "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 3 4 E3 - - E4=w6";
    becomes(siting, "!E4 bA1", "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 2 4 E3 A1=6' - -");
}

#[test]
fn r73_effects_other_than_robots_come_first_and_a_win_skips_the_robot() {
    // Starred C4-C5 gives energy and a robot: the energy is there while the robot is sited.
    becomes(
        "00000100 R 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 0 5 E3 C5=4 - C4=w5",
        "!C4",
        "00000100 B3@C4 6 5 g1.9,g2.8,g3.10,g4.7,g5.9 g0r0 1 3 5 E3 C5=4 - C4=w5",
    );
}
