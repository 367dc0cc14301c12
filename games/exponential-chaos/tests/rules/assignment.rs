//! The assignment (R21-R28).

use contract::{Game, Notation, Seat, Speak, Stream};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::Action;
use exponential_chaos::plan::{Leak, Prices};
use exponential_chaos::state::{Phase, State};

use crate::common::{WHOLE, after, game, legal, refused, turn, turn_of};

fn assigning(inv: &str, def: &str) -> String {
    turn("assign", &[WHOLE, WHOLE], [inv, def], [0, 0, 0])
}

#[test]
fn r25_only_dice_with_saucers_are_targets() {
    let line = assigning("Y1:0,B1:2,P1:1", "xby");
    assert_eq!(legal(&line, "1", &[]), ["1>B1", "1>P1", "2>B1", "E"]);
    refused(&line, "3>Y1", "R25");
}

#[test]
fn r26_what_is_unassigned_is_lost() {
    let line = assigning("Y1:1,B1:2,P1:1", "xby");
    assert_eq!(after(&line, "1>P1 E", &[], "inv"), "Y1:1,B1:2,P1:0");
    assert_eq!(after(&line, "1>P1 E", &[], "ph"), "hit");
    refused(&line, "K", "R19");
}

#[test]
fn r28_missiles_and_rebuilds_are_not_assigned() {
    let line = assigning("Y1:1,B1:2,P1:1", "xmr");
    assert_eq!(legal(&line, "1", &[]), ["1>Y1", "1>B1", "1>P1", "E"]);
    refused(&line, "2>Y1", "R28");
    refused(&line, "3>Y1", "R28");
}

#[test]
fn r10_dice_of_later_rounds_are_no_targets() {
    refused(&assigning("Y1:1,B1:2,P1:1", "xmr"), "1>Y2", "R10");
    refused(&assigning("Y1:1,B1:2,P1:1", "xmr"), "4>Y1", "R10");
}

/// R23, R24.
#[test]
fn the_suggested_assignment_is_as_good_as_any_other() {
    let game = game(2, &[]);
    let mut dice = Stream::new("plan", "assignment", 0);
    let line = turn_of(2, 1, "inv", &["212100122021.1", WHOLE], ["-", "-"], [0, 0, 0]);
    let start = game.read_line(&line).expect("a line");
    let prices = game.prices(start.planets.of(Seat::FIRST));
    let mut tried = 0;
    while tried < 60 {
        let mut state = start;
        for _ in 0..2 {
            let outcome = game.sample(&state, &mut dice);
            game.apply_outcome(&mut state, outcome);
        }
        game.apply(&mut state, Seat::FIRST, Action::Keep);
        if state.course.phase != Phase::Assign {
            continue;
        }
        tried += 1;
        let mut laid = state;
        game.suggest(&state, Seat::FIRST).into_iter().for_each(|action| game.apply(&mut laid, Seat::FIRST, action));
        let promised = game.best_leak(&state, state.counts(), &prices);
        let (found, best) = (ExponentialChaos::leak(&laid, &prices), exhausted(&game, &state, &prices));
        assert_eq!((found, promised), (best, best), "{}", game.write_line(&state));
    }
}

/// Tries every assignment, one die after another.
fn exhausted(game: &ExponentialChaos, state: &State, prices: &Prices) -> Leak {
    let mut best = ExponentialChaos::leak(state, prices);
    let mut actions = Vec::new();
    if state.course.phase == Phase::Assign {
        game.legal(state, Seat::FIRST, &mut actions);
    }
    for action in actions.into_iter().filter(|action| matches!(action, Action::Assign(..))) {
        let mut next = *state;
        game.apply(&mut next, Seat::FIRST, action);
        best = best.min(exhausted(game, &next, prices));
    }
    best
}
