//! Making a table.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{AppendHeaders, IntoResponse, Response};
use contract::{Phrase, Setup, SetupError};
use serde::Deserialize;

use super::body::{Body, malformed};
use super::program::Program;
use super::table::look;
use crate::app::Shared;
use crate::games::entry::GameEntry;
use crate::games::setup;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::away;
use crate::page::form::Fault;
use crate::play::opening::{self, New, Opened};
use crate::routes::create::{choices, match_or_game, names};
use crate::routes::rules::unknown;
use crate::routes::visit::visit;
use crate::tongue::Tongue;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Create {
    game: String,
    /// Who plays each seat, in seat order: `me`, `link`, or a bot.
    seats: Vec<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    name: Option<String>,
    /// Whether lots decide who sits where.
    #[serde(default)]
    lots: bool,
    /// Whether a match is played, and not a single game.
    #[serde(default, rename = "match")]
    matched: bool,
    away: Option<String>,
    /// Whether hints may be asked for.
    #[serde(default = "allowed")]
    hints: bool,
    commitment: Option<String>,
    entropy: Option<String>,
}

/// Makes a table, as the form does that has the same fields.
pub(super) async fn create(
    State(app): State<Shared>,
    program: Program,
    Body(body): Body<Create>,
) -> Result<Response, HttpError> {
    let mut maker = program.with_token()?;
    let kind = app.games.find(&body.game).ok_or_else(|| unknown(&body.game))?.clone();
    let fields = body.fields();
    let choices = choices(&kind, &fields, &kind.info().seats).map_err(refused)?;
    names(&fields).map_err(refused)?;
    if away::read(fields.text("away")).is_none() {
        return Err(wrong(Phrase::new("fault-patience")));
    }
    let setup =
        body.options.iter().fold(Setup::printed(body.seats.len() as u8), |setup, (key, value)| setup.set(key, value));
    let face = kind.make(&setup).map_err(|error| unmade(&kind, maker.tongue, &error))?;
    let (face, of_match) = match_or_game(&kind, face, &fields).map_err(refused)?;
    let new = New { kind: &kind, face: &*face, choices: &choices, from: None, of_match };
    let Opened::At(lead) = opening::open(&app, &new, maker.clone(), &fields).await? else {
        return Err(malformed(StatusCode::CONFLICT, Phrase::new("form-other-dice")));
    };
    maker.meet(&app).await?;
    let at = [(LOCATION, format!("/api/v1/tables/{}", lead.table))];
    let table = look(&app, visit(&app, &lead.table, &maker).await?).await?;
    Ok((StatusCode::CREATED, AppendHeaders(at), Json(table)).into_response())
}

impl Create {
    /// Returns the fields of the form that asks for the same.
    fn fields(&self) -> Fields {
        let seats = self.seats.iter().enumerate();
        let fields = seats.fold(Fields::default(), |fields, (place, who)| fields.with(&format!("seat-{place}"), who));
        let fields = if self.lots { fields.with("lots", "1") } else { fields };
        let fields = if self.matched { fields.with("match", "1") } else { fields };
        let fields = if self.hints { fields } else { fields.with("hints", "off") };
        let given =
            [("name", &self.name), ("away", &self.away), ("commitment", &self.commitment), ("entropy", &self.entropy)];
        let given = given.into_iter().filter_map(|(field, value)| Some((field, value.as_deref()?)));
        given.fold(fields, |fields, (field, value)| fields.with(field, value))
    }
}

/// Hints are allowed where nothing else is said.
const fn allowed() -> bool {
    true
}

fn wrong(text: Phrase) -> HttpError {
    malformed(StatusCode::UNPROCESSABLE_ENTITY, text)
}

fn refused(fault: Fault) -> HttpError {
    wrong(fault.text)
}

fn unmade(kind: &GameEntry, tongue: Tongue, error: &SetupError) -> HttpError {
    wrong(setup::refused(kind.localized(tongue), error))
}
