//! Single steps of a game.

use contract::{Game, Seat, Step};

/// A step of a game.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// Returns a seat's legal actions.
pub(crate) fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions
}

/// Returns the state after a step.
pub(crate) fn after<G: Game>(game: &G, state: &G::State, step: StepOf<G>) -> G::State {
    let mut next = *state;
    match step {
        Step::Action(seat, action) => game.apply(&mut next, seat, action),
        Step::Outcome(outcome) => game.apply_outcome(&mut next, outcome),
    }
    next
}
