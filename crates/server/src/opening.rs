//! Opening a table: a new one as a form asks for it, or one that goes on from a moment of a finished game.

use std::sync::Arc;

use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::{Face, Seat};
use store::{Mark, NewSeat, NewTable};
use table::{Creation, Deed, Request, Seed, Sitter, Table, hashed};
use tracing::info;

use crate::app::Shared;
use crate::ask::AskError;
use crate::fields::Fields;
use crate::kind::Kind;
use crate::person::{Known, Visitor};
use crate::reply::Wrong;
use crate::room::Room;
use crate::{bots, clock, invite, random};

/// Who is put on a seat.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    Me,
    Link,
    Bot(String),
}

/// A table to be opened.
pub(crate) struct New<'a> {
    pub(crate) kind: &'a Arc<Kind>,
    pub(crate) face: &'a dyn Face,
    /// Who sits where.
    pub(crate) choices: &'a [Choice],
    /// The finished table it goes on from, its id, and after how many of its steps.
    pub(crate) from: Option<(&'a Table, &'a str, usize)>,
}

impl New<'_> {
    fn creation(&self, name: Option<&str>, now: u64) -> Result<Creation, AskError> {
        let sitters = sitters(self.choices, name);
        match self.from {
            None => Ok(Creation::new(self.kind.info(), self.face.setup(), sitters, seed(), now)),
            Some((table, id, step)) => Ok(table.branch(id, step, sitters, seed(), now)?),
        }
    }
}

/// Opens a table for a visitor and leads there.
pub(crate) async fn open(app: &Shared, new: &New<'_>, visitor: Visitor, fields: &Fields) -> Result<Response, Wrong> {
    let New { kind, face, choices, .. } = *new;
    let (known, cookie) = visitor.or_new(&app.store, app.config.behind_https).await?;
    let name = fields.text("name").map(str::to_owned).or(known.person.name.clone());
    if name != known.person.name {
        app.store.rename(&known.person.id, name.as_deref()).await?;
    }
    let now = clock::now();
    let creation = new.creation(name.as_deref(), now)?;
    let id = random::id();
    keep(app, &id, &creation, choices, &known, now).await?;
    let table = Table::new(face, creation).map_err(AskError::from)?;
    if kind.guides && choices.contains(&Choice::Me) && fields.text("guide").is_some() {
        app.store.guide(&id, &known.person.id).await?;
    }
    info!(table = id, game = kind.id(), "a table is made");
    let room = app.rooms.keep(Room::new(&id, kind.clone(), app, table));
    let mine = choices.iter().position(|choice| *choice == Choice::Me).map(Seat::new);
    if let (Some(seat), Some(entropy)) = (mine, fields.entropy()) {
        let deed = Deed::Entropy { entropy: entropy.to_owned() };
        room.settle(&Request { seat, page: None, deed }, now).await?;
    }
    bots::begin_if_full(app, &room).await?;
    let cookies: Vec<_> = cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{id}"))).into_response())
}

fn seed() -> Seed {
    Seed::new(random::bytes())
}

fn sitters(choices: &[Choice], name: Option<&str>) -> Vec<Sitter> {
    let sitter = |choice: &Choice| match choice {
        Choice::Me => Sitter { name: name.map(str::to_owned), bot: None },
        Choice::Link => Sitter::default(),
        Choice::Bot(bot) => Sitter { name: None, bot: Some(bot.clone()) },
    };
    choices.iter().map(sitter).collect()
}

/// Stores the table with its seats. One that is full is due at once: should the process stop here, the next one begins
/// the game.
async fn keep(
    app: &Shared,
    id: &str,
    creation: &Creation,
    choices: &[Choice],
    known: &Known,
    now: u64,
) -> Result<(), Wrong> {
    let hashes: Vec<String> =
        (0..choices.len()).map(|index| hashed(&invite::token(&known.secret, id, Seat::new(index)))).collect();
    let owner = |choice: &Choice| (*choice == Choice::Me).then_some(known.person.id.as_str());
    let seat = |(choice, hash)| NewSeat { token_hash: hash, person: owner(choice) };
    let seats: Vec<NewSeat<'_>> = choices.iter().zip(hashes.iter().map(String::as_str)).map(seat).collect();
    let due = (!choices.contains(&Choice::Link)).then_some(now);
    let mark = Mark { changed: now, finished: false, due };
    let text = creation.write();
    let table = NewTable { id, game: &creation.game, creation: &text, components: None, seats: &seats, mark };
    Ok(app.store.create(&table).await?)
}
