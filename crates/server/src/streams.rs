//! How many live streams are open.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The live streams that are open, by address.
pub(crate) struct Streams {
    open: Mutex<BTreeMap<IpAddr, usize>>,
    most: usize,
    most_each: usize,
}

/// A place among the streams, given back when it is dropped.
pub(crate) struct Place {
    streams: Arc<Streams>,
    address: IpAddr,
}

impl Streams {
    pub(crate) fn new(most: usize, most_each: usize) -> Arc<Self> {
        Arc::new(Self { open: Mutex::default(), most, most_each })
    }

    /// Takes a place; none when the address or all together have too many.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut open = self.lock();
        let mine = open.get(&address).copied().unwrap_or(0);
        if mine >= self.most_each || open.values().sum::<usize>() >= self.most {
            return None;
        }
        open.insert(address, mine + 1);
        Some(Place { streams: self.clone(), address })
    }

    /// Returns how many are open.
    pub(crate) fn open(&self) -> usize {
        self.lock().values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.lock();
        let left = open.get(&self.address).map_or(0, |count| count - 1);
        if left == 0 {
            open.remove(&self.address);
        } else {
            open.insert(self.address, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn places_are_limited_and_given_back() {
        let streams = Streams::new(3, 2);
        let [one, two] = [1, 2].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
        let first = streams.enter(one);
        let second = streams.enter(one);
        assert!(first.is_some() && second.is_some() && streams.enter(one).is_none());
        let third = streams.enter(two);
        assert!(third.is_some() && streams.enter(two).is_none());
        drop(first);
        assert!(streams.enter(two).is_some());
        drop((second, third));
        assert!(streams.lock().is_empty());
    }
}
