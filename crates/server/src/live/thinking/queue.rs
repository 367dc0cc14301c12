//! Whose turn to think it is.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

/// On whose account a bot thinks: the address that last asked for something at its table; none when nobody has asked
/// since the server started.
pub(crate) type Payer = Option<IpAddr>;

/// A turn that a bot is to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) payer: Payer,
    /// The id of the table.
    pub(crate) table: String,
}

/// The turns that wait for somewhere to think, and the order in which they get it.
///
/// Places are fewest first, then least time: the next turn is of the payer who has the fewest bots thinking and, of
/// those, the one whose bots have thought least; of that payer's tables, likewise. Who has asked for nothing for a while
/// comes back with as much time behind them as the last who was served, so nobody saves time up, and who comes anew does
/// not go before all others for ever. Turns that nobody asked for come after all others. As long as there is more than
/// one place, no payer has all of them.
///
/// So however many tables a payer has, a turn of another payer who has no bot thinking is begun as soon as a place is
/// free after those of other payers, at most one each, who have thought less; and of one payer's tables each waits for
/// the others at most one turn at a time.
pub(super) struct Queue<T> {
    places: usize,
    payers: Shares<Payer>,
    tables: BTreeMap<Payer, Shares<String>>,
    /// In the order in which they came.
    waiting: Vec<(Turn, T)>,
}

impl<T> Queue<T> {
    pub(super) fn new(places: usize) -> Self {
        Self { places: places.max(1), payers: Shares::default(), tables: BTreeMap::new(), waiting: Vec::new() }
    }

    /// Lets a turn wait.
    pub(super) fn push(&mut self, turn: Turn, ticket: T) {
        self.waiting.push((turn, ticket));
    }

    /// Takes out the turn that is to be thought about now; none when none waits or no place is free for it.
    pub(super) fn next(&mut self) -> Option<(Turn, T)> {
        let most_each = (self.places - 1).max(1);
        if self.payers.busy() >= self.places {
            return None;
        }
        let rank = |(turn, _): &(Turn, T)| {
            let share = self.payers.rank(&turn.payer);
            let own = self.tables.get(&turn.payer).map(|tables| tables.rank(&turn.table)).unwrap_or_default();
            (share.0 < most_each).then_some((turn.payer.is_none(), share, own))
        };
        let ranked = self.waiting.iter().enumerate().filter_map(|(at, waiting)| Some((rank(waiting)?, at)));
        let (_, at) = ranked.min()?;
        let (turn, ticket) = self.waiting.remove(at);
        self.payers.begin(&turn.payer);
        self.tables.entry(turn.payer).or_default().begin(&turn.table);
        Some((turn, ticket))
    }

    /// Notes that a turn which was taken out has been thought about for so long, and frees its place.
    pub(super) fn end(&mut self, turn: &Turn, took: Duration) {
        self.payers.end(&turn.payer, took);
        if let Some(tables) = self.tables.get_mut(&turn.payer) {
            tables.end(&turn.table, took);
        }
        if self.waiting.is_empty() {
            // Nobody is kept waiting, so nothing is to be made good.
            self.payers.forget_idle();
            self.tables.values_mut().for_each(Shares::forget_idle);
            self.tables.retain(|payer, _| self.payers.had.contains_key(payer));
        }
    }
}

/// How much of something each has had.
struct Shares<K> {
    had: BTreeMap<K, Share>,
    /// What the one that was served last had had before.
    level: Duration,
}

#[derive(Clone, Copy, Default)]
struct Share {
    busy: usize,
    time: Duration,
}

impl<K> Default for Shares<K> {
    fn default() -> Self {
        Self { had: BTreeMap::new(), level: Duration::ZERO }
    }
}

impl<K: Ord + Clone> Shares<K> {
    fn rank(&self, key: &K) -> (usize, Duration) {
        self.had.get(key).map_or((0, self.level), |share| (share.busy, share.time.max(self.level)))
    }

    fn busy(&self) -> usize {
        self.had.values().map(|share| share.busy).sum()
    }

    fn begin(&mut self, key: &K) {
        let (busy, time) = self.rank(key);
        self.level = time;
        self.had.insert(key.clone(), Share { busy: busy + 1, time });
    }

    fn end(&mut self, key: &K, took: Duration) {
        if let Some(share) = self.had.get_mut(key) {
            share.busy = share.busy.saturating_sub(1);
            share.time += took;
        }
    }

    fn forget_idle(&mut self) {
        self.had.retain(|_, share| share.busy > 0);
    }
}

#[cfg(test)]
mod tests;
