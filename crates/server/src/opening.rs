//! Opening a table: a new one as a form asks for it, or one that goes on from a moment of a finished game.

use std::sync::Arc;

use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::{Face, Seat};
use store::{Mark, NewSeat, NewTable};
use table::fair::lots;
use table::{Creation, Deed, Name, Request, Seed, Sitter, Table, hashed};
use tracing::info;

use crate::app::Shared;
use crate::ask::AskError;
use crate::fields::Fields;
use crate::kind::Kind;
use crate::person::{Known, Visitor};
use crate::reply::Wrong;
use crate::room::Room;
use crate::{away, bots, invite, random};

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

/// The bot that plays on for whoever gives up or stays away: no genius, but it wastes nothing.
const STAND_IN: &str = "greedy";

impl New<'_> {
    fn creation(&self, sitters: Vec<Sitter>, seed: Seed, fields: &Fields, now: u64) -> Result<Creation, AskError> {
        let stand_in = STAND_IN.to_owned();
        match self.from {
            None => Ok(Creation {
                away: away::read(fields.text("away")).and_then(|offered| offered.time),
                drawn: is_drawn(fields),
                stand_in,
                ..Creation::new(self.kind.info(), self.face.setup(), sitters, seed, now)
            }),
            Some((table, id, step)) => Ok(table.branch(id, step, sitters, seed, now)?),
        }
    }

    /// Returns who sits where, in seat order: as they were listed or, if the form asks for it, as the lot has it, which
    /// follows from the seed of the table's dice.
    fn seated(&self, name: Option<&Name>, fields: &Fields, seed: &Seed) -> (Vec<Choice>, Vec<Sitter>) {
        let sitters = sitters(self.choices, name, fields);
        let as_listed = || (0..sitters.len()).collect();
        let order: Vec<usize> =
            if self.from.is_none() && is_drawn(fields) { lots(seed, sitters.len()) } else { as_listed() };
        order.iter().map(|listed| (self.choices[*listed].clone(), sitters[*listed].clone())).unzip()
    }
}

fn is_drawn(fields: &Fields) -> bool {
    fields.text("lots").is_some()
}

/// Opens a table for a visitor and leads there.
pub(crate) async fn open(app: &Shared, new: &New<'_>, visitor: Visitor, fields: &Fields) -> Result<Response, Wrong> {
    let New { kind, face, .. } = *new;
    let (known, cookie) = visitor.or_new(app).await?;
    let name = fields.name("name").map_err(|reason| Wrong::name(&reason))?.or(known.name());
    if name.as_deref() != known.person.name.as_deref() {
        app.store.rename(&known.person.id, name.as_deref()).await?;
    }
    let now = app.now();
    let seed = Seed::new(random::bytes());
    let (choices, sitters) = new.seated(name.as_ref(), fields, &seed);
    let creation = new.creation(sitters, seed, fields, now)?;
    let id = random::id();
    keep(app, &id, &creation, &choices, &known, now).await?;
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

/// Returns the sitters as they were listed. The maker's name is that of their first seat; whoever plays another one on the
/// same device may have a name of their own.
fn sitters(choices: &[Choice], name: Option<&Name>, fields: &Fields) -> Vec<Sitter> {
    let first = choices.iter().position(|choice| *choice == Choice::Me);
    // A place that nobody takes is left out, so the names of the form's fields count on.
    let listed: Vec<usize> = (0..Seat::MOST).filter(|place| fields.text(&format!("seat-{place}")).is_some()).collect();
    let named = |index: usize| {
        let place = listed.get(index).filter(|_| Some(index) != first);
        let own = place.and_then(|place| fields.name(&format!("name-{place}")).ok()?);
        own.or(name.filter(|_| Some(index) == first).cloned())
    };
    let sitter = |(index, choice): (usize, &Choice)| match choice {
        Choice::Me => Sitter { name: named(index), bot: None },
        Choice::Link => Sitter::default(),
        Choice::Bot(bot) => Sitter { name: None, bot: Some(bot.clone()) },
    };
    choices.iter().enumerate().map(sitter).collect()
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
