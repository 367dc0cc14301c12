//! A battle (R37-R49, R53-R55): powers are fixed, those with initiative strike, then all others, and what was
//! destroyed leaves at the end of each step.

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::action::{Target, Troop};
use crate::card::Space;
use crate::course::{Battle, FIGHTERS, FIRST_BASE, Fate, Stage};
use crate::effect::{Effect, Passive, Tally};
use crate::event::{Cause, Event, Strength};
use crate::options::{TemplarDamage, Windows, ZeroPower};
use crate::power::{Situation, need};
use crate::state::State;
use crate::table::{Side, Table, other};

/// The two sides of a battle: attacker and defender.
pub(crate) const ROLES: [usize; 2] = [0, 1];

/// The places of some fighters, the first one first.
#[derive(Clone, Debug)]
pub(crate) struct Places(u16);

/// Returns the places of these fighters.
pub(crate) const fn places(fighters: u16) -> Places {
    Places(fighters)
}

impl Iterator for Places {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let slot = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (slot < u16::BITS).then_some(slot as usize)
    }
}

impl DoubleEndedIterator for Places {
    fn next_back(&mut self) -> Option<usize> {
        let slot = self.0.checked_ilog2()?;
        self.0 &= !(1 << slot);
        Some(slot as usize)
    }
}

impl AttackTheTower {
    /// Returns the player on a side of the battle.
    pub(crate) const fn player(table: &Table, role: usize) -> Seat {
        if role == 0 { table.course.active } else { other(table.course.active) }
    }

    /// R37. The window has closed: the battle begins with the powers as they are now.
    pub(crate) fn begin_battle<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let bare = ROLES.map(|role| self.fighters(&state.table, role) == 0);
        state.table.course.battle = Some(Battle { bare: [bare, bare], ..Battle::default() });
        self.fix_powers(state, events);
        let first = ROLES.map(|role| Self::battle(&state.table).first[role] & self.fighters(&state.table, role));
        if first == [0; 2] {
            self.begin_main_step(state, events);
        } else {
            self.begin_step(state, first, events);
        }
    }

    /// Returns the battle under way; an empty one when there is none.
    pub(crate) fn battle(table: &Table) -> Battle {
        table.course.battle.unwrap_or_default()
    }

    /// R37, R80-R83. Fixes powers and traits of all who fight, and notes who will have to be sacrificed. (R81) Under
    /// `zero_power` = dies those without power are destroyed at once.
    fn fix_powers<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let mut battle = Self::battle(&state.table);
        let fighters = ROLES.map(|role| self.fighters(&state.table, role));
        for role in ROLES {
            battle.took[role] |= self.taking_part(&state.table, role);
        }
        for role in ROLES {
            let seat = Self::player(&state.table, role);
            let side = state.table.side(seat);
            let situation =
                Situation { attacking: Some(role == 0), own: battle.took[role], enemy: battle.took[1 - role] };
            let modifiers = self.modifiers(&state.table, seat, situation);
            battle.extra[role] = self.extra_damage(side);
            (battle.power[role], battle.first[role], battle.siege[role]) = ([0; FIGHTERS], 0, 0);
            let dooms = |kinds: u8, (effect, _)| match effect {
                Effect::SacrificeAfter(kind) => kinds | 1 << kind.0,
                _ => kinds,
            };
            let doomed_kinds = self.active(side).fold(0, dooms);
            let mut doomed = 0;
            for slot in places(fighters[role]) {
                let troop = Self::fighter(&state.table, role, slot);
                battle.power[role][slot] = self.power(side, troop, &modifiers);
                battle.first[role] |= u16::from(self.has_initiative(side, troop, &modifiers)) << slot;
                battle.siege[role] |= u16::from(self.has_artillery(side, troop, &modifiers)) << slot;
                let kind = self.fighting_kind(side, troop);
                doomed |= u16::from(kind.is_some_and(|kind| doomed_kinds >> kind.0 & 1 == 1)) << slot;
            }
            if let Some(attack) = &mut state.table.course.attack {
                attack.doomed[role] |= doomed;
            }
        }
        state.table.course.battle = Some(battle);
        if self.options.zero_power == ZeroPower::Dies {
            let weak = ROLES.map(|role| {
                places(fighters[role])
                    .filter(|slot| battle.power[role][*slot] == 0)
                    .fold(0, |bits, slot| bits | 1 << slot)
            });
            self.remove(state, weak, Cause::Weak, events);
        }
    }

    /// R87. Returns the kinds that fight on one side of the attack, as bits.
    pub(crate) fn taking_part(&self, table: &Table, role: usize) -> u8 {
        let side = table.side(Self::player(table, role));
        let kinds = places(self.fighters(table, role))
            .filter_map(|slot| self.fighting_kind(side, Self::fighter(table, role, slot)));
        kinds.fold(0, |bits, kind| bits | 1 << kind.0)
    }

    /// R102. Returns how much more each troop of a player deals.
    pub(crate) fn extra_damage(&self, side: &Side) -> u8 {
        if self.army(side).passive == Passive::Damage { side.specials } else { 0 }
    }

    /// R42. The main step: all strike who have not struck yet. Between the steps, powers may be fixed anew.
    pub(crate) fn begin_main_step<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if state.table.course.stage == Stage::Between {
            self.fix_powers(state, events);
        }
        let battle = Self::battle(&state.table);
        let others = ROLES.map(|role| self.fighters(&state.table, role) & !battle.struck[role]);
        if let Some(battle) = &mut state.table.course.battle {
            battle.main = true;
            battle.marked = [0; 2];
        }
        self.begin_step(state, others, events);
    }

    /// R41, R42. A step begins: these strike. Damage beside the pools comes first (R88, R98), then the attacker lays
    /// points (R40).
    fn begin_step<S: EventSink<Event>>(&self, state: &mut State, striking: [u16; 2], events: &mut S) {
        let bare = ROLES.map(|role| self.fighters(&state.table, role) == 0);
        let Some(battle) = &mut state.table.course.battle else { return };
        battle.striking = striking;
        battle.bare[1] = bare;
        let main = battle.main;
        if !main {
            battle.struck = striking;
        }
        if S::ENABLED {
            let with = ROLES.map(|role| self.strength(&state.table, role));
            let palace = state.table.course.attack.is_some_and(|attack| attack.palace);
            events.record(Event::Step { seat: state.table.course.active, main, palace, with });
        }
        if main {
            for role in ROLES {
                self.ping(state, role, events);
            }
        }
        self.begin_laying(state, 0, events);
    }

    /// R38, R46, R82. Returns what a side strikes with in this step. A siege weapon that defends deals nothing.
    pub(crate) fn strength(&self, table: &Table, role: usize) -> Strength {
        let battle = Self::battle(table);
        let mut strength = Strength::default();
        for slot in places(battle.striking[role]) {
            let points = battle.power[role][slot] + battle.extra[role];
            match (battle.siege[role] >> slot & 1, role) {
                (0, _) => strength.troops = strength.troops.saturating_add(points),
                (_, 0) => strength.siege = strength.siege.saturating_add(points),
                _ => {}
            }
        }
        if role == 1 && battle.main {
            strength.bases = self.defences(table).map(|(_, power)| power).sum();
        }
        strength
    }

    /// R38, R47, R53. Returns the bases that are defended, or the palace, by place, each with its power. The attacker's own
    /// bases take no part.
    pub(crate) fn defences<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = (usize, u8)> + 'a {
        let attack = table.course.attack;
        let palace = attack.is_some_and(|attack| attack.palace);
        let side = table.side(other(table.course.active));
        let to = attack.map_or(0, |attack| attack.to);
        (0..3).filter_map(move |place| {
            if palace {
                return (place == 0).then_some((FIRST_BASE, self.options.palace_power.0 as u8));
            }
            let space = Space(to * 3 + place as u8);
            side.base(space).kind.map(|_| (FIRST_BASE + place, self.options.base_power.0 as u8))
        })
    }

    /// R47, R53. Returns what is defended, each with its place in the battle and its power.
    pub fn targets_defended<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = (usize, Target, u8)> + 'a {
        self.defences(table).map(move |(place, power)| (place, Self::defence(table, place), power))
    }

    /// R88, R98, R109. Damage beside the pools, on enemy troops.
    fn ping<S: EventSink<Event>>(&self, state: &mut State, role: usize, events: &mut S) {
        let table = &state.table;
        let side = table.side(Self::player(table, role));
        let battle = Self::battle(table);
        let enemy = table.side(Self::player(table, 1 - role));
        let mut damage = battle.damage[1 - role];
        for (effect, copies) in self.active(side) {
            let Effect::Ping { each, kind, value, targets } = effect else { continue };
            let strikers = places(battle.striking[role])
                .filter(|slot| self.fighting_kind(side, Self::fighter(table, role, *slot)) == Some(kind))
                .count() as u8;
            let each = each || self.options.templar_damage == TemplarDamage::PerTemplar;
            let points = value.saturating_mul(copies * if each { strikers } else { strikers.min(1) });
            if points > 0 {
                events.record(Event::Extra { seat: Self::player(table, role), kind, points });
            }
            for slot in places(self.fighters(table, 1 - role)) {
                if targets.holds(self.fighting_kind(enemy, Self::fighter(table, 1 - role, slot))) {
                    let wanted = need(battle.power[1 - role][slot]);
                    damage[slot] = damage[slot].saturating_add(points).min(wanted);
                }
            }
        }
        if let Some(battle) = &mut state.table.course.battle {
            battle.damage[1 - role] = damage;
        }
    }

    /// R107, R109. Returns how many enemy troops a side may mark: one for each striking troop that deals damage.
    pub(crate) fn marks(&self, table: &Table, role: usize) -> u8 {
        let battle = Self::battle(table);
        if !battle.main {
            return 0;
        }
        let side = table.side(Self::player(table, role));
        let of = |effect: Effect| match effect {
            Effect::Kill(kind) => places(battle.striking[role])
                .filter(|slot| battle.power[role][*slot] + battle.extra[role] > 0)
                .filter(|slot| self.fighting_kind(side, Self::fighter(table, role, *slot)) == Some(kind))
                .count() as u8,
            _ => 0,
        };
        self.active(side).map(|(effect, copies)| copies * of(effect)).sum()
    }

    /// R49. The step is over: destroyed troops leave, then destroyed bases, then the palace.
    pub(crate) fn end_step<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        Self::end_scene(state, events);
        let battle = Self::battle(&state.table);
        let destroyed = ROLES.map(|role| {
            let is_destroyed = |slot: &usize| Self::is_covered(&battle, role, *slot);
            places(self.fighters(&state.table, role)).filter(is_destroyed).fold(0, |bits, slot| bits | 1 << slot)
        });
        let fallen = self.defences(&state.table).filter(|(place, power)| battle.damage[1][*place] >= *power);
        let fallen = fallen.fold(0u8, |bits, (place, _)| bits | 1 << (place - FIRST_BASE));
        self.remove(state, destroyed, Cause::Battle, events);
        let defender = other(state.table.course.active);
        let Some(attack) = state.table.course.attack else { return };
        if attack.palace {
            Self::end_scene(state, events);
            if fallen > 0 {
                Self::touch(state);
                return Self::palace_falls(state, defender, events);
            }
            if battle.main {
                events.record(Event::PalaceHeld { seat: defender, damage: battle.damage[1][FIRST_BASE] });
            }
        } else {
            for space in Space::of(attack.to).filter(|space| fallen >> (space.0 % 3) & 1 == 1) {
                Self::touch(state);
                self.count_slain(state, 1, state.table.side(defender).base(space).troops, events);
                self.base_fell(state, defender, space, Cause::Battle, events);
            }
        }
        if battle.main {
            return self.end_battle(state, events);
        }
        Self::end_scene(state, events);
        let is_contested = self.fighters(&state.table, 0) != 0 && self.defences(&state.table).next().is_some();
        if self.options.windows == Windows::WithSteps && is_contested {
            let active = state.table.course.active;
            self.open_window(state, Stage::Between, active, events);
        } else {
            self.begin_main_step(state, events);
        }
    }

    /// R45, R107. Says whether a troop is covered: it has what destroys it, or is marked.
    pub(crate) fn is_covered(battle: &Battle, role: usize, slot: usize) -> bool {
        battle.damage[role][slot] >= need(battle.power[role][slot]) || battle.marked[role] >> slot & 1 == 1
    }

    /// R49, R106. Takes destroyed troops of both sides off the board.
    fn remove<S: EventSink<Event>>(&self, state: &mut State, destroyed: [u16; 2], cause: Cause, events: &mut S) {
        for role in ROLES {
            let seat = Self::player(&state.table, role);
            for slot in places(destroyed[role]).rev() {
                Self::touch(state);
                self.count_slain(state, role, 1, events);
                let troop: Troop = Self::fighter(&state.table, role, slot);
                self.fell(state, seat, troop, cause, events);
            }
        }
    }

    /// R106. Counts troops of one side that were destroyed in a battle with the counted kind of the other.
    fn count_slain<S: EventSink<Event>>(&self, state: &mut State, role: usize, troops: u8, events: &mut S) {
        let took = Self::battle(&state.table).took[1 - role];
        let seat = Self::player(&state.table, 1 - role);
        let side = state.table.side_mut(seat);
        let Some(Tally::Slain(kind)) = self.army(side).tally else { return };
        if troops > 0 && took >> kind.0 & 1 == 1 {
            side.slain = side.slain.saturating_add(troops);
            events.record(Event::Counted { seat, lost: side.lost, slain: side.slain });
        }
    }

    /// R55. The palace is destroyed: its owner has lost.
    fn palace_falls<S: EventSink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::PalaceFell { seat });
        Self::end_game(state, Fate::Palace(other(seat)), events);
    }
}
