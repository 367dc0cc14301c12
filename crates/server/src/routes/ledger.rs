//! Luck and choices of a game that is over.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use contract::Phrase;
use maud::Markup;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::games::bot;
use crate::http::error::HttpError;
use crate::page::ledger::LedgerPage;
use crate::page::shell;
use crate::play::ledgers;
use crate::view::ledger::views;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let (kind, tongue) = (&*room.kind, caller.visitor.tongue);
    let judged = ledgers::judged(&app, &room, &table).await?;
    if judged.is_empty() {
        return Err(HttpError::new(StatusCode::NOT_FOUND, Phrase::new("luck-nothing"), Phrase::new("back-to-table")));
    }
    let heading = tongue.say(&Phrase::new("title-luck").with("game", kind.info().title));
    let judge = bot::called(tongue, ledgers::judge(kind));
    let page = LedgerPage { tongue, id: &room.id, info: kind.info(), judge: &judge };
    let main = page.main(&views(kind.localized(tongue), &table, &judged, guest.shown));
    Ok(shell::plain(app.assets, tongue, &heading, caller.visitor.name().as_deref(), &main))
}
