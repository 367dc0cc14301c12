//! The mothership phase and the return of waiting ships (R56-R68).

use crate::common::{becomes, legal, refused};

/// Returns the line before the mothership phase with the mothership on a row.
fn before(row: u8, rest: &str) -> String {
    format!("00000000 M 6 {row} g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 {rest} - - -")
}

/// Returns the line of the next round, the mothership one row lower.
fn after(row: u8, ships: &str, rest: &str) -> String {
    format!("00000000 P 7 {row} {ships} {rest} - - -")
}

const SHIPS: &str = "g1.13,g2.14,g3.15,g4.12,g5.14 g0r0";

#[test]
fn r56_the_symbol_of_the_next_row_is_resolved_first_an_empty_margin_does_nothing() {
    becomes(&before(10, "0 2 5 E3"), "m", &after(11, SHIPS, "0 2 5 E3"));
    refused("00000000 R 6 5 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 0 2 5 E3 - - -", "m", "R56");
    assert_eq!(legal(&before(10, "0 2 5 E3"), "A", &[]), ["m"]);
    // At the last damage the symbol ends the game before the mothership moves.
    becomes(&before(9, "4 2 5 E3"), "m", "00000000 L 6 9 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 5 2 5 E3 - - -");
}

#[test]
fn r57_row_ten_deals_damage() {
    becomes(&before(9, "1 2 5 E3"), "m", &after(10, SHIPS, "2 2 5 E3"));
}

#[test]
fn r58_the_excavator_is_pushed_back_down_to_b1() {
    becomes(&before(5, "1 2 0 B2"), "m", &after(6, SHIPS, "1 2 0 B1"));
    becomes(&before(5, "1 2 0 B1"), "m", &after(6, SHIPS, "1 2 0 B1"));
}

#[test]
fn r59_research_goes_back_but_not_below_the_start() {
    becomes(&before(6, "1 2 5 E3"), "m", &after(7, SHIPS, "1 2 3 E3"));
    becomes(&before(6, "1 2 1 E3"), "m", &after(7, SHIPS, "1 2 0 E3"));
}

#[test]
fn r60_a_red_ship_joins_if_one_is_set_aside() {
    for (ships, red) in
        [("g1^,g2^,g3^,g4^,g5^", 1), ("g1^,r2^,g3^,g4^,g5^,g2.9,r3.10", 0), ("g1^,g2^,g3^,g4^,g5^,r2.9,r3.10", 0)]
    {
        let line = format!("00000000 M 6 7 {ships} g0r0 1 2 5 E3 - - -");
        becomes(&line, "m", &after(8, &format!("{ships} g0r{red}"), "1 2 5 E3"));
    }
}

#[test]
fn r61_r63_ships_on_spots_ride_along_and_ships_on_the_new_row_are_swept() {
    becomes(
        "00000000 M 3 1 g3^,r1.2,g1.8,g2.9,g4.9,g5.9 g0r0 0 3 2 D3 - - -",
        "m",
        "00000000 S 3 2 g3^,g1.8,g2.9,g4.9,g5.9 g0r1 0 3 2 D2 - - -",
    );
}

#[test]
fn r64_r65_green_ships_return_first_and_to_empty_columns() {
    let asked = "00000000 S 3 3 g3^,g2.9,g4.9 g2r1 0 3 2 C1 - - -";
    assert_eq!(legal(asked, "A", &[]), ["^1", "^5"]);
    becomes(asked, "^5", "00000000 S 3 3 g1^,g3^,g5^,g2.9,g4.9 g0r1 0 3 2 C1 - - -");
    refused(asked, "^3", "R64");
    refused("00000000 R 3 3 g3^,g2.9,g4.9 g2r1 0 3 2 C1 - - -", "^1", "R64");
}

#[test]
fn r66_r67_with_every_column_held_the_farthest_spots_are_a_free_choice() {
    let asked = "00000000 S 3 3 g1^,g3^,g5^,g2.9,g4.9 g0r1 0 3 2 C1 - - -";
    assert_eq!(legal(asked, "A", &[]), ["^2", "^4"]);
    becomes(asked, "^4", "00000000 P 4 3 g1^,g3^,r4^,g5^,g2.9,g4.9 g0r0 0 3 2 C1 - - -");
    // One spot lies farther from its first ship than the others: nobody is asked.
    becomes(
        "00000000 M 6 10 g1.13,g2.14,g3.15,g4.14,r5.14 g1r0 0 2 5 E3 - - -",
        "m",
        "00000000 P 7 11 g3^,g1.13,g2.14,g3.15,g4.14,r5.14 g0r0 0 2 5 E3 - - -",
    );
    refused("00000000 S 3 3 g1^,g3^,g2.9,g4.9,r5.6 g1r0 0 3 2 C1 - - -", "^5", "R66");
}

#[test]
fn r68_without_a_free_spot_ships_wait_on() {
    let ships = "g1^,g2^,g3^,g4^,g5^ g0r2";
    becomes(&format!("00000000 M 6 10 {ships} 0 2 5 E3 - - -"), "m", &after(11, ships, "0 2 5 E3"));
}

#[test]
fn r62_the_skull_row_loses_at_once() {
    becomes(&before(11, "1 2 5 E3"), "m", "00000000 L 6 12 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 1 2 5 E3 - - -");
    let starred = "00010000 M 6 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 1 2 5 E3 - - -";
    becomes(starred, "m", "00010000 L 6 11 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 1 2 5 E3 - - -");
}
