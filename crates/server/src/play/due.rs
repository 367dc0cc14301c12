//! What a process that stopped left behind.

use std::sync::Arc;

use store::StoreError;
use table::ORDER_DELAY;
use tokio::sync::Mutex;
use tracing::warn;

use super::drive::insist;
use super::enter;
use super::task::apart;
use crate::app::Shared;
use crate::live::error::SubmitError;

/// Sees to whatever is due on any table: what a process that stopped left behind.
pub(crate) async fn wake_all(app: Shared) {
    let due = Arc::new(Mutex::new(None));
    insist(&app, "any", || apart(wake_due(app.clone(), due.clone()))).await;
}

/// Reads the last of the tables that are due, for which the store is asked first, and takes it off the list; returns
/// whether there was one. What the table does by itself is then under way. What an order answers is due soon at the latest: no other process may have waited for it.
async fn wake_due(app: Shared, due: Arc<Mutex<Option<Vec<String>>>>) -> Result<bool, SubmitError> {
    let mut due = due.lock().await;
    let ids = match &mut *due {
        Some(ids) => ids,
        none => none.insert(app.store.due(app.now().saturating_add(ORDER_DELAY)).await?),
    };
    let Some(id) = ids.last() else { return Ok(false) };
    match enter::room(&app, id).await {
        Err(SubmitError::Store(error)) if !matches!(error, StoreError::NoTable(_) | StoreError::Deleted(_)) => {
            return Err(error.into());
        }
        Err(error) => warn!(table = id, %error, "a table that is due cannot be read"),
        Ok(_) => {}
    }
    ids.pop();
    Ok(true)
}
