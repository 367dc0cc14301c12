//! Tables that have had their time: those that never began, and finished ones if the operator wants it.

use std::time::Duration;

use store::{Expiry, StoreError};
use tracing::{error, info};

use crate::app::Shared;

/// How long a table waits for its game to begin.
const WAITING: Duration = Duration::from_hours(7 * 24);
/// How often it is looked for what has had its time.
const EVERY: Duration = Duration::from_hours(24);
/// How many tables go at once, so that whoever plays never waits for it.
const AT_ONCE: u32 = 16;

/// Returns what has had its time now, when finished tables are kept for so long.
pub(crate) fn expiry(keep: Option<Duration>, now: u64) -> Expiry {
    let before = |time: Duration| now.saturating_sub(time.as_millis() as u64);
    Expiry { waiting: before(WAITING), over: keep.map(before) }
}

/// Deletes what has had its time, now and every day, until the server stops.
pub(crate) async fn sweep_daily(app: Shared) {
    let mut stop = app.stop.clone();
    loop {
        if let Err(error) = sweep(&app).await {
            error!(%error, "tables that have had their time cannot be deleted; it is tried again in a day");
        }
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return,
            () = tokio::time::sleep(EVERY) => {}
        }
    }
}

async fn sweep(app: &Shared) -> Result<(), StoreError> {
    let now = app.now();
    let expiry = expiry(app.config.keep, now);
    loop {
        let gone = app.store.sweep(&expiry, AT_ONCE, now).await?;
        for id in &gone {
            app.rooms.forget(id);
            info!(table = id, "deleted: it had its time");
        }
        app.metrics.expired.inc_by(gone.len() as u64);
        if gone.len() < AT_ONCE as usize || *app.stop.borrow() {
            return Ok(());
        }
    }
}
