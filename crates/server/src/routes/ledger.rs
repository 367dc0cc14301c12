//! Luck and choices of a game that is over.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use contract::Phrase;
use maud::Markup;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::live::error::SubmitError;
use crate::page::ledger::LedgerPage;
use crate::page::shell;
use crate::view::ledger::ledgers;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let (kind, tongue, shown) = (room.kind.clone(), caller.visitor.tongue, guest.shown);
    // Every decision of the game is judged: other requests must not wait for it.
    let judged = tokio::task::spawn_blocking(move || ledgers(kind.localized(tongue), &table, shown));
    let judged = judged.await.map_err(|error| SubmitError::Task(error.to_string()))?;
    if judged.is_empty() {
        return Err(HttpError::new(StatusCode::NOT_FOUND, Phrase::new("luck-nothing"), Phrase::new("back-to-table")));
    }
    let heading = tongue.say(&Phrase::new("title-luck").with("game", room.kind.info().title));
    let main = LedgerPage { tongue, id: &room.id, info: room.kind.info() }.main(&judged);
    Ok(shell::plain(app.assets, tongue, &heading, caller.visitor.name().as_deref(), &main))
}
