//! Estimates.

use contract::{Game, Heuristic, Notation, Seat, SeatSet, Step};

use crate::breach::LawResult;
use crate::law::{ensure, name};
use crate::step::after;
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

/// What a game calls proven holds: who has surely lost never comes to more, whatever is done; who has surely won goes on to have,
/// whatever the others and chance do, and can keep it; and it is what the verdict says in the end.
pub fn proofs_hold<G: Game + Notation + Heuristic>(trials: &Trials<G>) -> LawResult {
    walk(trials, "proofs", |spot, _| {
        for seat in SeatSet::all(spot.game.seats()).iter() {
            let worth = |state: &G::State| certain(spot.game, state, seat);
            let proven = spot.game.proven(spot.state, seat);
            let is_chance = proven.is_none_or(|worth| (0.0..=1.0).contains(&worth));
            ensure(is_chance, || format!("it is proven to be worth {proven:?}, which is no chance"))?;
            ensure(proven.is_none() || proven == worth(spot.state), || {
                format!("for {} it was worth {:?}, not {proven:?}", name::<G>(seat), worth(spot.state))
            })?;
            if let Some((before, step)) = spot.last
                && let Some(was) = worth(before)
                && (was <= 0.0 || was >= 1.0 && !matches!(step, Step::Action(actor, _) if actor == seat))
            {
                let now = worth(spot.state);
                ensure(now == Some(was), || {
                    format!("for {} it was proven to be worth {was}, and now is {now:?}", name::<G>(seat))
                })?;
            }
            let mut offers =
                spot.offers().filter(|(actor, _)| *actor == seat && proven.is_some_and(|worth| worth >= 1.0));
            let keeps =
                |action: &G::Action| worth(&after(spot.game, spot.state, Step::Action(seat, *action))) == Some(1.0);
            ensure(offers.all(|(_, actions)| actions.iter().any(keeps)), || {
                format!("{} has surely won, and no action keeps it", name::<G>(seat))
            })?;
        }
        Ok(())
    })
}

/// Returns what a state is worth for sure: by the verdict, or as the game has proven it.
fn certain<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> Option<f64> {
    let verdict = game.verdict(state).map(|verdict| verdict.worth(seat, game.seats()));
    verdict.or_else(|| game.proven(state, seat))
}
