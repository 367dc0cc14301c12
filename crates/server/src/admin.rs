//! What an operator does with the database beside serving it.

mod check;
mod copies;
mod life;

use std::path::Path;

use contract::record::{Record, RecordError};
use contract::{AnyGame, SetupError};
use std::sync::Arc;
use store::{Batch, NewSeat, NewTable, Opening, Store, StoreError, TableState};
use table::{Entry, ImportError, Seed, Table, fresh_token, hashed};
use thiserror::Error;
use tokio::sync::watch;

use crate::Clock;
use crate::app::{App, Shared};
use crate::config::Config;
use crate::live::error::SubmitError;
use crate::live::promises;
use crate::live::room::mark;
use crate::random;
use crate::serve::block_on;

pub use check::{Checked, check};
pub use copies::copies;
pub use life::{Force, Listed, TableStage, delete, end, expired, tables};

/// Why an operator's command does not do what it should. Nothing has changed then.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum AdminError {
    /// The database says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such database.
    #[error("there is no database {0}; give its path with --database")]
    NoDatabase(String),
    /// The table cannot be read.
    #[error("the table cannot be read: {0}")]
    Table(String),
    /// Its game is played.
    #[error("the game at table `{0}` is not over; --yes deletes it anyway, for everybody")]
    Running(String),
    /// Its game is played, and nobody has said that it is to end.
    #[error("the game at table `{0}` is still going; --yes ends it for everybody, without a winner")]
    Played(String),
    /// Its game has not begun.
    #[error(
        "the game at table `{0}` has not begun, so there is nothing to end; `palisade delete {0}` takes the table away"
    )]
    Waiting(String),
    /// Its game is over.
    #[error("the game at table `{0}` is over already")]
    Over(String),
    /// No game of this release has this id.
    #[error(transparent)]
    Game(#[from] catalog::UnknownGame),
    /// The record asks for a game that cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record is broken.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record cannot become a table.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The system refuses something.
    #[error("the system refuses: {0}")]
    System(#[from] std::io::Error),
}

/// Copies the database, as it is at one moment, to a new file; a server may be using it meanwhile.
///
/// # Errors
/// When there is no such database, or the copy exists already or cannot be written.
pub fn backup(database: &Path, to: &Path) -> Result<(), AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let done = store.backup(to).await;
        store.close().await;
        Ok(done?)
    })?
}

/// Returns the record of a table as text. It holds every secret of the game (of the dice only after the end), so while
/// the game runs it is for the operator alone.
///
/// # Errors
/// When there is no such database or table.
pub fn export(database: &Path, id: &str) -> Result<String, AdminError> {
    block_on(async {
        let store = existing(database).await?;
        let read = still(&store).rooms.read(id).await;
        store.close().await;
        Ok(read?.table().record().write())
    })?
}

/// A table made from a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewId {
    /// The table's id, which stands in its address.
    pub id: String,
    /// The tokens of its seats' links, in seat order; they are shown this once and not kept.
    pub tokens: Vec<String>,
}

/// Makes a table from a record. A finished game is checked, dice included, and comes in whole; an open one goes on from
/// where it stands, on new dice.
///
/// # Errors
/// When the record is broken, of an unknown game, or not fair, or when the database cannot be written.
pub fn import(database: &Path, record: &str) -> Result<NewId, AdminError> {
    let record = Record::read(record)?;
    let maker = catalog::find(&record.game)?.maker;
    let face = (maker.make)(&record.setup((maker.info)())?)?;
    block_on(async {
        let store = Store::open(database).await?;
        let made = take_in(&store, &record, &face).await;
        store.close().await;
        made
    })?
}

async fn take_in(store: &Store, record: &Record, face: &Arc<dyn AnyGame>) -> Result<NewId, AdminError> {
    let now = Clock::default().now();
    let imported = table::import(record, &**face, Seed::new(random::bytes()), now)?;
    let broken = |error: table::TableError| AdminError::Table(error.to_string());
    let after = Table::rebuild(&**face, imported.creation.clone(), imported.entries.iter().cloned()).map_err(broken)?;
    let id = random::id();
    let tokens: Vec<String> = record.seats.iter().map(|_| fresh_token(random::bytes())).collect();
    let hashes: Vec<String> = tokens.iter().map(|token| hashed(token)).collect();
    let seats: Vec<NewSeat<'_>> = hashes.iter().map(|hash| NewSeat { token_hash: hash, person: None }).collect();
    let text = imported.creation.write();
    let components = record.components_text.as_deref().map(|text| (record.components.as_str(), text));
    let start = TableState { changed: now, finished: false, due: None };
    let game = &imported.creation.game;
    let table = NewTable { id: &id, game, creation: &text, components, seats: &seats, mark: start };
    if let Some(seed) = imported.creation.seed.as_ref().filter(|_| !after.is_over()) {
        // It goes on with dice of this house, which are promised like all others.
        let before = Table::new(&**face, imported.creation.clone()).map_err(broken)?;
        let batch = Batch {
            entries: imported.entries.iter().map(Entry::write).collect(),
            dice: promises::news(&before, &after),
            ..Batch::default()
        };
        let table = NewTable { mark: mark(&after), ..table };
        let [promise] = &store.promise(std::slice::from_ref(seed)).await?[..] else {
            return Err(StoreError::Closed.into());
        };
        store
            .open_table(&Opening { table, promise: &promise.commitment, maker: None, batch: &batch, following: None })
            .await?;
    } else {
        store.create(&table).await?;
        if !imported.entries.is_empty() {
            let entries = imported.entries.iter().map(Entry::write).collect::<Vec<_>>();
            store.append(&id, 0, entries, mark(&after)).await?;
        }
    }
    Ok(NewId { id, tokens })
}

impl From<SubmitError> for AdminError {
    fn from(error: SubmitError) -> Self {
        match error {
            SubmitError::Store(error) => error.into(),
            other => Self::Table(other.to_string()),
        }
    }
}

/// Returns what tables are read and changed with where no server runs: it is stopped from the start, so nothing moves by
/// itself.
fn still(store: &Store) -> Shared {
    App::new(Config::default(), store.clone(), watch::channel(true).1)
}

/// Opens a database that must be there: a command that reads makes none.
async fn existing(database: &Path) -> Result<Store, AdminError> {
    if !database.exists() {
        return Err(AdminError::NoDatabase(database.display().to_string()));
    }
    Ok(Store::open(database).await?)
}
