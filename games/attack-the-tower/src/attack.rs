//! Attacks (R28-R36, R50-R57): declaring, windows, going on to the palace, the end of an attack.

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::battle::places;
use crate::card::{SPECIALS, Space, TERRITORIES};
use crate::course::{Attack, Back, Course, FIGHTERS, FIRST_SPENT, PALACE, Stage};
use crate::effect::Effect;
use crate::event::{Cause, Event};
use crate::options::{AttacksPerGroup, SacrificeTime, SpecialAttack};
use crate::state::State;
use crate::table::{Table, other};

/// The special troops as bits.
const ALL_SPECIALS: u8 = (1 << SPECIALS) - 1;

impl AttackTheTower {
    /// R30, R33. Says whether a group has troops to attack with: the palace those special troops that may still attack.
    pub(crate) fn can_fight(&self, table: &Table, from: u8) -> bool {
        let side = table.side(table.course.active);
        if from == PALACE { self.free_specials(table) != 0 } else { side.troops_in(from) > 0 }
    }

    /// R33. Returns the special troops, as bits, that may attack: all of them, or under `attacks_per_group` = once with
    /// `special_attack` = joins those that have not attacked yet.
    pub(crate) fn free_specials(&self, table: &Table) -> u8 {
        let all = (1 << table.side(table.course.active).specials) - 1;
        let one_by_one = self.options.special_attack == SpecialAttack::Joins;
        if one_by_one { all & !(table.course.spent >> FIRST_SPENT) } else { all }
    }

    /// R31 under `attacks_per_group` = once. Says whether a group has attacked in this turn.
    pub(crate) fn has_attacked(&self, table: &Table, from: u8) -> bool {
        let by_group = from != PALACE || self.options.special_attack == SpecialAttack::OwnGroup;
        by_group && table.course.spent >> from & 1 == 1
    }

    /// R89. Says whether the active player may declare no attack.
    pub fn is_walled(&self, table: &Table) -> bool {
        let enemy = table.side(other(table.course.active));
        enemy.army.is_some() && self.active(enemy).any(|(effect, _)| effect == Effect::Forbid)
    }

    /// R28, R34. Declares an attack; both may play before the battle, or before the battle for the palace.
    pub(crate) fn declare<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        (from, joining, to): (u8, u8, u8),
        events: &mut S,
    ) {
        let palace = state.table.side(other(seat)).bases_in(to) == 0;
        let joins = self.options.special_attack == SpecialAttack::Joins;
        let joining = if joins && from == PALACE { self.free_specials(&state.table) } else { joining };
        let course = &mut state.table.course;
        course.busy = true;
        course.attack = Some(Attack { from, joining, to, palace, touched: false, doomed: [0; 2] });
        if self.options.attacks_per_group == AttacksPerGroup::Once {
            if from != PALACE || !joins {
                course.spent |= 1 << from;
            }
            course.spent |= (joining & ALL_SPECIALS) << FIRST_SPENT;
        }
        events.record(Event::Declared { seat, from, joining, to, palace });
        self.open_window(state, Stage::Window, seat, events);
    }

    /// R29, R33, R36. Returns the fighters of one side, as bits: the troops of its territory, or special troops. (R60) Those
    /// defend the palace alone.
    pub(crate) fn fighters(&self, table: &Table, role: usize) -> u16 {
        let Some(attack) = table.course.attack else { return 0 };
        let seat = if role == 0 { table.course.active } else { other(table.course.active) };
        let side = table.side(seat);
        let specials = u16::from((1u8 << side.specials) - 1) << 6;
        let in_territory = |territory: u8| side.troops_as_bits(territory);
        match (role, attack.from) {
            (0, PALACE) if self.options.special_attack == SpecialAttack::OwnGroup => specials,
            (0, PALACE) => u16::from(attack.joining) << 6 & specials,
            (0, from) => in_territory(from) | u16::from(attack.joining) << 6 & specials,
            _ if attack.palace => specials,
            _ => in_territory(attack.to),
        }
    }

    /// R29. Returns the troops that fight on one side of the attack, each with its place in the battle.
    pub fn troops_fighting<'a>(&'a self, table: &'a Table, role: usize) -> impl Iterator<Item = (usize, Troop)> + 'a {
        places(self.fighters(table, role)).map(move |slot| (slot, Self::fighter(table, role, slot)))
    }

    /// Returns the troop at a place of the battle.
    pub(crate) fn fighter(table: &Table, role: usize, slot: usize) -> Troop {
        let territory = table.course.attack.map_or(0, |attack| [attack.from, attack.to][role]);
        if slot < 6 {
            Troop::On(Space(territory * 3 + slot as u8 / 2), slot as u8 % 2)
        } else {
            Troop::Special((slot - 6) as u8)
        }
    }

    /// Returns the place of a troop in the battle; none when it does not fight there.
    pub(crate) fn slot(table: &Table, role: usize, troop: Troop) -> Option<usize> {
        let attack = table.course.attack?;
        match troop {
            Troop::On(space, nth) => {
                ([attack.from, attack.to][role] == space.territory()).then(|| usize::from(space.0 % 3 * 2 + nth))
            }
            Troop::Special(nth) => Some(6 + usize::from(nth)).filter(|slot| *slot < FIGHTERS),
        }
    }

    /// R35. Ends the attack when the attackers are gone, or asks about the palace when the last base of the defending
    /// territory is; says whether it has done either. Between the steps of a battle (R50) what comes after a battle is
    /// done first.
    pub(crate) fn attack_is_empty<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) -> bool {
        let Some(attack) = state.table.course.attack else { return false };
        let seat = state.table.course.active;
        let attackers = self.fighters(&state.table, 0) == 0;
        if !attackers && (attack.palace || state.table.side(other(seat)).bases_in(attack.to) > 0) {
            return false;
        }
        events.record(Event::Emptied { seat, attackers });
        if state.table.course.stage == Stage::Between {
            self.end_battle(state, events);
        } else if attackers {
            self.end_attack(state, events);
        } else {
            self.ask_to_proceed(state, events);
        }
        true
    }

    /// R52. Asks the attackers whether they go on to the palace; without any the attack ends.
    pub(crate) fn ask_to_proceed<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.table.course.battle = None;
        if self.fighters(&state.table, 0) == 0 {
            return self.end_attack(state, events);
        }
        let course = &mut state.table.course;
        (course.stage, course.asked, course.passed) = (Stage::Proceed, course.active, false);
    }

    /// R23, R52. Goes on to the palace: its window opens.
    pub(crate) fn proceed<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Proceeded { seat, goes: true });
        // Whoever attacks the palace fights once more, so what is to be sacrificed is looked at anew then.
        if let Some(attack) = &mut state.table.course.attack {
            (attack.palace, attack.doomed) = (true, [0; 2]);
        }
        self.open_window(state, Stage::Window, seat, events);
    }

    /// R52. Stops; the attack is over.
    pub(crate) fn stop<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Proceeded { seat, goes: false });
        self.end_attack(state, events);
    }

    /// R50. After a territory battle defending bases without troops fall to Huns; then comes the special limit.
    pub(crate) fn end_battle<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let Some(attack) = state.table.course.attack else { return };
        if attack.palace {
            return self.after_battle(state, events);
        }
        self.raze_empty_bases(state, attack.to, events);
        state.table.course.back = Back::Battle;
        let defender = other(state.table.course.active);
        self.check_limit(state, defender, events);
    }

    /// R93. Every defending base without troops is destroyed, if own troops of the kind took part as attackers.
    fn raze_empty_bases<S: EventSink<Event>>(&self, state: &mut State, territory: u8, events: &mut S) {
        let took = state.table.course.battle.map_or(0, |battle| battle.took[0]);
        let attacker = *state.table.side(state.table.course.active);
        let razes = self.active(&attacker).any(|(effect, _)| match effect {
            Effect::RazeAfter(kind) => took >> kind.0 & 1 == 1,
            _ => false,
        });
        let defender = other(state.table.course.active);
        for space in Space::of(territory).filter(|_| razes) {
            let base = *state.table.side(defender).base(space);
            if base.kind.is_some() && base.troops == 0 {
                Self::touch(state);
                self.base_fell(state, defender, space, Cause::Empty, events);
            }
        }
    }

    /// R32. Notes that the attack has destroyed something.
    pub(crate) const fn touch(state: &mut State) {
        if let Some(attack) = &mut state.table.course.attack {
            attack.touched = true;
        }
    }

    /// R51, R52, R56. After a battle the attack ends, or the way to the palace is open.
    pub(crate) fn after_battle<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let Some(attack) = state.table.course.attack else { return };
        state.table.course.battle = None;
        if self.options.sacrifice_time == SacrificeTime::AfterBattle {
            self.sacrifice(state, events);
        }
        if attack.palace || state.table.side(other(state.table.course.active)).bases_in(attack.to) > 0 {
            self.end_attack(state, events);
        } else {
            self.ask_to_proceed(state, events);
        }
    }

    /// R57, R90, R91. Both sides sacrifice the troops that fought under such a card, the attacker first; where an own
    /// troop spares them, nobody.
    fn sacrifice<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let Some(attack) = state.table.course.attack else { return };
        let active = state.table.course.active;
        for (role, seat) in [active, other(active)].into_iter().enumerate() {
            let territory = [attack.from, attack.to][role];
            let doomed = attack.doomed[role] & Self::territory_fighters(&state.table, seat, territory);
            if doomed == 0 {
                continue;
            }
            if self.spared_territories(state, seat) >> territory & 1 == 1 {
                events.record(Event::Spared { seat, territory });
                continue;
            }
            for slot in (0..6).rev().filter(|slot| doomed >> slot & 1 == 1) {
                let troop = Self::fighter(&state.table, role, slot);
                Self::touch(state);
                self.fell(state, seat, troop, Cause::Sacrifice, events);
            }
        }
        if let Some(attack) = &mut state.table.course.attack {
            attack.doomed = [0; 2];
        }
    }

    /// Returns the troops of a territory as places of a battle; none for the palace.
    fn territory_fighters(table: &Table, seat: Seat, territory: u8) -> u16 {
        if usize::from(territory) >= TERRITORIES {
            return 0;
        }
        table.side(seat).troops_as_bits(territory)
    }

    /// R32, R57. The attack is over. If it destroyed nothing, the group may not repeat it for now; otherwise any attack
    /// may be tried again.
    pub(crate) fn end_attack<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.table.course.battle = None;
        self.sacrifice(state, events);
        let course = &mut state.table.course;
        let Some(attack) = course.attack.take() else { return };
        course.barred = if attack.touched { 0 } else { course.barred | Course::bar(attack.from, attack.to) };
        (course.passed, course.back) = (false, Back::Nowhere);
        events.record(Event::AttackOver { seat: course.active, vain: !attack.touched });
        self.open_answer(state, false);
    }
}
