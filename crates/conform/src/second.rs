//! The engine beside a second, slow model of a game in another language.

use std::collections::BTreeMap;

use contract::{Dice, Heuristic, Notation, Step, Stream, Turn};
use serde_json::{Value, json};

use crate::model::Model;
use crate::play::{At, Order, next};
use crate::random::best;
use crate::step::{StepOf, after, legal};

/// A model lists at most this many outcomes; where there are more, it may list none.
const FEW: usize = 200;

/// A state and how it is written: the line of the last quiet point, and the tokens since.
pub(crate) struct Place<G: Notation> {
    pub(crate) state: G::State,
    quiet: String,
    since: Vec<String>,
}

impl<G: Notation> Place<G> {
    /// Takes a state that a line can hold.
    fn new(game: &G, state: G::State) -> Self {
        Self { state, quiet: game.write_line(&state), since: Vec::new() }
    }

    /// Returns where a step leads. Its token has the seat in front where several are asked.
    fn after(&self, game: &G, step: StepOf<G>) -> Self {
        let state = after(game, &self.state, step);
        if game.is_quiet(&state) {
            return Self::new(game, state);
        }
        let token = match (step, game.turn(&self.state)) {
            (Step::Action(seat, action), Turn::Choice(seats)) if seats.len() > 1 => {
                format!("{}:{}", G::info().seat_name(seat), game.write_action(action))
            }
            (Step::Action(_, action), _) => game.write_action(action),
            (Step::Outcome(outcome), _) => game.write_outcome(outcome),
        };
        Self { state, quiet: self.quiet.clone(), since: self.since.iter().cloned().chain([token]).collect() }
    }

    fn line(&self) -> String {
        let (part, comma) = G::TAIL.unwrap_or_default();
        let part = if self.since.is_empty() { "" } else { part };
        format!("{}{part}{}", self.quiet, self.since.join(comma))
    }
}

/// Shows a second model one position in four of random games, and every end, until 1,000 were seen, or 100,000 where
/// `PALISADE_LONG` is set. `make` draws a game; `change` may move anything elsewhere before a step, to show positions
/// that play would hardly reach; `compare` gets the place and, where chance is due, the token of the outcome. Two games
/// in three are played by the estimate, so that they get far.
pub(crate) fn at_random_positions<G: Notation + Heuristic>(
    make: impl Fn(&mut Stream) -> G,
    change: impl Fn(&G, &mut G::State, &mut Stream),
    mut compare: impl FnMut(&G, &Place<G>, Option<String>),
) {
    let wanted = if std::env::var_os("PALISADE_LONG").is_some() { 100_000 } else { 1_000 };
    let (mut compared, mut ends) = (0, BTreeMap::new());
    for number in 0.. {
        let dice = &mut Stream::new("second model", "positions", number);
        let game = make(dice);
        let careful = dice.below(3) > 0;
        let mut place = Place::new(&game, game.start());
        while game.turn(&place.state) != Turn::Over {
            if game.is_quiet(&place.state) {
                let mut state = place.state;
                change(&game, &mut state, dice);
                place = Place::new(&game, state);
            }
            let look = dice.below(4) == 0;
            let at = At { game: &game, state: place.state };
            let sensible = careful && dice.below(8) > 0;
            let step = if sensible { best(&at, dice) } else { next(&at, Order::Any, dice).expect("somebody can act") };
            let step = step.expect("the game is not over");
            if look {
                let token = if let Step::Outcome(outcome) = step { Some(game.write_outcome(outcome)) } else { None };
                compare(&game, &place, token);
                compared += 1;
            }
            place = place.after(&game, step);
        }
        compare(&game, &place, None);
        *ends.entry(game.verdict(&place.state).map_or("open", |verdict| verdict.cause)).or_insert(0) += 1;
        if compared >= wanted {
            println!("{compared} positions of {} games agree; ends: {ends:?}", number + 1);
            return;
        }
    }
}

/// Compares one position with a model: the line, who is asked, what is legal or may come, where it leads, and the tally.
/// `token` is the outcome that is carried out where chance is due.
///
/// # Panics
/// Where the two do not agree.
pub(crate) fn compare<G: Notation>(game: &G, place: &Place<G>, model: &mut Model, token: Option<String>, tally: i64) {
    let state = &place.state;
    let (turn, line, info) = (game.turn(state), place.line(), G::info());
    let tokens = token.map(|token| vec![token]);
    let request = json!({"id": 0, "options": game.setup().options, "position": line, "tokens": tokens});
    let answer = model.ask(&request);
    let same = |part: &str, ours: Value| {
        assert_eq!(answer[part], ours, "{part} of {request}\n  the model says {answer}");
    };
    same("line", json!(line));
    same("chance", json!(turn == Turn::Chance));
    same("over", json!(turn == Turn::Over));
    same("tally", json!(tally));

    let (mut legal_tokens, mut leads) = (BTreeMap::new(), BTreeMap::new());
    if let Turn::Choice(seats) = turn {
        for seat in seats.iter() {
            let name = info.seat_name(seat);
            let mut listed: Vec<String> = Vec::new();
            for action in legal(game, state, seat) {
                let token = game.write_action(action);
                let key = if game.seats() > 1 { format!("{name}:{token}") } else { token.clone() };
                leads.insert(key, place.after(game, Step::Action(seat, action)).line());
                listed.push(token);
            }
            listed.sort_unstable();
            legal_tokens.insert(name, listed);
        }
    }
    same("legal", json!(legal_tokens));
    if turn == Turn::Chance {
        let mut outcomes = Vec::new();
        let listed = game.outcomes(state, &mut outcomes);
        if listed && (outcomes.len() <= FEW || !answer["outcomes"].is_null()) {
            let weights = outcomes.iter().map(|(outcome, weight)| (game.write_outcome(*outcome), *weight));
            let mut weights: Vec<(String, u64)> = weights.collect();
            weights.sort_unstable();
            same("outcomes", json!(weights));
        }
        for token in tokens.into_iter().flatten() {
            let outcome = game.read_outcome(&token).expect("its own token");
            leads.insert(token, place.after(game, Step::Outcome(outcome)).line());
        }
    }
    same("next", json!(leads));
}
