//! The tables in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::StoreError;
use table::{Creation, Entry, Table, TableError};
use tracing::warn;

use crate::app::Shared;
use crate::games::entry::GameEntry;
use crate::live::room::Room;
use crate::play::bots;
use crate::play::submit::SubmitError;

/// The tables in memory, by id.
pub(crate) struct Rooms {
    rooms: Mutex<BTreeMap<String, Arc<Room>>>,
    most: usize,
}

impl Rooms {
    pub(crate) fn new(most: usize) -> Self {
        Self { rooms: Mutex::default(), most }
    }

    /// Forgets a table; whoever asks for it next reads it from disk.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Returns how many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Returns the table, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// Keeps a table that was read, unless somebody else read it meanwhile. When there are too many, those that nobody
    /// looks at are forgotten.
    pub(crate) fn keep(&self, room: Room) -> Arc<Room> {
        let mut rooms = self.lock();
        if rooms.len() >= self.most {
            rooms.retain(|_, room| Arc::strong_count(room) > 1);
        }
        rooms.entry(room.id.clone()).or_insert_with(|| Arc::new(room)).clone()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the table with this id, from memory or from disk. What it does by itself is then under way.
pub(crate) async fn room(app: &Shared, id: &str) -> Result<Arc<Room>, SubmitError> {
    let named = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !named {
        return Err(StoreError::NoTable(id.chars().take(32).collect()).into());
    }
    if let Some(room) = app.rooms.known(id) {
        // Who sat down last may not have been able to begin the game: whoever comes next does, or finds it waiting.
        if !room.table().has_begun()
            && let Err(error) = bots::begin_if_full(app, &room).await
        {
            warn!(table = id, %error, "a game that is full cannot begin yet");
        }
        return Ok(room);
    }
    let room = app.rooms.keep(read(app, id).await?);
    // A process that stopped may have left the table between two steps of its own.
    bots::begin_if_full(app, &room).await?;
    bots::wake(app, &room);
    Ok(room)
}

/// Reads a table from disk.
pub(crate) async fn read(app: &Shared, id: &str) -> Result<Room, SubmitError> {
    let text = app.store.load(id).await?;
    let (kind, mut table) = begin(app, &text.creation).await?;
    for entry in &text.entries {
        table.apply(Entry::read(entry)?)?;
    }
    Ok(Room::new(id, kind, app, table))
}

/// Makes a table as it was before its first entry.
pub(crate) async fn begin(app: &Shared, creation: &str) -> Result<(Arc<GameEntry>, Table), SubmitError> {
    let creation = Creation::read(creation)?;
    let offered =
        || SubmitError::NotOffered(format!("`{}` under version {} of its rules", creation.game, creation.rules));
    let kind = app.kind(&creation.game).ok_or_else(offered)?.clone();
    let components =
        if creation.is_printed(kind.info()) { None } else { app.store.components(&creation.components).await? };
    let face = kind.make(&creation.setup(components)).map_err(|_| offered())?;
    let table = Table::new(&*face, creation.clone()).map_err(|error| match error {
        TableError::OtherGame { .. } => offered(),
        other => other.into(),
    })?;
    Ok((kind, table))
}
