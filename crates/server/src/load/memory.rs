//! What a server keeps in memory for a table and for a live stream.

use std::net::SocketAddr;

use futures::StreamExt;

use super::client::{Client, fault};
use super::growth::{Each, Growth};
use super::process::Usage;
use crate::serve::block_on;
use crate::serve::error::ServeError;
use crate::serve::files;

/// In how many equal parts the tables are fetched, with a look at the server's memory after each.
const PARTS: usize = 12;
/// How many parts go by before looks count: a server keeps what it needed to get going, and gives it out again.
const SETTLED: usize = 2;
/// In how many equal parts the live streams are opened.
const BATCHES: usize = 10;

/// What a server keeps in memory; none where the system does not say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MemoryUse {
    /// For a table that has been played.
    pub table: Option<Each>,
    /// For a live stream.
    pub stream: Option<Each>,
}

/// Looks at the tables with these ids, which a server that has just started reads from disk then; next opens so many live
/// streams at them.
///
/// The server does nothing else meanwhile, and should give free memory back at once: what its allocator keeps ready
/// would hide what is in use.
///
/// # Errors
/// When the server answers other than it should.
pub fn weigh(server: SocketAddr, process: u32, tables: &[String], streams: usize) -> Result<MemoryUse, ServeError> {
    block_on(async {
        files::ask_for_more();
        Ok(MemoryUse {
            table: weigh_tables(server, process, tables).await?,
            stream: weigh_streams(server, process, tables, streams).await?,
        })
    })?
}

async fn weigh_tables(server: SocketAddr, process: u32, tables: &[String]) -> Result<Option<Each>, ServeError> {
    let (mut growth, mut fetched) = (Growth::default(), 0);
    let mut client = Client::connect(server, None).await?;
    for (number, part) in tables.chunks(tables.len().div_ceil(PARTS).max(1)).enumerate() {
        for table in part {
            let reply = client.send("GET", &format!("/table/{table}"), "").await?;
            if !reply.status.is_success() {
                return Err(fault(format!("a played table was answered with {}", reply.status)));
            }
        }
        fetched += part.len();
        if let Some(usage) = Usage::rested(process).await.filter(|_| number >= SETTLED) {
            growth.look(fetched, usage.memory);
        }
    }
    Ok(growth.each())
}

async fn weigh_streams(
    server: SocketAddr,
    process: u32,
    tables: &[String],
    streams: usize,
) -> Result<Option<Each>, ServeError> {
    let (mut growth, mut open) = (Growth::default(), Vec::new());
    for _ in 0..BATCHES {
        for table in tables.iter().cycle().skip(open.len()).take(streams.div_ceil(BATCHES)) {
            let mut client = Client::connect(server, None).await?;
            let events = client.open("GET", &format!("/table/{table}/events"), "").await?;
            let mut patches = events.into_body().into_data_stream();
            patches.next().await.ok_or_else(|| fault("a live stream ended at once"))?.map_err(fault)?;
            open.push((client, patches));
        }
        if let Some(usage) = Usage::rested(process).await {
            growth.look(open.len(), usage.memory);
        }
    }
    Ok(growth.each())
}
