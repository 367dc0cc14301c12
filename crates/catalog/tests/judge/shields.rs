//! Raise the Shields!, in the last round of a game with a limit: the matrix of what both do in secret is solved.

use contract::{Game, SeatSet, Setup};
use raise_the_shields::RaiseTheShields;

use crate::{Hunt, ask};

#[test]
fn a_tree_finds_a_best_choice_in_the_last_round() {
    // R53. Two limits, so that the rounds are not all alike.
    for cap in [13, 15] {
        let game = RaiseTheShields::new(&Setup::printed(2).set("round_cap", &cap.to_string())).expect("two seats");
        let open = |state: &<RaiseTheShields as Game>::State| {
            let both = SeatSet::all(2);
            let all = game.view(state, both);
            let is_open = both.iter().all(|seat| game.view(state, SeatSet::only(seat)) == all);
            (is_open && state.round == cap).then_some(*state)
        };
        let hunt =
            Hunt { game: &game, bots: &["learned:built-in", "greedy"], states: 30_000, judged: &open, misses: 0 };
        let choices = hunt.choices(10);
        for bot in ["tree:4000", "tree:4000:built-in"] {
            ask(&game, &choices, bot, 0.01);
        }
    }
}
