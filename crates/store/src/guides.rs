//! Who is guided through a first round, and which notes they have read.

use crate::{Store, StoreError};

impl Store {
    /// Says whether a person has a seat at any table of this game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn plays(&self, person: &str, game: &str) -> Result<bool, StoreError> {
        let seat: Option<i64> = sqlx::query_scalar(
            "SELECT seat FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.person_id = $1 AND tables.game = $2 LIMIT 1",
        )
        .bind(person)
        .bind(game)
        .fetch_optional(&self.pool)
        .await
        .map_err(|error| self.fault(&error))?;
        Ok(seat.is_some())
    }

    /// Guides a person at a table; nothing changes when they are guided already.
    ///
    /// # Errors
    /// When the database fails, or there is no such table or person.
    pub async fn guide(&self, table: &str, person: &str) -> Result<(), StoreError> {
        self.transact(async |connection| {
            sqlx::query("INSERT INTO guides (table_id, person_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table)
                .bind(person)
                .execute(connection)
                .await
        })
        .await?;
        Ok(())
    }

    /// Keeps that a person has read a note; nothing changes when they have already, or are not guided there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read_note(&self, table: &str, person: &str, note: &str) -> Result<(), StoreError> {
        self.transact(async |connection| {
            sqlx::query(
                "INSERT INTO guide_notes (table_id, person_id, note) SELECT table_id, person_id, $3 FROM guides \
                 WHERE table_id = $1 AND person_id = $2 ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(person)
            .bind(note)
            .execute(connection)
            .await
        })
        .await?;
        Ok(())
    }

    /// Stops guiding a person at a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn stop_guide(&self, table: &str, person: &str) -> Result<(), StoreError> {
        self.transact(async |connection| {
            sqlx::query("DELETE FROM guides WHERE table_id = $1 AND person_id = $2")
                .bind(table)
                .bind(person)
                .execute(connection)
                .await
        })
        .await?;
        Ok(())
    }
}
