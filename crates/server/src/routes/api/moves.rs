//! What a program does at a table: the requests of forms, with the same idempotency and staleness.

use axum::Json;
use axum::extract::{Path, State};
use contract::Seat;
use serde::Deserialize;
use table::Command;

use super::body::Body;
use super::program::{Program, seat};
use super::table::{TableAnswer, look};
use crate::app::Shared;
use crate::http::refusal::Refusal;
use crate::people::person::Visitor;
use crate::routes::act::{Asked, ask};
use crate::routes::visit::{find, visit};
use crate::view::notice::Notice;
use crate::view::people;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    seat: String,
    version: u64,
    tokens: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    seat: String,
    version: u64,
    steps: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resign {
    seat: String,
}

pub(super) type Answer = Result<Json<TableAnswer>, Refusal>;

/// Acts: all tokens together or none of them.
pub(super) async fn act(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Act { seat, version, tokens }): Body<Act>,
) -> Answer {
    request(&app, &id, program, &seat, Some(version), Command::Act { tokens }).await
}

pub(super) async fn undo(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Undo { seat, version, steps }): Body<Undo>,
) -> Answer {
    request(&app, &id, program, &seat, Some(version), Command::Undo { steps }).await
}

pub(super) async fn resign(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Resign { seat }): Body<Resign>,
) -> Answer {
    request(&app, &id, program, &seat, None, Command::Resign).await
}

/// Asks the table on behalf of a seat, and answers with how it stands then, as that seat sees it.
pub(super) async fn request(
    app: &Shared,
    id: &str,
    program: Program,
    name: &str,
    version: Option<u64>,
    command: Command,
) -> Answer {
    let seat = seat(find(app, id).await?.kind.info(), name)?;
    done(app, id, program.at(Some(seat)), seat, version, command).await
}

/// Asks the table on behalf of a seat, and answers with how it stands then, as the visitor sees it.
pub(super) async fn done(
    app: &Shared,
    id: &str,
    visitor: Visitor,
    seat: Seat,
    version: Option<u64>,
    command: Command,
) -> Answer {
    let Asked { room, guest, refused, .. } = ask(app, id, &visitor, seat, version, command).await?;
    if let Some(error) = refused {
        let game = room.kind.localized(visitor.tongue);
        let words = people::words(game, &room.table(), guest.shown);
        let Notice { wrong, rule } = Notice::of(game.said_in(&words), error);
        return Err(Refusal { wrong, rule });
    }
    Ok(Json(look(app, visit(app, id, &visitor).await?).await?))
}
