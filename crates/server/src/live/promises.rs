//! Promised dice: the fingerprints that forms show. The hash of each stands in the dice log, on disk, before anybody sees
//! it, and its seed is for one table alone.
//!
//! Which promises are free is kept in memory, so that showing a form costs the disk one flush in sixteen, and nothing at
//! all once many forms were asked for and never sent. Should two servers on one database show the same promise, the second
//! form that comes is shown again with another.

use std::collections::VecDeque;

use store::{DiceNews, Promise, Store, StoreError};
use table::{Seed, Table};
use tokio::sync::Mutex;

use crate::random;

/// How many promises are made at a time, with one flush.
const TOGETHER: usize = 16;
/// After how many milliseconds a promise that was shown and not used is shown again.
const REST: u64 = 60 * 60 * 1000;
/// How many promises may be out, shown and not used, before the one shown first is shown again at once.
const MOST: usize = 10_000;

/// The fingerprint of dice, as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fingerprint {
    /// The hash of the seed.
    pub(crate) commitment: String,
    /// The number and hash of its line in the dice log; none for tables that are older than the log.
    pub(crate) line: Option<(u64, String)>,
}

impl From<Promise> for Fingerprint {
    fn from(promise: Promise) -> Self {
        Self { commitment: promise.commitment, line: Some((promise.n, promise.hash)) }
    }
}

/// The promises that no table has used.
#[derive(Default)]
pub(crate) struct Promises(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    /// Whether those of earlier servers were read.
    is_filled: bool,
    /// Those that nobody was shown.
    fresh: VecDeque<Promise>,
    /// Those that were shown, and when; the first one first.
    shown: VecDeque<(u64, Promise)>,
}

impl Promises {
    /// Returns the fingerprint for a form to show: again the one that a form came back with, while no table has used it.
    /// `now` is the time, in milliseconds since 1970.
    pub(crate) async fn offer(&self, store: &Store, seen: Option<&str>, now: u64) -> Result<Fingerprint, StoreError> {
        if let Some(seen) = seen
            && store.promised(seen).await?.is_some_and(|kept| kept.table.is_none())
            && let Some(promise) = store.promise_of(seen).await?
        {
            return Ok(promise.into());
        }
        let mut kept = self.0.lock().await;
        let promise = kept.next(store, now).await?;
        kept.shown.push_back((now, promise.clone()));
        Ok(promise.into())
    }

    /// Returns a promise for a table that is opened without a form.
    pub(crate) async fn take(&self, store: &Store, now: u64) -> Result<Promise, StoreError> {
        self.0.lock().await.next(store, now).await
    }

    /// Notes that a table has used a promise.
    pub(crate) async fn used(&self, commitment: &str) {
        self.0.lock().await.shown.retain(|(_, promise)| promise.commitment != commitment);
    }
}

impl Shelf {
    async fn next(&mut self, store: &Store, now: u64) -> Result<Promise, StoreError> {
        if !self.is_filled {
            let left = store.unused_promises(MOST as u32).await?;
            self.shown.extend(left.into_iter().map(|promise| (now, promise)));
            self.is_filled = true;
        }
        while self.shown.front().is_some_and(|(at, _)| now.saturating_sub(*at) >= REST) || self.shown.len() >= MOST {
            if let Some(promise) = self.again(store).await? {
                return Ok(promise);
            }
        }
        if self.fresh.is_empty() {
            let seeds: Vec<Seed> = (0..TOGETHER).map(|_| Seed::new(random::bytes())).collect();
            match store.promise(&seeds).await {
                Ok(promises) => self.fresh.extend(promises),
                // A page that can be shown should be: the disk may take the form by the time it is sent.
                Err(error) => return self.again(store).await?.ok_or(error),
            }
        }
        self.fresh.pop_front().ok_or(StoreError::Closed)
    }

    /// Returns the promise that was shown first, unless another server has used it by now.
    async fn again(&mut self, store: &Store) -> Result<Option<Promise>, StoreError> {
        let Some((_, promise)) = self.shown.pop_front() else { return Ok(None) };
        let kept = store.promised(&promise.commitment).await?;
        Ok(kept.filter(|kept| kept.table.is_none()).map(|_| promise))
    }
}

/// Returns what the dice log is to tell of a table, between before and after.
pub(crate) fn news(before: &Table, after: &Table) -> Vec<DiceNews> {
    let Some(commitment) = after.commitment() else { return Vec::new() };
    let begun = if before.has_begun() || !after.has_begun() { None } else { after.beginning() };
    let over = if before.is_over() { None } else { after.conclusion() };
    begun.into_iter().chain(over).map(|event| DiceNews { commitment: commitment.clone(), event }).collect()
}
