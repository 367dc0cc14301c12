//! The largest kill: how a side lays its damage at first, for the person to change.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::{Action, Target};
use crate::card::ROOM;
use crate::course::{Battle, FIRST_BASE, Stage};
use crate::power::need;
use crate::table::Table;
use crate::view::View;

/// What a way of laying destroys; the larger, the better. The power of all troops and bases that fall comes first; then
/// how many of these strike first, are siege weapons or special troops; then what is left for later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Worth {
    power: u16,
    threats: u8,
    left: u16,
}

/// A way of laying: the troops that are marked and hit, and the defences that fall, as bits.
#[derive(Clone, Copy, Default)]
struct Spread {
    marked: u16,
    hit: u16,
    fallen: u8,
}

/// A thing that may be destroyed.
#[derive(Clone, Copy)]
struct Prey {
    place: usize,
    left: u8,
    power: u8,
    is_threat: bool,
}

/// What can be destroyed, and by what.
struct Hunt {
    battle: Battle,
    troops: Vec<Prey>,
    defences: Vec<Prey>,
    /// R43, R45. Whether defences can be hit once all troops are covered.
    exposes: bool,
    /// R99. Whether siege points reach bases past the troops.
    sieges_freely: bool,
    best: (Worth, Spread),
}

impl AttackTheTower {
    /// R107. Says whether troops are marked now: there are marks left, and troops to mark.
    pub(crate) fn is_marking(&self, table: &Table) -> bool {
        let battle = Self::battle(table);
        battle.marks > 0 && self.uncovered(table, &battle).next().is_some()
    }

    /// R39, R45, R46, R48, R107. Lays out the largest kill: the marks, where troops are marked; then points. Of all ways to
    /// lay them it takes the one that destroys most power, bases after the troops that cover them; of equals the one that
    /// destroys more troops that strike first, siege weapons and special troops, then the one that leaves more points. In
    /// the initiative step, whose damage adds up, points left over go on the strongest troop that still stands, or on what
    /// it no longer defends.
    pub(crate) fn largest_kill(&self, view: &View, seat: Seat) -> Vec<Action> {
        let table = &view.table;
        if table.course.stage != Stage::Assign || table.course.asked != seat {
            return Vec::new();
        }
        let mut hunt = self.hunt(table);
        hunt.choose(0, Spread::default());
        let (_, spread) = hunt.best;
        let enemy = 1 - usize::from(hunt.battle.role);
        let troop = |prey: &Prey| Self::fighter(table, enemy, prey.place);
        if self.is_marking(table) {
            let marked = hunt.troops.iter().filter(|prey| spread.marked >> prey.place & 1 == 1);
            return marked.map(|prey| Action::Kill(troop(prey))).collect();
        }
        let hit = hunt.troops.iter().filter(|prey| spread.hit >> prey.place & 1 == 1);
        let mut actions: Vec<Action> = hit.map(|prey| Action::Hit(Target::Troop(troop(prey)), 0)).collect();
        let rest = (!hunt.battle.main).then(|| hunt.strongest_standing(spread)).flatten();
        actions.extend(rest.map(|prey| Action::Hit(Target::Troop(troop(prey)), 0)));
        for (target, is_siege) in hunt.on_defences(spread) {
            let target = Self::defence(table, target);
            actions.push(if is_siege { Action::Siege(target, 0) } else { Action::Hit(target, 0) });
        }
        actions
    }

    fn hunt(&self, table: &Table) -> Hunt {
        let battle = Self::battle(table);
        let enemy = 1 - usize::from(battle.role);
        let threats = battle.first[enemy] | battle.siege[enemy];
        let troop = |(place, left): (usize, u8)| {
            let is_threat = place >= 6 || threats >> place & 1 == 1;
            Prey { place, left, power: need(battle.power[enemy][place]), is_threat }
        };
        let defence = |(place, left): (usize, u8)| {
            let power = self.defences(table).find(|(other, _)| *other == place).map_or(0, |(_, power)| power);
            Prey { place, left, power, is_threat: false }
        };
        Hunt {
            battle,
            troops: self.uncovered(table, &battle).map(troop).collect(),
            defences: self.open_defences(table, &battle).map(defence).collect(),
            exposes: self.can_be_exposed(&battle),
            sieges_freely: self.sieges_freely(table, &battle),
            best: (Worth::default(), Spread::default()),
        }
    }
}

impl Hunt {
    /// Tries all ways for the troops from this one on.
    fn choose(&mut self, nth: usize, spread: Spread) {
        let Some(prey) = self.troops.get(nth).copied() else { return self.weigh(spread) };
        let bit = 1u16 << prey.place;
        if spread.marked.count_ones() < self.battle.marks.into() {
            self.choose(nth + 1, Spread { marked: spread.marked | bit, ..spread });
        }
        if self.spent(spread.hit) + u16::from(prey.left) <= self.battle.pool.into() {
            self.choose(nth + 1, Spread { hit: spread.hit | bit, ..spread });
        }
        self.choose(nth + 1, spread);
    }

    /// Returns the points that go on these troops.
    fn spent(&self, hit: u16) -> u16 {
        let hit = self.troops.iter().filter(|prey| hit >> prey.place & 1 == 1);
        hit.map(|prey| u16::from(prey.left)).sum()
    }

    fn covers_all(&self, spread: Spread) -> bool {
        self.troops.iter().all(|prey| (spread.marked | spread.hit) >> prey.place & 1 == 1)
    }

    /// Tries all sets of defences with what is left, and keeps the best.
    fn weigh(&mut self, spread: Spread) {
        let pool = u16::from(self.battle.pool) - self.spent(spread.hit);
        let siege = u16::from(self.battle.siege_pool);
        let points = match (self.exposes && self.covers_all(spread), self.sieges_freely) {
            (true, _) => pool + siege,
            (false, true) => siege,
            (false, false) => 0,
        };
        for fallen in 0..1u8 << self.defences.len() {
            let chosen = || self.defences.iter().enumerate().filter(|(nth, _)| fallen >> nth & 1 == 1);
            let cost: u16 = chosen().map(|(_, prey)| u16::from(prey.left)).sum();
            if cost > points {
                continue;
            }
            let with = Spread { fallen, ..spread };
            let is_gone = |prey: &&Prey| self.falls(with, prey.place);
            let gone = self.troops.iter().filter(is_gone);
            let power = gone.clone().map(|prey| u16::from(prey.power)).sum::<u16>()
                + chosen().map(|(_, prey)| u16::from(prey.power)).sum::<u16>();
            let threats = gone.filter(|prey| prey.is_threat).count() as u8;
            let worth = Worth { power, threats, left: pool + siege - cost.min(pool + siege) };
            if worth > self.best.0 {
                self.best = (worth, with);
            }
        }
    }

    /// Says whether a troop is destroyed: marked, hit, or on a base that falls.
    fn falls(&self, spread: Spread, place: usize) -> bool {
        let base = FIRST_BASE + place / usize::from(ROOM);
        let under = |(nth, prey): (usize, &Prey)| spread.fallen >> nth & 1 == 1 && prey.place == base;
        let on_base = self.battle.role == 0 && place < 6 && self.defences.iter().enumerate().any(under);
        on_base || (spread.marked | spread.hit) >> place & 1 == 1
    }

    /// Returns the strongest troop that stays, if points are left that nothing else can have.
    fn strongest_standing(&self, spread: Spread) -> Option<&Prey> {
        let left = u16::from(self.battle.pool) - self.spent(spread.hit);
        let standing = self.troops.iter().filter(|prey| !self.falls(spread, prey.place));
        standing.rev().max_by_key(|prey| prey.power).filter(|_| left > 0)
    }

    /// Returns where points go on defences, siege points first, and whether they are siege points. In the initiative step
    /// what is left goes on the others.
    fn on_defences(&self, spread: Spread) -> Vec<(usize, bool)> {
        let open = self.exposes && self.covers_all(spread);
        let mut siege = if open || self.sieges_freely { u16::from(self.battle.siege_pool) } else { 0 };
        let mut pool = if open { u16::from(self.battle.pool) - self.spent(spread.hit) } else { 0 };
        let (fallen, others): (Vec<_>, Vec<_>) =
            self.defences.iter().enumerate().partition(|(nth, _)| spread.fallen >> nth & 1 == 1);
        let others = others.into_iter().filter(|_| !self.battle.main);
        let (mut by_siege, mut by_pool) = (Vec::new(), Vec::new());
        for (_, prey) in fallen.into_iter().chain(others) {
            let left = u16::from(prey.left);
            let first = left.min(siege);
            let then = (left - first).min(pool);
            (siege, pool) = (siege - first, pool - then);
            by_siege.extend((first > 0).then_some((prey.place, true)));
            by_pool.extend((then > 0).then_some((prey.place, false)));
        }
        by_siege.extend(by_pool);
        by_siege
    }
}
