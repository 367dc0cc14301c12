//! The engine against a second, slow model in Python, written from the dossier alone (`tests/model`): at random
//! positions under random options both must offer the same actions, lead to the same lines, and weigh luck alike.
//!
//! A run compares 1,000 positions, `cargo xtask test --long` 100,000.

mod common;

use std::collections::BTreeMap;
use std::process::Command;

use conform::{Model, at_random_positions};
use contract::{Dice, Domain, Game, Notation, Seat, Setup, Stream, Turn};
use serde_json::json;
use under_falling_skies::state::{Phase, State};
use under_falling_skies::{INFO, UnderFallingSkies};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/model");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/components.toml");

/// Starts the second model.
fn start() -> Option<Model> {
    Model::start(Command::new("python3").args(["-B", &format!("{FOLDER}/serve.py"), DATA]))
}

fn pick<'a, T>(items: &'a [T], dice: &mut Stream) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}

/// Draws options: each stays as printed half of the time.
fn random_setup(dice: &mut Stream) -> Setup {
    let mut setup = Setup::printed(1);
    for spec in (INFO.options)() {
        let value = match &spec.domain {
            _ if dice.below(2) == 0 => continue,
            Domain::OneOf(values) => pick(values, dice).clone(),
            _ => (0..8).map(|_| if dice.below(3) == 0 { '1' } else { '0' }).collect(),
        };
        setup = setup.set(spec.key, &value);
    }
    setup
}

/// Now and then puts the trackers somewhere else at the start of a round, so that positions are seen which random play
/// would hardly reach: late research, deep excavators, full energy, the last damage.
fn move_trackers(game: &UnderFallingSkies, state: &mut State, dice: &mut Stream) {
    if state.phase != Phase::Roll || dice.below(4) > 0 {
        return;
    }
    let mut between = |low: u8, high: usize| low + dice.below(high as u32 - u32::from(low)) as u8;
    state.research = between(0, game.board.research.len());
    state.excavator = between(state.excavator, game.board.path.len());
    state.damage = between(0, game.board.damage_limit as usize);
    state.energy = between(0, game.board.energy_most as usize + 1);
}

/// Compares one position: the line, what is legal or may come, and where it leads.
fn compare(game: &UnderFallingSkies, state: &State, model: &mut Model, token: Option<String>) {
    let tokens = token.map(|token| vec![token]);
    let line = game.write_line(state);
    let mut options: BTreeMap<&str, &str> =
        game.setup().options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    options.retain(|key, _| !key.is_empty());
    let request = json!({"id": 0, "options": options, "position": line, "tokens": tokens});
    let answer = model.ask(&request);
    let context = format!("{request}\n  the model says {answer}");
    assert_eq!(answer["line"], json!(line), "{context}");
    assert_eq!(answer["over"], json!(game.turn(state) == Turn::Over), "{context}");
    assert_eq!(answer["tally"], json!(common::tally(state)), "{context}");

    let mut actions = Vec::new();
    if matches!(game.turn(state), Turn::Choice(_)) {
        game.legal(state, Seat::FIRST, &mut actions);
    }
    let mut next = BTreeMap::new();
    let mut legal: Vec<String> = Vec::new();
    for action in actions {
        let mut after = *state;
        game.apply(&mut after, Seat::FIRST, action);
        legal.push(game.write_action(action));
        next.insert(game.write_action(action), game.write_line(&after));
    }
    legal.sort_unstable();
    assert_eq!(answer["legal"], json!(legal), "{context}");
    if game.turn(state) == Turn::Chance {
        let mut rolls = Vec::new();
        game.outcomes(state, &mut rolls);
        let mut weights: Vec<(String, u64)> = rolls.iter().map(|(roll, n)| (game.write_outcome(*roll), *n)).collect();
        weights.sort_unstable();
        assert_eq!(answer["outcomes"], json!(weights), "{context}");
        next = tokens
            .iter()
            .flatten()
            .map(|token| {
                let mut after = *state;
                game.befall(&mut after, game.read_outcome(token).expect("a token of a test"));
                (token.clone(), game.write_line(&after))
            })
            .collect();
    }
    assert_eq!(answer["next"], json!(next), "{context}");
}

#[test]
fn the_engine_agrees_with_the_second_model_at_random_positions() {
    let Some(mut model) = start() else { return };
    let make = |dice: &mut Stream| UnderFallingSkies::new(&random_setup(dice)).expect("drawn options are valid");
    at_random_positions(make, move_trackers, |game, state, token| compare(game, state, &mut model, token));
}
