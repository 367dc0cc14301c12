//! Whoever looks one step ahead does not stop early because the game would end well.

use contract::{Seat, Setup};

#[test]
fn the_last_turn_is_not_ended_while_something_is_left_to_do() {
    let entry = catalog::find("exponential-chaos").expect("a game");
    let setup = Setup::printed(2).set("invasion_faces", "blank");
    let face = (entry.maker.make)(&setup).expect("the game");
    let none = "Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";
    let line = |phase: &str, own: &str, yellow: u8, def: &str, points: u8| {
        format!(
            "ec1 n=2 r=3 f=1 t=2 ph={phase} pl=222222110000.0/{own} inv=Y1:{yellow},{none} def={def} rr=0 ms=0 pts={points} \
             q=- tb=- opt=invasion_faces:blank"
        )
    };
    for (line, end) in [
        (line("assign", "222222222222.2", 3, "ybbpp", 0), "E"),
        (line("rebuild", "222222222201.2", 0, "bbppr", 3), "N"),
    ] {
        let position = face.read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let mut greedy = (entry.player)("greedy", &search::Nets::NONE).expect("a bot");
        for seed in 0..10 {
            let chosen = greedy.choose(&position, Seat::new(1), &seed.to_string()).expect("an action");
            assert_ne!(chosen, end, "{line}");
        }
    }
}
