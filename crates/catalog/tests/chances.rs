//! What the nets that ship say of a state comes about true, however many cards of Under Falling Skies are starred: pages tell
//! it as games of 100.

#[path = "../examples/calibration/count.rs"]
mod count;

use contract::Setup;
use count::{PARTS, Part, play};

/// How far, of 100 games, what was said may lie from what came, over all decisions of some games.
const APART: f64 = 7.0;

#[test]
fn chances_with_many_starred_cards_come_true() {
    let entry = catalog::find("under-falling-skies").expect("the game");
    for stars in ["00000000", "00000011", "01100100", "01100111", "10111010", "11111101", "11111111"] {
        let setup = Setup::printed(1).set("stars", stars);
        let mut parts = [Part::default(); PARTS];
        for number in 0..150 {
            play(entry, &setup, "learned:built-in", number, &mut parts).expect("a game");
        }
        let of_100 = |sum: fn(&Part) -> f64| {
            100.0 * parts.iter().map(sum).sum::<f64>() / parts.iter().map(|part| part.decisions as f64).sum::<f64>()
        };
        let (said, came) = (of_100(|part| part.said), of_100(|part| part.came));
        println!("{stars}: {said:.1} of 100 were said, {came:.1} came");
        assert!((said - came).abs() < APART, "{stars}: {said:.1} of 100 were said, {came:.1} came");
    }
}
