//! A game step by step. Once it is over anybody sees all of it, at addresses that stay; while it runs everybody looks back at
//! what they saw themselves.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use contract::Phrase;
use maud::Markup;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::about::About;
use crate::page::replay as page;
use crate::page::shell::{self, Head};
use crate::view::replay::replay;

/// Leads to the step that a form names, to the last one, or to the beginning.
pub(crate) async fn start(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let step = match fields.text("step") {
        Some("last") => table.moments(guest.observer(&table)).len() - 1,
        step => step.and_then(|step| step.parse().ok()).unwrap_or(0),
    };
    Ok(Redirect::to(&format!("/table/{}/replay/{step}", room.id)))
}

pub(crate) async fn show(
    State(app): State<Shared>,
    Path((id, step)): Path<(String, usize)>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Visit { room, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let seen = replay(&room, &guest, step);
    let moment = seen.map_err(|steps| {
        let text = Phrase::new("replay-steps").with("count", steps as i64);
        HttpError::new(StatusCode::NOT_FOUND, text, Phrase::new("replay-from-beginning"))
    })?;
    let body = page::body(&moment);
    if caller.live {
        return Ok(body);
    }
    let about = About::replay(app.assets, room.kind.localized(moment.tongue), &caller.origin);
    let title = page::title(&moment);
    let head = Head { about: Some(&about), game: Some(room.kind.id()), ..Head::titled(&title) };
    Ok(shell::page(app.assets, moment.tongue, &head, &body))
}
