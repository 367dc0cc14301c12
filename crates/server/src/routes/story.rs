//! The scenes of what happened since a page was made, for the script that plays them.

use axum::extract::{Path, State};
use maud::Markup;

use super::caller::Caller;
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::page::story::{self as page, Held};
use crate::people::screen::{self, Screen};
use crate::play::hints;
use crate::view::choice::Selection;
use crate::view::scenes::{Opening, scenes};
use crate::view::table_page::table_page;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    mut caller: Caller,
    fields: Fields,
) -> Result<Markup, HttpError> {
    if let Some(said) = fields.text("as") {
        // A story is told to the screen that it was asked for.
        caller.visitor.at = screen::read(said);
    }
    let (from, to): (u64, u64) = (fields.read("from")?, fields.read("to")?);
    let Visit { room, guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let shown = room.shown();
    let guest = guest.now(&shown.table);
    if guest.screen == Screen::Covered {
        return Ok(Markup::default());
    }
    let hints = hints::told(&app, &room, &shown.table, guest.shown).await?;
    let look = table_page(&room.id, &room.kind, &shown, &guest, &Selection::default(), &hints, app.now());
    let opening = if fields.text("again").is_some() { Opening::Shown } else { Opening::Left };
    let told = scenes(&room.kind, &shown.table, &guest, from..to, opening);
    // A page of this version has the same parts, as long as nothing is pointed out there.
    let held = match fields.text("lean") {
        None => Held::Nothing,
        Some(_) if look.version == to => Held::Page(&look),
        Some(_) => Held::Scenes,
    };
    Ok(page::scenes(&look, &told, held))
}
