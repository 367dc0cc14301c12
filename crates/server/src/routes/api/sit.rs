//! Sitting down on a free seat.

use axum::Json;
use axum::extract::{Path, State};
use contract::Seat;
use serde::{Deserialize, Serialize};
use table::hashed;

use super::body::Body;
use super::program::Program;
use super::table::{TableAnswer, look};
use crate::app::Shared;
use crate::http::cookie::is_token;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::routes::seat::{Seated, not_valid, take};
use crate::routes::visit::{find, visit};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// The token of the seat's link, where the program is known by a token of its own.
    invitation: Option<String>,
    name: Option<String>,
    commitment: Option<String>,
    entropy: Option<String>,
}

/// Where a link leads.
#[derive(Serialize)]
pub(super) struct LinkAnswer {
    table: String,
    seat: &'static str,
}

/// Says where the link leads whose token a program comes with.
pub(super) async fn invitation(
    State(app): State<Shared>,
    Program(visitor): Program,
) -> Result<Json<LinkAnswer>, HttpError> {
    let Some(token) = visitor.invite else { return Err(not_valid()) };
    let led = app.store.seat_by_token(&hashed(&token)).await?.ok_or_else(not_valid)?;
    let room = find(&app, &led.table).await?;
    Ok(Json(LinkAnswer { table: led.table, seat: room.kind.info().seat_name(Seat::new(usize::from(led.seat))) }))
}

/// Where a program sits now.
#[derive(Serialize)]
pub(super) struct SitAnswer {
    /// What the program is known by from now on, if it came with the token of a link alone: nobody gets it again.
    token: Option<String>,
    table: TableAnswer,
}

/// Sits down on the seat whose link the program came by.
pub(super) async fn sit(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Program(mut visitor): Program,
    Body(body): Body<Sit>,
) -> Result<Json<SitAnswer>, HttpError> {
    visitor.invite = body.invitation.filter(|token| is_token(token)).or(visitor.invite);
    let given = [("name", &body.name), ("commitment", &body.commitment), ("entropy", &body.entropy)];
    let given = given.into_iter().filter_map(|(field, value)| Some((field, value.as_deref()?)));
    let fields = given.fold(Fields::default(), |fields, (field, value)| fields.with(field, value));
    let mut token = None;
    if let Seated::Now(known) = take(&app, &id, &mut visitor, &fields).await? {
        token = visitor.secret.is_none().then(|| known.secret.clone());
        visitor.known = Some(known);
    }
    Ok(Json(SitAnswer { token, table: look(&app, visit(&app, &id, &visitor).await?).await? }))
}
