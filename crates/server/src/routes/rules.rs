//! The rules of a game.

use axum::extract::{Path, State};
use maud::Markup;

use crate::app::Shared;
use crate::page::{rules, shell};
use crate::reply::{Wrong, sentence};

pub(crate) async fn show(State(app): State<Shared>, Path(game): Path<String>) -> Result<Markup, Wrong> {
    let Some(kind) = app.kind(&game) else { return Err(unknown(&game)) };
    Ok(shell::wide(&app.assets, &format!("Rules of {}", kind.info().title), None, &rules::main(kind)))
}

/// Says that there is no such game, and which are near.
pub(crate) fn unknown(game: &str) -> Wrong {
    let reason = catalog::find(game).err().map(|error| error.to_string());
    Wrong::no_game(sentence(&reason.unwrap_or_else(|| "this game is not on offer here".to_owned())))
}
