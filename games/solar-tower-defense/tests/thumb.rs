//! What a player by rule of thumb does.

use contract::{Game, Notation, Setup, Stream, Turn};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::thumb::Habit;

const HABIT: Habit = Habit { order: Habit::ORDERS[0], centers: 3, turrets: 1, wave: 3 };

/// Returns what is chosen at a line, with some dice.
fn choose_by(habit: Habit, line: &str, seed: u64) -> String {
    let game = SolarTowerDefense::new(&Setup::printed(2)).expect("the printed game");
    let state = game.read_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked at {line}") };
    let (seat, mut actions) = (seats.first().expect("a seat"), Vec::new());
    game.legal(&state, seat, &mut actions);
    let chosen = habit.choose(&game, &state, seat, &actions, &mut Stream::new("thumb", "test", seed));
    game.write_action(chosen.expect("an action"))
}

fn choose(line: &str) -> String {
    choose_by(HABIT, line, 0)
}

#[test]
fn command_centers_are_built_in_the_order_of_the_habit() {
    let empty = "STD1 R1 build:E st=E | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-";
    for seed in 0..10 {
        let first = choose_by(HABIT, empty, seed);
        assert!(first.starts_with("C@NT") || first.starts_with("C@ST"), "{first}");
        let polar = Habit { order: Habit::ORDERS[1], ..HABIT };
        assert!(["C@NP", "C@SP"].contains(&choose_by(polar, empty, seed).as_str()));
    }
    let second = |credits| {
        format!("STD1 R5 build:E st=E | E E5 s4 cr{credits} p0 C:NT2 T:EQ3 F:- | M M8 s4 cr0 p0 C:EQ5 T:- F:-")
    };
    assert!(["C@NP", "C@SP"].contains(&choose(&second(24)).as_str()));
    assert_eq!(choose(&second(23)), "end", "it saves");
    let enough = Habit { centers: 1, ..HABIT };
    assert!(choose_by(enough, &second(24), 0).starts_with("T@"));
}

#[test]
fn fighters_wait_for_a_wave_unless_p_would_be_lost() {
    let line = |points, centers| {
        format!("STD1 R5 build:E st=E | E E5 s4 cr0 p{points} C:{centers} T:EQ3 F:- | M M8 s4 cr0 p0 C:EQ5 T:- F:-")
    };
    assert_eq!(choose(&line(2, "NT2")), "end");
    assert_eq!(choose(&line(3, "NT2")), "L3");
    let patient = Habit { wave: 6, ..HABIT };
    assert_eq!(choose_by(patient, &line(4, "NT2,EQ0"), 0), "end");
    assert_eq!(choose_by(patient, &line(5, "NT2,EQ0"), 0), "L5");
}

#[test]
fn turrets_stand_where_enemies_will_pass() {
    let line = "STD1 R9 build:E st=E | E E1 s0 cr12 p0 C:EQ0 T:- F:- | M M0 s0 cr0 p0 C:EQ4 T:- F:1@EQ1:+,2@EQ1:+";
    assert_eq!(choose(line), "T@EQ3");
}

#[test]
fn fighters_land_where_the_way_is_short() {
    let line = "STD1 R12 cosmic:M st=E | E E4 s3 cr0 p0 C:EQ6 T:EQ5 F:- | M M3 s3 cr0 p0 C:EQ0 T:- F:1@E4,2@E4";
    assert_eq!(choose(line), "F1:6");
}

#[test]
fn what_cannot_be_paid_is_dismantled_the_dearest_first() {
    let line =
        "STD1 R12 balance:M st=E | E E4 s3 cr0 p0 C:EQ0 T:- F:- | M M3 s3 cr3 p0 C:EQ0 T:NP,NT0,NT1,NT2,NT3,EQ1 F:-";
    let poor = line.replace("cr3", "cr0").replace("EQ1", "SP");
    assert!(["X@NP", "X@SP"].contains(&choose(&poor).as_str()), "{}", choose(&poor));
    assert_eq!(choose(&line.replace("cr3", "cr9")), "settle");
}
