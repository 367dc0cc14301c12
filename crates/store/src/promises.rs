//! Seeds of dice whose hashes are promised before anybody is shown them, each for one table.

use sqlx::{FromRow, SqliteConnection};
use table::Seed;
use table::dice_log::DiceEvent;

use crate::{Store, StoreError, dice_log};

/// A promise as it may be shown: the hash of a seed, and where it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Promise {
    /// The hash of the seed.
    pub commitment: String,
    /// The number of its line in the log.
    #[sqlx(try_from = "i64")]
    pub n: u64,
    /// The hash of that line.
    pub hash: String,
}

/// What is kept of a promise, the seed included.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct Promised {
    /// The seed, in hexadecimal.
    pub seed: String,
    /// The table that plays on it.
    #[sqlx(rename = "table_id")]
    pub table: Option<String>,
    /// Who made that table.
    #[sqlx(rename = "person_id")]
    pub person: Option<String>,
}

impl std::fmt::Debug for Promised {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Promised").field("table", &self.table).field("person", &self.person).finish_non_exhaustive()
    }
}

impl Store {
    /// Promises these seeds: their lines stand in the log, on disk, when this returns.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn promise(&self, seeds: &[Seed]) -> Result<Vec<Promise>, StoreError> {
        self.transact(async |connection| {
            let mut promises = Vec::with_capacity(seeds.len());
            for seed in seeds {
                let commitment = seed.commitment();
                let line = dice_log::add(connection, &commitment, DiceEvent::Promise).await?;
                sqlx::query("INSERT INTO promises (commitment, seed, n, state) VALUES ($1, $2, $3, 'promised')")
                    .bind(&commitment)
                    .bind(seed.reveal())
                    .bind(line.n as i64)
                    .execute(&mut *connection)
                    .await?;
                promises.push(Promise { commitment, n: line.n, hash: line.hash });
            }
            Ok(promises)
        })
        .await
    }

    /// Lists at most this many promises that no table has used, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unused_promises(&self, most: u32) -> Result<Vec<Promise>, StoreError> {
        sqlx::query_as(
            "SELECT commitment, promises.n, hash FROM promises JOIN dice_log ON dice_log.n = promises.n \
             WHERE table_id IS NULL AND state = 'promised' ORDER BY promises.n LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.fault(&error))
    }

    /// Returns where a promise stands in the log; none where nobody was promised this.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn promise_of(&self, commitment: &str) -> Result<Option<Promise>, StoreError> {
        sqlx::query_as(
            "SELECT commitment, promises.n, hash FROM promises JOIN dice_log ON dice_log.n = promises.n \
             WHERE commitment = $1",
        )
        .bind(commitment)
        .fetch_optional(&self.pool)
        .await
        .map_err(|error| self.fault(&error))
    }

    /// Returns what is kept of a promise; none where nobody was promised this.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn promised(&self, commitment: &str) -> Result<Option<Promised>, StoreError> {
        sqlx::query_as("SELECT seed, table_id, person_id FROM promises WHERE commitment = $1")
            .bind(commitment)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }
}

/// Uses up a promise for a table; returns false where another table has it, or nobody was promised this.
pub(crate) async fn take_up(
    connection: &mut SqliteConnection,
    commitment: &str,
    table: &str,
    person: Option<&str>,
) -> Result<bool, sqlx::Error> {
    let taken = sqlx::query(
        "UPDATE promises SET table_id = $2, person_id = $3 \
         WHERE commitment = $1 AND table_id IS NULL AND state = 'promised'",
    )
    .bind(commitment)
    .bind(table)
    .bind(person)
    .execute(connection)
    .await?;
    Ok(taken.rows_affected() == 1)
}
