//! How long people are remembered: a cookie in use is renewed, and a person who leaves takes their name along.

use crate::{Store, StoreError};

/// A stored text that becomes another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What is stored now.
    pub old: String,
    /// What is stored from then on.
    pub new: String,
}

impl Store {
    /// Notes that a cookie is renewed now, if it was made and last renewed before this time. Returns whether it was: of
    /// several callers at once, at most one is told so.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn renew(&self, cookie_hash: &str, before: u64, now: u64) -> Result<bool, StoreError> {
        // Most pages find nothing to do, and then nothing is written.
        let due: Option<String> =
            sqlx::query_scalar("SELECT id FROM persons WHERE cookie_hash = $1 AND renewed < $2 AND created < $2")
                .bind(cookie_hash)
                .bind(before as i64)
                .fetch_optional(&self.pool)
                .await
                .map_err(|error| self.fault(&error))?;
        let Some(id) = due else { return Ok(false) };
        self.transact(async |connection| {
            let renewed = sqlx::query("UPDATE persons SET renewed = $3 WHERE id = $1 AND renewed < $2")
                .bind(id)
                .bind(before as i64)
                .bind(now as i64)
                .execute(connection)
                .await?;
            Ok(renewed.rows_affected() == 1)
        })
        .await
    }

    /// Returns when a person was made, in milliseconds since 1970; none when there is no such person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn known_since(&self, person: &str) -> Result<Option<u64>, StoreError> {
        let created: Option<i64> = sqlx::query_scalar("SELECT created FROM persons WHERE id = $1")
            .bind(person)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        Ok(created.map(|created| created as u64))
    }

    /// Rewrites the creation of a table and some entries, each by its number, so that a name no longer stands in them.
    /// A text that is not stored as given stays as it is. The caller makes sure that the same table follows from the
    /// new texts.
    ///
    /// # Errors
    /// When the database fails; then nothing is rewritten.
    pub async fn rewrite(&self, table: &str, creation: &Change, entries: &[(u64, Change)]) -> Result<(), StoreError> {
        self.transact(async |connection| {
            sqlx::query("UPDATE tables SET creation = $3 WHERE id = $1 AND creation = $2")
                .bind(table)
                .bind(&creation.old)
                .bind(&creation.new)
                .execute(&mut *connection)
                .await?;
            for (seq, entry) in entries {
                sqlx::query("UPDATE entries SET entry = $4 WHERE table_id = $1 AND seq = $2 AND entry = $3")
                    .bind(table)
                    .bind(*seq as i64)
                    .bind(&entry.old)
                    .bind(&entry.new)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        })
        .await
    }

    /// Forgets a person: name, cookie, guides, links. Their seats then belong to nobody.
    ///
    /// # Errors
    /// When the database fails; then nothing is forgotten.
    pub async fn forget_person(&self, person: &str) -> Result<(), StoreError> {
        self.transact(async |connection| {
            for rows in [
                "UPDATE seats SET person_id = NULL WHERE person_id = $1",
                "DELETE FROM guide_notes WHERE person_id = $1",
                "DELETE FROM guides WHERE person_id = $1",
                "DELETE FROM links WHERE person_id = $1",
                "UPDATE promises SET person_id = NULL WHERE person_id = $1",
                "DELETE FROM persons WHERE id = $1",
            ] {
                sqlx::query(rows).bind(person).execute(&mut *connection).await?;
            }
            Ok(())
        })
        .await
    }
}
