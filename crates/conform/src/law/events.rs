//! Events: what a step tells explains all that it changes. Whether it tells anybody too much is checked in `secret`.

use contract::{Events, Game, Notation, Observer};

use super::{looker, observers};
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::step::StepOf;
use crate::trials::Trials;
use crate::walk::walk;

/// The events of every step, replayed on an observer's view before it, give the view after it: nothing changes in a
/// view that no event names. An observer who is told nothing sees nothing change. The buffer is cleared first.
pub fn events_explain_views<G: Game + Notation + Events>(trials: &Trials<G>) -> LawResult {
    let mut events = Vec::new();
    walk(trials, "events", |spot, _| {
        let Some((before, step)) = spot.last else { return Ok(()) };
        for observer in observers(spot.game) {
            // What was told to somebody else, and what was told before, is still in the buffer.
            spot.game.events(before, step, observer, &mut events);
            explains(spot.game, (before, spot.state), step, observer, &events)?;
        }
        Ok(())
    })
}

fn explains<G: Game + Events>(
    game: &G,
    (before, after): (&G::State, &G::State),
    step: StepOf<G>,
    observer: Observer,
    events: &[G::Event],
) -> CheckResult {
    let (mut seen, then) = (game.view(before, observer), game.view(after, observer));
    let who = looker::<G>(observer);
    if events.is_empty() {
        return ensure(seen == then, || format!("{who} is told nothing of {step:?}, yet sees {seen:?}, then {then:?}"));
    }
    for event in events {
        game.replay(&mut seen, event, observer);
    }
    ensure(seen == then, || format!("to {who} {events:?} explain {seen:?}, yet it sees {then:?}"))
}

/// Returns what an observer is told of a step.
pub(super) fn told<G: Game + Events>(
    game: &G,
    before: &G::State,
    step: StepOf<G>,
    observer: Observer,
) -> Vec<G::Event> {
    let mut events = Vec::new();
    game.events(before, step, observer, &mut events);
    events
}
