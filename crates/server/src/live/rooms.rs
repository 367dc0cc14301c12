//! The tables in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use prometheus_client::metrics::counter::Counter;
use store::Store;
use table::{Creation, Entry, Table, TableError};

use crate::games::entry::GameEntry;
use crate::games::offered::OfferedGames;
use crate::live::error::SubmitError;
use crate::live::room::Room;

/// The tables in memory, by id.
pub(crate) struct Rooms {
    known: Mutex<BTreeMap<String, Arc<Room>>>,
    most: usize,
    store: Store,
    games: OfferedGames,
    /// Counts the moves at all tables.
    moves: Counter,
}

impl Rooms {
    pub(crate) fn new(most: usize, store: Store, games: OfferedGames, moves: Counter) -> Self {
        Self { known: Mutex::default(), most, store, games, moves }
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

    /// Reads a table from disk.
    pub(crate) async fn read(&self, id: &str) -> Result<Room, SubmitError> {
        let text = self.store.load(id).await?;
        let (kind, mut table) = self.begin(&text.creation).await?;
        for entry in &text.entries {
            table.apply(Entry::read(entry)?)?;
        }
        Ok(self.room(id, kind, table))
    }

    /// Makes a table as it was before its first entry.
    pub(crate) async fn begin(&self, creation: &str) -> Result<(Arc<GameEntry>, Table), SubmitError> {
        let creation = Creation::read(creation)?;
        let offered =
            || SubmitError::NotOffered(format!("`{}` under version {} of its rules", creation.game, creation.rules));
        let kind = self.games.find(&creation.game).ok_or_else(offered)?.clone();
        let components =
            if creation.is_printed(kind.info()) { None } else { self.store.components(&creation.components).await? };
        let face = kind.make(&creation.setup(components)).map_err(|_| offered())?;
        let table = Table::new(&*face, creation.clone()).map_err(|error| match error {
            TableError::OtherGame { .. } => offered(),
            other => other.into(),
        })?;
        Ok((kind, table))
    }

    /// Makes the room of a table that stands so on disk.
    pub(crate) fn room(&self, id: &str, kind: Arc<GameEntry>, table: Table) -> Room {
        Room::new(id, kind, self.store.clone(), self.moves.clone(), table)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Room>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
