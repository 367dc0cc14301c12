//! The guided first round: each note where it begins to matter, and an end.

use contract::{Game, Notation, Seat, Setup, Speak};
use raise_the_shields::RaiseTheShields;

fn notes(game: &RaiseTheShields, line: &str) -> Vec<&'static str> {
    let state = game.read_line(line).expect("a line");
    let view = game.view(&state, contract::SeatSet::only(Seat::FIRST));
    game.guide(&view, Seat::FIRST).iter().map(|note| note.key).collect()
}

#[test]
fn r13_r18_r25_each_step_of_the_first_work_step_adds_its_notes() {
    let game = RaiseTheShields::new(&Setup::printed(2)).expect("a printed game");
    let work = |steps: &str| {
        let own = if steps.is_empty() { String::new() } else { format!(":{steps}") };
        notes(&game, &format!("rts2 r1 fA work 35 | -/-/-/-/-/- 000000 ...... 2{own} | -/-/-/-/-/- 000000 ...... 6"))
    };
    assert_eq!(work(""), ["guide-goal", "guide-assign", "guide-shapes", "guide-attack"]);
    assert_eq!(work("w2s5a3")[4..], ["guide-draw", "guide-sector", "guide-shield"]);
    assert_eq!(work("w2s5a3,d21b.21c.21d.21e")[7..], ["guide-done", "guide-shaded"]);
}

#[test]
fn r35_r39_the_second_round_says_farewell_and_a_ready_city_is_explained() {
    let game = RaiseTheShields::new(&Setup::printed(2)).expect("a printed game");
    let second = "rts2 r2 fB work 34 | -/1bcde/-/-/-/- 000010 .o.... 2 | -/-/1de/1ab/-/- 001000 ...... 6";
    assert_eq!(notes(&game, second), ["guide-end", "guide-city"]);
    let third = second.replace("r2 fB", "r3 fA").replace(".o....", ".x....");
    assert!(notes(&game, &third).is_empty());
}
