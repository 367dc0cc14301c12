//! The public log of the dice, as a page and as a text.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::{dice_log as page, shell};
use crate::people::person::Visitor;

/// How many lines a page shows.
const PAGE: u32 = 50;
/// How many lines the text has at most; the rest comes from a later number on.
const TEXT: u32 = 1000;

/// Shows some lines; the newest, unless the address says from where on.
pub(crate) async fn show(State(app): State<Shared>, visitor: Visitor, fields: Fields) -> Result<Markup, HttpError> {
    let last = app.store.dice_lines_so_far().await?;
    let newest = (last + 1).saturating_sub(PAGE.into()).max(1);
    let from = from(&fields)?.unwrap_or(newest).clamp(1, newest);
    let lines = app.store.dice_lines(from, PAGE).await?;
    let earlier = (from > 1).then(|| from.saturating_sub(PAGE.into()).max(1));
    let later = (from < newest).then(|| (from + u64::from(PAGE)).min(newest));
    let shown = page::DiceLogPage { lines, last, counts: app.store.dice_counts().await?, earlier, later };
    let (tongue, name) = (visitor.tongue, visitor.name());
    Ok(shell::plain(app.assets, tongue, tongue.word("the-dice-log"), name.as_deref(), &page::main(tongue, &shown)))
}

/// Gives some lines as verifiers read them: the hash, a blank, and the line.
pub(crate) async fn text(State(app): State<Shared>, fields: Fields) -> Result<Response, HttpError> {
    let lines = app.store.dice_lines(from(&fields)?.unwrap_or(1), TEXT).await?;
    let text: String = lines.iter().flat_map(|line| [&line.hash, " ", &line.text, "\n"]).collect();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

fn from(fields: &Fields) -> Result<Option<u64>, HttpError> {
    fields.text("from").map(|_| fields.read("from")).transpose()
}
