//! Every option changes what its ambiguity says (sections 4 and 7 of the dossier).

use crate::START;
use crate::common::{becomes_with, face, legal, play, read, refused_with};

#[test]
fn effect_order_player_asks_for_the_order_where_it_matters() {
    let player = &[("effect_order", "player")];
    let two_icons = "00000000 P 6 5 g3^,g1.9,g2.7,g3.11,g5.8 g0r0 1 3 5 D2 - k126w34 -";
    becomes_with(player, two_icons, "k1B3/6,12", "00000000 P 6 7 g1.9,g3.12,g5.8 g2r0 1 3 5 D2 - k26w34 B3=k1");
    becomes_with(player, two_icons, "k1B3/12,6", "00000000 P 6 6 g1.9,g2.7,g3.12,g5.8 g1r0 1 3 5 D2 - k26w34 B3=k1");
    refused_with(player, two_icons, "k1B3", "R21");
    refused_with(player, two_icons, "k1B3/6,13", "R21");
    refused_with(&[], two_icons, "k1B3/6,12", "R21");
    let lost = "00000000 P 8 7 g4^,g1.13,r1.14,g2.12,g3.9 g1r0 4 2 6 D3 - k14w36 B5=k2";
    becomes_with(player, lost, "k4C1/16,16", "00000000 L 8 7 g4^,r1.16,g2.12,g3.9 g2r0 5 2 6 D3 - k1w36 B5=k2,C1=k4");
}

#[test]
fn excavate_placement_loose_lets_a_low_die_lie_but_not_dig() {
    let loose = &[("excavate_placement", "loose")];
    becomes_with(loose, START, "k3xF5", "00000000 P 1 0 g1^,g2^,g3^,g4^,g5.3 g0r0 0 2 0 C5 - k16w25 F5=k3x");
    let lying = "00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5,C1=k3x";
    refused_with(loose, lying, "!x", "R14");
    assert!(read(lying, &[]).is_err(), "under the printed rules it cannot lie there");
}

#[test]
fn excavator_floor_start_stops_the_push() {
    becomes_with(
        &[("excavator_floor", "start")],
        "00000000 M 5 4 g1.6,g2.7,g3.8,g4.9,g5.10 g0r0 1 3 0 C5 B2=2,B5=3 - -",
        "m",
        "00000000 P 6 5 g1.6,g2.7,g3.8,g4.9,g5.10 g0r0 1 3 0 C5 B2=2,B5=3 - -",
    );
}

#[test]
fn partial_room_room_waits_for_the_whole_room() {
    let half = "00000000 P 2 1 g1.2,g2.5,g3.3,g4.4,g5.5 g0r0 0 1 0 C2 - k136w25 -";
    refused_with(&[("partial_room", "room")], half, "k1C3", "R11");
    becomes_with(
        &[("partial_room", "room")],
        "00000000 M 6 5 g1^,g2^,g3.9,g4.12,g5.10 g0r0 1 4 6 E5 D3=4,D4=3 - -",
        "m",
        "00000000 P 7 6 g1^,g2^,g3.9,g4.12,g5.10 g0r0 1 4 6 D4 D3=4 - -",
    );
}

#[test]
fn fresh_room_robot_false_keeps_robots_off_what_was_just_dug() {
    let fresh = &[("fresh_room_robot", "false")];
    let line = "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 3 4 C4 - - A1=w2,A4=k1,B2=k5,B5=w1,C3=k3x";
    becomes_with(
        fresh,
        line,
        "!x",
        "00000000 R 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 2 4 C3/C4 - - A1=w2,A4=k1,B2=k5,B5=w1",
    );
    refused_with(fresh, line, "!x !B2 bC4", "R46");
    becomes_with(fresh, line, "!x .", "00000000 M 5 4 g1.7,g2.9,g3.10,g4.7,g5.10 g0r0 0 2 4 C3 - - -");
}

#[test]
fn respawn_full_columns_any_frees_the_choice() {
    let line = "00000000 M 2 1 g3^,g1.3,g2.9,g4.9,g5.7 g0r1 0 3 2 C1 - - -";
    let any = &[("respawn_full_columns", "any")];
    becomes_with(any, line, "m", "00000000 S 2 2 g3^,g1.3,g2.9,g4.9,g5.7 g0r1 0 3 2 C2 - - -");
    let asked = "00000000 S 2 2 g3^,g1.3,g2.9,g4.9,g5.7 g0r1 0 3 2 C2 - - -";
    assert_eq!(legal(asked, "A", any), ["^1", "^2", "^4", "^5"]);
    // R65 still holds: an empty column comes first.
    becomes_with(
        any,
        "00000000 M 2 0 g1^,g2^,g4.9,g5.9 g1r0 0 3 2 C1 - - -",
        "m",
        "00000000 P 3 1 g1^,g2^,g3^,g4.9,g5.9 g0r0 0 3 2 C1 - - -",
    );
}

#[test]
fn white_reroll_optional_asks() {
    let optional = &[("white_reroll", "optional")];
    let asked = "00000000 Q 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k136w5 B2=w2";
    becomes_with(optional, START, "w2B2", asked);
    assert_eq!(legal(asked, "A", optional), ["?+", "?-"]);
    becomes_with(optional, asked, "?+ =k111w1", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k111w1 B2=w2");
    becomes_with(optional, asked, "?-", "00000000 P 1 0 g1^,g3^,g4^,g5^,g2.2 g0r0 0 2 0 C5 - k136w5 B2=w2");
    assert!(read(asked, &[]).is_err());
    let last_white = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k1w2 A1=k1,A3=k1,A4=w1";
    let asked = play(last_white, "w2B2", optional).expect("legal");
    assert!(asked.starts_with("00000000 Q ") && asked.contains(" k1 "), "black dice are offered too: {asked}");
}

#[test]
fn the_starred_cards_options_change_the_setup() {
    let start = |stars, options: &[(&str, &str)]| face(stars, options).start().line();
    for (key, value, starred) in [
        ("starred_mothership", "two_red_waiting", "P 1 0 g1^,g2^,g3^,g4^,g5^ g0r2 0 2 0 B5 - - -"),
        ("starred_mothership", "low_start", "P 1 1 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 B5 - - -"),
        ("starred_energy_start", "3", "P 1 0 g1^,g2^,g3^,g4^,g5^ g0r1 0 3 0 B5 - - -"),
        ("starred_upper_damage", "3", "P 1 0 g1^,g2^,g3^,g4^,g5^ g0r1 0 2 0 B5 - - -"),
    ] {
        assert_eq!(start("11111111", &[(key, value)]), format!("11111111 {starred}"));
        assert_eq!(start("00000000", &[(key, value)]), start("00000000", &[]), "plain cards do not ask {key}");
    }
    let plain_limit = "00000000 L 5 4 g1.6,g2.7,g3.8,g4.9,g5.10 g0r0 5 3 0 C5 - - -";
    assert!(read(plain_limit, &[("starred_upper_damage", "3")]).is_ok());
    let at_limit = "11111111 L 5 4 g1.6,g2.7,g3.8,g4.9,g5.10 g0r1 5 3 0 B5 - - -";
    assert!(read(at_limit, &[("starred_upper_damage", "3")]).is_ok(), "three bursts, one burst, the skull");
    assert!(read(at_limit, &[]).is_err(), "the limit is four");
}

#[test]
fn starred_lower_f5_path_end_open_puts_f5_on_the_path() {
    let end = &[("starred_lower_f5", "path_end_open")];
    let line = "00000010 P 8 7 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 1 2 6 F4 - k124w45 -";
    assert!(legal(line, "A", end).contains(&"k1xF5".to_owned()));
    refused_with(&[], line, "k1xF5", "R13");
    assert!(legal(line, "A", &[]).contains(&"k1F5".to_owned()), "F5 opens with E5");
    refused_with(end, line, "k1F5", "R11");
    let stands_there = line.replace(" F4 ", " F5 ");
    assert!(legal(&stands_there, "A", end).contains(&"k1F5".to_owned()), "and opens when the excavator stands there");
}
