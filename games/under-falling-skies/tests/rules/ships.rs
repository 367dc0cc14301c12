//! How ships move and what they land on (R16-R28, R30).

use crate::START;
use crate::common::{becomes, becomes_with};

#[test]
fn r16_r19_all_ships_of_the_column_move_by_the_same_amount_at_the_same_time() {
    // The upper ship lands where the lower one stood; that one goes on to the arrow of row 8.
    becomes(
        "00000000 P 2 1 g3^,g4^,g5^,g1.2,g1.5 g0r0 0 2 0 C5 - k136w25 -",
        "k3B1",
        "00000000 P 2 1 g3^,g4^,g5^,g1.5,g2.8 g0r0 0 2 0 C5 - k16w25 B1=k3",
    );
}

#[test]
fn r16_r19_spaces_passed_and_the_modifier_of_the_room_do_not_matter() {
    // Column 5 passes the mothership icon of row 4; the lab in B5 takes one off.
    becomes(START, "k6B5", "00000000 P 1 0 g1^,g2^,g3^,g4^,g5.6 g0r0 0 2 0 C5 - k13w25 B5=k6");
}

#[test]
fn r20_r27_a_red_ship_hits_the_ground_and_returns_like_a_green_one() {
    becomes(
        "00000000 P 8 7 g4^,r1.13,g2.12,g3.9,g5.10 g1r0 1 2 6 D3 - k146w36 -",
        "k6C1",
        "00000000 P 8 7 g4^,g2.12,g3.9,g5.10 g1r1 2 2 6 D3 - k14w36 C1=k6",
    );
}

#[test]
fn r23_r24_a_ship_moved_by_an_arrow_moves_again_with_a_later_die_of_its_new_column() {
    becomes(START, "k6B2 k1B1", "00000000 P 1 0 g3^,g4^,g5^,g1.1,g1.7 g0r0 0 2 0 C5 - k3w25 B1=k1,B2=k6");
    // Column 1 has had its die: the ship that comes over stays.
    becomes(START, "k1B1 k6B2", "00000000 P 1 0 g3^,g4^,g5^,g1.1,g1.6 g0r0 0 2 0 C5 - k3w25 B1=k1,B2=k6");
}

#[test]
fn r25_an_icon_moves_the_mothership_and_skips_the_margin() {
    // Row 2 pushes the excavator back; an icon that moves the mothership there does not.
    becomes(
        "00000000 P 2 1 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C3 - k136w25 -",
        "k3B5",
        "00000000 P 2 2 g1^,g2^,g3^,g4^,g5.4 g0r0 0 2 0 C3 - k16w25 B5=k3",
    );
}

#[test]
fn r26_an_explosion_does_nothing_in_the_dice_phase() {
    becomes(START, "k3B2", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.3 g0r0 0 2 0 C5 - k16w25 B2=k3");
}

#[test]
fn r28_a_ship_swept_before_its_turn_resolves_nothing() {
    // Bottom first: the lower icon's descent to row 6 sweeps the upper ship before its icon counts.
    becomes_with(
        &[("effect_order", "bottom_first")],
        "00000000 P 6 5 g3^,g1.9,g2.7,g3.11,g5.8 g0r0 1 3 5 D2 - k126w34 -",
        "k1B3",
        "00000000 P 6 6 g1.9,g2.7,g3.12,g5.8 g1r0 1 3 5 D2 - k26w34 B3=k1",
    );
}

#[test]
fn r30_waiting_ships_do_not_move() {
    becomes(
        "00000000 P 4 3 g1^,g2^,g4^,g5.9 g1r1 1 3 3 C2 - k124w35 -",
        "k4B3",
        "00000000 P 4 3 g1^,g2^,g4^,g5.9 g1r1 1 3 3 C2 - k12w35 B3=k4",
    );
}
