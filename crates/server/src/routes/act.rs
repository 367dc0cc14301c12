//! Moves, taking back, giving up, and who plays a seat.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use contract::{Phrase, Seat};
use store::Access;
use table::{Command, Page, Request, TableError};

use super::caller::Caller;
use super::visit::{Visit, answer, find, visit};
use crate::app::Shared;
use crate::games::bot;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::error::SubmitError;
use crate::live::room::Room;
use crate::people::access::VisitorAccess;
use crate::people::person::Visitor;
use crate::play::drive;
use crate::view::guide;
use crate::view::notice::Notice;
use crate::view::people;

pub(crate) async fn act(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    // A field that must be there may come several times: what is chosen together is sent together.
    fields.read::<String>("token")?;
    request(&app, &id, &caller, &fields, Command::Act { tokens: fields.tokens() }).await
}

pub(crate) async fn undo(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let steps = fields.read("steps")?;
    request(&app, &id, &caller, &fields, Command::Undo { steps }).await
}

pub(crate) async fn resign(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    request(&app, &id, &caller, &fields, Command::Resign).await
}

/// Hands a seat to a bot, or takes it back. Seats that no person has are handed out by whoever made the table.
pub(crate) async fn hand(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let unknown =
        |reason: Phrase| HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, reason, Phrase::new("choose-another-bot"));
    let room = find(&app, &id).await?;
    let bot = fields.text("bot").map(|name| bot::named(&room.kind, name)).transpose().map_err(unknown)?;
    request(&app, &id, &caller, &fields, Command::Hand { bot }).await
}

/// Lets a bot play for somebody else's seat that has been silent for too long.
pub(crate) async fn stand_in(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let seat = fields.seat()?;
    let Visit { guest, .. } = visit(&app, &id, &caller.visitor).await?;
    let by = guest.owned.iter().find(|own| *own != seat).ok_or_else(HttpError::not_yours)?;
    request(&app, &id, &caller, &fields, Command::StandIn { by }).await
}

/// Says whether a guest may ask for this on behalf of a seat.
fn may(guest: &VisitorAccess, seat: Seat, command: &Command) -> Result<(), HttpError> {
    match command {
        Command::Act { .. } | Command::Undo { .. } | Command::Order { .. } | Command::Hint => may_move(guest, seat),
        Command::StandIn { .. } => Ok(()),
        Command::Hand { .. } if guest.gives.contains(seat) => Ok(()),
        _ if guest.owned.contains(seat) => Ok(()),
        _ => Err(HttpError::not_yours()),
    }
}

/// Says whether a guest may move for a seat: it is theirs, and on their screen.
pub(super) fn may_move(guest: &VisitorAccess, seat: Seat) -> Result<(), HttpError> {
    match (guest.owned.contains(seat), guest.shown.contains(seat)) {
        (true, true) => Ok(()),
        (true, false) => Err(HttpError::new(
            StatusCode::CONFLICT,
            Phrase::new("other-at-screen"),
            Phrase::new("other-at-screen-hint"),
        )),
        (false, _) => Err(HttpError::not_yours()),
    }
}

/// What became of a request at a table.
pub(super) struct Asked {
    pub(super) room: Arc<Room>,
    /// Who the visitor was there when they came.
    pub(super) guest: VisitorAccess,
    pub(super) access: Access,
    /// Why the table did not do it; none when it did.
    pub(super) refused: Option<TableError>,
}

/// Asks the table on behalf of a seat. The version is that of the page on which it was decided.
pub(super) async fn ask(
    app: &Shared,
    id: &str,
    visitor: &Visitor,
    seat: Seat,
    version: Option<u64>,
    command: Command,
) -> Result<Asked, HttpError> {
    let Visit { room, table, guest, mut access } = visit(app, id, visitor).await?;
    may(&guest, seat, &command)?;
    // Whoever acts has read what stood beside the question.
    let read = match command {
        Command::Act { .. } => guide::key(&table, &guest, access.notes_read.as_deref()),
        _ => None,
    };
    // Who plays a seat does not hang on what stood on the page: a bot's moves must not keep its owner away.
    let is_move = matches!(command, Command::Act { .. } | Command::Undo { .. } | Command::Hint);
    let page = version.filter(|_| is_move).map(|version| Page { observer: guest.shown, version });
    let asked = drive::submit(app, &room, Request { seat, page, command }).await;
    if let (Ok(()), Some(note)) = (&asked, read) {
        guide::read(&app.store, id, visitor, note).await;
        access.notes_read.get_or_insert_default().push(note.to_owned());
    }
    let refused = match asked {
        Ok(()) => {
            drive::begin_if_full(app, &room).await?;
            None
        }
        Err(SubmitError::Table(error)) => Some(error),
        Err(error) => return Err(error.into()),
    };
    Ok(Asked { room, guest, access, refused })
}

/// Asks the table as a form does, and answers with how it stands then. A refusal comes with the table as it is, so that
/// the caller can choose anew at once.
pub(super) async fn request(
    app: &Shared,
    id: &str,
    caller: &Caller,
    fields: &Fields,
    command: Command,
) -> Result<Response, HttpError> {
    let (version, seat) = (fields.read("version")?, fields.seat()?);
    let is_act = matches!(command, Command::Act { .. });
    let Asked { room, guest, access, refused } = ask(app, id, &caller.visitor, seat, Some(version), command).await?;
    if refused.is_none() && is_act && !caller.presses_forced {
        drive::play_forced(app, &room, guest.owned).await?;
    }
    if refused.is_none() && !caller.live {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let game = room.kind.localized(caller.visitor.tongue);
    let words = people::words(game, &room.table(), guest.shown);
    let game = game.said_in(&words);
    answer(app, &room, caller, (guest, access), refused.map(|error| Notice::of(game, error))).await
}
