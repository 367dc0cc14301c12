//! Appending: one task writes, and appends that arrive together share a transaction and its flush.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::claim::{self, Claim};
use crate::dice_log::{self, DiceNews};
use crate::transact::Writer;
use crate::turns::{self, NewTurn};
use crate::{Store, StoreError};

/// The most appends that share a transaction.
const TOGETHER: usize = 256;

/// How a table stands after an append: it follows from the entries, and is kept beside them for lists and for resuming
/// what is due after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableState {
    /// When it changed last, in milliseconds since 1970.
    pub changed: u64,
    /// Whether the match is over.
    pub finished: bool,
    /// When the table wants attention by itself (a bot's turn: at once, a deadline: then); none when it waits for
    /// people alone.
    pub due: Option<u64>,
}

/// What is appended to a table's log at once.
#[derive(Clone, Default, Debug)]
pub struct Batch {
    /// The entries.
    pub entries: Vec<String>,
    /// Whose turn it has become with them.
    pub turns: Vec<NewTurn>,
    /// What the dice log tells of them.
    pub dice: Vec<DiceNews>,
    /// Who sits down with them.
    pub claim: Option<Claim>,
}

impl From<Vec<String>> for Batch {
    /// Returns a batch of these entries and nothing else.
    fn from(entries: Vec<String>) -> Self {
        Self { entries, ..Self::default() }
    }
}

/// An append that waits for the writer.
#[derive(Debug)]
pub(crate) struct Job {
    table: String,
    expected: u64,
    batch: Batch,
    mark: TableState,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Store {
    /// Appends entries to a table's log under the numbers from `expected` on, and whose turn it became by them: all or
    /// nothing. When it returns without error they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when `expected` is not the next number, [`StoreError::NoTable`]; after any other error
    /// the entries may or may not be there: read the log before trying again.
    pub async fn append(
        &self,
        table: &str,
        expected: u64,
        batch: impl Into<Batch>,
        mark: TableState,
    ) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job { table: table.to_owned(), expected, batch: batch.into(), mark, answer };
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Writes what comes, as much at a time as has come, until nobody can send any more.
pub(crate) async fn write_all(writer: Writer, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while queue.recv_many(&mut jobs, TOGETHER).await > 0 {
        // An append that is refused has written nothing, so it does not disturb the others.
        let written = writer.transact(async |connection| {
            let mut answers = Vec::with_capacity(jobs.len());
            for job in &jobs {
                answers.push(write(connection, job).await?);
            }
            Ok(answers)
        });
        let mut answers = written.await.map(Vec::into_iter);
        for job in jobs.drain(..) {
            let answer = match &mut answers {
                Ok(answers) => answers.next().unwrap_or(Err(StoreError::Closed)),
                Err(error) => Err(error.clone()),
            };
            // Who asked may have gone; what was written stays.
            drop(job.answer.send(answer));
        }
    }
}

/// Says whether there is a table with this id.
async fn exists(connection: &mut SqliteConnection, table: &str) -> Result<bool, sqlx::Error> {
    let found: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM tables WHERE id = $1").bind(table).fetch_optional(connection).await?;
    Ok(found.is_some())
}

/// Writes an append; the inner error says why it is refused.
async fn write(connection: &mut SqliteConnection, job: &Job) -> Result<Result<(), StoreError>, sqlx::Error> {
    if let Some(claim) = &job.batch.claim
        && !claim::is_open(connection, &job.table, claim).await?
    {
        let found = exists(connection, &job.table).await?;
        return Ok(Err(if found { StoreError::SeatTaken } else { StoreError::NoTable(job.table.clone()) }));
    }
    let marked = sqlx::query(MARK)
        .bind(&job.table)
        .bind(job.mark.changed as i64)
        .bind(job.mark.finished)
        .bind(job.mark.due.map(|due| due as i64))
        .bind(job.expected as i64)
        .execute(&mut *connection)
        .await?;
    if marked.rows_affected() == 0 {
        return refusal(connection, job).await.map(Err);
    }
    put(connection, &job.table, job.expected as i64, &job.batch).await?;
    Ok(Ok(()))
}

/// Marks how a table stands, if its log is as long as is expected.
const MARK: &str = "UPDATE tables SET changed = $2, finished = $3, due = $4 \
     WHERE id = $1 AND $5 = (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = $1)";

/// Returns why a table cannot be marked.
async fn refusal(connection: &mut SqliteConnection, job: &Job) -> Result<StoreError, sqlx::Error> {
    if !exists(connection, &job.table).await? {
        return Ok(StoreError::NoTable(job.table.clone()));
    }
    let next: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = $1")
        .bind(&job.table)
        .fetch_one(connection)
        .await?;
    Ok(StoreError::Conflict { expected: job.expected, next: next as u64 })
}

/// Writes a batch, its entries under the numbers from `first` on.
pub(crate) async fn put(
    connection: &mut SqliteConnection,
    table: &str,
    first: i64,
    batch: &Batch,
) -> Result<(), sqlx::Error> {
    let numbered: Vec<(i64, &String)> = (first..).zip(&batch.entries).collect();
    for together in numbered.chunks(TOGETHER) {
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, seq, entry) ");
        insert.push_values(together, |mut row, (seq, entry)| {
            row.push_bind(table).push_bind(seq).push_bind(*entry);
        });
        insert.build().execute(&mut *connection).await?;
    }
    if let Some(claim) = &batch.claim {
        claim::write(connection, table, claim).await?;
    }
    turns::write(connection, table, &batch.turns).await?;
    dice_log::write(connection, &batch.dice).await
}
