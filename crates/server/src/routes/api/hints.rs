//! Hints: asked for by a program, and told to it with the table.

use axum::extract::{Path, State};
use contract::Seat;
use serde::{Deserialize, Serialize};
use table::{Command, Hint, Table};

use super::body::Body;
use super::moves::{Answer, done};
use super::program::{Program, seat};
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::play::hints::ToldHints;
use crate::routes::hints::prepare;
use crate::routes::visit::find;

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    seat: String,
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

/// Asks for a hint.
pub(super) async fn ask(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Ask { seat: name }): Body<Ask>,
) -> Answer {
    let at = seat(find(&app, &id).await?.kind.info(), &name)?;
    let visitor = program.at(Some(at));
    prepare(&app, &id, &visitor, at).await?;
    done(&app, &id, visitor, at, None, Command::Hint).await
}
