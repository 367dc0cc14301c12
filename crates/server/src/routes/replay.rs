//! A finished game step by step, at addresses that stay.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use boards::{Names, Picture};
use contract::{Observer, Phrase, Position, StepText};
use maud::Markup;
use table::Table;

use super::caller::Caller;
use super::visit::{Visit, find, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::live::room::{Room, follow};
use crate::page::replay::{self as page, ReplayPage};
use crate::page::shell;
use crate::tongue::Tongue;

/// Leads to the beginning.
pub(crate) async fn start(State(app): State<Shared>, Path(id): Path<String>) -> Result<Redirect, HttpError> {
    let room = find(&app, &id).await?;
    Ok(Redirect::to(&format!("/table/{}/replay/0", room.id)))
}

pub(crate) async fn show(
    State(app): State<Shared>,
    Path((id, step)): Path<(String, usize)>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let moment = moment(&room, caller.visitor.tongue, guest.observer(&table), step)?;
    let body = page::body(&moment);
    Ok(if caller.live { body } else { shell::page(&app.assets, moment.tongue, &page::title(&moment), &body) })
}

/// Looks at a finished game after so many of its steps.
fn moment(room: &Room, tongue: Tongue, observer: Observer, step: usize) -> Result<ReplayPage, HttpError> {
    let table = room.table();
    if !table.is_over() {
        let (text, hint) = (Phrase::new("replay-when-over"), Phrase::new("replay-when-over-hint"));
        return Err(HttpError::new(StatusCode::FORBIDDEN, text, hint));
    }
    let Some(position) = table.position_at(step) else {
        let text = Phrase::new("replay-steps").with("count", table.steps() as i64);
        return Err(HttpError::new(StatusCode::NOT_FOUND, text, Phrase::new("replay-from-beginning")));
    };
    let mut names = Names::default();
    follow(&mut names, &table, 0..=step, observer);
    let picture = Picture { names, ..Picture::plain() };
    let last =
        step.checked_sub(1).and_then(|before| Some((table.position_at(before)?, table.played_steps().nth(before)?)));
    let phrases = last.map(|(before, taken)| before.tell(taken, position, observer)).unwrap_or_default();
    let token = last.map(|(_, taken)| StepText::token(taken).to_owned());
    let game = room.kind.localized(tongue);
    Ok(ReplayPage {
        id: room.id.clone(),
        tongue,
        game: room.kind.id(),
        title: room.kind.info().title,
        step,
        steps: table.steps(),
        round: position.round(),
        rounds: rounds(&table),
        said: phrases.iter().map(|phrase| game.say(phrase)).collect(),
        token,
        line: position.line(),
        sheets: boards::sheets(position, observer, &picture, game.words()),
        board: boards::draw(position, observer, &picture, game.words()),
    })
}

/// Returns each round with the first step at which it is played.
fn rounds(table: &Table) -> Vec<(u16, usize)> {
    let mut rounds: Vec<(u16, usize)> = Vec::new();
    for step in 0..=table.steps() {
        let round = table.position_at(step).map_or(0, Position::round);
        if rounds.last().is_none_or(|(last, _)| *last != round) {
            rounds.push((round, step));
        }
    }
    rounds
}
