//! Laying damage (R39, R40, R44-R48): what may be hit, and the strikes that need no decision.

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::action::{Action, Target, Troop};
use crate::battle::places;
use crate::card::Space;
use crate::course::{Battle, FIRST_BASE, Stage};
use crate::effect::Effect;
use crate::event::Event;
use crate::options::BaseExposure;
use crate::power::need;
use crate::state::State;
use crate::table::Table;

/// What a strike can reach, and what that takes.
struct Prospect {
    /// What it takes to cover all enemy troops when the marks are on those that need most.
    troops: u32,
    /// The least that an enemy troop needs, if one is not covered yet.
    least_troop: Option<u8>,
    /// What it takes to destroy all bases, or the palace.
    bases: u32,
    /// The least that a base, or the palace, needs.
    least_base: Option<u8>,
    /// R99. Whether there are siege points that may go on bases although troops defend.
    sieges: bool,
    /// R45, R99. The most points that can go on bases, or on the palace: all that are left once the troops are covered,
    /// or siege points alone.
    on_bases: u32,
}

impl AttackTheTower {
    /// R40. Lets one side lay its points. A strike that destroys everything it can reach is carried out unasked, and so
    /// is one that can do nothing.
    pub(crate) fn begin_laying<S: EventSink<Event>>(&self, state: &mut State, role: usize, events: &mut S) {
        let strength = self.strength(&state.table, role);
        let marks = self.marks(&state.table, role);
        if let Some(battle) = &mut state.table.course.battle {
            battle.role = role as u8;
            (battle.pool, battle.siege_pool, battle.marks) =
                (strength.troops.saturating_add(strength.bases), strength.siege, marks);
        }
        let seat = Self::player(&state.table, role);
        let battle = Self::battle(&state.table);
        let prospect = self.prospect_of(&state.table, &battle);
        if Self::destroys_all(&battle, &prospect) {
            self.destroy_all(state, seat, &prospect, events);
        } else if Self::is_asked(&battle, &prospect) {
            let course = &mut state.table.course;
            (course.stage, course.asked) = (Stage::Assign, seat);
            return;
        }
        self.after_laying(state, events);
    }

    /// R40. Goes on when a side has laid its points: with the defender, then with the end of the step.
    pub(crate) fn after_laying<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let mut role = 1;
        if let Some(battle) = &mut state.table.course.battle {
            role = battle.role;
            (battle.pool, battle.siege_pool, battle.marks) = (0, 0, 0);
        }
        if role == 0 { self.begin_laying(state, 1, events) } else { self.end_step(state, events) }
    }

    /// Returns the enemy troops, by place, that are not covered yet, each with what it still needs.
    pub(crate) fn uncovered<'a>(
        &'a self,
        table: &'a Table,
        battle: &'a Battle,
    ) -> impl Iterator<Item = (usize, u8)> + 'a {
        let enemy = 1 - usize::from(battle.role);
        let open = places(self.fighters(table, enemy)).filter(move |slot| !Self::is_covered(battle, enemy, *slot));
        open.map(move |slot| (slot, need(battle.power[enemy][slot]) - battle.damage[enemy][slot]))
    }

    /// Returns the bases, or the palace, that the attacker may damage, by place, each with what it still needs.
    pub(crate) fn open_defences<'a>(
        &'a self,
        table: &'a Table,
        battle: &'a Battle,
    ) -> impl Iterator<Item = (usize, u8)> + 'a {
        let attacks = battle.role == 0;
        let left = self.defences(table).map(|(place, power)| (place, power.saturating_sub(battle.damage[1][place])));
        left.filter(move |(_, left)| attacks && *left > 0)
    }

    /// R43, R45. Says whether bases, or the palace, can be damaged in this step once all troops are covered.
    pub(crate) fn can_be_exposed(&self, battle: &Battle) -> bool {
        let early = battle.main || self.options.initiative_hits_bases;
        early
            && match self.options.base_exposure {
                BaseExposure::Overflow => true,
                BaseExposure::AfterStep => battle.bare[1][1],
                BaseExposure::NextAttack => battle.bare[0][1],
            }
    }

    /// R45, R54. Says whether bases, or the palace, can be damaged now.
    pub(crate) fn is_exposed(&self, table: &Table, battle: &Battle) -> bool {
        self.can_be_exposed(battle) && self.uncovered(table, battle).next().is_none()
    }

    /// R99. Says whether siege points may go on bases that are still defended; never on the palace.
    pub(crate) fn sieges_freely(&self, table: &Table, battle: &Battle) -> bool {
        let palace = table.course.attack.is_some_and(|attack| attack.palace);
        let side = table.side(table.course.active);
        battle.role == 0 && !palace && self.active(side).any(|(effect, _)| matches!(effect, Effect::SiegeBases(_)))
    }

    /// Looks at what the strike of a battle can reach.
    fn prospect_of(&self, table: &Table, battle: &Battle) -> Prospect {
        let mut prospect =
            Prospect { troops: 0, least_troop: None, bases: 0, least_base: None, sieges: false, on_bases: 0 };
        let mut needs = [0u8; crate::course::FIGHTERS];
        let mut count = 0;
        for (_, left) in self.uncovered(table, battle) {
            needs[count] = left;
            count += 1;
        }
        prospect.least_troop = needs[..count].iter().copied().min();
        let unmarked = count.saturating_sub(battle.marks.into());
        if unmarked < count {
            needs[..count].sort_unstable();
        }
        prospect.troops = needs[..unmarked].iter().map(|left| u32::from(*left)).sum();
        for (_, left) in self.open_defences(table, battle) {
            prospect.bases += u32::from(left);
            prospect.least_base = Some(prospect.least_base.map_or(left, |least| least.min(left)));
        }
        prospect.sieges = battle.siege_pool > 0 && self.sieges_freely(table, battle);
        let pool = u32::from(battle.pool);
        if self.can_be_exposed(battle) && pool >= prospect.troops {
            prospect.on_bases = pool - prospect.troops + u32::from(battle.siege_pool);
        } else if prospect.sieges {
            prospect.on_bases = battle.siege_pool.into();
        }
        prospect
    }

    /// Says whether the strike can destroy everything that a point of it can reach. Bases are within reach when points
    /// are left once the troops are covered. (R99) Where siege points destroy every base although troops defend, all of
    /// these fall with theirs.
    fn destroys_all(battle: &Battle, prospect: &Prospect) -> bool {
        if prospect.sieges && prospect.bases > 0 && u32::from(battle.siege_pool) >= prospect.bases {
            return true;
        }
        let pool = u32::from(battle.pool);
        let has_points = pool + u32::from(battle.siege_pool) + u32::from(battle.marks) > 0;
        has_points && pool >= prospect.troops && (prospect.on_bases == 0 || prospect.on_bases >= prospect.bases)
    }

    /// Carries out a strike that destroys everything.
    fn destroy_all<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, prospect: &Prospect, events: &mut S) {
        let battle = Self::battle(&state.table);
        let enemy = 1 - usize::from(battle.role);
        let covers = u32::from(battle.pool) >= prospect.troops;
        let (mut damage, mut marked, mut marks) = (battle.damage, battle.marked, battle.marks);
        let mut open = [(0, 0); crate::course::FIGHTERS];
        let mut count = 0;
        for troop in self.uncovered(&state.table, &battle).filter(|_| covers) {
            open[count] = troop;
            count += 1;
        }
        open[..count].sort_unstable_by_key(|(slot, left)| (std::cmp::Reverse(*left), *slot));
        for (slot, points) in &open[..count] {
            let troop = Self::fighter(&state.table, enemy, *slot);
            if marks > 0 {
                marks -= 1;
                marked[enemy] |= 1 << slot;
                events.record(Event::Marked { seat, on: troop });
            } else {
                damage[enemy][*slot] += points;
                events.record(Event::Laid { seat, on: Target::Troop(troop), points: *points });
            }
        }
        if prospect.on_bases > 0 {
            for (place, points) in self.open_defences(&state.table, &battle) {
                damage[1][place] += points;
                events.record(Event::Laid { seat, on: Self::defence(&state.table, place), points });
            }
        }
        if let Some(battle) = &mut state.table.course.battle {
            (battle.damage, battle.marked) = (damage, marked);
        }
    }

    /// Says whether a side is asked: in the initiative step when its points can reach anything, since damage adds up;
    /// in the main step when it can destroy something.
    fn is_asked(battle: &Battle, prospect: &Prospect) -> bool {
        let (troop, base) = (prospect.least_troop, prospect.least_base);
        if !battle.main {
            return battle.pool > 0 && troop.is_some() || base.is_some() && prospect.on_bases > 0;
        }
        let marks = battle.marks > 0 && troop.is_some();
        let kills = troop.is_some_and(|least| battle.pool >= least);
        marks || kills || base.is_some_and(|least| prospect.on_bases >= u32::from(least))
    }

    /// Returns what stands at the place of a base, or of the palace.
    pub(crate) fn defence(table: &Table, place: usize) -> Target {
        match table.course.attack {
            Some(attack) if !attack.palace => Target::Base(Space(attack.to * 3 + (place - FIRST_BASE) as u8)),
            _ => Target::Palace,
        }
    }

    /// Returns the place in the battle of what points are laid on; none if it is not in it, or destroyed already.
    pub(crate) fn place_of(&self, table: &Table, target: Target) -> Option<usize> {
        let battle = Self::battle(table);
        let enemy = 1 - usize::from(battle.role);
        match target {
            Target::Troop(troop) => self.troop_place(table, enemy, troop),
            Target::Base(_) | Target::Palace => {
                let mut open = self.defences(table).filter(|_| battle.role == 0).map(|(place, _)| place);
                open.find(|place| Self::defence(table, *place) == target)
            }
        }
    }

    /// Returns the place in the battle of a living troop of one side.
    pub(crate) fn troop_place(&self, table: &Table, role: usize, troop: Troop) -> Option<usize> {
        let slot = Self::slot(table, role, troop)?;
        (self.fighters(table, role) >> slot & 1 == 1).then_some(slot)
    }

    /// Returns what a target at this place still needs.
    pub(crate) fn left_of(&self, table: &Table, target: Target, place: usize) -> u8 {
        let battle = Self::battle(table);
        let enemy = 1 - usize::from(battle.role);
        match target {
            Target::Troop(_) if Self::is_covered(&battle, enemy, place) => 0,
            Target::Troop(_) => need(battle.power[enemy][place]) - battle.damage[enemy][place],
            Target::Base(_) => (self.options.base_power.0 as u8).saturating_sub(battle.damage[1][place]),
            Target::Palace => (self.options.palace_power.0 as u8).saturating_sub(battle.damage[1][place]),
        }
    }

    /// R107. Marks an enemy troop.
    pub(crate) fn mark<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, on: Troop, events: &mut S) {
        let enemy = 1 - usize::from(Self::battle(&state.table).role);
        let Some(slot) = self.troop_place(&state.table, enemy, on) else { return };
        if let Some(battle) = &mut state.table.course.battle {
            battle.marks -= 1;
            battle.marked[enemy] |= 1 << slot;
        }
        events.record(Event::Marked { seat, on });
    }

    /// R39, R46. Lays points of the pool, or siege points, on a target. After that nothing is marked any more.
    pub(crate) fn lay<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let (on, amount, siege) = match action {
            Action::Hit(on, amount) => (on, amount, false),
            Action::Siege(on, amount) => (on, amount, true),
            _ => return,
        };
        let Some(place) = self.place_of(&state.table, on) else { return };
        let left = self.left_of(&state.table, on, place);
        let Some(battle) = &mut state.table.course.battle else { return };
        let enemy = 1 - usize::from(battle.role);
        let pool = if siege { &mut battle.siege_pool } else { &mut battle.pool };
        let points = if amount == 0 { left.min(*pool) } else { amount };
        *pool -= points;
        battle.damage[enemy][place] += points;
        battle.marks = 0;
        events.record(Event::Laid { seat, on, points });
    }
}
