//! States as values.

use contract::{Game, Notation, Step};

use super::{observers, same};
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::step::{after, legal};
use crate::trials::{Trials, of_game};
use crate::walk::asked;
use crate::walk::{any, random_step, walk};

/// The most bytes that a state may have.
const SIZE: usize = 512;

/// A state has at most 512 bytes.
pub fn states_are_small<G: Game>(trials: &Trials<G>) -> LawResult {
    fits::<G::State>().map_err(of_game(&trials.games()[0]))
}

fn fits<S>() -> CheckResult {
    let size = size_of::<S>();
    ensure(size <= SIZE, || format!("a state has {size} bytes, more than {SIZE}"))
}

/// A step changes the state it is given and nothing else: the same step twice leads to the same, and a copy kept from
/// before still says what it said.
pub fn steps_leave_copies_alone<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "copies", |spot, dice| {
        let (game, kept) = (spot.game, *spot.state);
        let said = everything(game, &kept);
        let mut steps = Vec::new();
        for seat in spot.asked().iter() {
            steps.extend(any(&legal(game, &kept, seat), dice).map(|action| Step::Action(seat, action)));
        }
        steps.extend(random_step(game, &kept, dice)?);
        for step in steps {
            let (once, again) = (after(game, &kept, step), after(game, &kept, step));
            same(&once, &again, "the same step leads to two states")?;
        }
        same(&kept, spot.state, "a copy changed")?;
        let says = everything(game, &kept);
        ensure(said == says, || format!("after a step on a copy the state says otherwise: {said:?}, then {says:?}"))
    })
}

/// Writes down all that a state says of itself.
fn everything<G: Game + Notation>(game: &G, state: &G::State) -> impl PartialEq + std::fmt::Debug {
    let line = game.is_quiet(state).then(|| game.write_line(state));
    let asked = asked(game, state);
    let offers: Vec<_> = asked.iter().map(|seat| legal(game, state, seat)).collect();
    let views: Vec<_> = observers(game).into_iter().map(|observer| game.view(state, observer)).collect();
    (line, game.turn(state), game.round(state), offers, views, game.verdict(state), game.forced(state))
}

/// Equal states hash equal: copies, and states read back from their lines.
pub fn equal_states_hash_equal<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "hashes", |spot, _| {
        let copy = *spot.state;
        same(&copy, spot.state, "a copy is another state")?;
        if !spot.game.is_quiet(spot.state) {
            return Ok(());
        }
        let line = spot.game.write_line(spot.state);
        match spot.game.read_line(&line) {
            Ok(read) => same(&read, spot.state, "read back from its line it is another state"),
            Err(error) => Err(format!("its own line cannot be read: {error}")),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_beyond_the_size_is_refused() {
        assert!(fits::<[u8; SIZE]>().is_ok());
        assert!(fits::<[u8; SIZE + 1]>().is_err());
    }
}
