//! The life of tables: how all of them stand, which ones have expired, and how they are deleted.

use sqlx::{FromRow, SqliteConnection};
use table::{BEGAN, ENDED};

use crate::{Store, StoreError, dice_log};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Its game has not begun.
    Waiting,
    /// Its game is being played.
    Running,
    /// Its game is over.
    Over,
    /// Its game is over because the operator ended it.
    Ended,
}

/// A table in the operator's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// How many seats it has.
    pub seats: u64,
    /// How many persons own them.
    pub people: u64,
    /// When it was made.
    pub created: u64,
    /// When it changed last.
    pub changed: u64,
    /// How many bytes its creation and its log have.
    pub bytes: u64,
}

/// Which tables have expired. Those whose game is being played never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Those that never began and have not changed since this time.
    pub waiting: u64,
    /// Those that are over and have not changed since this time; none for never.
    pub over: Option<u64>,
}

/// Where an expired table is looked for, and what counts as begun. `$1` and `$2` are the times of [`Expiry`].
const EXPIRED: &str = "(finished AND changed < $2) OR (NOT finished AND changed < $1 AND NOT EXISTS \
    (SELECT 1 FROM entries WHERE table_id = tables.id AND entry LIKE $3))";

#[derive(FromRow)]
struct Row {
    id: String,
    game: String,
    begun: bool,
    ended: bool,
    finished: bool,
    seats: i64,
    people: i64,
    created: i64,
    changed: i64,
    bytes: i64,
}

impl From<Row> for Listed {
    fn from(row: Row) -> Self {
        let stage = match (row.finished, row.begun) {
            (true, _) if row.ended => Stage::Ended,
            (true, _) => Stage::Over,
            (false, true) => Stage::Running,
            (false, false) => Stage::Waiting,
        };
        Self {
            id: row.id,
            game: row.game,
            stage,
            seats: row.seats as u64,
            people: row.people as u64,
            created: row.created as u64,
            changed: row.changed as u64,
            bytes: row.bytes as u64,
        }
    }
}

/// What the operator's list says about a table. `$3` begins the entry with which a game begins, `$4` the one with which
/// the operator ends it.
const COLUMNS: &str = "SELECT id, game, finished, created, changed, \
    EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND entry LIKE $3) AS begun, \
    EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND entry LIKE $4) AS ended, \
    (SELECT COUNT(*) FROM seats WHERE table_id = tables.id) AS seats, \
    (SELECT COUNT(DISTINCT person_id) FROM seats WHERE table_id = tables.id) AS people, \
    LENGTH(CAST(creation AS BLOB)) + (SELECT COALESCE(SUM(LENGTH(CAST(entry AS BLOB))), 0) FROM entries WHERE table_id = tables.id) AS bytes \
    FROM tables WHERE";

impl Store {
    /// Lists all tables, the most recently changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self) -> Result<Vec<Listed>, StoreError> {
        self.listed("$1 = $2", &Expiry { waiting: 0, over: Some(0) }).await
    }

    /// Lists the tables that have expired, the most recently changed first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn expired(&self, expiry: &Expiry) -> Result<Vec<Listed>, StoreError> {
        self.listed(EXPIRED, expiry).await
    }

    async fn listed(&self, condition: &str, expiry: &Expiry) -> Result<Vec<Listed>, StoreError> {
        let text = format!("{COLUMNS} {condition} ORDER BY changed DESC, id");
        let rows: Vec<Row> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(expiry.waiting as i64)
            .bind(expiry.over.map_or(i64::MIN, |over| over as i64))
            .bind(began())
            .bind(format!("{ENDED}%"))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        Ok(rows.into_iter().map(Listed::from).collect())
    }

    /// Deletes at most this many expired tables, and returns their ids. A table that changed meanwhile stays.
    ///
    /// # Errors
    /// When the database fails; then nothing is deleted.
    pub async fn sweep(&self, expiry: &Expiry, most: u32, now: u64) -> Result<Vec<String>, StoreError> {
        let text = format!("SELECT id FROM tables WHERE {EXPIRED} ORDER BY changed LIMIT $4");
        self.transact(async |connection| {
            let ids: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(text))
                .bind(expiry.waiting as i64)
                .bind(expiry.over.map_or(i64::MIN, |over| over as i64))
                .bind(began())
                .bind(i64::from(most))
                .fetch_all(&mut *connection)
                .await?;
            for id in &ids {
                delete(connection, id, now).await?;
            }
            Ok(ids)
        })
        .await
    }

    /// Deletes a table with all its traces; its id alone is kept, to say so. A component file that no other table needs goes
    /// with it.
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`StoreError::Deleted`].
    pub async fn delete(&self, table: &str, now: u64) -> Result<(), StoreError> {
        if self.transact(async |connection| delete(connection, table, now).await).await? {
            return Ok(());
        }
        Err(self.missing(table).await?)
    }

    /// Returns why there is no such table.
    pub(crate) async fn missing(&self, table: &str) -> Result<StoreError, StoreError> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM deleted WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        let id = table.to_owned();
        Ok(if at.is_some() { StoreError::Deleted(id) } else { StoreError::NoTable(id) })
    }
}

/// Returns the pattern of the entry with which a game begins.
fn began() -> String {
    format!("{BEGAN}%")
}

/// Deletes a table in a transaction; returns whether there was one.
async fn delete(connection: &mut SqliteConnection, table: &str, now: u64) -> Result<bool, sqlx::Error> {
    let components: Option<Option<String>> = sqlx::query_scalar("SELECT components FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(components) = components else { return Ok(false) };
    dice_log::abandon(connection, table).await?;
    for rows in [
        "DELETE FROM guide_notes WHERE table_id = $1",
        "DELETE FROM guides WHERE table_id = $1",
        "DELETE FROM turns WHERE table_id = $1",
        "DELETE FROM links WHERE table_id = $1",
        "DELETE FROM successors WHERE table_id = $1 OR next_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(rows).bind(table).execute(&mut *connection).await?;
    }
    if let Some(hash) = components {
        let unused = "DELETE FROM components WHERE hash = $1 AND NOT EXISTS \
            (SELECT 1 FROM tables WHERE components = $1)";
        sqlx::query(unused).bind(hash).execute(&mut *connection).await?;
    }
    sqlx::query("INSERT INTO deleted (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(now as i64)
        .execute(connection)
        .await?;
    Ok(true)
}
