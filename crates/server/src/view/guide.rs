//! The guide through a person's first round at a table. Which notes there are follows from what the person's seat may
//! see; which of them were read stands beside the table and changes nothing for anybody else.

use contract::Phrase;
use store::{Store, StoreError};
use table::Table;
use tracing::warn;

use crate::games::entry::{GameEntry, LocalizedGame};
use crate::people::access::VisitorAccess;
use crate::people::person::Visitor;
use crate::tongue::sentence::Sentence;

/// The note that is shown now.
pub(crate) struct Note {
    /// What it is known by.
    pub(crate) key: &'static str,
    pub(crate) said: Sentence,
    /// Whether another one belongs to this moment.
    pub(crate) more: bool,
}

/// Says whether a table of this game would be the visitor's first.
pub(crate) async fn is_first(store: &Store, kind: &GameEntry, visitor: &Visitor) -> Result<bool, StoreError> {
    match &visitor.known {
        Some(known) => Ok(!store.plays(&known.person.id, kind.id()).await?),
        None => Ok(true),
    }
}

/// Returns the note to show to a guest who has read these: the first of this moment that they have not; none when they are
/// not guided, or not asked.
pub(crate) fn note(
    game: LocalizedGame<'_>,
    table: &Table,
    guest: &VisitorAccess,
    read: Option<&[String]>,
) -> Option<Note> {
    let unread = unread(table, guest, read);
    let first = unread.first()?;
    Some(Note { key: first.key, said: game.say(first), more: unread.len() > 1 })
}

/// Returns the key of that note alone.
pub(crate) fn key(table: &Table, guest: &VisitorAccess, read: Option<&[String]>) -> Option<&'static str> {
    unread(table, guest, read).first().map(|note| note.key)
}

fn unread(table: &Table, guest: &VisitorAccess, read: Option<&[String]>) -> Vec<Phrase> {
    let Some(read) = read else { return Vec::new() };
    notes(table, guest).into_iter().filter(|note| !read.iter().any(|key| key == note.key)).collect()
}

/// Returns the notes of this moment for the first of the seats on the visitor's screen that is asked.
pub(crate) fn notes(table: &Table, guest: &VisitorAccess) -> Vec<Phrase> {
    let asked = table.seats_to_move().iter().find(|seat| guest.shown.contains(*seat));
    asked.map_or_else(Vec::new, |seat| table.position().guide(seat))
}

/// Keeps that a visitor has read a note. What they did is stored by then and stands, so a fault is only logged.
pub(crate) async fn read(store: &Store, table: &str, visitor: &Visitor, note: &str) {
    if let Some(known) = &visitor.known
        && let Err(error) = store.read_note(table, &known.person.id, note).await
    {
        warn!(table, %error, "a note stays unread");
    }
}
