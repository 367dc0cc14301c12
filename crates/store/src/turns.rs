//! When it became whose turn. People can be told by page, mail or message; that it happened is stored once.

use sqlx::{FromRow, SqliteConnection};

use crate::{Store, StoreError};

/// It became a seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewTurn {
    /// The seat's place in seat order, from 0.
    pub seat: u8,
    /// The number of the seat's turn; the same number is the same turn.
    pub turn: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

#[derive(FromRow)]
struct Row {
    seat: i64,
    turn: i64,
    at: i64,
}

impl Store {
    /// Lists the turns of a table, the earliest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn turns(&self, table: &str) -> Result<Vec<NewTurn>, StoreError> {
        let rows: Vec<Row> =
            sqlx::query_as("SELECT seat, turn, at FROM turns WHERE table_id = $1 ORDER BY at, seat, turn")
                .bind(table)
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.fault(&error))?;
        let turn = |row: Row| NewTurn { seat: row.seat as u8, turn: row.turn as u32, at: row.at as u64 };
        Ok(rows.into_iter().map(turn).collect())
    }
}

/// Writes turns in the transaction of the entries that brought them about; one that is there already stays as it is.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    table: &str,
    turns: &[NewTurn],
) -> Result<(), sqlx::Error> {
    for turn in turns {
        sqlx::query("INSERT INTO turns (table_id, seat, turn, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(i64::from(turn.seat))
            .bind(i64::from(turn.turn))
            .bind(turn.at as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
