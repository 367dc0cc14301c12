//! What a learner is told agrees with what the rules then do, in positions of the dossier.

use std::collections::BTreeMap;

use conform::claim;
use contract::{Game, Inputs, Notation, Seat, Setup, Sparse};
use under_falling_skies::UnderFallingSkies;

/// Returns what is told of a position: every input that is not 0, by its name.
fn told(line: &str) -> BTreeMap<String, f32> {
    let game = UnderFallingSkies::new(&Setup::printed(1)).expect("the printed game");
    let (names, mut sink) = (game.input_names(), Sparse::default());
    game.inputs(&game.read_line(line).expect("a line of a test"), Seat::FIRST, &mut sink);
    sink.entries().iter().map(|(place, value)| (names[*place as usize].clone(), *value)).collect()
}

/// Claims that these inputs are told of a position as 1.
#[track_caller]
fn tells(line: &str, names: &[&str]) {
    let told = told(line);
    for name in names {
        assert_eq!(told.get(*name), Some(&1.0), "`{name}` of {told:#?}");
    }
}

#[test]
fn r39_r40_the_ships_that_fighters_will_hit_are_counted_and_the_room_is_paid() {
    let line = "00000000 R 5 4 g1.7,g2.9,r3.10,g5.7,g5.10 g1r0 0 3 4 C1 - - A1=w2,A2=k1,A4=k3,B3=k4,B5=w1";
    tells(line, &["when the rooms are used: ships shot 3", "when the rooms are used: energy 2"]);
}

#[test]
fn r36_r38_net_energy_steps_and_robot_are_those_of_all_rooms() {
    let line = "00000000 R 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 5 2 C1 - - A3=k2,A4=w1,B1=k6,B2=k5,B5=w5";
    let whole = ["steps of research 1", "research 3", "energy 7", "robot 4", "ships shot 0"];
    tells(line, &whole.map(|name| format!("when the rooms are used: {name}")).each_ref().map(String::as_str));
    // Without the energy room one of the two that cost 1 is short of it.
    let poor = "00000000 R 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 1 2 C1 - - A1=k6,A3=k2,A4=w1,B2=k5,B5=w5";
    tells(poor, &["when the rooms are used: energy lacking 1"]);
}

#[test]
fn r41_r42_twelve_finishes_the_research_and_eleven_does_not() {
    let finished = "when the rooms are used: the research is finished";
    let ships = "g1.13,g2.14,g3.15,g4.12,g5.14";
    tells(&format!("00000000 R 11 10 {ships} g0r0 3 1 13 F5 - - A1=k2,B5=w6,F2=k4,F3=k5,F4=w3"), &[finished]);
    let eleven = format!("00000000 R 11 10 {ships} g0r0 3 1 13 F5 F2=6 - A1=k2,A2=w4,B5=k6,F3=k2,F4=w3");
    assert!(!told(&eleven).contains_key(finished));
    let unpaid = format!("00000000 R 11 10 {ships} g0r0 3 0 13 F5 - - A1=k2,B5=w6,F2=k4,F3=k5,F4=w3");
    assert!(!told(&unpaid).contains_key(finished));
}

#[test]
fn r10_r17_r27_the_hand_does_no_less_harm_than_in_its_best_columns() {
    // A 4 or 6 brings the ships of columns 1 and 2 down; only guns spare column 2.
    let line = "00000000 P 8 7 g4^,g1.13,g2.12,g3.9,g5.10 g0r0 1 2 6 D3 - k44w66 B5=k2";
    let least = "least harm of the hand";
    tells(line, &[&format!("{least}: hits 1"), &format!("{least}: hits without guns 2")]);
    let told = told(line);
    let hits = |column: u8, by: u8| told.get(&format!("column {column}: ground hits, of 2, when moved by {by}"));
    assert_eq!((hits(1, 2), hits(1, 3), hits(2, 3), hits(2, 4)), (None, Some(&0.5), None, Some(&0.5)));
    assert_eq!(hits(5, 6), None, "it has its die");
}

#[test]
fn r56_r68_before_the_mothership_phase_what_it_leads_to_is_told() {
    let line = "00000000 M 6 5 g1^,g2^,g3.9,g4.12,g5.10 g0r0 1 4 6 D4 C1=4,D2=3 - -";
    let after = claim::play::<UnderFallingSkies>(line, "m", &[]).expect("a step that is due");
    assert_eq!(told(line), told(&after));
    tells(line, &["excavator at 16", "mothership on row 6", "C1: robot 4"]);
}

#[test]
fn r41_a_loaded_research_room_is_progress_and_more_with_its_energy() {
    let game = UnderFallingSkies::new(&Setup::printed(1)).expect("the printed game");
    let progress = |rest: &str| {
        let line = format!("00000000 R 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 {rest}");
        game.progress(&game.read_line(&line).expect("a line of a test"), Seat::FIRST)
    };
    let twelve = progress("1 13 F5 - - A1=k2,B5=w6,F2=k4,F3=k5,F4=w3");
    let eleven = progress("1 13 F5 F2=6 - A1=k2,A2=w4,B5=k6,F3=k2,F4=w3");
    let unpaid = progress("0 13 F5 - - A1=k2,B5=w6,F2=k4,F3=k5,F4=w3");
    let none = progress("0 13 F5 - - A1=k2,A2=k4,A3=k5,A4=w3,A5=w6");
    let all = [twelve, eleven, unpaid, none];
    assert!(all.is_sorted_by(|more, less| more > less), "{all:?}");
}
