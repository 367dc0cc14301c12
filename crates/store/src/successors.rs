//! Which table follows another one with the same people.

use sqlx::{FromRow, SqliteConnection};

use crate::{Store, StoreError};

/// How a table follows another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Follows {
    /// As the next game of a match.
    Match,
    /// As a rematch.
    Rematch,
}

/// A table that follows another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    /// How it follows.
    pub follows: Follows,
    /// Its id.
    pub table: String,
    /// The seat, at both tables, of whoever set it up; none where they had none.
    pub seat: Option<u8>,
}

/// What a table that is to be opened follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Following<'a> {
    /// The id of the table before it. Each seat belongs to the same person as there.
    pub table: &'a str,
    /// How it follows that table.
    pub follows: Follows,
    /// The seat of whoever sets it up; none where they have none.
    pub seat: Option<u8>,
}

#[derive(FromRow)]
struct Row {
    kind: String,
    next_id: String,
    seat: Option<i64>,
}

impl Follows {
    /// How it is stored.
    const fn kind(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Rematch => "rematch",
        }
    }
}

impl Store {
    /// Lists the tables that follow a table, at most one of each kind.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn successors(&self, table: &str) -> Result<Vec<Successor>, StoreError> {
        let rows: Vec<Row> =
            sqlx::query_as("SELECT kind, next_id, seat FROM successors WHERE table_id = $1 ORDER BY kind")
                .bind(table)
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.fault(&error))?;
        let kinds = [Follows::Match, Follows::Rematch];
        let successor = |Row { kind, next_id, seat }: Row| {
            let follows = kinds.into_iter().find(|follows| follows.kind() == kind)?;
            Some(Successor { follows, table: next_id, seat: seat.map(|seat| seat as u8) })
        };
        Ok(rows.into_iter().filter_map(successor).collect())
    }
}

/// Returns the table that already follows another one in this way.
pub(crate) async fn find(
    connection: &mut SqliteConnection,
    following: &Following<'_>,
) -> Result<Option<String>, sqlx::Error> {
    sqlx::query_scalar("SELECT next_id FROM successors WHERE table_id = $1 AND kind = $2")
        .bind(following.table)
        .bind(following.follows.kind())
        .fetch_optional(connection)
        .await
}

/// Notes that a table follows another one, and gives its seats to those who have them there.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    table: &str,
    following: &Following<'_>,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO successors (table_id, kind, next_id, seat) VALUES ($1, $2, $3, $4)")
        .bind(following.table)
        .bind(following.follows.kind())
        .bind(table)
        .bind(following.seat.map(i64::from))
        .execute(&mut *connection)
        .await?;
    let owners = "UPDATE seats SET person_id = \
         (SELECT before.person_id FROM seats AS before WHERE before.table_id = $2 AND before.seat = seats.seat) \
         WHERE table_id = $1";
    sqlx::query(owners).bind(table).bind(following.table).execute(connection).await.map(drop)
}
