//! How an attack under way comes out by rule of thumb when nobody plays another card: windows are passed, damage is laid
//! where it destroys most, and attackers go on to the palace when they can break it.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::{Action, Target};
use crate::battle::places;
use crate::card::Space;
use crate::course::Stage;
use crate::power::Situation;
use crate::state::State;
use crate::table::other;

/// The most decisions of one attack that are looked at.
const MOST: usize = 80;

/// Keeps the action that is worth most, the last of equal ones, of those that are listed. Nothing is kept of the list: a
/// search looks at battles in every simulation.
struct Best<F> {
    worth: F,
    found: Option<(u32, Action)>,
}

impl<F: Fn(&Action) -> u32> Extend<Action> for Best<F> {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            let worth = (self.worth)(&action);
            if self.found.is_none_or(|(most, _)| worth >= most) {
                self.found = Some((worth, action));
            }
        }
    }
}

impl AttackTheTower {
    /// Returns the state after the attack under way; the same where there is none.
    pub(crate) fn settled(&self, state: &State) -> State {
        let mut settled = self.laid_out(state);
        // Whoever goes on to the palace fights once more.
        for _ in 0..2 {
            let action = match settled.table.course.stage {
                Stage::Proceed if self.breaks_palace(&settled) => Action::Go,
                Stage::Proceed => Action::Stop,
                _ => break,
            };
            let seat = settled.table.course.asked;
            self.apply_with(&mut settled, seat, action, &mut ());
            settled = self.laid_out(&settled);
        }
        settled
    }

    /// Returns the state after windows and battles of the attack under way, where its end or the way to the palace is
    /// decided.
    pub(crate) fn laid_out(&self, state: &State) -> State {
        let mut settled = *state;
        for _ in 0..MOST {
            let seat = settled.table.course.asked;
            let action = match settled.table.course.stage {
                Stage::Window | Stage::Between => Action::Pass,
                Stage::Assign => self.best_strike(&settled),
                Stage::Raze => self.best_razing(&settled, seat),
                _ => break,
            };
            self.apply_with(&mut settled, seat, action, &mut ());
        }
        settled
    }

    /// Returns the most valuable thing that the points left can destroy; finishing when there is none.
    fn best_strike(&self, state: &State) -> Action {
        let table = &state.table;
        let battle = Self::battle(table);
        let worth = |action: &Action| {
            let (target, pool) = match *action {
                Action::Kill(troop) => (Target::Troop(troop), u8::MAX),
                Action::Hit(target, 0) => (target, battle.pool),
                Action::Siege(target, 0) => (target, battle.siege_pool),
                _ => return 0,
            };
            let Some(place) = self.place_of(table, target) else { return 0 };
            let left = self.left_of(table, target, place);
            let destroys = left <= pool || !battle.main || !matches!(target, Target::Troop(_));
            if !destroys {
                return 0;
            }
            match target {
                Target::Troop(_) => 2 + u32::from(left.min(pool)),
                Target::Base(_) | Target::Palace => 1 + u32::from(left.min(pool)) * 2,
            }
        };
        let mut best = Best { worth, found: None };
        self.list_hits(state, &mut best);
        best.found.filter(|(worth, _)| *worth > 0).map_or(Action::Ok, |(_, action)| action)
    }

    /// R94. Returns the enemy base whose fall hurts most: the last one of its territory, then the one with most power on it.
    fn best_razing(&self, state: &State, seat: Seat) -> Action {
        let enemy = state.table.side(other(seat));
        let worth = |space: &Space| {
            let (space, base) = (*space, enemy.base(*space));
            let power = base.kind.map_or(0, |kind| self.army(enemy).base(kind).power);
            let door = u32::from(enemy.bases_in(space.territory()) == 1);
            1 + 8 * door + u32::from(base.troops * power)
        };
        let bases = Space::all().filter(|space| Self::may_raze(&state.table, seat, *space));
        bases.max_by_key(worth).map_or(Action::Pass, Action::Raze)
    }

    /// Says whether the attackers deal enough to cover the special troops on the palace and to destroy it.
    fn breaks_palace(&self, state: &State) -> bool {
        let table = &state.table;
        let (active, rival) = (table.course.active, other(table.course.active));
        let powers = |seat: Seat, attacking: bool| {
            self.modifiers(table, seat, Situation { attacking: Some(attacking), own: 0, enemy: 0 })
        };
        let (own, enemy) = (powers(active, true), powers(rival, false));
        let (side, defender) = (table.side(active), table.side(rival));
        let dealt: u32 = places(self.fighters(table, 0))
            .map(|slot| u32::from(self.power(side, Self::fighter(table, 0, slot), &own)))
            .sum();
        let specials: u32 = (0..defender.specials)
            .map(|nth| u32::from(self.power(defender, crate::action::Troop::Special(nth), &enemy).max(1)))
            .sum();
        dealt >= specials + self.options.palace_power.0
    }
}
