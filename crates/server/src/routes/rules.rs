//! The rules of a game.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Redirect, Response};
use contract::Phrase;
use maud::Markup;

use super::caller::Caller;
use crate::app::Shared;
use crate::games::lesson;
use crate::http::error::HttpError;
use crate::page::about::About;
use crate::page::rules;
use crate::page::shell::{self, Head};

pub(crate) async fn show(
    State(app): State<Shared>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Markup, HttpError> {
    let Some(kind) = app.games.find(&game) else { return Err(unknown(&game)) };
    let tongue = caller.visitor.tongue;
    let title = tongue.say(&Phrase::new("how-to-play-game").with("game", kind.info().title));
    let about = About::game(app.assets, kind.localized(tongue), &caller.origin);
    let head = Head { about: Some(&about), ..Head::titled(&title) };
    Ok(shell::wide_with(app.assets, tongue, &head, None, &rules::main(tongue, kind)))
}

/// Gives a picture of how to play. It is a document of its own, with its own style in it.
pub(crate) async fn picture(
    State(app): State<Shared>,
    Path((game, file)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let Some(kind) = app.games.find(&game) else { return Err(unknown(&game)) };
    let Some(drawn) = lesson::picture(kind, &file) else { return Err(HttpError::bare(StatusCode::NOT_FOUND)) };
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=3600"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    Ok((headers, drawn).into_response())
}

/// How long a browser may keep the text of a rule. It changes with a release, and nobody plays by what it says.
const KEPT: &str = "private, max-age=3600";

/// Gives one rule alone to the script; everybody else is led to its place among the others.
pub(crate) async fn one(
    State(app): State<Shared>,
    Path((game, rule)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, HttpError> {
    let Some(kind) = app.games.find(&game) else { return Err(unknown(&game)) };
    let number = rule.strip_prefix('R').and_then(|number| number.parse().ok());
    let found = number.and_then(|number| Some((number, kind.rules.articles.get(&number)?)));
    let Some((number, article)) = found else {
        let text = Phrase::new("no-rule").with("game", kind.info().title);
        return Err(HttpError::new(StatusCode::NOT_FOUND, text, Phrase::new("all-rules-on-their-page")));
    };
    let kept = [(CACHE_CONTROL, KEPT), (VARY, "x-live")];
    if !caller.live {
        return Ok((kept, Redirect::to(&format!("/rules/{game}#R{number}"))).into_response());
    }
    Ok((kept, rules::article(caller.visitor.tongue, kind.id(), number, article)).into_response())
}

/// Says that there is no such game, and which are near.
pub(crate) fn unknown(game: &str) -> HttpError {
    match catalog::near(game)[..] {
        [] => HttpError::no_game(Phrase::new("no-game").with("game", game)),
        [near, ..] => HttpError::no_game(Phrase::new("no-game-but").with("game", game).with("near", near)),
    }
}
