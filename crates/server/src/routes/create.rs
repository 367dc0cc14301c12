//! Making a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use contract::{Face, Seat, Setup};
use search::BotSpec;
use store::{Mark, NewSeat, NewTable};
use table::{Creation, Deed, Request, Seed, Sitter, Table, hashed};
use tracing::info;

use super::rules::unknown;
use crate::app::Shared;
use crate::ask::AskError;
use crate::fields::Fields;
use crate::kind::Kind;
use crate::page::{create as page, pieces, shell};
use crate::person::{Known, Visitor};
use crate::reply::{Wrong, sentence};
use crate::room::Room;
use crate::{bots, clock, invite, random};

/// The most playouts for one decision of a bot that anybody may put on a seat.
const MOST_PLAYOUTS: u32 = 10_000;

/// Who is put on a seat.
#[derive(Clone, PartialEq, Eq)]
enum Choice {
    Me,
    Link,
    Bot(String),
}

pub(crate) async fn form(
    State(app): State<Shared>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Wrong> {
    let kind = app.kind(&game).ok_or_else(|| unknown(&game))?;
    let main = page::main(kind, visitor.name(), &Fields::default(), None);
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
        Ok((face, choices)) => open(&app, &kind, &*face, &choices, visitor, &fields).await,
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

async fn open(
    app: &Shared,
    kind: &Arc<Kind>,
    face: &dyn Face,
    choices: &[Choice],
    visitor: Visitor,
    fields: &Fields,
) -> Result<Response, Wrong> {
    let (known, cookie) = visitor.or_new(&app.store, app.config.behind_https).await?;
    let name = fields.text("name").map(str::to_owned).or(known.person.name.clone());
    if name != known.person.name {
        app.store.rename(&known.person.id, name.as_deref()).await?;
    }
    let now = clock::now();
    let creation = Creation::new(kind.info(), face.setup(), sitters(choices, name.as_deref()), seed(), now);
    let id = random::id();
    keep(app, &id, &creation, choices, &known, now).await?;
    let table = Table::new(face, creation).map_err(AskError::from)?;
    info!(table = id, game = kind.id(), "a table is made");
    let room = app.rooms.keep(Room::new(&id, kind.clone(), app.store.clone(), table));
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
