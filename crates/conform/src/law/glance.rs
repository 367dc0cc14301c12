//! What is seen at a glance: vitals and phases.

use contract::{Game, Notation, Phases, Seat, SeatSet, Speak, Vital};

use super::observers;
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// How many numbers a seat has at most: a phone shows them in one line.
const MOST: usize = 5;

/// Every seat has the same vitals throughout a game, in the same order, none of them beyond its limit; rounds have the
/// same phases, of which one is being played. An observer who is told of nothing that happened sees no vital change,
/// and all agree about those of a seat that hides nothing from them.
pub fn vitals_and_phases_stand<G: Game + Notation + Speak>(trials: &Trials<G>) -> LawResult {
    let mut known: Option<Vec<&'static str>> = None;
    let mut round: Option<Vec<&'static str>> = None;
    walk(trials, "glance", |spot, _| {
        let game = spot.game;
        for observer in observers(game) {
            let view = game.view(spot.state, observer);
            for seat in SeatSet::all(game.seats()).iter() {
                let vitals = game.vitals(&view, seat);
                let names: Vec<&'static str> = vitals.iter().map(|vital| vital.name).collect();
                let same = names == *known.get_or_insert_with(|| names.clone());
                ensure(same && names.len() <= MOST, || format!("vitals are {known:?}, then {names:?}"))?;
                vitals.iter().try_for_each(within)?;
                if let Some((before, step)) = spot.last {
                    let mut events = Vec::new();
                    game.events(before, step, observer, &mut events);
                    let was = game.vitals(&game.view(before, observer), seat);
                    let told = !events.is_empty() || was == vitals;
                    ensure(told, || format!("nothing is told, yet {was:?} became {vitals:?}"))?;
                }
            }
            if let Some(Phases { names, now }) = game.phases(&view) {
                let keys: Vec<&'static str> = names.iter().map(|phrase| phrase.key).collect();
                let same = keys == *round.get_or_insert_with(|| keys.clone());
                ensure(same && now < keys.len(), || format!("phase {now} of {round:?}, then {keys:?}"))?;
            }
        }
        Ok(())
    })
}

fn within(vital: &Vital) -> CheckResult {
    let fits = vital.of.is_none_or(|of| vital.value <= of);
    ensure(fits, || format!("{} is {} of {:?}", vital.name, vital.value, vital.of))
}

/// Returns all vitals that an observer knows, seat by seat.
pub(super) fn vitals<G: Game + Speak>(game: &G, view: &G::View) -> Vec<Vec<Vital>> {
    SeatSet::all(game.seats()).iter().map(|seat: Seat| game.vitals(view, seat)).collect()
}
