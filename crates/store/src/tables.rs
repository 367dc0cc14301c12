//! Tables and their logs.

use sqlx::{FromRow, SqliteConnection};

use crate::{Store, StoreError, TableState};

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// Its id, which stands in its address.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// How it begins, as text.
    pub creation: &'a str,
    /// The hash and text of its component file, when that is not the printed one.
    pub components: Option<(&'a str, &'a str)>,
    /// Its seats, in seat order.
    pub seats: &'a [NewSeat<'a>],
    /// How it stands before its first entry.
    pub mark: TableState,
}

/// A seat of a table to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewSeat<'a> {
    /// The hash of the token in its link.
    pub token_hash: &'a str,
    /// Who owns it from the start.
    pub person: Option<&'a str>,
}

/// A table as it is stored: what it is rebuilt from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableText {
    /// How it began.
    pub creation: String,
    /// Its log; the place of an entry is its number.
    pub entries: Vec<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// When it was made.
    pub created: u64,
    /// When it changed last.
    pub changed: u64,
    /// Whether the match is over.
    pub finished: bool,
    /// The person's seats at it, in seat order.
    pub seats: Vec<u8>,
}

#[derive(FromRow)]
struct SummaryRow {
    id: String,
    game: String,
    created: i64,
    changed: i64,
    finished: bool,
    seat: i64,
}

impl Store {
    /// Makes a table, its component file and its seats, all or none; on disk when it returns.
    ///
    /// # Errors
    /// [`StoreError::TableExists`] when the id is taken.
    pub async fn create(&self, table: &NewTable<'_>) -> Result<(), StoreError> {
        let made = self.transact(async |connection| {
            let taken: Option<i64> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = $1")
                .bind(table.id)
                .fetch_optional(&mut *connection)
                .await?;
            if taken.is_none() {
                insert(connection, table).await?;
            }
            Ok(taken.is_none())
        });
        if made.await? { Ok(()) } else { Err(StoreError::TableExists(table.id.to_owned())) }
    }

    /// Reads a table with its whole log.
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`StoreError::Deleted`].
    pub async fn load(&self, table: &str) -> Result<TableText, StoreError> {
        let creation = sqlx::query_scalar("SELECT creation FROM tables WHERE id = $1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        let Some(creation) = creation else { return Err(self.missing(table).await?) };
        Ok(TableText { creation, entries: self.entries(table, 0).await? })
    }

    /// Reads a table's entries from this number on; none where there is no such table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq")
            .bind(table)
            .bind(from as i64)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }

    /// Reads the component file with this hash.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn components(&self, hash: &str) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar("SELECT text FROM components WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }

    /// Lists the tables that want attention by now, the longest overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: u64) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar("SELECT id FROM tables WHERE due <= $1 ORDER BY due, id")
            .bind(now as i64)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }

    /// Lists the tables at which a person owns seats, the most recently changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Summary>, StoreError> {
        let rows: Vec<SummaryRow> = sqlx::query_as(
            "SELECT id, game, created, changed, finished, seat FROM tables JOIN seats ON seats.table_id = tables.id \
             WHERE seats.person_id = $1 ORDER BY changed DESC, id, seat",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.fault(&error))?;
        let mut tables: Vec<Summary> = Vec::new();
        for row in rows {
            match tables.last_mut() {
                Some(table) if table.id == row.id => table.seats.push(row.seat as u8),
                _ => tables.push(Summary {
                    id: row.id,
                    game: row.game,
                    created: row.created as u64,
                    changed: row.changed as u64,
                    finished: row.finished,
                    seats: vec![row.seat as u8],
                }),
            }
        }
        Ok(tables)
    }
}

/// Writes a table, its component file and its seats.
pub(crate) async fn insert(connection: &mut SqliteConnection, table: &NewTable<'_>) -> Result<(), sqlx::Error> {
    if let Some((hash, text)) = table.components {
        sqlx::query("INSERT INTO components (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(text)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(
        "INSERT INTO tables (id, game, creation, components, created, changed, finished, due) \
         VALUES ($1, $2, $3, $4, $5, $5, $6, $7)",
    )
    .bind(table.id)
    .bind(table.game)
    .bind(table.creation)
    .bind(table.components.map(|(hash, _)| hash))
    .bind(table.mark.changed as i64)
    .bind(table.mark.finished)
    .bind(table.mark.due.map(|due| due as i64))
    .execute(&mut *connection)
    .await?;
    for (number, seat) in (0i64..).zip(table.seats) {
        sqlx::query("INSERT INTO seats (table_id, seat, token_hash, person_id) VALUES ($1, $2, $3, $4)")
            .bind(table.id)
            .bind(number)
            .bind(seat.token_hash)
            .bind(seat.person)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
