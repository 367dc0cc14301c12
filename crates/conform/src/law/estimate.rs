//! Estimates and features.

use std::collections::BTreeSet;

use contract::{Features, Game, Heuristic, Notation, SeatSet};

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

/// Features have distinct names; each is written, and is a finite number.
pub fn features_are_numbers<G: Game + Notation + Features>(trials: &Trials<G>) -> LawResult {
    let names: BTreeSet<_> = G::NAMES.iter().collect();
    ensure(names.len() == G::NAMES.len() && !names.is_empty(), || format!("names repeat: {:?}", G::NAMES))?;
    walk(trials, "features", |spot, _| {
        for seat in SeatSet::all(spot.game.seats()).iter() {
            let mut out = vec![f32::NAN; G::NAMES.len()];
            spot.game.features(&spot.game.view(spot.state, SeatSet::only(seat)), seat, &mut out);
            let wrong = G::NAMES.iter().zip(&out).find(|(_, number)| !number.is_finite());
            ensure(wrong.is_none(), || format!("not a number: {wrong:?}"))?;
        }
        Ok(())
    })
}
