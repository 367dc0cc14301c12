//! Opening a table: the table, the promise of its dice, its maker and what they added, all at once.

use sqlx::SqliteConnection;

use crate::claim::{self, NewSitter};
use crate::{Batch, Following, NewTable, Store, StoreError, append, promises, successors, tables};

/// A table to be opened, with all that belongs to the same moment.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    /// The table.
    pub table: NewTable<'a>,
    /// The promise of its dice, which it uses up.
    pub promise: &'a str,
    /// Who makes it; nobody where an operator brings it in.
    pub maker: Option<&'a NewSitter>,
    /// Its first entries.
    pub batch: &'a Batch,
    /// The table that it follows with the same people, if it does.
    pub following: Option<Following<'a>>,
}

/// What became of a table that was to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opened {
    /// It is there, on disk.
    Made,
    /// There is none: another table has the promise, or nobody was promised this.
    Used,
    /// There is none, since this one follows already where it was to follow.
    Follows(String),
}

impl Store {
    /// Opens a table, all or nothing.
    ///
    /// # Errors
    /// When the database fails, or the id of the table or the token of a seat is not new.
    pub async fn open_table(&self, opening: &Opening<'_>) -> Result<Opened, StoreError> {
        self.transact(async |connection| write(connection, opening).await).await
    }
}

async fn write(connection: &mut SqliteConnection, opening: &Opening<'_>) -> Result<Opened, sqlx::Error> {
    let Opening { table, promise, maker, batch, following } = opening;
    if let Some(following) = following
        && let Some(table) = successors::find(connection, following).await?
    {
        return Ok(Opened::Follows(table));
    }
    let person = maker.map(|maker| maker.person.as_str());
    if !promises::take_up(connection, promise, table.id, person).await? {
        return Ok(Opened::Used);
    }
    tables::insert(connection, table).await?;
    append::put(connection, table.id, 0, batch).await?;
    if let Some(following) = following {
        successors::write(connection, table.id, following).await?;
    }
    if let Some(maker) = maker {
        claim::settle(connection, table.id, maker).await?;
    }
    Ok(Opened::Made)
}
