//! All that is one person's: to take along, or to take away.

use contract::Seat;
use serde_json::{Value, json};
use store::{Change, Summary};
use table::{Command, Creation, Entry, Request};

use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::people::person::Known;
use crate::play::drive::submit;
use crate::play::enter;

/// The version of the form in which a person's data is taken along.
const FORM: u32 = 1;

/// Returns all that is a person's: name, seats, tables and, where the game is over, its record.
pub(crate) async fn data(app: &Shared, known: &Known) -> Result<Value, SubmitError> {
    let mut tables = Vec::new();
    for summary in app.store.tables_of(&known.person.id).await? {
        tables.push(table(app, &summary).await);
    }
    let since = app.store.known_since(&known.person.id).await?;
    let person = json!({ "id": known.person.id, "name": known.person.name, "since": since });
    Ok(json!({ "palisade_person": FORM, "person": person, "tables": tables }))
}

async fn table(app: &Shared, summary: &Summary) -> Value {
    let mut told = json!({
        "id": summary.id,
        "game": summary.game,
        "created": summary.created,
        "changed": summary.changed,
        "finished": summary.finished,
    });
    // A table of an older or newer release is theirs all the same.
    let Ok(room) = app.rooms.read(&summary.id).await else { return told };
    let table = room.table();
    let seat = |index: &u8| {
        let seat = Seat::new(usize::from(*index));
        let name = table.sitter(seat).and_then(|sitter| sitter.name.as_deref());
        json!({ "seat": table.position().info().seat_name(seat), "name": name })
    };
    told["seats"] = summary.seats.iter().map(seat).collect();
    if table.is_over() {
        told["record"] = table.record().write().into();
    }
    told
}

/// Takes a person away. Tables at which nobody else sits go with them; at others their names go, their seats are nobody's,
/// and in a game that is played a bot goes on for them. What fails halfway can be asked for again.
pub(crate) async fn leave(app: &Shared, known: &Known) -> Result<(), SubmitError> {
    let person = &known.person.id;
    for summary in app.store.tables_of(person).await? {
        let owners = app.store.owners(&summary.id).await?;
        if owners.iter().flatten().any(|owner| owner != person) {
            leave_table(app, &summary).await?;
        } else {
            app.store.delete(&summary.id, app.now()).await?;
            app.rooms.forget(&summary.id);
        }
    }
    Ok(app.store.forget_person(person).await?)
}

async fn leave_table(app: &Shared, summary: &Summary) -> Result<(), SubmitError> {
    // One that this release cannot play cannot be handed over; the name in it goes all the same.
    if let Ok(room) = enter::room(app, &summary.id).await {
        let table = room.table();
        for seat in summary.seats.iter().map(|index| Seat::new(usize::from(*index))) {
            let is_theirs = table.sitter(seat).is_some_and(|sitter| sitter.bot.is_none());
            if table.has_begun() && !table.is_over() && is_theirs {
                let command = Command::Hand { bot: Some(table.creation().stand_in.clone()) };
                submit(app, &room, Request { seat, page: None, command }).await?;
            }
        }
        unname(app, summary).await?;
        return room.read_again(app.rooms.read(&summary.id)).await;
    }
    unname(app, summary).await
}

/// Takes the names of a person's seats out of what is stored of a table. No draw, result or hash follows from a name.
async fn unname(app: &Shared, summary: &Summary) -> Result<(), SubmitError> {
    let stored = app.store.load(&summary.id).await?;
    let theirs = |seat: Seat| summary.seats.iter().any(|index| usize::from(*index) == seat.index());
    let mut creation = Creation::read(&stored.creation)?;
    for (index, sitter) in creation.seats.iter_mut().enumerate() {
        sitter.name = sitter.name.take().filter(|_| !theirs(Seat::new(index)));
    }
    let mut changes = Vec::new();
    for (seq, old) in (0..).zip(stored.entries) {
        if let Entry::Sit { seat, name: Some(_), at } = Entry::read(&old)?
            && theirs(seat)
        {
            let new = Entry::Sit { seat, name: None, at }.write();
            changes.push((seq, Change { old, new }));
        }
    }
    let creation = Change { old: stored.creation, new: creation.write() };
    Ok(app.store.rewrite(&summary.id, &creation, &changes).await?)
}
