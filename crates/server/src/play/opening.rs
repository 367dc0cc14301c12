//! Opening a table: a new one as a form asks for it, or one that goes on from a moment of a finished game.

mod draft;

use std::sync::Arc;

use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::{AnyGame, NextGame};
use table::{Seed, Table};
use tracing::info;

use crate::app::Shared;
use crate::games::entry::GameEntry;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::error::SubmitError;
use crate::live::thinking::Payer;
use crate::people::person::Visitor;
use crate::play::drive;

/// Who is put on a seat.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    Me,
    Link,
    Bot(String),
}

/// A table to be opened.
pub(crate) struct New<'a> {
    pub(crate) kind: &'a Arc<GameEntry>,
    pub(crate) face: &'a dyn AnyGame,
    /// Who sits where.
    pub(crate) choices: &'a [Choice],
    /// The finished table it goes on from, its id, and after how many of its steps.
    pub(crate) from: Option<(&'a Table, &'a str, usize)>,
    /// The first game of the match that is to be played there; none for a single game.
    pub(crate) of_match: Option<NextGame>,
}

/// What became of a form that opens a table.
pub(crate) enum Opened {
    /// There is a table, made now or by the same form before.
    At(Lead),
    /// Somebody else's table has the dice whose fingerprint the form showed, or nobody was promised such dice: the form
    /// is to be shown again with another one.
    Used,
}

/// Where a form has led: as an answer, it leads a browser there.
pub(crate) struct Lead {
    /// The table's id.
    pub(crate) table: String,
    /// The cookie for a browser that has none.
    cookie: Option<String>,
}

impl IntoResponse for Lead {
    fn into_response(self) -> Response {
        let cookies: Vec<_> = self.cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
        (AppendHeaders(cookies), Redirect::to(&format!("/table/{}", self.table))).into_response()
    }
}

/// Opens a table for a visitor and leads there. Table, maker's name and their share in the dice are stored at once; a form
/// that is sent twice makes one table.
pub(crate) async fn open(app: &Shared, new: &New<'_>, visitor: Visitor, fields: &Fields) -> Result<Opened, HttpError> {
    let share = fields.share()?;
    if share.is_some() && visitor.secret.is_none() {
        return Err(HttpError::no_cookies());
    }
    let from = visitor.from;
    loop {
        let commitment = match share {
            Some(share) => share.commitment.to_owned(),
            None => app.promises.take(&app.store, app.now()).await?.commitment,
        };
        let Some(promised) = app.store.promised(&commitment).await? else { return Ok(Opened::Used) };
        if let Some(table) = &promised.table {
            // The same form may have made the person, too, while this one was on its way.
            let person = visitor.person(app).await?;
            let mine = person.is_some_and(|person| promised.person.as_ref() == Some(&person.id));
            let lead = || Opened::At(Lead { table: table.clone(), cookie: None });
            return Ok(if mine { lead() } else { Opened::Used });
        }
        // Nobody is made of a form that is refused.
        let (known, cookie) = visitor.clone().or_new(app).await?;
        let seed = Seed::try_from(promised.seed).map_err(|error| HttpError::fault(&error))?;
        let draft = new.draft(seed, &known, fields, app.now())?;
        if draft.keep(app, &commitment, &known).await? == store::Opened::Made {
            app.promises.used(&commitment).await;
            let id = draft.id.clone();
            begin(app, new.kind.clone(), (draft.id, draft.table), from).await?;
            return Ok(Opened::At(Lead { table: id, cookie }));
        }
        // The same form may have come twice at once, or another server has used the promise: the next look tells.
    }
}

/// Shows the table from now on, and begins the game where nobody is waited for. In a task of its own: the table is there,
/// whether its maker still listens or not.
pub(super) async fn begin(
    app: &Shared,
    kind: Arc<GameEntry>,
    (id, table): (String, Table),
    from: Payer,
) -> Result<(), SubmitError> {
    info!(table = id, game = kind.id(), "a table is made");
    let room = app.rooms.keep(app.rooms.room(&id, kind, table));
    room.asked_from(from);
    let app = app.clone();
    let begun = tokio::spawn(async move { drive::begin_if_full(&app, &room).await });
    begun.await.map_err(|error| SubmitError::Task(error.to_string()))?
}
