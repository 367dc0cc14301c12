//! The page of the dice, and the program that checks them without us.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use contract::{Phrase, SeatSet};
use maud::Markup;

use super::caller::Caller;
use super::visit::find;
use crate::app::Shared;
use crate::games::rulebook::{self, Document};
use crate::http::error::HttpError;
use crate::live::error::SubmitError;
use crate::page::{dice as page, fair, shell};
use crate::people::person::Visitor;
use crate::view::{dice, people};

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let room = find(&app, &id).await?;
    let (table, kind, tongue) = (room.table(), room.kind.clone(), caller.visitor.tongue);
    let promise = match table.commitment() {
        Some(commitment) => app.store.promise_of(&commitment).await?,
        None => None,
    };
    let promised = promise.map(|promise| promise.n);
    // The whole game is played again: other requests must not wait for it.
    let checked = tokio::task::spawn_blocking(move || {
        let face = kind.make(table.position().setup())?;
        // The page is the same for everybody, so nobody is "you" on it.
        let words = people::words(kind.localized(tongue), &table, SeatSet::NONE);
        Ok(dice::dice(&words, &table, &*face, promised))
    });
    let checked: Result<_, contract::SetupError> =
        checked.await.map_err(|error| SubmitError::Task(error.to_string()))?;
    let dice = checked.map_err(|error| HttpError::fault(&error))?;
    let title = room.kind.info().title;
    let heading = tongue.say(&Phrase::new("title-dice").with("game", title));
    let main = page::main(tongue, &room.id, room.kind.info(), &dice);
    Ok(shell::plain(app.assets, tongue, &heading, caller.visitor.name().as_deref(), &main))
}

/// The scheme of the dice, told completely.
const SCHEME: &str = include_str!("../../../../docs/fair-dice.md");

static WRITTEN: LazyLock<Document> = LazyLock::new(|| {
    // The page has its title already.
    let text = SCHEME.trim_start().strip_prefix("# Fair dice").unwrap_or(SCHEME);
    rulebook::written(text)
});

/// Tells how the dice are kept fair.
pub(crate) async fn scheme(State(app): State<Shared>, visitor: Visitor) -> Markup {
    let tongue = visitor.tongue;
    shell::wide(app.assets, tongue, tongue.word("fair-dice"), visitor.name().as_deref(), &fair::main(tongue, &WRITTEN))
}

/// Gives the verifier in Python, which needs nothing of this server.
pub(crate) async fn python() -> Response {
    program("palisade_verify.py", "text/x-python; charset=utf-8", catalog::verifier::PYTHON)
}

/// Gives the verifier for Node.js.
pub(crate) async fn node() -> Response {
    program("palisade_verify.mjs", "text/javascript; charset=utf-8", catalog::verifier::NODE)
}

/// Gives the module of the verifier for Node.js, the same that pages use.
pub(crate) async fn module() -> Response {
    program("palisade_check.mjs", "text/javascript; charset=utf-8", catalog::verifier::MODULE)
}

fn program(name: &str, kind: &'static str, text: &'static str) -> Response {
    let saved = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, saved)], text).into_response()
}
