//! What a state is worth, and the chance that comes before it can be told.

use contract::{Game, Heuristic, Seat, Stream, Turn};

/// Returns what a state is worth to a seat, from 0 to 1: by the verdict when the game is over, else by the game's own
/// estimate.
pub(crate) fn worth<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> f64 {
    match game.verdict(state) {
        Some(verdict) => verdict.worth(seat, game.seats()),
        None => game.estimate(state, seat),
    }
}

/// Draws all outcomes that are due; says whether any was.
pub(crate) fn resolve_chance<G: Game>(game: &G, state: &mut G::State, dice: &mut Stream) -> bool {
    let mut fell = false;
    while game.turn(state) == Turn::Chance {
        let outcome = game.sample(state, dice);
        game.apply_outcome(state, outcome);
        fell = true;
    }
    fell
}
