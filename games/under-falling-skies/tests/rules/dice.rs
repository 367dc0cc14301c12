//! The dice phase: rolling, placing, digging, rerolling (R7-R18, R29, R31).

use crate::START;
use crate::common::{becomes, legal, play, read, refused};

#[test]
fn r7_a_roll_is_three_black_and_two_white_dice() {
    let due = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - - -";
    becomes(due, "=k136w25", START);
    let outcomes = read(due, &[]).expect("valid").outcomes().expect("few enough to list");
    assert_eq!(outcomes.len(), 56 * 21);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 6u64.pow(5));
    let weight = |token: &str| outcomes.iter().find(|(roll, _)| roll == token).map(|(_, weight)| *weight);
    assert_eq!(weight("=k111w11"), Some(1));
    assert_eq!(weight("=k112w12"), Some(3 * 2));
    assert_eq!(weight("=k123w12"), Some(6 * 2));
    for wrong in ["=k13w25", "=k1366w2", "=k136", "=w25"] {
        assert!(play(due, wrong, &[]).is_err(), "{wrong} is not three black and two white");
    }
}

#[test]
fn r8_dice_are_placed_one_at_a_time_from_those_in_hand() {
    refused(START, "k4B1", "R8");
    refused(START, "w3B1", "R8");
    refused("00000000 R 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - - B1=k3", "k1B2", "R8");
    // All five must be placed.
    assert!(!legal(START, "A", &[]).contains(&".".to_owned()));
    refused(START, ".", "R54");
}

#[test]
fn r9_r15_a_space_holds_one_die_or_robot() {
    let robot = "00000000 P 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 C1=4 k125w36 -";
    becomes(robot, "-C1", "00000000 P 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 - k125w36 -");
    becomes(robot, "-C1 k5C1", "00000000 P 3 2 g1.13,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 - k12w36 C1=k5");
    refused("00000000 P 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - k16w25 B1=k3", "k6B1", "R9");
}

#[test]
fn r10_one_action_die_a_column_and_robots_do_not_count() {
    let robot = "00000000 P 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 C1=4 k125w36 -";
    assert!(legal(robot, "A", &[]).contains(&"k5B1".to_owned()));
    let taken = "00000000 P 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - k16w25 B1=k3";
    assert!(legal(taken, "A", &[]).iter().all(|token| !token.ends_with('1')), "no space of column 1 is offered");
}

#[test]
fn r11_an_ordinary_die_goes_on_an_excavated_space_of_a_room() {
    refused(START, "k6C4", "R11");
    let half = "00000000 P 2 1 g1.2,g2.5,g3.3,g4.4,g5.5 g0r0 0 1 0 C2 - k136w25 -";
    assert!(legal(half, "A", &[]).contains(&"k1C3".to_owned()), "half of C2-C3 is open");
    refused(half, "k1C2", "R11");
}

#[test]
fn r12_a_tunnel_takes_no_ordinary_die() {
    refused(START, "k3B4", "R12");
}

#[test]
fn r13_one_die_a_round_digs_on_a_room_or_tunnel_space_of_the_path() {
    becomes(START, "k3xC2", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.3 g0r0 0 2 0 C5 - k16w25 C2=k3x");
    let dug = "00000000 P 1 0 g2^,g3^,g4^,g5^,g1.4 g0r0 0 2 0 C5 - k16w25 C1=k4x";
    assert!(legal(dug, "A", &[]).iter().all(|token| !token.contains('x')), "no second die digs");
    let deep = "00000000 P 8 7 g1.9,g2.12,g3.9,g4.13,g5.10 g0r0 1 2 6 E4 - k136w25 -";
    assert!(legal(deep, "A", &[]).contains(&"k3xE3".to_owned()), "E3 is a tunnel");
}

#[test]
fn r14_the_excavating_die_needs_at_least_the_distance() {
    refused(START, "k6xB5", "R14");
    becomes(START, "k6xC1", "00000000 P 1 0 g2^,g3^,g4^,g5^,g1.6 g0r0 0 2 0 C5 - k13w25 C1=k6x");
}

#[test]
fn r17_anti_aircraft_takes_one_off_and_a_one_moves_nothing() {
    becomes(START, "k6A1", "00000000 P 1 0 g2^,g3^,g4^,g5^,g1.5 g0r0 0 2 0 C5 - k13w25 A1=k6");
    // Row 4 of column 5 is a mothership icon: a die of 1 in A5 does not trigger it again.
    let on_icon = "00000000 P 2 1 g1^,g2^,g3^,g4^,g5.4 g0r0 0 2 0 C5 - k136w25 -";
    becomes(on_icon, "k1A5", "00000000 P 2 1 g1^,g2^,g3^,g4^,g5.4 g0r0 0 2 0 C5 - k36w25 A5=k1");
}

#[test]
fn r18_the_excavating_die_moves_ships_by_its_full_number() {
    becomes(START, "w5xC2 =k113w4", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.5 g0r0 0 2 0 C5 - k113w4 C2=w5x");
}

#[test]
fn r29_a_white_die_rerolls_all_dice_in_hand() {
    let due = "00000000 C 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k???w? B2=w2";
    becomes(START, "w2B2", due);
    becomes(due, "=k111w1", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k111w1 B2=w2");
    let outcomes = read(due, &[]).expect("valid").outcomes().expect("few enough to list");
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 6u64.pow(4));
    refused("00000000 P 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k111w1 B2=w2", "?-", "R29");
}

#[test]
fn r29_r31_a_white_die_that_is_the_last_rerolls_nothing() {
    becomes(
        "00000000 P 3 2 g2^,g3^,g1.6,g4.5,g5.11 g0r0 0 4 2 C3 - w4 A1=k3,B3=k1,B5=k6,C4=w1",
        "w4B2",
        "00000000 R 3 2 g3^,g1.6,g2.6,g4.5,g5.11 g0r0 0 4 2 C3 - - A1=k3,B2=w4,B3=k1,B5=k6,C4=w1",
    );
}
