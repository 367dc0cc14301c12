//! The games on offer, by their ids.

use std::sync::Arc;

use catalog::CatalogEntry;

use crate::games::entry::GameEntry;

/// The games on offer, in their order.
#[derive(Clone)]
pub(crate) struct OfferedGames(Arc<[Arc<GameEntry>]>);

impl OfferedGames {
    pub(crate) fn of(entries: &'static [CatalogEntry]) -> Self {
        Self(entries.iter().map(|entry| Arc::new(GameEntry::new(entry))).collect())
    }

    /// Returns the game with this id, if it is on offer.
    pub(crate) fn find(&self, id: &str) -> Option<&Arc<GameEntry>> {
        self.iter().find(|kind| kind.id() == id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<GameEntry>> {
        self.0.iter()
    }
}
