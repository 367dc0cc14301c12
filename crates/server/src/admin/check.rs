//! Checking a database: the file, and every table from its log.

use std::path::Path;

use contract::record::sha256;
use store::{Store, StoreError, Stored};
use table::{Entry, ReadError, Table, TableError};

use super::{AdminError, still};
use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::room::mark;
use crate::serve::block_on;

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// What is wrong, each in a line that names the place.
    pub wrong: Vec<String>,
    /// Tables that could not be played again with this release, and why not; that is no fault of theirs.
    pub unread: Vec<String>,
}

/// Why a table cannot be played again.
enum Stop {
    /// Something is wrong with it.
    Wrong(String),
    /// It is of another release.
    Unread(String),
}

/// Checks a database as it is at one moment, and writes nothing; a server may be using it meanwhile. The file is checked
/// as the database program does; the log of each table is played again, from the first entry to the last, and must lead
/// to what is kept beside it for lists.
///
/// # Errors
/// When there is no such database, or it cannot be read at all.
pub fn check(database: &Path) -> Result<Checked, AdminError> {
    if !database.exists() {
        return Err(AdminError::NoDatabase(database.display().to_string()));
    }
    block_on(async {
        let store = Store::open_to_read(database).await?;
        let checked = look_through(&still(&store)).await;
        store.close().await;
        Ok(checked?)
    })?
}

async fn look_through(app: &Shared) -> Result<Checked, StoreError> {
    let mut checked = Checked { wrong: app.store.damage().await?, ..Checked::default() };
    for (hash, text) in app.store.component_texts().await? {
        if sha256(&text) != hash {
            checked
                .wrong
                .push(format!("the components {hash} are not what they were: their hash is {}", sha256(&text)));
        }
    }
    for stored in app.store.stored().await? {
        checked.tables += 1;
        match play_again(app, &stored, &mut checked.entries).await {
            Ok(()) => {}
            Err(Stop::Wrong(reason)) => checked.wrong.push(format!("table {}: {reason}", stored.id)),
            Err(Stop::Unread(reason)) => checked.unread.push(format!("table {}: {reason}", stored.id)),
        }
    }
    Ok(checked)
}

/// Plays the log of a table again and compares what is kept beside it.
async fn play_again(app: &Shared, stored: &Stored, entries: &mut usize) -> Result<(), Stop> {
    let text = app.store.load(&stored.id).await.map_err(|error| Stop::Wrong(error.to_string()))?;
    *entries += text.entries.len();
    if stored.in_place != text.entries.len() as u64 {
        let count = text.entries.len();
        return Err(Stop::Wrong(format!("its {count} entries are not numbered from 0 to {}", count.saturating_sub(1))));
    }
    let (_, mut table) = app.rooms.begin(&text.creation).await.map_err(|error| stop("its beginning", error))?;
    for (number, entry) in text.entries.iter().enumerate() {
        let read = Entry::read(entry).map_err(SubmitError::from);
        let folded = read.and_then(|entry| Ok(table.apply(entry)?));
        folded.map_err(|error| stop(&format!("entry {number}"), error))?;
    }
    beside(&table, stored)
}

fn stop(place: &str, error: SubmitError) -> Stop {
    match error {
        SubmitError::NotOffered(what) => Stop::Unread(format!("this release does not play {what}")),
        SubmitError::Read(newer @ ReadError::Newer(_)) => Stop::Unread(format!("{place}: {newer}")),
        SubmitError::Read(error) => Stop::Wrong(format!("{place}: {error}")),
        SubmitError::Table(TableError::Broken { reason, .. }) => Stop::Wrong(format!("{place}: {reason}")),
        other => Stop::Wrong(format!("{place}: {other}")),
    }
}

/// Compares how a table stands with what is kept of that beside its log.
fn beside(table: &Table, stored: &Stored) -> Result<(), Stop> {
    let (mut follows, kept) = (mark(table), stored.mark);
    // Whether one is due that has not begun depends on its seats, and on the release that wrote it.
    if !table.has_begun() {
        follows.due = kept.due;
    }
    if follows == kept {
        return Ok(());
    }
    Err(Stop::Wrong(format!("its log leads to {follows:?}, but {kept:?} is kept beside it")))
}
