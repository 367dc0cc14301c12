//! Persons behind cookies, and the seats they own.

use sqlx::FromRow;

use crate::{Store, StoreError};

/// Somebody behind a cookie.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Person {
    /// The id, which is nobody's secret.
    pub id: String,
    /// What they want to be called.
    pub name: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRef {
    /// The table's id.
    pub table: String,
    /// The seat's place in seat order, from 0.
    pub seat: u8,
    /// Who owns it.
    pub person: Option<String>,
}

impl Store {
    /// Finds the person behind a cookie.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person(&self, cookie_hash: &str) -> Result<Option<Person>, StoreError> {
        sqlx::query_as("SELECT id, name FROM persons WHERE cookie_hash = $1")
            .bind(cookie_hash)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }

    /// Makes a person for a new cookie.
    ///
    /// # Errors
    /// When the database fails, or id or cookie are not new.
    pub async fn new_person(&self, id: &str, cookie_hash: &str, now: u64) -> Result<Person, StoreError> {
        self.transact(async |connection| {
            sqlx::query("INSERT INTO persons (id, cookie_hash, created) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(cookie_hash)
                .bind(now as i64)
                .execute(connection)
                .await
        })
        .await?;
        Ok(Person { id: id.to_owned(), name: None })
    }

    /// Gives a person another name, or none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rename(&self, person: &str, name: Option<&str>) -> Result<(), StoreError> {
        self.transact(async |connection| {
            sqlx::query("UPDATE persons SET name = $2 WHERE id = $1").bind(person).bind(name).execute(connection).await
        })
        .await?;
        Ok(())
    }

    /// Finds the seat whose link has this token.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seat_by_token(&self, token_hash: &str) -> Result<Option<SeatRef>, StoreError> {
        let row: Option<(String, i64, Option<String>)> =
            sqlx::query_as("SELECT table_id, seat, person_id FROM seats WHERE token_hash = $1")
                .bind(token_hash)
                .fetch_optional(&self.pool)
                .await
                .map_err(|error| self.fault(&error))?;
        Ok(row.map(|(table, seat, person)| SeatRef { table, seat: seat as u8, person }))
    }

    /// Lists who owns the seats of a table, in seat order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn owners(&self, table: &str) -> Result<Vec<Option<String>>, StoreError> {
        sqlx::query_scalar("SELECT person_id FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))
    }

    /// Gives a free seat to a person; nothing changes when it is theirs already.
    ///
    /// # Errors
    /// [`StoreError::SeatTaken`] when somebody else owns it, or there is no such seat.
    pub async fn claim(&self, table: &str, seat: u8, person: &str) -> Result<(), StoreError> {
        let claimed = self.transact(async |connection| {
            sqlx::query(
                "UPDATE seats SET person_id = $3 \
                 WHERE table_id = $1 AND seat = $2 AND (person_id IS NULL OR person_id = $3)",
            )
            .bind(table)
            .bind(i64::from(seat))
            .bind(person)
            .execute(connection)
            .await
        });
        let claimed = claimed.await?;
        if claimed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::SeatTaken) }
    }
}
