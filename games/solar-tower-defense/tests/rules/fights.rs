//! The Fights phase (R8-R23).

use contract::{Notation as _, Phrase, Seat, Speak as _};

use crate::common::{after, asked, field, game, line, normal, play, read, refused, side, unreadable};

#[test]
fn r8_all_turrets_come_before_space_and_all_of_it_before_the_fighters() {
    let earth = "E5 s4 cr0 p0 C:EQ0* T:NP,EQ1 F:1@EQ3:+";
    let mars = "M4 s4 cr0 p0 C:EQ3 T:EQ4 F:1@EQ1:+,2@E6";
    let mut now = normal(&line("R13 fights st=E", earth, mars), &[]);
    let mut order = Vec::new();
    while now.starts_with("STD1 R13 fights") {
        order.push(now.split(" at=").nth(1).and_then(|rest| rest.split(' ').next()).expect("a piece").to_owned());
        now = play(&now, "d1", &[]).expect("a die");
    }
    assert_eq!(order, ["plan.E.EQ1", "plan.M.EQ4", "space.E.NP", "fire.E.1", "fire.M.1"]);
}

#[test]
fn r9_a_turret_fires_at_its_own_field_and_those_joined_to_it() {
    let fires = |at: &str| {
        let mars = format!("M4 s4 cr0 p0 C:EQ7 T:- F:1@{at}");
        let now = normal(&line("R13 fights st=E", "E5 s4 cr0 p0 C:SP T:EQ2 F:-", &mars), &[]);
        now.contains("at=plan.E.EQ2")
    };
    for near in ["EQ2:+", "EQ1:+", "EQ3:-", "NT2:+", "ST2:+"] {
        assert!(fires(near), "{near}");
    }
    for far in ["NT1:+", "ST3:+", "EQ4:+", "NP:s2"] {
        assert!(!fires(far), "{far}");
    }
}

#[test]
fn r13_five_or_more_destroys_a_fighter_over_the_planet_and_earns_a_point() {
    let start = line("R13 fights st=E", "E5 s4 cr0 p5 C:EQ5 T:EQ2 F:-", "M4 s4 cr0 p0 C:EQ7 T:- F:1@EQ2:+");
    assert_eq!(field(&after(&start, "d4 d1", &[], 1), "p"), "5");
    assert_eq!(field(&after(&start, "d5", &[], 1), "p"), "6");
    assert_eq!(field(&after(&start, "d5", &[], 2), "F:"), "-");
    // The limit of R42 holds at once.
    assert_eq!(field(&after(&start.replace("p5", "p6"), "d6", &[], 1), "p"), "6");
}

#[test]
fn r15_only_a_pole_looks_everywhere() {
    let mars = "M4 s4 cr0 p0 C:EQ2 T:EQ6,SP F:-";
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ0 T:- F:1@M5,2@E3", mars);
    let now = normal(&start, &[]);
    assert!(now.contains("at=space.M.EQ6"), "{now}");
    let pole = play(&now, "d1", &[]).expect("a miss");
    asked(&pole, &[], "M");
    refused(&pole, "SP>M3", "R15");
    refused(&pole, "EQ6>M5", "R15");
    assert!(play(&pole, "SP>E3 d3", &[]).expect("a shot").contains("F:1@"));
}

#[test]
fn r17_no_turret_fires_at_the_sun_or_off_the_map() {
    // Spin 0: longitude 0 faces the sun; Earth has nothing on its inner side.
    let start =
        line("R13 fights st=E", "E5 s0 cr0 p0 C:EQ4 T:EQ0,EQ1,EQ7 F:-", "M4 s4 cr0 p0 C:EQ2 T:- F:1@M7,2@M8,3@M9");
    assert!(normal(&start, &[]).starts_with("STD1 R13 balance:E"));
}

#[test]
fn r19_damage_stays_until_the_second_hit() {
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5 T:- F:1@EQ2:+", "M4 s4 cr0 p0 C:EQ2 T:SP F:-");
    let hit = play(&start, "d2", &[]).expect("a hit");
    assert_eq!(field(side(&hit, 2), "C:"), "EQ2*");
    let later = play(&hit, "settle settle end end settle settle end end", &[]).expect("two rounds");
    assert_eq!(field(side(&later, 2), "C:"), "EQ2*");
}

#[test]
fn r21_a_damaged_building_works() {
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5* T:EQ2* F:-", "M4 s4 cr0 p0 C:EQ7 T:- F:1@EQ2:+");
    let shot = play(&start, "d5 settle", &[]).expect("a shot and a balance");
    assert_eq!((field(side(&shot, 1), "cr"), field(side(&shot, 1), "p")), ("9", "2"));
}

#[test]
fn r22_fighters_in_space_do_not_fire_and_fighters_do_not_fight() {
    let start =
        line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5 T:- F:1@EQ3:+,2@M6", "M4 s4 cr0 p0 C:EQ7 T:- F:1@EQ3:+,2@M6");
    assert!(normal(&start, &[]).starts_with("STD1 R13 balance:E"));
}

#[test]
fn r23_victory_is_checked_after_all_fires() {
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5* T:- F:1@EQ2:+", "M4 s4 cr0 p0 C:EQ2* T:- F:1@EQ5:+");
    let first = play(&start, "d6", &[]).expect("the last center of Mars falls");
    assert!(first.starts_with("STD1 R13 fights st=E at=fire.M.1 due=1,-1"), "{first}");
    assert!(play(&first, "d1", &[]).expect("a miss").starts_with("STD1 R13 over:E"));
    assert!(play(&first, "d2", &[]).expect("a hit").starts_with("STD1 R13 over:-"));
}

#[test]
fn r20_gains_and_losses_of_the_fighters_are_added_up_before_the_limit() {
    let start =
        line("R13 fights st=E", "E5 s4 cr0 p6 C:NT0,EQ0* T:- F:1@EQ5:+", "M4 s4 cr0 p0 C:NT5,EQ5* T:- F:1@EQ0:+");
    let end = play(&start, "d6 d4", &[]).expect("both centers fall");
    assert_eq!((field(side(&end, 1), "p"), field(side(&end, 2), "p")), ("6", "0"));
}

#[test]
fn a_line_names_only_a_piece_that_can_fire() {
    let good =
        normal(&line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5 T:EQ2,SP F:-", "M4 s4 cr0 p0 C:EQ7 T:- F:1@EQ2:+"), &[]);
    assert!(read(&good, &[]).is_ok());
    unreadable(&good.replace("plan.E.EQ2", "plan.E.SP"), &[], "does not fire now");
    unreadable(&good.replace("plan.E.EQ2", "space.E.EQ2"), &[], "does not fire now");
    unreadable(&good.replace("plan.E.EQ2", "plan.E.EQ2>F1"), &[], "does not fire at that");
    unreadable(&good.replace(" at=plan.E.EQ2", " at=plan.E.EQ2 due=1,0"), &[], "due");
}

/// R16. Whoever chooses a cell is told beforehand whom that is aimed at, and what it needs.
#[test]
fn r16_a_cell_to_fire_at_says_whom_it_is_aimed_at() {
    let game = game(&[]);
    let state = game
        .read_line("STD1 R13 fights st=E | E E5 s4 cr0 p0 C:EQ0 T:- F:1@M5,2@M5,3@E3 | M M4 s4 cr0 p0 C:EQ2 T:NP F:-");
    let state = state.expect("a line");
    let told = |token: &str| game.outlook(&state, Seat::new(1), game.read_action(token).expect("an action"));
    let aimed = |fighter: u8| Phrase::new("outlook-aim").with("fighter", fighter).with("need", 3u8).args;
    assert_eq!([&told("NP>M5")[0].args, &told("NP>E3")[0].args], [&aimed(1), &aimed(3)]);
}
