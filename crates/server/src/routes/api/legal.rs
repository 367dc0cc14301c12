//! What a seat may do now: tokens with their words.

use axum::Json;
use axum::extract::{Path, State};
use contract::{Label, Phrase, SeatSet};
use serde::Serialize;

use super::program::{Program, seat};
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::routes::act::may_move;
use crate::routes::visit::{Visit, find, visit};
use crate::view::people;

/// What the visitor's seats may do.
#[derive(Serialize)]
pub(super) struct LegalAnswer {
    /// The version that a move decided on this is sent with.
    version: u64,
    seats: Vec<SeatActions>,
}

#[derive(Serialize)]
struct SeatActions {
    seat: &'static str,
    actions: Vec<ActionAnswer>,
}

#[derive(Serialize)]
struct ActionAnswer {
    token: String,
    /// What the action is called, under its heading.
    name: String,
    /// The heading: actions of one kind stand together.
    group: String,
    /// The place where it is done.
    space: Option<String>,
    /// The rule that it rests on.
    rule: Option<&'static str>,
}

/// Lists the actions of the seat that is named, or else of all that the visitor has; of others, nobody is told.
pub(super) async fn list(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    fields: Fields,
) -> Result<Json<LegalAnswer>, HttpError> {
    let room = find(&app, &id).await?;
    let at = fields.text("seat").map(|text| seat(room.kind.info(), text)).transpose()?;
    let Visit { room, table, guest, .. } = visit(&app, &id, &program.at(at)).await?;
    if let Some(seat) = at {
        may_move(&guest, seat)?;
    }
    let game = room.kind.localized(guest.tongue);
    let words = people::words(game, &table, guest.shown);
    let game = game.said_in(&words);
    let asked: SeatSet = table.seats_to_move().iter().filter(|seat| guest.shown.contains(*seat)).collect();
    let named = |seat| at.is_none_or(|at| at == seat);
    let seats = asked.iter().filter(|seat| named(*seat)).map(|seat| SeatActions {
        seat: room.kind.info().seat_name(seat),
        actions: table.position().labels(seat).iter().map(|(token, label)| action(game, token, label)).collect(),
    });
    Ok(Json(LegalAnswer { version: table.version(guest.shown), seats: seats.collect() }))
}

fn action(game: LocalizedGame<'_>, token: &str, label: &Label) -> ActionAnswer {
    let say = |phrase: &Phrase| game.words().say(phrase);
    ActionAnswer {
        token: token.to_owned(),
        name: say(label.button.as_ref().unwrap_or(&label.name)),
        group: say(&label.group),
        space: label.space.as_ref().map(|space| say(&space.name)),
        rule: label.name.rule.or(label.group.rule),
    }
}
