//! What a move would do, for whoever may make it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::glance::strip;
use crate::page::preview as page;
use crate::view::glance;
use crate::view::notice::Notice;
use crate::view::people;
use crate::view::preview::{PreviewRequest, preview, preview_place};
use crate::view::table_page::places;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let (seat, version) = (fields.seat()?, fields.read("version")?);
    let Visit { room, table, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    if !guest.shown.contains(seat) {
        return Err(HttpError::not_yours());
    }
    let (tongue, game) = (caller.visitor.tongue, room.kind.localized(caller.visitor.tongue));
    let words = people::words(game, &table, guest.shown);
    let (id, game) = (room.kind.id(), game.said_in(&words));
    let found = if let (Some(place), None) = (fields.text("place"), fields.text("token")) {
        preview_place(&room.id, game, &table, guest.shown, (seat, place), (version, guest.moment))
            .map(|found| page::filled_by_place(tongue, id, &found))
    } else {
        fields.read::<String>("token")?;
        let tokens = fields.tokens();
        let asked = PreviewRequest { seat, tokens: &tokens, version, moment: guest.moment };
        preview(&room.id, game, &table, guest.shown, &asked).map(|preview| {
            let seats = places(game, &table, &guest, app.now());
            let vitals = glance::rows(game, table.position(), guest.observer(&table), Some(&preview.vitals));
            html! { (page::filled(tongue, id, &preview)) (strip(tongue, &seats, &vitals, !table.is_over())) }
        })
    };
    Ok(match found {
        Ok(page) => page.into_response(),
        Err(error) => {
            let notice = Notice::of(game, error);
            // For the script, which asks also where nothing is allowed, the reason is an answer like any other.
            let answers = caller.live && notice.rule.is_some();
            let status = if answers { StatusCode::OK } else { notice.wrong.status };
            (status, page::refused(tongue, id, &notice)).into_response()
        }
    })
}
