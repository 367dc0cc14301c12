//! A finished game step by step, at addresses that stay.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use boards::{Names, Picture};
use contract::{Observer, Position, StepText};
use maud::Markup;
use table::Table;

use super::caller::Caller;
use super::table::{Visit, find, visit};
use crate::app::Shared;
use crate::look::say;
use crate::page::replay::{self as page, Moment};
use crate::page::shell;
use crate::reply::Wrong;
use crate::room::{Room, follow};

/// Leads to the beginning.
pub(crate) async fn start(State(app): State<Shared>, Path(id): Path<String>) -> Result<Redirect, Wrong> {
    let room = find(&app, &id).await?;
    Ok(Redirect::to(&format!("/table/{}/replay/0", room.id)))
}

pub(crate) async fn show(
    State(app): State<Shared>,
    Path((id, step)): Path<(String, usize)>,
    caller: Caller,
) -> Result<Markup, Wrong> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let moment = moment(&room, guest.observer(&table), step)?;
    let body = page::body(&moment);
    Ok(if caller.live { body } else { shell::page(&app.assets, &page::title(&moment), &body) })
}

/// Looks at a finished game after so many of its steps.
fn moment(room: &Room, observer: Observer, step: usize) -> Result<Moment, Wrong> {
    let table = room.table();
    if !table.is_over() {
        let hint = "It opens when the game is over: a replay shows what players may not know before.";
        return Err(Wrong::new(StatusCode::FORBIDDEN, "This game can be replayed when it is over.", hint));
    }
    let Some(position) = table.position_at(step) else {
        let text = format!("The game has {} steps.", table.steps());
        return Err(Wrong::new(StatusCode::NOT_FOUND, text, "Go back to the replay's beginning."));
    };
    let mut names = Names::default();
    follow(&mut names, &table, 0..=step, observer);
    let picture = Picture { names, ..Picture::plain() };
    let last = step.checked_sub(1).and_then(|before| Some((table.position_at(before)?, table.standing().nth(before)?)));
    let phrases = last.map(|(before, taken)| before.tell(taken, position, observer)).unwrap_or_default();
    let token = last.map(|(_, taken)| StepText::token(taken).to_owned());
    Ok(Moment {
        id: room.id.clone(),
        game: room.kind.id(),
        title: room.kind.info().title,
        step,
        steps: table.steps(),
        round: position.round(),
        rounds: rounds(&table),
        said: phrases.iter().map(|phrase| say(&room.kind, phrase)).collect(),
        token,
        line: position.line(),
        sheets: boards::sheets(position, observer, &picture, &room.kind.words),
        board: boards::draw(position, observer, &picture, &room.kind.words),
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
