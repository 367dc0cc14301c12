//! Long thoughts of many small ones: each slice waits for a place of its own, so that nobody's bot waits for all of it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::{Pool, Thinking, ThinkingPermit, Turn, give_way};

/// How many such thoughts are under way at once; each has a thread.
pub(super) const AT_ONCE: usize = 4;

/// How long a place is kept before it is given to whoever is next.
const SLICE: Duration = Duration::from_millis(100);

/// The place of a thought in slices.
pub(crate) struct Slices {
    pool: Arc<Pool>,
    turn: Turn,
    runtime: Handle,
    held: Mutex<Option<ThinkingPermit>>,
}

impl Slices {
    /// Thinks in slices, in a thread of its own. The thought calls [`Slices::pause`] as often as it can.
    ///
    /// # Errors
    /// When the system has no thread to give, or the thought panics; as a fragment.
    pub(crate) async fn think<T: Send + 'static>(
        thinking: &Thinking,
        turn: Turn,
        thought: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Result<T, String> {
        let under_way = thinking.sliced.clone().acquire_owned().await.map_err(|error| error.to_string())?;
        let slices = Self { pool: thinking.offered.clone(), turn, runtime: Handle::current(), held: Mutex::new(None) };
        let (tell, told) = oneshot::channel();
        let work = move || {
            let _under_way = under_way;
            give_way();
            drop(tell.send(thought(&slices)));
        };
        let thread = std::thread::Builder::new().name("bot".to_owned()).spawn(work);
        thread.map_err(|error| format!("the system has no thread for a bot: {error}"))?;
        told.await.map_err(|_| "the bot panicked".to_owned())
    }

    /// Waits for a place when there is none, or when this one has been kept long enough. Not for asynchronous code.
    pub(crate) fn pause(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.as_ref().is_some_and(|place| place.began.elapsed() < SLICE) {
            return;
        }
        drop(held.take());
        *held = Some(self.runtime.block_on(self.pool.place(self.turn.clone())));
    }
}
