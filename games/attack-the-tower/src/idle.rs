//! Which cards would do nothing in the rest of the turn as things stand (R26), so that they need not glow.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{Ability, Kind, Space};
use crate::course::Stage;
use crate::effect::{Effect, Feature, Kinds, When};
use crate::power::Situation;
use crate::state::State;
use crate::table::{Side, Table, other};

impl AttackTheTower {
    /// R26, R109. Says whether a card of a player would do nothing now and in the rest of the turn, as things stand: there
    /// is nobody for it, the time for it has passed, or a copy of it does the same already.
    pub(crate) fn is_idle_card(&self, state: &State, seat: Seat, ability: Ability) -> bool {
        let side = state.table.side(seat);
        let effects = &self.army(side).ability(ability).effects;
        let again = side.played[ability.index()] > 0;
        ability != Ability::SPECIAL && effects.iter().all(|effect| self.is_idle(state, seat, *effect, again))
    }

    fn is_idle(&self, state: &State, seat: Seat, effect: Effect, again: bool) -> bool {
        let table = &state.table;
        let side = table.side(seat);
        let nobody = |kind: Kind| self.alive(side, kind) == 0;
        match effect {
            Effect::Forbid => again || seat == table.course.active || table.course.stage == Stage::End,
            Effect::Recruit { kinds, near } => self.gains(side, kinds, near).next().is_none(),
            Effect::RecruitEnd(kind, tally) => {
                let counted = match tally {
                    crate::effect::Tally::Lost(_) => side.lost,
                    crate::effect::Tally::Slain(_) => side.slain,
                };
                let late = table.course.stage == Stage::End;
                let has_base = side.bases.iter().any(|base| base.kind == Some(kind));
                !has_base || late && (counted == 0 || Self::room(side, kind).0 == 0)
            }
            Effect::DrawEnd(kind) => nobody(kind),
            Effect::Raze(_) => self.razed_by(state, seat) == 0,
            // What must be given up is no use by itself.
            Effect::SacrificeAfter(_) | Effect::SacrificeNow(_) => true,
            _ if table.course.stage == Stage::End => true,
            Effect::Spare(kind) => again || nobody(kind),
            _ => self.is_idle_in_battle(table, seat, effect, again),
        }
    }

    /// Says whether an effect on battles finds nobody, or comes at the wrong time.
    fn is_idle_in_battle(&self, table: &Table, seat: Seat, effect: Effect, again: bool) -> bool {
        let (side, enemy) = (table.side(seat), table.side(other(seat)));
        let attacks = seat == table.course.active;
        let nobody = |kind: Kind| self.alive(side, kind) == 0;
        let none_of = |own: bool, of: Kinds| self.count_of(if own { side } else { enemy }, of) == 0;
        match effect {
            Effect::SetPower(kind, _) | Effect::Grant(kind) => again || nobody(kind),
            Effect::SiegeBases(kind) | Effect::RazeAfter(kind) => again || !attacks || nobody(kind),
            Effect::Ping { kind, .. } | Effect::Kill(kind) => nobody(kind),
            Effect::AddPower { when: When::Attacking, .. } if !attacks => true,
            Effect::AddPower { when: When::Defending, .. } if attacks => true,
            Effect::AddPower { own, of, when: When::InBattle(kind), .. } => nobody(kind) || none_of(own, of),
            Effect::AddPower { own, of, .. } => none_of(own, of),
            Effect::Strip { own: true, of, .. } => again || none_of(true, of),
            Effect::Strip { own: false, feature: Feature::Initiative, .. } => again || !self.strikes_first(table, seat),
            Effect::Strip { own: false, of, .. } => again || none_of(false, of),
            _ => false,
        }
    }

    /// Says whether an enemy troop would strike first.
    fn strikes_first(&self, table: &Table, seat: Seat) -> bool {
        let enemy = table.side(other(seat));
        let modifiers = self.modifiers(table, other(seat), Situation::default());
        troops(enemy).any(|troop| self.has_initiative(enemy, troop, &modifiers))
    }

    /// Counts the living troops of a kind.
    pub(crate) fn alive(&self, side: &Side, kind: Kind) -> u8 {
        Space::all().map(|space| self.alive_on(side, space, kind)).sum()
    }

    /// Counts the troops that are of these kinds.
    fn count_of(&self, side: &Side, of: Kinds) -> usize {
        troops(side).filter(|troop| of.holds(self.fighting_kind(side, *troop))).count()
    }

    /// R94. Counts the enemy bases that a Kaiju card would destroy.
    pub(crate) fn razed_by(&self, state: &State, seat: Seat) -> u8 {
        let mut after = *state;
        let army = self.army(state.table.side(seat));
        for effect in army.abilities.iter().flat_map(|ability| &ability.effects) {
            match *effect {
                Effect::SacrificeNow(kind) => self.sacrifice_now(&mut after, seat, kind, &mut ()),
                Effect::Raze(kind) => self.prepare_razing(&mut after, seat, kind),
                _ => {}
            }
        }
        after.table.course.left
    }
}

/// Returns all troops of a player.
fn troops(side: &Side) -> impl Iterator<Item = Troop> + '_ {
    let on = |space: Space| (0..side.base(space).troops).map(move |nth| Troop::On(space, nth));
    Space::all().flat_map(on).chain((0..side.specials).map(Troop::Special))
}
