//! Sitting down: seat, name and guide, in the transaction of the entries that report it.

use sqlx::SqliteConnection;

use crate::{Store, StoreError};

/// A person who sits down at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The seat's place in seat order, from 0.
    pub seat: u8,
    /// The hash of the token in the link they came by.
    pub token_hash: String,
    /// Who.
    pub sitter: NewSitter,
}

/// A person who sits at a table from now on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSitter {
    /// Who.
    pub person: String,
    /// What they want to be called, here and from now on.
    pub name: Option<String>,
    /// Whether they are guided through their first round.
    pub guided: Guided,
}

/// Whether somebody is guided through their first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guided {
    /// They are.
    Yes,
    /// They are not.
    No,
}

impl Store {
    /// Finds the person behind a cookie, or makes one for it.
    ///
    /// # Errors
    /// When the database fails, or the id is not new.
    pub async fn person_or_new(&self, id: &str, cookie_hash: &str, now: u64) -> Result<crate::Person, StoreError> {
        if let Some(person) = self.person(cookie_hash).await? {
            return Ok(person);
        }
        self.transact(async |connection| {
            // Two forms of one browser may come at once: whoever is second finds what the first has made.
            sqlx::query(
                "INSERT INTO persons (id, cookie_hash, created) VALUES ($1, $2, $3) ON CONFLICT (cookie_hash) DO NOTHING",
            )
            .bind(id)
            .bind(cookie_hash)
            .bind(now as i64)
            .execute(&mut *connection)
            .await?;
            sqlx::query_as("SELECT id, name FROM persons WHERE cookie_hash = $1")
                .bind(cookie_hash)
                .fetch_one(connection)
                .await
        })
        .await
    }
}

/// Says whether a seat may be claimed: its link is the one they came by, and nobody else has it.
pub(crate) async fn is_open(
    connection: &mut SqliteConnection,
    table: &str,
    claim: &Claim,
) -> Result<bool, sqlx::Error> {
    let owner: Option<Option<String>> =
        sqlx::query_scalar("SELECT person_id FROM seats WHERE table_id = $1 AND seat = $2 AND token_hash = $3")
            .bind(table)
            .bind(i64::from(claim.seat))
            .bind(&claim.token_hash)
            .fetch_optional(connection)
            .await?;
    Ok(owner.is_some_and(|owner| owner.is_none_or(|owner| owner == claim.sitter.person)))
}

/// Gives the seat to the person who claims it.
pub(crate) async fn write(connection: &mut SqliteConnection, table: &str, claim: &Claim) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE seats SET person_id = $3 WHERE table_id = $1 AND seat = $2")
        .bind(table)
        .bind(i64::from(claim.seat))
        .bind(&claim.sitter.person)
        .execute(&mut *connection)
        .await?;
    settle(connection, table, &claim.sitter).await
}

/// Keeps what a person is called, and whether they are guided.
pub(crate) async fn settle(
    connection: &mut SqliteConnection,
    table: &str,
    sitter: &NewSitter,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE persons SET name = $2 WHERE id = $1")
        .bind(&sitter.person)
        .bind(&sitter.name)
        .execute(&mut *connection)
        .await?;
    if sitter.guided == Guided::Yes {
        sqlx::query("INSERT INTO guides (table_id, person_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(&sitter.person)
            .execute(connection)
            .await?;
    }
    Ok(())
}
