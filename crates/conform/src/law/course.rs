//! How a game goes and ends.

use contract::{Game, Notation, SeatSet, Turn, Verdict};

use super::rules::Rules;
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// Somebody can always act, whichever asked seat comes next, and every random game ends within its stated length.
pub fn games_end_in_time<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "course", |spot, _| {
        ensure(spot.game.round(spot.state) >= 1, || "rounds count from 1".to_owned())?;
        let seats = SeatSet::all(spot.game.seats());
        let strangers = spot.asked().iter().any(|seat| !seats.contains(seat));
        ensure(!strangers, || format!("asked are {:?}, at a table for {}", spot.asked(), spot.game.seats()))
    })
}

/// There is a verdict when the game is over and never before; its rule is one of the dossier.
pub fn verdicts_come_at_the_end<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    let rules = Rules::of(G::info().dossier)?;
    walk(trials, "verdicts", |spot, _| {
        let over = spot.game.turn(spot.state) == Turn::Over;
        match spot.game.verdict(spot.state) {
            None => ensure(!over, || "the game is over without a verdict".to_owned()),
            Some(verdict) => {
                ensure(over, || format!("a verdict while the game goes on: {verdict:?}"))?;
                rules.ensure(verdict.rule)?;
                fits_the_table(&verdict, spot.game.seats())
            }
        }
    })
}

fn fits_the_table(verdict: &Verdict, seats: u8) -> CheckResult {
    let strangers = verdict.winners.iter().any(|seat| seat.index() >= usize::from(seats));
    ensure(!strangers, || format!("the winners are not at the table: {verdict:?}"))?;
    let finite = verdict.scores.iter().all(|score| score.is_finite());
    let empty = verdict.scores[usize::from(seats)..].iter().all(|score| *score == 0.0);
    ensure(finite && empty, || format!("scores that are none, or of seats that are not there: {verdict:?}"))
}

/// An action that may be played unasked is the only one that anybody has, in a game that says it has such actions.
pub fn forced_actions_are_the_only_ones<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "forced", |spot, _| {
        let Some((seat, action)) = spot.game.forced(spot.state) else { return Ok(()) };
        let offers: Vec<_> = spot.offers().collect();
        ensure(offers == [(seat, vec![action])], || {
            format!("{action:?} is called forced, but offered are {offers:?}")
        })?;
        ensure(spot.game.has_forced(), || format!("{action:?} is forced in a game that says it has no such step"))
    })
}
