//! What learners are given.

use std::collections::BTreeSet;

use contract::{Determinize, Game, Inputs, Notation, Seat, SeatSet, Sparse, Stream};

use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// What a learner is told: of what a seat has done, and of what it may choose.
fn told<G: Inputs>(game: &G, state: &G::State, seat: Seat) -> [Sparse; 2] {
    let mut told = [Sparse::default(), Sparse::default()];
    game.inputs(state, seat, &mut told[0]);
    game.choice_inputs(state, seat, &mut told[1]);
    told
}

/// Inputs, and inputs of a choice, have distinct names, are as many in every state, each written at most once, and finite
/// numbers; first weights are finite and for inputs that there are; progress lies from 0 to 1.
pub fn inputs_are_numbers<G: Game + Notation + Inputs>(trials: &Trials<G>) -> LawResult {
    walk(trials, "inputs", |spot, _| {
        let game = spot.game;
        let names = [game.input_names(), game.choice_input_names()];
        for names in &names {
            let distinct = names.iter().collect::<BTreeSet<_>>().len();
            ensure(distinct == names.len(), || format!("{} inputs have {distinct} names", names.len()))?;
        }
        for (place, weight) in game.first_weights() {
            ensure(place < names[0].len() && weight.is_finite(), || format!("input {place} begins with {weight}"))?;
        }
        for seat in SeatSet::all(game.seats()).iter() {
            for (written, names) in told(game, spot.state, seat).iter().zip(&names) {
                let count = written.count();
                ensure(count == names.len(), || format!("of {} inputs there are {count}", names.len()))?;
                let mut seen = BTreeSet::new();
                for &(index, value) in written.entries() {
                    ensure(seen.insert(index), || format!("`{}` is written twice", names[index as usize]))?;
                    ensure(value.is_finite(), || format!("`{}` is no number: {value}", names[index as usize]))?;
                }
            }
            let progress = game.progress(spot.state, seat);
            ensure((0.0..=1.0).contains(&progress), || format!("progress is {progress}"))?;
        }
        Ok(())
    })
}

/// States that look alike to a seat have equal inputs for it, and equal inputs of its choice.
pub fn inputs_follow_from_views<G: Determinize + Notation + Inputs>(trials: &Trials<G>) -> LawResult {
    walk(trials, "inputs of twins", |spot, dice: &mut Stream| {
        for seat in SeatSet::all(spot.game.seats()).iter() {
            let observer = SeatSet::only(seat);
            let completion = spot.game.determinize(&spot.game.view(spot.state, observer), dice);
            let mine = told(spot.game, spot.state, seat);
            for twin in [Some(completion), spot.twin(observer, dice)].into_iter().flatten() {
                let others = told(spot.game, &twin, seat);
                let differ = || format!("two states look alike and have other inputs: {mine:?}, {others:?}");
                ensure(mine == others, differ)?;
            }
        }
        Ok(())
    })
}
