//! The public log of the dice on disk: lines are only ever added, each under the next number and the hash that chains it
//! to the one before.

use sqlx::{FromRow, SqliteConnection};
use table::dice_log::{ChainLink, DiceEvent};

use crate::{Store, StoreError};

/// A line to be added: what the log says about a commitment. Its number and hash are found as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceNews {
    /// The hash of the seed that it is about.
    pub commitment: String,
    /// What is told.
    pub event: DiceEvent,
}

/// A line as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceLine {
    /// Its number, from 1.
    pub n: u64,
    /// Its text, number included.
    pub text: String,
    /// Its hash.
    pub hash: String,
}

/// How many commitments there are of each kind; each is counted once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DiceCounts {
    /// Promised, and no game has begun on them.
    pub promised: u64,
    /// Their games have begun and are not over.
    pub begun: u64,
    /// Their games are over.
    pub over: u64,
    /// Their tables were deleted before that.
    pub dropped: u64,
}

#[derive(FromRow)]
struct Row {
    n: i64,
    text: String,
    hash: String,
}

impl Store {
    /// Lists at most this many lines of the log, from this number on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn dice_lines(&self, from: u64, most: u32) -> Result<Vec<DiceLine>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as("SELECT n, text, hash FROM dice_log WHERE n >= $1 ORDER BY n LIMIT $2")
            .bind(i64::try_from(from).unwrap_or(i64::MAX))
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        Ok(rows.into_iter().map(|Row { n, text, hash }| DiceLine { n: n as u64, text, hash }).collect())
    }

    /// Returns the number of the log's last line; 0 while there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn dice_lines_so_far(&self) -> Result<u64, StoreError> {
        let last: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(n), 0) FROM dice_log")
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        Ok(last as u64)
    }

    /// Counts what became of the commitments.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn dice_counts(&self) -> Result<DiceCounts, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT state, COUNT(*) FROM promises GROUP BY state")
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        let count = |wanted: &str| rows.iter().find(|(state, _)| state == wanted).map_or(0, |(_, count)| *count as u64);
        Ok(DiceCounts {
            promised: count("promised"),
            begun: count("begun"),
            over: count("over"),
            dropped: count("dropped"),
        })
    }
}

/// Adds lines, in the transaction of what they report. Dice that nobody was promised, such as those of tables older
/// than the log, get no lines: these would prove nothing.
pub(crate) async fn write(connection: &mut SqliteConnection, news: &[DiceNews]) -> Result<(), sqlx::Error> {
    for DiceNews { commitment, event } in news {
        let marked = sqlx::query("UPDATE promises SET state = $2 WHERE commitment = $1")
            .bind(commitment)
            .bind(state(event))
            .execute(&mut *connection)
            .await?;
        if marked.rows_affected() == 1 {
            add(connection, commitment, event.clone()).await?;
        }
    }
    Ok(())
}

/// Reports that a table is deleted, with the seed of its dice unless that is known already, and forgets who made it.
pub(crate) async fn abandon(connection: &mut SqliteConnection, table: &str) -> Result<(), sqlx::Error> {
    let left: Option<(String, String)> =
        sqlx::query_as("SELECT commitment, seed FROM promises WHERE table_id = $1 AND state IN ('promised', 'begun')")
            .bind(table)
            .fetch_optional(&mut *connection)
            .await?;
    if let Some((commitment, seed)) = left {
        write(connection, &[DiceNews { commitment, event: DiceEvent::Drop { seed } }]).await?;
    }
    sqlx::query("UPDATE promises SET person_id = NULL WHERE table_id = $1")
        .bind(table)
        .execute(connection)
        .await
        .map(drop)
}

/// Adds one line and returns it.
pub(crate) async fn add(
    connection: &mut SqliteConnection,
    commitment: &str,
    event: DiceEvent,
) -> Result<DiceLine, sqlx::Error> {
    let last: Option<(i64, String)> =
        sqlx::query_as("SELECT n, hash FROM dice_log ORDER BY n DESC LIMIT 1").fetch_optional(&mut *connection).await?;
    let last = last.map_or_else(ChainLink::start, |(number, hash)| ChainLink { number: number as u64, hash });
    let (line, now) = last.add(commitment, event);
    let line = DiceLine { n: now.number, text: line.to_string(), hash: now.hash };
    sqlx::query("INSERT INTO dice_log (n, text, hash) VALUES ($1, $2, $3)")
        .bind(line.n as i64)
        .bind(&line.text)
        .bind(&line.hash)
        .execute(connection)
        .await?;
    Ok(line)
}

/// Returns what a commitment has become by this.
fn state(event: &DiceEvent) -> &'static str {
    match event {
        DiceEvent::Promise => "promised",
        DiceEvent::Begin { .. } => "begun",
        DiceEvent::End { .. } => "over",
        DiceEvent::Drop { .. } => "dropped",
    }
}
