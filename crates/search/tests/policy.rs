//! Policies as files, and bots that play by one.

use std::sync::Arc;

use conform::toys::Pig;
use contract::{Dice, Game, Inputs, SeatPerspective, Setup, Stream, Turn};
use search::{About, Bot, Budget, ByPolicy, FileError, KnownActions, Net, Policy};

fn pig() -> Pig {
    Pig::new(&Setup::printed(2)).expect("pig")
}

/// Returns a state in which there is a choice.
fn asked(game: &Pig) -> <Pig as Game>::State {
    let (mut state, mut dice) = (game.start(), Stream::new("policy", "test", 0));
    let mut actions = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seat = seats.first().expect("a seat");
                game.legal(&state, seat, &mut actions);
                if actions.len() > 1 {
                    return state;
                }
                game.apply(&mut state, seat, actions[dice.below(actions.len() as u32) as usize]);
            }
            Turn::Over => panic!("over without a choice"),
        }
    }
}

#[test]
fn an_action_that_never_came_up_is_taken_only_when_there_is_no_other() {
    let (game, budget) = (pig(), Budget { simulations: 0 });
    let (state, mut actions) = (asked(&game), Vec::new());
    let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
    let seat = seats.first().expect("a seat");
    game.legal(&state, seat, &mut actions);
    let seen = SeatPerspective::new(&game, &state, seat);
    let new = || Policy::new(game.choice_input_count(), &mut Stream::new("policy", "test", 1));
    let choose = |policy| ByPolicy::new(Arc::new(policy)).choose(&seen, budget, &mut Stream::new("bot", "test", 0));
    assert_eq!(choose(new()), actions[0], "it knows none");
    for action in &actions {
        let mut policy = new();
        KnownActions::default().learn(&game, &mut policy, *action);
        assert_eq!(choose(policy), *action);
    }
}

#[test]
fn a_file_holds_all_and_no_damaged_one_is_read() {
    let game = pig();
    let mut policy = Policy::new(game.choice_input_count(), &mut Stream::new("policy", "test", 1));
    let (mut known, mut actions, state) = (KnownActions::default(), Vec::new(), asked(&game));
    let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
    game.legal(&state, seats.first().expect("a seat"), &mut actions);
    for action in &actions {
        known.learn(&game, &mut policy, *action);
    }
    let about = About::of_choices(&[game], "policy").expect("pig");
    let policy = policy.rounded();
    let bytes = policy.write(&about);
    assert_eq!(policy.heads(), actions.len());
    assert_eq!(Policy::read(&bytes).map(|(read, about)| (read.write(&about), about)), Ok((bytes.clone(), about)));
    for cut in 0..bytes.len() {
        assert!(Policy::read(&bytes[..cut]).is_err(), "cut after {cut} bytes");
    }
    let mut changed = bytes.clone();
    for place in 0..bytes.len() {
        changed[place] ^= 0x10;
        assert!(Policy::read(&changed).is_err(), "byte {place} is another");
        changed[place] = bytes[place];
    }
    assert_eq!(Net::read(&bytes), Err(FileError::NoNet));
}

#[test]
fn rows_and_heads_that_are_missing_are_damage_even_if_the_checksum_is_right() {
    let game = pig();
    let about = About::of_choices(&[game], "policy").expect("pig");
    let few = Policy::new(about.inputs - 1, &mut Stream::new("policy", "test", 1));
    assert_eq!(Policy::read(&few.write(&about)).err(), Some(FileError::Damaged));
    let many = Policy::new(about.inputs + 1, &mut Stream::new("policy", "test", 1));
    assert_eq!(Policy::read(&many.write(&about)).err(), Some(FileError::Damaged));
    let most = About { inputs: usize::MAX, ..about };
    assert_eq!(Policy::read(&few.write(&most)).err(), Some(FileError::Damaged));
}
