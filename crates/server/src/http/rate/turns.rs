//! One address opens one table at a time. How many it may open is counted elsewhere; here those that are allowed and come
//! at once wait for each other instead of making everybody else wait.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

/// Whose turn it is to open a table, by address.
#[derive(Default)]
pub(super) struct Turns {
    lines: Mutex<BTreeMap<IpAddr, Arc<tokio::sync::Mutex<()>>>>,
}

/// A turn, which ends when it is dropped.
pub(crate) struct Turn(#[expect(dead_code, reason = "it is held")] OwnedMutexGuard<()>);

impl Turns {
    /// Waits for the address's turn. Who goes away meanwhile has none.
    pub(super) async fn of(&self, address: IpAddr) -> Turn {
        let line = self.lines.lock().unwrap_or_else(PoisonError::into_inner).entry(address).or_default().clone();
        Turn(line.lock_owned().await)
    }

    /// Forgets the addresses that open nothing now.
    pub(super) fn forget(&self) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, line| Arc::strong_count(line) > 1);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use futures::FutureExt;

    use super::*;

    #[test]
    fn an_address_waits_for_itself_and_for_nobody_else() {
        let (turns, [one, other]) = (Turns::default(), [1, 2].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))));
        let held = turns.of(one).now_or_never();
        assert!(held.is_some() && turns.of(other).now_or_never().is_some());
        let mut second = Box::pin(turns.of(one));
        assert!((&mut second).now_or_never().is_none());
        turns.forget();
        assert!(turns.of(one).now_or_never().is_none(), "a turn that runs is not forgotten");
        drop(held);
        assert!(second.now_or_never().is_some());
        turns.forget();
        assert!(turns.lines.lock().is_ok_and(|lines| lines.is_empty()));
    }
}
