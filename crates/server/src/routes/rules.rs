//! The rules of a game.

use axum::extract::{Path, State};
use contract::Phrase;
use maud::Markup;

use crate::app::Shared;
use crate::games::shelf;
use crate::http::error::HttpError;
use crate::page::{rules, shell};
use crate::people::person::Visitor;

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, HttpError> {
    let Some(kind) = app.games.find(&game) else { return Err(unknown(&game)) };
    let tongue = visitor.tongue;
    let title = tongue.say(&Phrase::new("rules-of").with("game", kind.info().title));
    Ok(shell::wide(&app.assets, tongue, &title, None, &rules::main(tongue, kind)))
}

/// Says that a game is still to come, or that there is no such game, and which are near.
pub(crate) fn unknown(game: &str) -> HttpError {
    if let Some(title) = shelf::coming(game) {
        return HttpError::no_game(Phrase::new("game-not-ready").with("game", title));
    }
    match catalog::near(game)[..] {
        [] => HttpError::no_game(Phrase::new("no-game").with("game", game)),
        [near, ..] => HttpError::no_game(Phrase::new("no-game-but").with("game", game).with("near", near)),
    }
}
