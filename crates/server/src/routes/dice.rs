//! The page of the dice, and the program that checks them without us.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::Markup;

use super::caller::Caller;
use super::table::find;
use crate::app::Shared;
use crate::ask::AskError;
use crate::dice;
use crate::page::{dice as page, fair, shell};
use crate::person::Visitor;
use crate::reply::Wrong;

pub(crate) async fn show(State(app): State<Shared>, Path(id): Path<String>, caller: Caller) -> Result<Markup, Wrong> {
    let room = find(&app, &id).await?;
    let (table, kind) = (room.table(), room.kind.clone());
    let promise = match table.commitment() {
        Some(commitment) => app.store.promise_of(&commitment).await?,
        None => None,
    };
    let promised = promise.map(|promise| promise.n);
    // The whole game is played again: other requests must not wait for it.
    let checked = tokio::task::spawn_blocking(move || {
        let face = (kind.entry.maker.make)(table.position().setup())?;
        Ok(dice::dice(&table, &*face, promised))
    });
    let checked: Result<_, contract::SetupError> = checked.await.map_err(|error| AskError::Task(error.to_string()))?;
    let dice = checked.map_err(|error| Wrong::fault(&error))?;
    let title = room.kind.info().title;
    let main = page::main(&room.id, title, &dice);
    Ok(shell::plain(&app.assets, &format!("Dice: {title}"), caller.visitor.name().as_deref(), &main))
}

/// Tells how the dice are kept fair.
pub(crate) async fn scheme(State(app): State<Shared>, visitor: Visitor) -> Markup {
    shell::plain(&app.assets, "Fair dice", visitor.name().as_deref(), &fair::main())
}

/// Gives the verifier in Python, which needs nothing of this server.
pub(crate) async fn verifier() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/x-python; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"palisade_verify.py\""),
    ];
    (headers, catalog::verifier::PYTHON).into_response()
}
