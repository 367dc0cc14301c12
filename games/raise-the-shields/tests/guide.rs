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
    assert_eq!(work("w2s5a3")[..4], ["guide-draw", "guide-sector", "guide-shield", "guide-goal"]);
    assert_eq!(work("w2s5a3,d21b.21c.21d.21e")[..3], ["guide-done", "guide-shaded", "guide-draw"]);
    assert_eq!(work("w2s5a3,d21b.21c.21d.21e").len(), 9, "nothing that was not read is lost");
}

#[test]
fn r35_r39_later_rounds_tell_what_was_not_read_and_say_farewell_and_a_ready_city_is_explained() {
    let game = RaiseTheShields::new(&Setup::printed(2)).expect("a printed game");
    let second = "rts2 r2 fB work 34 | -/1bcde/-/-/-/- 000010 .o.... 2 | -/-/1de/1ab/-/- 001000 ...... 6";
    assert_eq!(notes(&game, second)[..2], ["guide-city", "guide-goal"]);
    assert_eq!(notes(&game, second).last(), Some(&"guide-end"));
    let drawing = second.replace(" 2 |", " 2:w3s4a2 |");
    assert_eq!(notes(&game, &drawing), ["guide-city", "guide-draw", "guide-sector", "guide-shield"]);
    let fourth = second.replace("r2 fB", "r4 fB").replace(".o....", ".x....");
    assert!(notes(&game, &fourth).is_empty());
}
