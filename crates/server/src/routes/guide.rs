//! Reading on in the guide, and leaving it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

use super::caller::Caller;
use super::visit::{Visit, answer, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::view::guide::notes;

pub(crate) async fn turn(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let Visit { room, table, guest, mut access } = visit(&app, &id, &caller.visitor).await?;
    let person = match &caller.visitor.known {
        Some(known) if !guest.owned.is_empty() => &known.person.id,
        _ => return Err(HttpError::not_yours()),
    };
    if fields.text("skip").is_some() {
        app.store.stop_guide(&room.id, person).await?;
        access.notes_read = None;
    } else {
        let read: String = fields.read("note")?;
        // A note of an earlier moment is not shown any more; whether it was read matters to nobody.
        if notes(&table, &guest).iter().any(|note| note.key == read) {
            app.store.read_note(&room.id, person, &read).await?;
            access.notes_read.iter_mut().for_each(|notes| notes.push(read.clone()));
        }
    }
    if caller.live {
        return answer(&app, &room, &caller, (guest, access), None).await;
    }
    Ok(Redirect::to(&format!("/table/{}", room.id)).into_response())
}
