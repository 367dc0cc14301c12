//! What a program is told that has asked for a hint.

use contract::Seat;
use serde::Serialize;
use table::{Hint, Table};

use crate::games::entry::LocalizedGame;
use crate::play::hints::ToldHints;

/// What the choices of a seat are worth to it.
#[derive(Serialize)]
pub(super) struct HintsAnswer {
    seat: &'static str,
    choices: Vec<ChoiceAnswer>,
}

#[derive(Serialize)]
struct ChoiceAnswer {
    token: String,
    name: String,
    /// From 0 (lost) to 1 (won).
    worth: f64,
    /// How far the bot's judgements leave this open, to both sides.
    margin: Option<f64>,
}

/// Returns what those are told who have asked, the best choice first.
pub(super) fn answers(game: LocalizedGame<'_>, table: &Table, told: &ToldHints) -> Vec<HintsAnswer> {
    let seats = told.iter().map(|(seat, hints)| HintsAnswer {
        seat: table.position().info().seat_name(*seat),
        choices: choices(game, table, *seat, hints),
    });
    seats.collect()
}

fn choices(game: LocalizedGame<'_>, table: &Table, seat: Seat, hints: &[Hint]) -> Vec<ChoiceAnswer> {
    let labels = table.position().labels(seat);
    let mut sorted: Vec<&Hint> = hints.iter().collect();
    sorted.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let choice = |hint: &Hint| {
        let (_, label) = labels.iter().find(|(token, _)| *token == hint.token)?;
        let name = game.words().say(&label.name);
        Some(ChoiceAnswer { token: hint.token.clone(), name, worth: hint.worth, margin: hint.margin })
    };
    sorted.into_iter().filter_map(choice).collect()
}
