//! Completions, compared with everything that can have happened.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Determinize, Game, Observer, Step, Stream, Turn};

use crate::breach::LawResult;
use crate::count::steps;
use crate::law::ensure;
use crate::step::{after, legal};
use crate::trials::of_game;
use crate::walk::asked;

/// For small games: plays every sequence of steps from the start, and compares the states that fit a view with what
/// comes out of `tries` completions of it. Nothing else may come out, and every fitting state that is `settled` for the
/// observer must: one in which no seat that it does not see has begun a sealed choice without finishing it.
///
/// # Errors
/// At the first view whose completions are not the fitting states.
pub fn completions_are_exact<G: Game + Determinize>(
    game: &G,
    observer: Observer,
    tries: u32,
    settled: impl Fn(&G::State) -> bool,
) -> LawResult {
    let wrong = of_game(game);
    let mut dice = Stream::new("exact", G::info().id, 0);
    for (view, fitting) in all_states(game, observer).map_err(&wrong)? {
        let made: Vec<G::State> =
            (0..tries).map(|_| game.determinize(&game.view(&fitting[0], observer), &mut dice)).collect();
        let odd = made.iter().find(|state| !fitting.contains(state));
        ensure(odd.is_none(), || format!("{view}: {odd:?} comes out and does not fit")).map_err(&wrong)?;
        let missing = fitting.iter().find(|state| settled(state) && !made.contains(state));
        ensure(missing.is_none(), || format!("{view}: {missing:?} fits and does not come out")).map_err(&wrong)?;
    }
    Ok(())
}

/// States by how they look to an observer.
type ByView<S> = BTreeMap<String, Vec<S>>;

fn all_states<G: Game>(game: &G, observer: Observer) -> Result<ByView<G::State>, String> {
    let (mut open, mut seen, mut by_view) = (vec![game.start()], BTreeSet::new(), ByView::new());
    while let Some(state) = open.pop() {
        // States have no order; what they are for debugging has.
        if !seen.insert(format!("{state:?}")) {
            continue;
        }
        by_view.entry(format!("{:?}", game.view(&state, observer))).or_default().push(state);
        // Every asked seat may come next.
        for seat in asked(game, &state).iter() {
            let actions = legal(game, &state, seat);
            open.extend(actions.into_iter().map(|action| after(game, &state, Step::Action(seat, action))));
        }
        if game.turn(&state) == Turn::Chance {
            open.extend(steps(game, &state)?.into_iter().map(|(step, _)| after(game, &state, step)));
        }
    }
    Ok(by_view)
}
