//! Luck and choices of a game that is over.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use contract::Phrase;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::games::bot;
use crate::http::error::HttpError;
use crate::page::ledger::LedgerPage;
use crate::page::shell;
use crate::play::ledgers;
use crate::view::ledger::views;

/// After how many seconds somebody asks again who waits for the judgement.
const AGAIN: &str = "1";

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let (kind, tongue) = (&*room.kind, caller.visitor.tongue);
    let judged = ledgers::judged(&app, &room, &table).await?;
    let heading = tongue.say(&Phrase::new("title-luck").with("game", kind.info().title));
    let judge = bot::called(tongue, ledgers::judge(kind));
    let page = LedgerPage { tongue, id: &room.id, info: kind.info(), judge: &judge };
    let shell = |main| shell::plain(app.assets, tongue, &heading, caller.visitor.name().as_deref(), main);
    let Some(judged) = judged else {
        let again = AppendHeaders([(header::REFRESH, AGAIN)]);
        return Ok((again, shell(&page.waiting())).into_response());
    };
    if judged.is_empty() {
        return Err(HttpError::new(StatusCode::NOT_FOUND, Phrase::new("luck-nothing"), Phrase::new("back-to-table")));
    }
    let main = page.main(&views(kind.localized(tongue), &table, &judged, guest.shown));
    Ok(shell(&main).into_response())
}
