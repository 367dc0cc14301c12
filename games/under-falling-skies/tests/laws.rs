//! The laws of the contract, on the printed game and on games with other cards and options.

use conform::laws;
use under_falling_skies::UnderFallingSkies;

laws!(UnderFallingSkies, also = [heuristic, features, events]);

/// Every card starred, and every option at a value that is not printed.
mod other_options {
    use contract::Setup;
    use under_falling_skies::UnderFallingSkies;

    fn setups() -> Vec<Setup> {
        let starred = Setup::printed(1).set("stars", "11111111");
        let changed = [
            ("effect_order", "bottom_first"),
            ("arrow_chain", "resolve"),
            ("excavate_placement", "loose"),
            ("excavator_floor", "start"),
            ("partial_room", "room"),
            ("fresh_room_robot", "false"),
            ("respawn_full_columns", "any"),
            ("white_reroll", "optional"),
            ("starred_mothership", "two_red_waiting"),
            ("starred_upper_damage", "3"),
            ("starred_energy_start", "1"),
            ("starred_lower_f5", "path_end_open"),
        ];
        let all = changed.iter().fold(starred.clone(), |setup, (key, value)| setup.set(key, value));
        let low = Setup::printed(1).set("stars", "10101010").set("starred_mothership", "low_start");
        vec![starred, all, low]
    }

    conform::laws!(UnderFallingSkies, setups = setups(), also = [heuristic, features, events]);
}

/// The player says in which order ships resolve: the largest set of actions.
mod order_of_the_player {
    use contract::Setup;
    use under_falling_skies::UnderFallingSkies;

    conform::laws!(UnderFallingSkies, setups = [Setup::printed(1).set("effect_order", "player")], also = [events]);
}
