//! One test or more for each option (section 7 of the dossier).

use contract::{Game, Setup, SetupError};
use solar_tower_defense::SolarTowerDefense;

use crate::common::{
    after, asked, field, game, legal, line, normal, play, read, refused_with, seen, side, start, unreadable,
};

#[test]
fn solar_map_even_rings_take_three_rounds_to_cross() {
    let options = &[("solar_map", "even_10")];
    let start = start(options);
    assert!(start.contains("E E0") && start.contains("M M5"), "{start}");
    let game = game(options);
    let state = contract::Notation::read_line(
        &game,
        "STD1 R5 build:E st=E | E E4 s4 cr0 p1 C:EQ0 T:- F:- | M M9 s4 cr0 p0 C:EQ1 T:- F:-",
    );
    let coming = game.forecast_launch(&state.expect("a line"), contract::Seat::FIRST, 5);
    let lands = coming.iter().find(|one| matches!(one.event, solar_tower_defense::forecast::Coming::Lands { .. }));
    assert_eq!(lands.map(|one| one.round), Some(8));
}

#[test]
fn start_positions_are_drawn_with_that_option() {
    let options = &[("start_positions", "random")];
    let start = start(options);
    assert!(start.contains("| E - s0"), "{start}");
    let drawn = play(&start, "pE3,M11", options).expect("cells");
    assert!(drawn.contains("| E E3 s0") && drawn.contains("| M M11 s0"), "{drawn}");
    asked(&play(&drawn, "s1,2", options).expect("a roll"), options, "M");
    assert!(play(&start, "pE8,M0", options).is_err());
    assert!(play(&start, "s1,2", options).is_err());
}

#[test]
fn build_order_may_favour_the_starting_player() {
    let quiet = ["E1 s0 cr0 p0 C:EQ0 T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:-"];
    let start = line("R8 balance st=E", quiet[0], quiet[1]);
    asked(&normal(&start, &[]), &[], "M");
    let options = &[("build_order", "start_player")];
    asked(&normal(&start, options), options, "E");
}

#[test]
fn build_order_may_be_secret() {
    let options = &[("build_order", "secret")];
    let begin = play(&start(options), "s6,1", options).expect("a roll");
    asked(&begin, options, "EM");
    assert!(begin.contains("build:EM st=E hidden=E:-;M:- |"), "{begin}");
    let placed = play(&begin, "E:C@NT2", options).expect("a center");
    assert!(placed.contains("hidden=E:cr0/p0/C:NT2/T:-;M:-"), "{placed}");
    assert_eq!(side(&placed, 1), side(&begin, 1), "the side stays as it was");
    let [token, shown] = seen(&begin, "E:C@NT2", options, "M");
    assert!(shown.contains("hidden=E:?;M:-") && !token.contains("NT2"), "{token} {shown}");
    let ended = play(&placed, "E:T@NT3 M:C@EQ5", options).expect("one has ended");
    asked(&ended, options, "M");
    let both = play(&ended, "M:T@EQ4", options).expect("both have ended");
    assert!(both.starts_with("STD1 R2 balance:M st=E | E E2 s1 cr0 p0 C:NT2 T:NT3 F:- | M M5 s1"), "{both}");
    let launch = line(
        "R9 build:EM st=E hidden=E:cr12/p0/C:EQ0/T:-;M:-",
        "E1 s0 cr12 p1 C:EQ0 T:- F:-",
        "M0 s0 cr0 p0 C:EQ0 T:- F:-",
    );
    let shown = play(&launch, "E:end M:end", options).expect("both end");
    assert_eq!(field(side(&shown, 1), "F:"), "1@M2", "it was launched, and has moved on");
    unreadable(&launch.replace("p0/C", "p2/C"), options, "plans read");
}

#[test]
fn landing_list_five_does_not_count_damage() {
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:NT4,EQ0 T:NT0* F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5");
    assert_eq!(field(&after(&start, "F1:1", &[], 2), "F:"), "1@NT1:+");
    assert_eq!(field(&after(&start, "F1:1", &[("landing_list", "five")], 2), "F:"), "1@EQ0:-");
}

#[test]
fn polar_landing_may_begin_at_the_equator() {
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:SP T:EQ6 F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5");
    let options = &[("polar_landing", "equator")];
    assert_eq!(field(&after(&start, "F1:6", options, 2), "F:"), "1@EQ6:s6");
}

#[test]
fn pole_facing_may_be_free() {
    let options = &[("pole_facing", "free")];
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:NP T:- F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5,2@E5");
    let landed = play(&start, "F*:6", options).expect("both land");
    assert!(landed.contains("cosmic:M") && landed.contains("F:1@NP:?,2@NP:?"), "{landed}");
    assert_eq!(legal(&landed, "M", options)[3], "F1^3");
    refused_with(options, &landed, "F2^3", "R34");
    assert_eq!(field(&after(&landed, "F1^3 F2^5", options, 2), "F:"), "1@NP:s3,2@NP:s5");
}

#[test]
fn retarget_may_follow_the_list() {
    let start = line("R9 move st=E", "E1 s0 cr0 p0 C:NT5,EQ3* T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@ST5:+");
    assert_eq!(field(side(&normal(&start, &[]), 2), "F:"), "1@EQ5:n5>NT");
    assert_eq!(field(side(&normal(&start, &[("retarget", "list")]), 2), "F:"), "1@EQ5:-");
    let pole = start.replace("1@ST5:+", "1@NP:s0");
    assert_eq!(field(side(&normal(&pole, &[]), 2), "F:"), "1@NT5:+");
    assert_eq!(field(side(&normal(&pole, &[("retarget", "list")]), 2), "F:"), "1@NT3:s3>EQ");
}

#[test]
fn cosmic_landing_may_be_declined() {
    let options = &[("cosmic_landing", "may")];
    let start = line("R12 cosmic st=E", "E4 s3 cr0 p0 C:EQ0 T:SP F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5,2@E5");
    let declined = play(&start, "F1:-", options).expect("one stays");
    assert!(declined.ends_with("F:1@E5:-,2@E5"), "{declined}");
    let next = play(&declined, "F2:0", options).expect("one lands");
    assert!(next.ends_with("F:1@E5,2@EQ0:+"), "{next}");
    // In the cell of the planet it cannot be shot at, and then it moves on clockwise.
    assert_eq!(field(&after(&next, "d1", options, 2), "F:"), "1@E4,2@EQ1:+");
}

#[test]
fn turret_shots_may_be_one_a_round() {
    let earth = "E5 s4 cr0 p0 C:EQ0 T:NP F:-";
    let start = line("R13 fights st=E", earth, "M4 s4 cr0 p0 C:EQ2 T:- F:1@NT3:+,2@E6");
    assert!(play(&start, "d1", &[]).expect("a shot").contains("at=space.E.NP"));
    let options = &[("turret_shots", "one")];
    assert!(play(&start, "d1", options).expect("a shot").starts_with("STD1 R13 balance"));
    let two = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ0 T:NP,EQ2 F:-", "M4 s4 cr0 p0 C:EQ2 T:- F:1@NT3:+,2@EQ3:+");
    assert!(play(&two, "d1", options).expect("a shot").contains("at=plan.E.EQ2 shot=E.NP "));
}

#[test]
fn turret_order_may_be_the_owners() {
    let options = &[("turret_order", "owner")];
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ0 T:NT3,EQ2,EQ4,SP F:-", "M4 s4 cr0 p0 C:EQ2 T:- F:1@EQ3:+");
    let now = normal(&start, options);
    assert!(now.contains("fights:E st=E at=plan.E left=NT3,EQ2,EQ4 "), "{now}");
    assert_eq!(legal(&now, "E", options), ["NT3!", "EQ2!", "EQ4!"]);
    refused_with(options, &now, "SP!", "R10");
    let named = play(&now, "EQ4!", options).expect("a turret");
    assert!(named.contains("fights st=E at=plan.E.EQ4 left=NT3,EQ2 "), "{named}");
    let last = play(&named, "d1 NT3! d1", options).expect("two shots");
    assert!(last.contains("fights st=E at=plan.E.EQ2 | "), "{last}");
    let hit = play(&named, "d6", options).expect("nothing is left to fire at");
    assert!(hit.starts_with("STD1 R13 balance"), "{hit}");
}

#[test]
fn turret_ties_may_be_the_owners() {
    let options = &[("turret_ties", "owner")];
    let start =
        line("R9 fights st=E", "E1 s0 cr0 p0 C:EQ0 T:EQ2 F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@EQ2:+,2@EQ2:-,3@EQ3:+");
    let now = normal(&start, options);
    assert!(now.contains("fights:E st=E at=plan.E.EQ2 "), "{now}");
    assert_eq!(legal(&now, "E", options), ["EQ2>F1", "EQ2>F2"]);
    refused_with(options, &now, "EQ2>F3", "R11");
    let chosen = play(&now, "EQ2>F1", options).expect("a choice");
    assert!(chosen.contains("fights st=E at=plan.E.EQ2>F1 "), "{chosen}");
    assert!(!play(&chosen, "d5", options).expect("a hit").contains("F:1@"));
}

#[test]
fn planet_adjacency_may_reach_across_corners() {
    let start = line("R9 fights st=E", "E1 s0 cr0 p0 C:EQ6 T:EQ2 F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@NT3:+");
    assert!(normal(&start, &[]).contains("balance"));
    assert!(normal(&start, &[("planet_adjacency", "diagonals")]).contains("at=plan.E.EQ2"));
}

#[test]
fn stacking_may_share_fields() {
    let options = &[("stacking", "shared")];
    let start = line("R9 build:E st=E", "E1 s0 cr40 p0 C:EQ0 T:EQ1,EQ1* F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:-");
    unreadable(&start, &[], "two buildings");
    assert!(legal(&start, "E", options).ends_with(&["X@EQ1", "X@EQ1*", "end"].map(str::to_owned)));
    let built = play(&start, "T@EQ0 C@SP X@EQ1*", options).expect("a fortress");
    assert_eq!(field(side(&built, 1), "T:"), "EQ0,EQ1");
    assert_eq!(legal(&built, "E", options).len(), 3);
    let war = line("R9 fights st=E", "E1 s0 cr0 p0 C:EQ0 T:EQ0,EQ0,EQ0* F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@EQ0:+");
    let second = play(&war, "d1", options).expect("a shot");
    assert!(second.contains("at=plan.E.EQ0/2"), "{second}");
    let fire = play(&second, "d1 d1", options).expect("two shots");
    assert_eq!(field(&after(&fire, "d6", options, 1), "C:"), "EQ0*", "the center comes first");
    let turrets = war.replace("C:EQ0 T:EQ0", "C:EQ5 T:EQ0");
    assert_eq!(field(&after(&turrets, "d1 d1 d1 d6", options, 1), "T:"), "EQ0,EQ0", "then a damaged turret");
}

#[test]
fn dismantle_may_take_command_centers_but_the_last() {
    let options = &[("dismantle", "any")];
    let start = line("R9 build:E st=E", "E1 s0 cr0 p0 C:NT2,EQ0 T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:-");
    let sold = play(&start, "X@NT2", options).expect("a center is sold");
    assert_eq!((field(side(&sold, 1), "cr"), field(side(&sold, 1), "C:")), ("12", "EQ0"));
    refused_with(options, &sold, "X@EQ0", "R49");
}

#[test]
fn damage_memory_may_end_with_the_fights() {
    let start = line("R9 fights st=E", "E1 s0 cr0 p0 C:EQ0 T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@EQ0:+");
    assert_eq!(field(&after(&start, "d6", &[("damage_memory", "fight")], 1), "C:"), "EQ0");
    assert_eq!(field(&after(&start, "d6", &[], 1), "C:"), "EQ0*");
}

#[test]
fn rewards_may_be_credits() {
    let options = &[("reward_resource", "credits")];
    let start = line("R13 fights st=E", "E5 s4 cr0 p0 C:EQ5 T:EQ2 F:-", "M4 s4 cr0 p0 C:EQ7 T:- F:1@EQ2:+");
    let hit = after(&start, "d5", options, 1);
    assert_eq!((field(&hit, "cr"), field(&hit, "p")), ("1", "0"));
    let fall = line("R13 fights st=E", "E5 s4 cr0 p0 C:NT1*,EQ5 T:- F:-", "M4 s4 cr0 p0 C:EQ7 T:- F:1@NT1:+");
    assert_eq!(field(&after(&fall, "d5", options, 1), "cr"), "0", "credits stop at 0");
    assert_eq!(field(&after(&fall, "d5", options, 2), "cr"), "1");
}

#[test]
fn homes_may_be_other_planets() {
    let ceres = &[("homes", "earth_ceres")];
    let begin = start(ceres);
    assert!(begin.contains("E E1") && begin.contains("M C5"), "{begin}");
    let full = "C:EQ5 T:EQ0,EQ1,EQ2,EQ3,EQ4,ST0,ST1,ST2 F:-";
    let line = line("R9 build:M st=M", "E1 s0 cr0 p0 C:EQ0 T:- F:-", &format!("C13 s0 cr50 p0 {full}"));
    refused_with(ceres, &line, "T@NP", "R47");
    let mars = start(&[("homes", "mars_ceres")]);
    assert!(mars.contains("E M4") && mars.contains("M C7"), "{mars}");
    let both = Setup::printed(2).set("homes", "mars_ceres").set("solar_map", "even_10");
    let refused = SolarTowerDefense::new(&both);
    assert!(matches!(refused, Err(SetupError::BadValue { key, .. }) if key == "homes"));
}

#[test]
fn fighters_cross_the_ring_between_other_homes() {
    let options = &[("homes", "earth_ceres")];
    let start = line("R9 move st=E", "E1 s0 cr0 p0 C:EQ0 T:- F:1@E2,2@M3", "C13 s0 cr0 p0 C:EQ0 T:- F:1@C3,2@M2");
    let now = normal(&start, options);
    assert_eq!((field(side(&now, 1), "F:"), field(side(&now, 2), "F:")), ("1@M3,2@C4", "1@M2,2@EQ4:+"));
}

#[test]
fn start_credits_are_spent_after_the_free_pieces() {
    let options = &[("start_credits", "24")];
    let begin = play(&start(options), "s6,1 C@EQ0 T@EQ1", options).expect("the free pieces");
    asked(&begin, options, "E");
    refused_with(options, &begin, "X@EQ1", "R5");
    let built = play(&begin, "T@EQ2 T@EQ3 end", options).expect("two turrets");
    asked(&built, options, "M");
    assert_eq!(field(side(&built, 1), "cr"), "0");
}

#[test]
fn max_rounds_may_be_others_or_none() {
    let quiet = ["E1 s0 cr0 p0 C:EQ0 T:- F:-", "M0 s0 cr0 p0 C:NP,EQ0 T:- F:-"];
    let start = line("R16 build:E st=E", quiet[0], quiet[1]);
    assert!(play(&start, "end", &[("max_rounds", "16")]).expect("the end").starts_with("STD1 R16 over:M"));
    assert!(play(&start, "end", &[]).expect("a round").starts_with("STD1 R17"));
    assert_eq!(game(&[("max_rounds", "0")]).max_steps(), None);
    assert!(read(&line("R99 build:E st=E", quiet[0], quiet[1]), &[("max_rounds", "0")]).is_ok());
    unreadable(&line("R25 build:E st=E", quiet[0], quiet[1]), &[], "fewer rounds");
}
