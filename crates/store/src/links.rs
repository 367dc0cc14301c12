//! One-time links to another device, and new links for seats.

use sqlx::FromRow;

use crate::{Store, StoreError};

/// A link to another device: for all that a person has, or for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceLink {
    /// Who made it.
    pub person: String,
    /// What it hands over.
    pub to: LinkTo,
    /// Until when it can be used, in milliseconds since 1970.
    pub expires: u64,
}

/// What a link to another device hands over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkTo {
    /// The other device is the same person; the secret of their cookie, sealed.
    Person(String),
    /// A seat of a table changes to the person who uses the other device.
    Seat(String, u8),
}

#[derive(FromRow)]
struct Row {
    person_id: String,
    table_id: Option<String>,
    seat: Option<i64>,
    sealed: Option<String>,
    expires: i64,
}

impl Row {
    fn link(self) -> Option<DeviceLink> {
        let to = match (self.sealed, self.table_id, self.seat) {
            (Some(sealed), ..) => LinkTo::Person(sealed),
            (None, Some(table), Some(seat)) => LinkTo::Seat(table, seat as u8),
            _ => return None,
        };
        Some(DeviceLink { person: self.person_id, to, expires: self.expires as u64 })
    }
}

const FIND: &str =
    "SELECT person_id, table_id, seat, sealed, expires FROM links WHERE token_hash = $1 AND expires > $2";

impl Store {
    /// Keeps a link. A person's newest link counts, for each thing it may hand over, and expired links are forgotten.
    ///
    /// # Errors
    /// When the database fails, or person or table are gone.
    pub async fn new_link(&self, token_hash: &str, link: &DeviceLink, now: u64) -> Result<(), StoreError> {
        let (table, seat, sealed) = match &link.to {
            LinkTo::Person(sealed) => (None, None, Some(sealed)),
            LinkTo::Seat(table, seat) => (Some(table), Some(i64::from(*seat)), None),
        };
        self.transact(async |connection| {
            let old = "DELETE FROM links WHERE expires <= $1 OR (person_id = $2 AND table_id IS NOT DISTINCT FROM $3 AND seat IS NOT DISTINCT FROM $4)";
            sqlx::query(old)
                .bind(now as i64)
                .bind(&link.person)
                .bind(table)
                .bind(seat)
                .execute(&mut *connection)
                .await?;
            let new = "INSERT INTO links (token_hash, person_id, table_id, seat, sealed, expires) \
                VALUES ($1, $2, $3, $4, $5, $6)";
            sqlx::query(new)
                .bind(token_hash)
                .bind(&link.person)
                .bind(table)
                .bind(seat)
                .bind(sealed)
                .bind(link.expires as i64)
                .execute(connection)
                .await
                .map(drop)
        })
        .await
    }

    /// Finds a link that can still be used.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn link(&self, token_hash: &str, now: u64) -> Result<Option<DeviceLink>, StoreError> {
        let row: Option<Row> = sqlx::query_as(FIND)
            .bind(token_hash)
            .bind(now as i64)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        Ok(row.and_then(Row::link))
    }

    /// Uses up a link and returns it; none when it was used already, or has expired.
    ///
    /// # Errors
    /// When the database fails; then it is not used.
    pub async fn use_link(&self, token_hash: &str, now: u64) -> Result<Option<DeviceLink>, StoreError> {
        self.transact(async |connection| {
            let row: Option<Row> =
                sqlx::query_as(FIND).bind(token_hash).bind(now as i64).fetch_optional(&mut *connection).await?;
            sqlx::query("DELETE FROM links WHERE token_hash = $1").bind(token_hash).execute(connection).await?;
            Ok(row.and_then(Row::link))
        })
        .await
    }

    /// Uses up a link to a seat: the seat is this person's from now on. Returns the table and the seat; none when the
    /// link was used already, has expired, or the person who made it no longer has that seat.
    ///
    /// # Errors
    /// When the database fails; then it is not used.
    pub async fn move_seat(
        &self,
        token_hash: &str,
        person: &str,
        now: u64,
    ) -> Result<Option<(String, u8)>, StoreError> {
        self.transact(async |connection| {
            let row: Option<Row> =
                sqlx::query_as(FIND).bind(token_hash).bind(now as i64).fetch_optional(&mut *connection).await?;
            let Some(DeviceLink { person: from, to: LinkTo::Seat(table, seat), .. }) = row.and_then(Row::link) else {
                return Ok(None);
            };
            sqlx::query("DELETE FROM links WHERE token_hash = $1").bind(token_hash).execute(&mut *connection).await?;
            let moved =
                sqlx::query("UPDATE seats SET person_id = $4 WHERE table_id = $1 AND seat = $2 AND person_id = $3")
                    .bind(&table)
                    .bind(i64::from(seat))
                    .bind(from)
                    .bind(person)
                    .execute(connection)
                    .await?;
            Ok((moved.rows_affected() == 1).then_some((table, seat)))
        })
        .await
    }

    /// Replaces the link of a seat that nobody owns, if its link is still this old one; the old one opens nothing from
    /// then on. Returns whether it was done.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reissue(&self, old_hash: &str, new_hash: &str) -> Result<bool, StoreError> {
        self.transact(async |connection| {
            let anew =
                "UPDATE seats SET token_hash = $2, issue = issue + 1 WHERE token_hash = $1 AND person_id IS NULL";
            let done = sqlx::query(anew).bind(old_hash).bind(new_hash).execute(connection).await?;
            Ok(done.rows_affected() == 1)
        })
        .await
    }
}
