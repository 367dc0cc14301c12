//! Balance and building (R42-R49).

use contract::{Notation, Phrase, Seat, Speak};

use crate::common::{after, asked, field, game, legal, line, play, refused, side};

const MARS: &str = "M0 s0 cr0 p0 C:EQ0 T:- F:-";

#[test]
fn r44_turrets_may_be_dismantled_before_the_balance_and_each_closes_his_own() {
    let start = line("R9 balance:E st=E", "E1 s0 cr0 p0 C:EQ0 T:NT2,SP F:-", MARS);
    assert_eq!(legal(&start, "E", &[]), ["X@NT2", "X@SP", "settle"]);
    let sold = play(&start, "X@SP", &[]).expect("a turret is sold");
    asked(&sold, &[], "E");
    assert_eq!(field(&after(&sold, "settle", &[], 1), "cr"), "14");
}

#[test]
fn r46_the_starting_player_builds_first_in_odd_rounds() {
    let quiet = "E1 s0 cr0 p0 C:EQ0 T:- F:-";
    for (round, starter, first, second) in
        [(9, "E", "E", "M"), (9, "M", "M", "E"), (8, "E", "M", "E"), (8, "M", "E", "M")]
    {
        let start = line(&format!("R{round} balance st={starter}"), quiet, MARS);
        asked(&start, &[], first);
        let building = play(&start, "settle settle", &[]).expect("two balances");
        asked(&building, &[], first);
        asked(&play(&building, "end", &[]).expect("an end"), &[], second);
    }
}

#[test]
fn r45_anything_in_any_order_until_the_turn_is_ended() {
    let start = line("R9 build:E st=E", "E1 s0 cr50 p3 C:EQ0 T:EQ1 F:-", MARS);
    let built = play(&start, "L1 T@EQ2 C@NP X@EQ1 L2 T@EQ1", &[]).expect("a turn");
    asked(&built, &[], "E");
    assert_eq!(side(&built, 1), "E E1 s0 cr8 p0 C:NP,EQ0 T:EQ1,EQ2 F:1@E1,2@E1,3@E1");
}

#[test]
fn r48_launched_fighters_stay_behind_when_the_planet_moves_on() {
    let start = line("R9 build:E st=E", "E1 s0 cr0 p2 C:EQ0 T:- F:2@M5", MARS);
    let launched = play(&start, "L2", &[]).expect("a launch");
    assert_eq!(field(side(&launched, 1), "F:"), "1@E1,2@M5,3@E1");
    refused(&start, "L3", "R45");
}

#[test]
fn r49_damage_goes_with_a_dismantled_turret() {
    let start = line("R9 build:E st=E", "E1 s0 cr6 p0 C:EQ0 T:EQ1* F:-", MARS);
    let again = play(&start, "X@EQ1 T@EQ1", &[]).expect("a new turret");
    assert_eq!(field(side(&again, 1), "T:"), "EQ1");
    refused(&start, "X@EQ3", "R49");
}

#[test]
fn r47_a_tropic_is_north_and_south_together() {
    let start = line("R9 build:E st=E", "E1 s0 cr90 p0 C:NT0,EQ0 T:- F:-", MARS);
    let tokens = legal(&start, "E", &[]);
    let centers: Vec<&str> = tokens.iter().map(String::as_str).filter(|token| token.starts_with("C@")).collect();
    assert_eq!(centers, ["C@NP", "C@SP"]);
    refused(&start, "C@ST3", "R47");
}

#[test]
fn r42_what_would_be_built_says_what_it_faces_and_what_the_next_balance_would_be() {
    let game = game(&[]);
    let state = game.read_line(&line("R5 build:E st=E", "E5 s4 cr36 p2 C:EQ0 T:- F:-", MARS)).expect("a line");
    let told = |token: &str| game.outlook(&state, Seat::FIRST, game.read_action(token).expect("an action"));
    let balance = |change: i64| Phrase::new("outlook-balance").with("sign", "plus").with("change", change);
    let turret = told("T@NT2");
    assert_eq!(turret.iter().map(|phrase| phrase.key).collect::<Vec<_>>(), ["outlook-faces", "outlook-balance"]);
    // From E6, with spin 5, longitude 2 faces outwards and clockwise.
    assert_eq!(turret[0].args, Phrase::new("").with("cell", "M8".to_owned()).with("need", 3u8).args);
    assert_eq!(turret[1].args, balance(8).args);
    assert_eq!(told("T@NP").len(), 1, "a pole faces all sides");
    assert_eq!(told("C@NT2")[0].args, balance(23).args);
    assert_eq!(told("end"), []);
}

/// R29, R42. After the last round no balance comes: none is foretold, and no P can be lost by it.
#[test]
fn r29_r42_no_balance_is_foretold_in_the_last_round() {
    let game = game(&[]);
    let said = |round: &str| {
        let text = line(&format!("{round} build:E st=E"), "E0 s7 cr36 p6 C:EQ0 T:- F:-", MARS);
        let state = game.read_line(&text).expect("a line");
        let token = |token: &str| game.read_action(token).expect("an action");
        let balances = [token("T@NT2"), token("C@NT2")].map(|action| {
            game.outlook(&state, Seat::FIRST, action).iter().filter(|phrase| phrase.key == "outlook-balance").count()
        });
        (balances, game.label(&state, Seat::FIRST, token("end")).sacrifice.is_some())
    };
    assert_eq!(said("R23"), ([1, 1], true));
    assert_eq!(said("R24"), ([0, 0], false));
}

/// R5. What is placed for free is in hand at once, and its question says what is worth knowing before.
#[test]
fn r5_the_question_of_a_free_piece_goes_with_the_piece() {
    let game = game(&[]);
    let asked = |centers: &str, token: &str| {
        let text = line("R1 build:E st=E", &format!("E1 s0 cr0 p0 C:{centers} T:- F:-"), "M4 s0 cr0 p0 C:- T:- F:-");
        let state = game.read_line(&text).expect("a line");
        let label = game.label(&state, Seat::FIRST, game.read_action(token).expect("an action"));
        label.pieces[0].prompt.question.key
    };
    assert_eq!([asked("-", "C@NT2"), asked("NT2", "T@NT3")], ["ask-free-center", "ask-free-turret"]);
}
