//! Who a program is, and the dice that it may add to.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use contract::{Info, Phrase, Seat};
use serde::Serialize;
use table::fresh_token;

use super::body::malformed;
use crate::app::Shared;
use crate::http::bearer::bearer;
use crate::http::error::HttpError;
use crate::live::promises::Fingerprint;
use crate::people::person::Visitor;
use crate::random;

/// A program, or a page's script: known by a token in its header, or by its cookies.
pub(super) struct Program(pub(super) Visitor);

impl Program {
    /// Returns a program that has a token to be known by again: without one, a seat would be lost with the answer.
    pub(super) fn with_token(self) -> Result<Visitor, HttpError> {
        if self.0.secret.is_some() { Ok(self.0) } else { Err(unknown()) }
    }

    /// Returns the program as it looks at a table from this seat, if it names one.
    pub(super) fn at(self, seat: Option<Seat>) -> Visitor {
        Visitor { at: seat.or(self.0.at), ..self.0 }
    }
}

fn unknown() -> HttpError {
    malformed(StatusCode::UNAUTHORIZED, Phrase::new("api-no-token"))
}

impl FromRequestParts<Shared> for Program {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, HttpError> {
        // Whoever means to be known and is not must not go on as nobody.
        if parts.headers.contains_key(AUTHORIZATION) && bearer(&parts.headers).is_none() {
            return Err(unknown());
        }
        Visitor::from_request_parts(parts, app).await.map(Self)
    }
}

/// Reads the name of a seat: the printed one, as in tokens, or its number from 1.
pub(super) fn seat(info: &Info, text: &str) -> Result<Seat, HttpError> {
    let known = info.seat(text);
    known.ok_or_else(|| malformed(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new("refused-no-seat")))
}

/// A token to be known by.
#[derive(Serialize)]
pub(super) struct Token {
    token: String,
}

/// Makes a token for a program that is not known yet. Nothing is kept of it before it is used.
pub(super) async fn token() -> Json<Token> {
    Json(Token { token: fresh_token(random::bytes()) })
}

/// Dice that are promised, and that nobody has used.
#[derive(Serialize)]
pub(super) struct PromiseAnswer {
    /// The hash of their seed.
    commitment: String,
    /// The line of the dice log where it stands; none for tables that are older than the log.
    line: Option<LineAnswer>,
}

#[derive(Serialize)]
struct LineAnswer {
    number: u64,
    hash: String,
}

impl From<Fingerprint> for PromiseAnswer {
    fn from(Fingerprint { commitment, line }: Fingerprint) -> Self {
        Self { commitment, line: line.map(|(number, hash)| LineAnswer { number, hash }) }
    }
}

/// Promises dice, for a program that wants to add to them, as the form of a new table does.
pub(super) async fn promise(State(app): State<Shared>) -> Result<Json<PromiseAnswer>, HttpError> {
    Ok(Json(app.promises.offer(&app.store, None, app.now()).await?.into()))
}
