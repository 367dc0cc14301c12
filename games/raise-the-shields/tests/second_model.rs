//! The engine against a second, slow model in Python, written from the dossier alone (`tests/model`): at random
//! positions of one to six seats under random options both must ask the same seats, offer the same actions, lead to the
//! same lines, and weigh luck alike.
//!
//! A run compares 1,000 positions, `cargo xtask test --long` 100,000.

mod common;

use std::collections::BTreeMap;
use std::process::Command;

use conform::{Model, at_random_positions, output_or_skip};
use contract::{Dice, Domain, Game, Notation, Setup, Stream, Turn};
use raise_the_shields::state::State;
use raise_the_shields::{INFO, RaiseTheShields};
use serde_json::json;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/model");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/components.toml");

/// Starts the second model.
fn start() -> Option<Model> {
    Model::start(Command::new("python3").args(["-B", &format!("{FOLDER}/serve.py"), DATA]))
}

fn pick<'a, T>(items: &'a [T], dice: &mut Stream) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}

/// Draws seats and options: each option stays as printed three times out of four.
fn random_setup(dice: &mut Stream) -> Setup {
    let mut setup = Setup::printed(1 + dice.below(6) as u8);
    for spec in (INFO.options)() {
        let value = match &spec.domain {
            _ if dice.below(4) > 0 => continue,
            Domain::OneOf(values) => pick(values, dice).clone(),
            Domain::Whole(least, _) => least.to_string(),
            Domain::Form(_) => continue,
        };
        setup = setup.set(spec.key, &value);
    }
    setup
}

/// Compares one position: the line, who is asked, what is legal or may come, and where it leads.
fn compare(game: &RaiseTheShields, state: &State, model: &mut Model, token: Option<String>) {
    let tokens = token.map(|token| vec![token]);
    let line = game.write_line(state);
    let mut options = game.setup().options.clone();
    options.remove("sheet");
    let request = json!({"id": 0, "options": options, "position": line, "tokens": tokens});
    let answer = model.ask(&request);
    let context = format!("{request}\n  the model says {answer}");
    assert_eq!(answer["line"], json!(line), "{context}");
    assert_eq!(answer["luck"], json!(game.turn(state) == Turn::Chance), "{context}");
    assert_eq!(answer["over"], json!(game.turn(state) == Turn::Over), "{context}");
    assert_eq!(answer["tally"], json!(common::tally(game, state)), "{context}");

    let several = game.seats() > 1;
    let mut next = BTreeMap::new();
    let mut legal = BTreeMap::new();
    if let Turn::Choice(seats) = game.turn(state) {
        for seat in seats.iter() {
            let name = INFO.seat_name(seat);
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            let mut tokens: Vec<String> = actions.iter().map(|action| game.write_action(*action)).collect();
            for (action, token) in actions.iter().zip(&tokens) {
                let mut after = *state;
                game.apply(&mut after, seat, *action);
                let key = if several { format!("{name}:{token}") } else { token.clone() };
                next.insert(key, game.write_line(&after));
            }
            tokens.sort_unstable();
            legal.insert(name, tokens);
        }
    }
    assert_eq!(answer["legal"], json!(legal), "{context}");
    if game.turn(state) == Turn::Chance {
        let mut rolls = Vec::new();
        if !answer["outcomes"].is_null() {
            game.outcomes(state, &mut rolls);
            let weights = rolls.iter().map(|(roll, weight)| (game.write_outcome(*roll), *weight));
            let mut weights: Vec<(String, u64)> = weights.collect();
            weights.sort_unstable();
            assert_eq!(answer["outcomes"], json!(weights), "{context}");
        }
        for token in tokens.iter().flatten() {
            let mut after = *state;
            game.befall(&mut after, game.read_outcome(token).expect("a token of a test"));
            next.insert(token.clone(), game.write_line(&after));
        }
    }
    assert_eq!(answer["next"], json!(next), "{context}");
}

#[test]
fn the_engine_agrees_with_the_second_model_at_random_positions() {
    let Some(mut model) = start() else { return };
    let make = |dice: &mut Stream| RaiseTheShields::new(&random_setup(dice)).expect("drawn options are valid");
    at_random_positions(make, |_, _, _| (), |game, state, token| compare(game, state, &mut model, token));
}

#[test]
fn the_second_model_plays_the_worked_examples_of_the_dossier() {
    let dossier = concat!(env!("CARGO_MANIFEST_DIR"), "/dossier.md");
    let mut python = Command::new("python3");
    python.args(["-B", &format!("{FOLDER}/examples.py"), dossier, DATA]);
    let Some(output) = output_or_skip(&mut python) else { return };
    assert!(output.ends_with(" 0 failed\n"), "{output}");
}
