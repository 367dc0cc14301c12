//! How many of a thing one address, and all together, hold at once: live streams, and connections.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places that are taken, by address.
pub(crate) struct AddressLimit {
    taken: Mutex<BTreeMap<IpAddr, usize>>,
    most: usize,
    most_each: usize,
}

/// A place, given back when it is dropped.
pub(crate) struct Permit {
    places: Arc<AddressLimit>,
    address: IpAddr,
}

impl AddressLimit {
    pub(crate) fn new(most: usize, most_each: usize) -> Arc<Self> {
        Arc::new(Self { taken: Mutex::default(), most, most_each })
    }

    /// Takes a place; none when the address or all together have too many.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        self.enter_up_to(address, self.most_each)
    }

    /// Takes a place for an address that many people come from; none when all together have too many.
    pub(crate) fn enter_freely(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        self.enter_up_to(address, usize::MAX)
    }

    fn enter_up_to(self: &Arc<Self>, address: IpAddr, most_each: usize) -> Option<Permit> {
        let mut taken = self.lock();
        let mine = taken.get(&address).copied().unwrap_or(0);
        if mine >= most_each || taken.values().sum::<usize>() >= self.most {
            return None;
        }
        taken.insert(address, mine + 1);
        Some(Permit { places: self.clone(), address })
    }

    /// Returns how many are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        let left = taken.get(&self.address).map_or(0, |count| count - 1);
        if left == 0 {
            taken.remove(&self.address);
        } else {
            taken.insert(self.address, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn places_are_limited_and_given_back() {
        let places = AddressLimit::new(3, 2);
        let [one, two] = [1, 2].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
        let first = places.enter(one);
        let second = places.enter(one);
        assert!(first.is_some() && second.is_some() && places.enter(one).is_none());
        let third = places.enter(two);
        assert!(third.is_some() && places.enter(two).is_none());
        drop(first);
        assert!(places.enter(two).is_some());
        drop((second, third));
        assert!(places.lock().is_empty());
    }
}
