//! Who may do what at a table: all that is kept beside its log for somebody who comes to it, in one query, since every
//! page and every move asks for it.

use sqlx::FromRow;

use crate::{Store, StoreError};

/// What is kept about the people at a table, for somebody who comes to it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Access {
    /// The seats, in seat order; empty for a table that does not exist.
    pub seats: Vec<SeatAccess>,
    /// The notes of the guide that the person has read there, in no particular order; none when they are not guided.
    pub notes_read: Option<Vec<String>>,
}

/// Who has a seat, and what opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatAccess {
    /// The person who owns it.
    pub owner: Option<String>,
    /// The hash of the token in its link.
    pub token_hash: String,
    /// How often its link was replaced by a new one.
    pub issue: u32,
}

#[derive(FromRow)]
struct Row {
    seat: i64,
    person_id: Option<String>,
    token_hash: String,
    issue: i64,
    guided: bool,
    note: Option<String>,
}

/// A row for each seat, the first one once for each note that was read.
const READ: &str = "SELECT seats.seat, seats.person_id, seats.token_hash, seats.issue, \
     guides.person_id IS NOT NULL AS guided, guide_notes.note \
     FROM seats \
     LEFT JOIN guides ON guides.table_id = seats.table_id AND guides.person_id = $2 AND seats.seat = 0 \
     LEFT JOIN guide_notes ON guide_notes.table_id = guides.table_id AND guide_notes.person_id = guides.person_id \
     WHERE seats.table_id = $1 ORDER BY seats.seat";

impl Store {
    /// Reads who has the seats of a table, and how far this person is guided there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn access(&self, table: &str, person: Option<&str>) -> Result<Access, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(READ)
            .bind(table)
            .bind(person)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.fault(&error))?;
        let mut access = Access::default();
        for row in rows {
            if row.guided {
                access.notes_read.get_or_insert_default().extend(row.note);
            }
            if access.seats.len() as i64 == row.seat {
                let (owner, token_hash) = (row.person_id, row.token_hash);
                access.seats.push(SeatAccess { owner, token_hash, issue: row.issue as u32 });
            }
        }
        Ok(access)
    }
}
