//! Playing on from a moment of a finished game, at a table of its own.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use contract::{Phrase, Seat, SeatSet};
use table::{Table, TableError};

use super::create::{Asker, choices, names};
use super::visit::{Visit, visit};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::room::Room;
use crate::page::branch::{self as page, Branch};
use crate::page::form::Returned;
use crate::page::shell;
use crate::people::person::Visitor;
use crate::play::opening::{self, Choice, New, Opened};

/// Asks who plays.
pub(crate) async fn form(
    State(app): State<Shared>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &visitor).await?;
    let step = step(&table, &fields)?;
    let given = as_before(&table, guest.owned);
    show(&app, &room, step, &Asker::of(&visitor, &app), &given, None).await
}

/// Opens a table that goes on from a moment. For whoever sends no form it is as the form has it at first.
pub(crate) async fn branch(
    State(app): State<Shared>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, HttpError> {
    let Visit { room, table, guest, .. } = visit(&app, &id, &visitor).await?;
    let step = step(&table, &fields)?;
    let asker = Asker::of(&visitor, &app);
    let says_who = (0..Seat::MOST).any(|seat| fields.text(&format!("seat-{seat}")).is_some());
    let given = if says_who { fields } else { seat_choices(&table, guest.owned).into_iter().fold(fields, named) };
    let seats = table.seats();
    let read = choices(&room.kind, &given, &(seats..=seats)).and_then(|choices| names(&given).map(|()| choices));
    let choices = match read {
        Ok(choices) => choices,
        Err(fault) => {
            return show(&app, &room, step, &asker, &given, Some(&Returned::for_a_fault(fault))).await;
        }
    };
    let face = room.kind.make(table.position().setup()).map_err(|error| HttpError::fault(&error))?;
    let new =
        New { kind: &room.kind, face: &*face, choices: &choices, from: Some((&table, &room.id, step)), of_match: None };
    match opening::open(&app, &new, visitor, &given).await? {
        Opened::At(lead) => Ok(lead.into_response()),
        Opened::Used => show(&app, &room, step, &asker, &given, Some(&Returned::for_other_dice())).await,
    }
}

/// Reads after how many steps the new table begins. While the game runs nobody learns whether there are so many: some of
/// them may be secret.
fn step(table: &Table, fields: &Fields) -> Result<usize, HttpError> {
    if !table.is_over() {
        return Err(TableError::NotOver.into());
    }
    let step = fields.text("step").and_then(|step| step.parse().ok()).filter(|step| *step < table.steps());
    step.ok_or_else(|| HttpError::malformed(Phrase::new("form-branch-step")))
}

async fn show(
    app: &Shared,
    room: &Room,
    step: usize,
    asker: &Asker,
    given: &Fields,
    returned: Option<&Returned>,
) -> Result<Response, HttpError> {
    let dice = app.promises.offer(&app.store, given.text("commitment"), app.now()).await?;
    let table = room.table();
    let round = table.position_at(step).map_or(0, contract::Position::round);
    let tongue = asker.tongue;
    let game = room.kind.localized(tongue);
    let called = |seat| game.seat(seat, table.position().seat_title(seat).as_ref());
    let seats = SeatSet::all(table.seats()).iter().map(called).collect();
    let branch = Branch { id: &room.id, kind: &room.kind, seats, step, round };
    let main = page::main(tongue, &branch, asker.name.as_deref(), given, returned, &dice);
    let title = tongue.say(&Phrase::new("title-play-on").with("game", room.kind.info().title));
    Ok(asker.answer(returned, shell::plain(app.assets, tongue, &title, asker.name.as_deref(), &main)))
}

/// Returns who plays if nothing else is said: the visitor on a seat that they had, else for the first person, or on the
/// first seat where only bots played, since no table plays itself out unasked; bots where they were, and others by link.
/// The bot that played on for a seat that was given up was not chosen by anybody, so there it is as in the beginning.
fn seat_choices(table: &Table, owned: SeatSet) -> Vec<(Seat, Choice)> {
    let sitter = |seat: Seat| match table.creation().seats.get(seat.index()) {
        Some(first) if table.has_resigned(seat) => Some(first),
        _ => table.sitter(seat),
    };
    let bot = |seat: Seat| sitter(seat).and_then(|sitter| sitter.bot.clone());
    let seats = || SeatSet::all(table.seats()).iter();
    let mine = owned.first().or_else(|| seats().find(|seat| bot(*seat).is_none())).unwrap_or(Seat::FIRST);
    let choice = |seat: Seat| match bot(seat) {
        _ if seat == mine => Choice::Me,
        Some(bot) => Choice::Bot(bot),
        None => Choice::Link,
    };
    seats().map(|seat| (seat, choice(seat))).collect()
}

fn as_before(table: &Table, owned: SeatSet) -> Fields {
    seat_choices(table, owned).into_iter().fold(Fields::default(), named)
}

/// Adds to a form who is put on a seat.
fn named(fields: Fields, (seat, choice): (Seat, Choice)) -> Fields {
    let field = format!("seat-{}", seat.index());
    match choice {
        Choice::Me => fields.with(&field, "me"),
        Choice::Link => fields.with(&field, "link"),
        Choice::Bot(bot) => fields.with(&field, "bot").with(&format!("bot-{}", seat.index()), &bot),
    }
}
