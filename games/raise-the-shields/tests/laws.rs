//! The laws of the house, printed and under every option.

use contract::Setup;
use raise_the_shields::RaiseTheShields;

/// The printed game for every number of seats.
mod printed {
    use super::RaiseTheShields;
    conform::laws!(RaiseTheShields, also = [heuristic, events]);
}

/// Every option at its other value, two or three at a time.
mod options {
    use super::{RaiseTheShields, Setup};
    fn setups() -> Vec<Setup> {
        let two = || Setup::printed(2);
        vec![
            two().set("attack_rectangles", "obstacle").set("work_sector_rule", "anchor_cell"),
            two().set("shape_mirror", "false").set("no_fit", "must_fit_if_possible"),
            two().set("ability_first_use", "same_round").set("city3_placement", "free"),
            two().set("city6_window", "reaction").set("end_check", "round"),
            Setup::printed(3).set("personal_dice", "secret").set("round_cap", "10"),
            Setup::printed(1).set("solo_difficulty", "hard").set("solo_setup_dice", "0").set("round_cap", "10"),
            Setup::printed(1).set("city2_second_roll", "false").set("city6_window", "reaction"),
            Setup::printed(6).set("personal_dice", "secret").set("city6_window", "reaction"),
            Setup::printed(1).set("ability_first_use", "same_round").set("solo_setup_dice", "1"),
        ]
    }
    conform::laws!(RaiseTheShields, setups = setups(), also = [heuristic, events]);
}
