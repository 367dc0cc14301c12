//! Who plays a seat, as programs change it: a bot for a while, its owner again, or a bot for somebody who has been silent.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use contract::Phrase;
use serde::Deserialize;
use table::Command;

use super::body::Body;
use super::moves::{Answer, done, request};
use super::program::{Program, seat};
use crate::app::Shared;
use crate::games::bot;
use crate::http::error::HttpError;
use crate::routes::visit::{Visit, find, visit};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hand {
    seat: String,
    /// The bot, as tables are made with it; none to take the seat back.
    bot: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StandIn {
    seat: String,
}

/// Hands a seat to a bot, or takes it back.
pub(super) async fn hand(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Hand { seat, bot }): Body<Hand>,
) -> Answer {
    let room = find(&app, &id).await?;
    let unknown =
        |reason: Phrase| HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, reason, Phrase::new("choose-another-bot"));
    let bot = bot.map(|name| bot::named(&room.kind, &name)).transpose().map_err(unknown)?;
    request(&app, &id, program, &seat, None, Command::Hand { bot }).await
}

/// Lets a bot play for somebody else's seat that has been silent for too long.
pub(super) async fn stand_in(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(StandIn { seat: name }): Body<StandIn>,
) -> Answer {
    let seat = seat(find(&app, &id).await?.kind.info(), &name)?;
    let visitor = program.at(None);
    let Visit { guest, .. } = visit(&app, &id, &visitor).await?;
    let by = guest.owned.iter().find(|own| *own != seat).ok_or_else(HttpError::not_yours)?;
    done(&app, &id, visitor, seat, None, Command::StandIn { by }).await
}
