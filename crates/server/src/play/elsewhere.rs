//! What another program does to a table that is in memory here: an operator ends its game. That stands in the dice log, so
//! once a second the server reads what is new there. Whoever acts meanwhile is kept from it all the same, by the number that
//! their entry would have.

use std::time::Duration;

use store::StoreError;
use table::dice_log::{DiceEvent, DiceLogLine};
use tracing::{debug, warn};

use crate::app::Shared;

/// How often is looked.
const EVERY: Duration = Duration::from_secs(1);
/// How many lines are read at a time.
const AT_ONCE: u32 = 256;

/// Looks for what becomes of tables after this line of the dice log, until the server stops.
pub(crate) async fn heed(app: Shared, mut seen: u64) {
    let mut stop = app.stop.clone();
    loop {
        if let Err(error) = look(&app, &mut seen).await {
            // While the disk fails, health and pages say so.
            debug!(%error, "the dice log cannot be read; it is tried again");
        }
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return,
            () = tokio::time::sleep(EVERY) => {}
        }
    }
}

/// Reads the lines after this one, and moves on to the last.
async fn look(app: &Shared, seen: &mut u64) -> Result<(), StoreError> {
    loop {
        let lines = app.store.dice_lines(*seen + 1, AT_ONCE).await?;
        for line in &lines {
            if let Ok(line) = line.text.parse::<DiceLogLine>() {
                follow(app, &line).await?;
            }
            *seen = line.n;
        }
        if lines.len() < AT_ONCE as usize {
            return Ok(());
        }
    }
}

/// Sees to the table that a line is about, if it is in memory and stands there as it did before.
async fn follow(app: &Shared, line: &DiceLogLine) -> Result<(), StoreError> {
    if !matches!(line.event, DiceEvent::End { .. }) {
        return Ok(());
    }
    let Some(id) = app.store.promised(&line.commitment).await?.and_then(|promise| promise.table) else { return Ok(()) };
    let Some(room) = app.rooms.known(&id) else { return Ok(()) };
    if !room.table().is_over()
        && let Err(error) = room.look_again().await
    {
        warn!(table = id, %error, "what another program did here cannot be read");
    }
    Ok(())
}
