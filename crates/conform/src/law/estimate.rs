//! Estimates.

use contract::{Game, Heuristic, Notation, SeatSet};

use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// An estimate is a chance to win, from 0 to 1, and after the end favours nobody over a winner.
pub fn estimates_are_chances<G: Game + Notation + Heuristic>(trials: &Trials<G>) -> LawResult {
    walk(trials, "estimates", |spot, _| {
        let seats: Vec<_> = SeatSet::all(spot.game.seats()).iter().collect();
        let estimates: Vec<f64> = seats.iter().map(|seat| spot.game.estimate(spot.state, *seat)).collect();
        let chances = estimates.iter().all(|estimate| (0.0..=1.0).contains(estimate));
        ensure(chances, || format!("these are no chances: {estimates:?}"))?;
        let Some(verdict) = spot.game.verdict(spot.state) else { return Ok(()) };
        let best = estimates.iter().copied().fold(0.0, f64::max);
        let winner_behind = verdict.winners.iter().any(|seat| estimates[seat.index()] < best);
        ensure(!winner_behind, || format!("a winner is rated below another: {estimates:?}, {verdict:?}"))
    })
}
