//! What a live stream takes of the server's memory.

use futures::StreamExt;

use super::client::fault;
use super::player::Player;
use super::process::Usage;
use crate::error::ServeError;

/// Opens so many live streams at the players' tables, waits for the first patch of each, and returns how many bytes one
/// takes; none where the system does not say.
pub(super) async fn weigh(players: &[Player], streams: usize, process: u32) -> Result<Option<u64>, ServeError> {
    let before = Usage::rested(process).await;
    let mut open = Vec::new();
    for player in players.iter().cycle().take(streams) {
        let mut client = player.client.again().await?;
        let mut patches =
            client.open("GET", &format!("{}/events", player.table), "").await?.into_body().into_data_stream();
        patches.next().await.ok_or_else(|| fault("a live stream ended at once"))?.map_err(fault)?;
        open.push((client, patches));
    }
    let after = Usage::rested(process).await;
    let weighed = before.zip(after);
    Ok(weighed.map(|(before, after)| after.memory.saturating_sub(before.memory) / open.len().max(1) as u64))
}
