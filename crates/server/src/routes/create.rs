//! Making a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::{Face, Setup};
use search::BotSpec;

use super::rules::unknown;
use crate::app::Shared;
use crate::fields::Fields;
use crate::guide;
use crate::kind::Kind;
use crate::opening::{self, Choice, New};
use crate::page::{create as page, pieces, shell};
use crate::person::Visitor;
use crate::reply::{Wrong, sentence};

/// The most playouts for one decision of a bot that anybody may put on a seat.
const MOST_PLAYOUTS: u32 = 10_000;

pub(crate) async fn form(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Wrong> {
    let kind = app.kind(&game).ok_or_else(|| unknown(&game))?;
    let first = guide::is_first(&app.store, kind, &visitor).await?;
    let given = if first { Fields::default().with("guide", "1") } else { Fields::default() };
    let main = page::main(kind, visitor.name(), &given, None);
    let title = format!("Play {}", kind.info().title);
    Ok(shell::plain(&app.assets, &title, visitor.name(), &main).into_response())
}

pub(crate) async fn create(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Wrong> {
    let kind = app.kind(&game).ok_or_else(|| unknown(&game))?.clone();
    let name = visitor.name().map(str::to_owned);
    match read(&kind, &fields) {
        Ok((face, choices)) => {
            let new = New { kind: &kind, face: &*face, choices: &choices, from: None };
            opening::open(&app, &new, visitor, &fields).await
        }
        Err(reason) => {
            let wrong = Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, sentence(&reason), "Change it and try again.");
            let main = page::main(&kind, name.as_deref(), &fields, Some(&wrong));
            let title = format!("Play {}", kind.info().title);
            Ok((wrong.status, shell::plain(&app.assets, &title, name.as_deref(), &main)).into_response())
        }
    }
}

/// Reads what the form asks for: the game as it is set up, and who is put on each seat.
fn read(kind: &Kind, fields: &Fields) -> Result<(Arc<dyn Face>, Vec<Choice>), String> {
    let choices = choices(kind, fields)?;
    let mut setup = Setup::printed(choices.len() as u8);
    for spec in &kind.options {
        if let Some(flags) = pieces::flags(kind.id(), spec.key) {
            let ticked = |index: usize| fields.text(&format!("flag-{}-{index}", spec.key)).is_some();
            setup = setup.set(spec.key, &flags.value(ticked));
        } else if let Some(value) = fields.text(&format!("option-{}", spec.key)) {
            setup = setup.set(spec.key, value);
        }
    }
    fields.name()?;
    let face = (kind.entry.maker.make)(&setup).map_err(|error| error.to_string())?;
    Ok((face, choices))
}

fn choices(kind: &Kind, fields: &Fields) -> Result<Vec<Choice>, String> {
    let seats = &kind.info().seats;
    let mut choices = Vec::new();
    for index in 0..usize::from(*seats.end()) {
        choices.extend(match fields.text(&format!("seat-{index}")) {
            None => None,
            Some("me") => Some(Choice::Me),
            Some("link") => Some(Choice::Link),
            Some(bot) => Some(Choice::Bot(bot_named(bot)?)),
        });
    }
    if choices.len() < usize::from(*seats.start()) {
        return Err(format!("{} needs at least {} to play", kind.info().title, seats.start()));
    }
    Ok(choices)
}

fn bot_named(text: &str) -> Result<String, String> {
    let spec: BotSpec = text.parse().map_err(|error: search::BotError| error.to_string())?;
    match spec {
        BotSpec::Flat { playouts, .. } if playouts > MOST_PLAYOUTS => {
            Err(format!("a bot at the table tries each decision at most {MOST_PLAYOUTS} times"))
        }
        spec => Ok(spec.to_string()),
    }
}
