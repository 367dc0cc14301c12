//! Steps in parts, as a story plays them.

use contract::{Notation, Speak};

use super::events::told;
use super::observers;
use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// A step is cut into parts before events of its own, in order, and what is told part by part is what is told of the
/// whole: a story says what the log says.
pub fn parts_tell_the_whole<G: Notation + Speak>(trials: &Trials<G>) -> LawResult {
    walk(trials, "parts", |spot, _| {
        let Some((before, step)) = spot.last else { return Ok(()) };
        let game = spot.game;
        for observer in observers(game) {
            let events = told(game, before, step, observer);
            let cuts = game.parts(&events);
            let bounds: Vec<usize> = [0].into_iter().chain(cuts.iter().copied()).chain([events.len()]).collect();
            let grow = cuts.is_empty() || bounds.is_sorted_by(|one, next| one < next);
            ensure(grow, || format!("{} events are cut at {cuts:?}", events.len()))?;
            if cuts.is_empty() {
                continue;
            }
            let views = (game.view(before, observer), game.view(spot.state, observer));
            let whole = game.tell(&events, &views.0, &views.1, observer);
            let parts =
                bounds.windows(2).flat_map(|part| game.tell(&events[part[0]..part[1]], &views.0, &views.1, observer));
            let parts: Vec<_> = parts.collect();
            ensure(parts == whole, || format!("cut at {cuts:?}, {whole:?} becomes {parts:?}"))?;
        }
        Ok(())
    })
}
