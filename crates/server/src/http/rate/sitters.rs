//! People who sit at a table, by the address where they were seen there.
//!
//! What they ask at tables is counted for themselves: others behind the same address use nothing of it up, and learn
//! nothing from what is left of their own, not even how much somebody does in secret. Anybody can make people, so an
//! address has room for a number of them; more of them share what it has, like all who sit nowhere.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many people of one address are counted apart.
const MOST: usize = 64;
/// For how long somebody who is not seen any more keeps their place.
const REMEMBERED: Duration = Duration::from_hours(1);

/// The people who were seen on a seat of theirs lately, by the hash of their cookie, and when.
#[derive(Default)]
pub(super) struct Sitters {
    seen: Mutex<BTreeMap<IpAddr, BTreeMap<String, Instant>>>,
}

impl Sitters {
    /// Notes that somebody was seen on a seat of theirs, if the address has room for them.
    pub(super) fn note(&self, address: IpAddr, person: String, now: Instant) {
        let mut seen = self.lock();
        let here = seen.entry(address).or_default();
        if here.len() < MOST || here.contains_key(&person) {
            here.insert(person, now);
        }
    }

    pub(super) fn has(&self, address: IpAddr, person: &str) -> bool {
        self.lock().get(&address).is_some_and(|here| here.contains_key(person))
    }

    /// Forgets those who were not seen for long.
    pub(super) fn forget(&self, now: Instant) {
        self.lock().retain(|_, here| {
            here.retain(|_, at| now.saturating_duration_since(*at) < REMEMBERED);
            !here.is_empty()
        });
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, BTreeMap<String, Instant>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn an_address_has_room_for_some_and_who_is_gone_makes_room() {
        let sitters = Sitters::default();
        let [one, two] = [1, 2].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
        let start = Instant::now();
        (0..MOST).for_each(|number| sitters.note(one, number.to_string(), start));
        let later = start + REMEMBERED / 2;
        sitters.note(one, "more".to_owned(), later);
        sitters.note(one, "7".to_owned(), later);
        sitters.note(two, "more".to_owned(), start);
        assert!(sitters.has(one, "0") && !sitters.has(one, "more") && sitters.has(two, "more"));
        sitters.forget(start + REMEMBERED);
        assert!(sitters.has(one, "7") && !sitters.has(one, "0") && !sitters.has(two, "more"));
        assert_eq!(sitters.lock().len(), 1, "nothing is kept of an address where nobody is left");
        sitters.note(one, "more".to_owned(), later);
        assert!(sitters.has(one, "more"));
    }
}
