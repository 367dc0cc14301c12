//! Which of very many actions are looked at.

use std::sync::Arc;

use conform::toys::Yacht;
use contract::{Game, Inputs, Setup, Sparse, Stream, Turn};
use search::{KnownActions, Policy, Shortlist, Units};

/// From how many actions on there is a shortlist, and how many stand on it.
const MANY: usize = 24;
const LENGTH: usize = 12;

#[test]
fn few_actions_are_all_kept_and_of_many_those_of_which_the_policy_says_the_most() {
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let (mut state, mut all, mut dice) = (game.start(), Vec::new(), Stream::new("short", "test", 0));
    let outcome = game.sample(&state, &mut dice);
    game.apply_outcome(&mut state, outcome);
    let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
    let seat = seats.first().expect("a seat");
    game.legal(&state, seat, &mut all);
    assert!(all.len() > MANY, "{}", all.len());

    let mut policy = Policy::new(game.choice_input_count(), &mut dice);
    let mut known = KnownActions::default();
    for action in &all {
        known.learn(&game, &mut policy, *action);
    }
    let (mut inputs, mut units) = (Sparse::default(), Units::default());
    game.choice_inputs(&state, seat, &mut inputs);
    policy.look(&inputs, &mut units);
    let mut rate = |action: &<Yacht as Game>::Action| policy.logit(&units, known.heads(&game, &policy, *action));
    let rates: Vec<f32> = all.iter().map(&mut rate).collect();
    let better = |place: usize| rates.iter().filter(|rate| **rate > rates[place]).count();
    let best: Vec<_> = (0..all.len()).filter(|place| better(*place) < LENGTH).map(|place| all[place]).collect();

    let shortened = |policy: Option<Policy>, mut actions: Vec<_>| {
        Shortlist::new(policy.map(Arc::new)).shorten_in(&game, &state, seat, &mut actions);
        actions
    };
    let few = all[..MANY - 1].to_vec();
    assert_eq!(shortened(Some(policy.clone()), few.clone()), few);
    assert_eq!(shortened(Some(policy.clone()), all.clone()), best);
    assert_eq!(shortened(None, all.clone()), all, "without a policy all are kept");
    // Of those that look alike the first are kept.
    let unlearned = Policy::new(game.choice_input_count(), &mut dice);
    assert_eq!(shortened(Some(unlearned), all.clone()), all[..LENGTH]);
}
