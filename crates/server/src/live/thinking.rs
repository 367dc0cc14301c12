//! Where bots think: a few places, given out fairly.
//!
//! A bot at a table thinks by counting, so how long it takes depends on the level. The levels that are offered to
//! everybody take well below half a second for a decision; others come from the command line alone and have one place
//! apart. One core is left for those who move and look, where there are several, and on Linux bots' threads give
//! way to all others.
//!
//! What follows for somebody who plays against a bot, however many bots others have set going at other tables: the turn
//! waits until one of the decisions under way ends, and for at most one more of each other address whose bots have
//! thought less lately ([`queue`]). With one address that floods, that is one decision of an offered level.

mod queue;
mod slices;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, oneshot};

use queue::Queue;
pub(crate) use queue::{Payer, Turn};
pub(crate) use slices::Slices;

/// How much a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// As much as anybody may ask of the server.
    Offered,
    /// Maybe for minutes.
    Unbounded,
}

/// Where bots think.
pub(crate) struct Thinking {
    offered: Arc<Pool>,
    unbounded: Arc<Pool>,
    /// Of thoughts in slices so many are under way at once.
    sliced: Arc<Semaphore>,
}

/// Some places, and those who wait for one.
struct Pool {
    queue: Mutex<Queue<oneshot::Sender<ThinkingPermit>>>,
}

/// A place to think at, given back when it is dropped.
pub(crate) struct ThinkingPermit {
    hall: Arc<Pool>,
    turn: Turn,
    began: Instant,
}

impl Thinking {
    /// Returns as many places as there are cores, but one.
    pub(crate) fn on(cores: usize) -> Self {
        let hall = |places| Arc::new(Pool { queue: Mutex::new(Queue::new(places)) });
        let sliced = Arc::new(Semaphore::new(slices::AT_ONCE));
        Self { offered: hall(cores.saturating_sub(1)), unbounded: hall(1), sliced }
    }

    /// Waits for a place. A wait that is given up takes none.
    pub(crate) async fn place(&self, turn: Turn, effort: Effort) -> ThinkingPermit {
        let hall = match effort {
            Effort::Offered => &self.offered,
            Effort::Unbounded => &self.unbounded,
        };
        hall.place(turn).await
    }
}

impl Pool {
    /// Waits for a place here.
    async fn place(self: &Arc<Self>, turn: Turn) -> ThinkingPermit {
        let (ticket, place) = oneshot::channel();
        self.queue().push(turn, ticket);
        self.give();
        place.await.expect("a ticket stays in the queue until it is served, and the queue is borrowed")
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<ThinkingPermit>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the places that are free to those whose turn it is.
    fn give(self: &Arc<Self>) {
        loop {
            let mut queue = self.queue();
            let Some((turn, ticket)) = queue.next() else { return };
            if ticket.is_closed() {
                queue.end(&turn, Duration::ZERO);
                continue;
            }
            drop(queue);
            // Whoever has given up just now drops the place, which gives it back.
            drop(ticket.send(ThinkingPermit { hall: self.clone(), turn, began: Instant::now() }));
        }
    }
}

impl ThinkingPermit {
    /// Thinks here, in a thread of its own; gives the place back then.
    ///
    /// # Errors
    /// When the system has no thread to give, or the thought panics; as a fragment.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, String> {
        let (tell, told) = oneshot::channel();
        let work = move || {
            let _held = self;
            give_way();
            // Whoever has asked may have gone.
            drop(tell.send(thought()));
        };
        let thread = std::thread::Builder::new().name("bot".to_owned()).spawn(work);
        thread.map_err(|error| format!("the system has no thread for a bot: {error}"))?;
        told.await.map_err(|_| "the bot panicked".to_owned())
    }
}

/// Lets everything else go before this thread. Elsewhere than on Linux that would be the whole process, and is not done.
fn give_way() {
    // A system that does not allow it leaves the thread as it is.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

impl Drop for ThinkingPermit {
    fn drop(&mut self) {
        self.hall.queue().end(&self.turn, self.began.elapsed());
        self.hall.give();
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    fn turn(table: &str) -> Turn {
        Turn { payer: None, table: table.to_owned() }
    }

    #[tokio::test]
    async fn a_place_is_given_back_and_who_has_gone_takes_none() {
        let thinking = Thinking::on(2);
        let held = thinking.place(turn("a"), Effort::Offered).await;
        let apart = thinking.place(turn("b"), Effort::Unbounded).await;
        let mut gone = Box::pin(thinking.place(turn("c"), Effort::Offered));
        let mut next = Box::pin(thinking.place(turn("d"), Effort::Offered));
        assert!((&mut gone).now_or_never().is_none() && (&mut next).now_or_never().is_none());
        drop(gone);
        drop(held);
        let place = next.await;
        assert_eq!(place.turn.table, "d");
        drop((place, apart));
        let place = thinking.place(turn("e"), Effort::Offered).await;
        let panics = || -> u8 { panic!("a bot that cannot play") };
        assert_eq!(place.think(panics).await, Err("the bot panicked".to_owned()));
        assert_eq!(thinking.place(turn("f"), Effort::Offered).await.think(|| 7).await, Ok(7));
    }
}
