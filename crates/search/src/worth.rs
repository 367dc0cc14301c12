//! What a state is worth.

use contract::{Heuristic, Seat};

/// Returns what a state is worth to a seat, from 0 to 1: by the verdict when the game is over, else by the game's own
/// estimate.
pub(crate) fn worth<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> f64 {
    match game.verdict(state) {
        Some(verdict) => verdict.worth(seat, game.seats()),
        None => game.estimate(state, seat),
    }
}
