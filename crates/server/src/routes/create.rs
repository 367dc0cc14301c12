//! Making a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::{Face, Seat, Setup, SetupError};

use super::rules::unknown;
use crate::app::Shared;
use crate::fields::Fields;
use crate::kind::Kind;
use crate::opening::{self, Choice, New};
use crate::page::create::{self as page, Fault, Returned};
use crate::page::{cards, shell};
use crate::person::Visitor;
use crate::reply::{Wrong, sentence};
use crate::{away, bots, guide};

pub(crate) async fn form(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Wrong> {
    let kind = app.kind(&game).ok_or_else(|| unknown(&game))?;
    let first = guide::is_first(&app.store, kind, &visitor).await?;
    // An address may choose options by their keys: `?KEY=VALUE`.
    let chosen = kind.options.iter().filter_map(|spec| Some((spec.key, fields.text(spec.key)?)));
    let blank = if first { Fields::default().with("guide", "1") } else { Fields::default() };
    let given = chosen.fold(blank, |given, (key, value)| given.with(&format!("option-{key}"), value));
    let main = page::main(kind, visitor.name().as_deref(), &given, None);
    let title = format!("Play {}", kind.info().title);
    Ok(shell::wide(&app.assets, &title, visitor.name().as_deref(), &main).into_response())
}

pub(crate) async fn create(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Wrong> {
    let kind = app.kind(&game).ok_or_else(|| unknown(&game))?.clone();
    let name = visitor.name();
    match read(&kind, &fields) {
        Ok((face, choices)) => {
            let new = New { kind: &kind, face: &*face, choices: &choices, from: None };
            opening::open(&app, &new, visitor, &fields).await
        }
        Err(fault) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let wrong = Wrong::new(status, sentence(&fault.text), "Change it below and try again.");
            let main = page::main(&kind, name.as_deref(), &fields, Some(&Returned { fault: &fault, wrong: &wrong }));
            let title = format!("Play {}", kind.info().title);
            Ok((status, shell::wide(&app.assets, &title, name.as_deref(), &main)).into_response())
        }
    }
}

/// Reads what the form asks for: the game as it is set up, and who is put on each seat.
fn read(kind: &Kind, fields: &Fields) -> Result<(Arc<dyn Face>, Vec<Choice>), Fault> {
    let choices = choices(kind, fields)?;
    let mut setup = Setup::printed(choices.len() as u8);
    for spec in &kind.options {
        if let Some(cards) = boards::cards(kind.id(), spec.key) {
            setup = setup.set(spec.key, &cards.value(|index| cards::is_turned(fields, spec.key, index)));
        } else if let Some(value) = fields.text(&format!("option-{}", spec.key)) {
            setup = setup.set(spec.key, value);
        }
    }
    if away::read(fields.text("away")).is_none() {
        let text = "a seat is given up after one of the times that are offered".to_owned();
        return Err(Fault { field: "away".to_owned(), text });
    }
    for field in std::iter::once("name".to_owned()).chain((1..Seat::MOST).map(|seat| format!("name-{seat}"))) {
        fields.name(&field).map_err(|reason| Fault { field, text: reason.to_string() })?;
    }
    let face =
        (kind.entry.maker.make)(&setup).map_err(|error| Fault { field: field_of(&error), text: error.to_string() })?;
    Ok((face, choices))
}

/// Returns the field that a game's refusal is about.
fn field_of(error: &SetupError) -> String {
    match error {
        SetupError::UnknownOption { key, .. } | SetupError::BadValue { key, .. } => format!("option-{key}"),
        _ => "seat-0".to_owned(),
    }
}

fn choices(kind: &Kind, fields: &Fields) -> Result<Vec<Choice>, Fault> {
    let seats = &kind.info().seats;
    let mut choices = Vec::new();
    for index in 0..usize::from(*seats.end()) {
        let field = format!("seat-{index}");
        let bot = |text: &str| bots::named(text).map_err(|text| Fault { field: field.clone(), text });
        choices.extend(match fields.text(&field) {
            None => None,
            Some("me") => Some(Choice::Me),
            Some("link") => Some(Choice::Link),
            Some("bot") => Some(Choice::Bot(bot(fields.text(&format!("bot-{index}")).unwrap_or_default())?)),
            Some(named) => Some(Choice::Bot(bot(named)?)),
        });
    }
    if choices.len() < usize::from(*seats.start()) {
        let text = format!("{} needs at least {} to play", kind.info().title, seats.start());
        return Err(Fault { field: format!("seat-{}", choices.len()), text });
    }
    Ok(choices)
}
