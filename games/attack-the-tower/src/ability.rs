//! Abilities as they are played (R20, R58, R59), and those that work at once (R92, R94, R104, R105). The others are
//! looked at where they matter: powers in [`crate::power`], battles in [`crate::battle`], the end of the turn in
//! [`crate::ending`].

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{Ability, Kind, ROOM, Space, TERRITORIES};
use crate::course::{Back, Moment, Stage};
use crate::effect::{Effect, Kinds};
use crate::event::{Cause, Event};
use crate::options::{KaijuTarget, NecromancerFill, NinjaKind, ThornsStop};
use crate::state::State;
use crate::table::{Side, Table, other};

impl AttackTheTower {
    /// R59. Says whether a player may have one more special troop.
    pub fn has_room_for_special(side: &Side) -> bool {
        side.specials < side.full_territories()
    }

    /// Returns the effects of the abilities that a player has played this turn, each with how many copies there are.
    pub(crate) fn active<'a>(&'a self, side: &'a Side) -> impl Iterator<Item = (Effect, u8)> + 'a {
        let army = self.army(side);
        let played = Ability::ALL.into_iter().filter(|ability| side.played[ability.index()] > 0);
        played.flat_map(move |ability| {
            let copies = side.played[ability.index()];
            army.ability(ability).effects.iter().map(move |effect| (*effect, copies))
        })
    }

    /// R92. Returns the kind of the troops on a base as effects see it: a Ninja has none under `ninja_kind` = changes.
    pub(crate) fn kind_of(&self, kind: Kind, raised: u8) -> Option<Kind> {
        (raised == 0 || self.options.ninja_kind == NinjaKind::Keeps).then_some(kind)
    }

    /// Says whether a troop of a kind lives in a territory.
    pub(crate) fn lives_in(&self, side: &Side, territory: u8, kind: Kind) -> bool {
        Space::of(territory).any(|space| self.alive_on(side, space, kind) > 0)
    }

    /// Counts the living troops of a kind on a space.
    pub(crate) fn alive_on(&self, side: &Side, space: Space, kind: Kind) -> u8 {
        let base = side.base(space);
        if base.kind != Some(kind) {
            return 0;
        }
        let own = |nth: &u8| self.kind_of(kind, base.raised[usize::from(*nth)]).is_some();
        (0..base.troops).filter(own).count() as u8
    }

    /// R20, R58. Plays an ability: it is spent and works at once.
    pub(crate) fn play<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        ability: Ability,
        on: Option<Troop>,
        events: &mut S,
    ) {
        let moment = Moment::of(state.table.course.stage);
        self.take_effect(state, seat, ability, on, events);
        if let (true, Some(moment)) = (state.table.course.left > 0, moment) {
            let course = &mut state.table.course;
            (course.stage, course.asked, course.back) = (Stage::Raze, seat, Back::Card(seat, moment));
        } else if self.stops_attack(state, seat, ability) {
            events.record(Event::Stopped { seat: other(seat) });
            self.end_attack(state, events);
        } else {
            self.after_play(state, seat, events);
        }
    }

    /// R20, R32. Spends an ability and lets it work, without going on to whoever may act then.
    pub(crate) fn take_effect<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        ability: Ability,
        on: Option<Troop>,
        events: &mut S,
    ) {
        let army = self.army(state.table.side(seat));
        let on = on.zip(army.raises(ability));
        state.secret_mut(seat).hand[ability.card().index()] -= 1;
        state.table.side_mut(seat).play(ability, on);
        state.table.course.barred = 0;
        events.record(Event::Played { seat, ability, on });
        for place in 0..army.ability(ability).effects.len() {
            match army.ability(ability).effects[place] {
                Effect::Recruit { kinds, near } => self.recruit_by_card(state, seat, kinds, near, events),
                Effect::SacrificeNow(kind) => self.sacrifice_now(state, seat, kind, events),
                Effect::Raze(kind) => self.prepare_razing(state, seat, kind),
                _ => {}
            }
        }
    }

    /// R89 under `thorns_stop` = `declared_too`. Says whether this card ends the attack whose battle window is open.
    pub(crate) fn stops_attack(&self, state: &State, seat: Seat, ability: Ability) -> bool {
        let course = &state.table.course;
        self.options.thorns_stop == ThornsStop::DeclaredToo
            && course.stage == Stage::Window
            && seat != course.active
            && course.attack.is_some_and(|attack| !attack.palace)
            && self.army(state.table.side(seat)).forbids(ability)
    }

    /// R104, R105. Bases of these kinds gain a troop; under `necromancer_fill` = full they are filled where a troop
    /// must live.
    fn recruit_by_card<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kinds: Kinds,
        near: Option<Kind>,
        events: &mut S,
    ) {
        let side = *state.table.side(seat);
        for (space, count) in self.gains(&side, kinds, near) {
            (0..count).for_each(|_| _ = state.table.side_mut(seat).recruit(space));
            events.record(Event::Recruited { seat, space, count, cause: Cause::Card });
        }
    }

    /// R104, R105. Returns the bases that would gain troops by a card, each with how many.
    pub(crate) fn gains<'a>(
        &'a self,
        side: &'a Side,
        kinds: Kinds,
        near: Option<Kind>,
    ) -> impl Iterator<Item = (Space, u8)> + 'a {
        let fills = near.is_some() && self.options.necromancer_fill == NecromancerFill::Full;
        Space::all().filter_map(move |space| {
            let base = side.base(space);
            let lives = near.is_none_or(|kind| self.lives_in(side, space.territory(), kind));
            let gains = lives && base.kind.is_some() && kinds.holds(base.kind) && base.troops < ROOM;
            gains.then_some((space, if fills { ROOM - base.troops } else { 1 }))
        })
    }

    /// R91, R94. Each base of the kind gives up a troop, a Ninja last, unless nobody need be sacrificed there.
    pub(crate) fn sacrifice_now<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, kind: Kind, events: &mut S) {
        let spared = self.spared_territories(state, seat);
        for space in Space::all() {
            let side = state.table.side(seat);
            if self.alive_on(side, space, kind) == 0 {
                continue;
            }
            if spared >> space.territory() & 1 == 1 {
                events.record(Event::Spared { seat, territory: space.territory() });
                continue;
            }
            let base = side.base(space);
            // Under `ninja_kind` = changes a Ninja is none of the kind, and an ordinary troop is there.
            let nth = u8::from(base.troops == 2 && base.raised[1] < base.raised[0]);
            self.fell(state, seat, Troop::On(space, nth), Cause::Sacrifice, events);
        }
    }

    /// R91. Returns the territories, as bits, in which an own troop spares the others from sacrifices.
    pub(crate) fn spared_territories(&self, state: &State, seat: Seat) -> u8 {
        let side = state.table.side(seat);
        let spares = |effect: Effect| match effect {
            Effect::Spare(kind) => (0..TERRITORIES as u8)
                .filter(|territory| self.lives_in(side, *territory, kind))
                .fold(0, |bits, territory| bits | 1 << territory),
            _ => 0,
        };
        self.active(side).map(|(effect, _)| spares(effect)).fold(0, |bits, more| bits | more)
    }

    /// R94. Notes how many enemy bases are to be destroyed, and where.
    pub(crate) fn prepare_razing(&self, state: &mut State, seat: Seat, kind: Kind) {
        let (own, enemy) = (state.table.side(seat), state.table.side(other(seat)));
        let lives = (0..TERRITORIES as u8).filter(|territory| self.lives_in(own, *territory, kind));
        let (left, facing) = match self.options.kaiju_target {
            KaijuTarget::AnyEnemyBase => ((lives.count() as u8).min(enemy.base_count()), 0),
            KaijuTarget::FacingTerritory => {
                let facing: u8 =
                    lives.filter(|territory| enemy.bases_in(*territory) > 0).fold(0, |bits, at| bits | 1 << at);
                (facing.count_ones() as u8, facing)
            }
        };
        (state.table.course.left, state.table.course.facing) = (left, facing);
    }

    /// R94. Says whether a base may be destroyed by the card.
    pub(crate) fn may_raze(table: &Table, seat: Seat, space: Space) -> bool {
        let facing = table.course.facing;
        table.side(other(seat)).base(space).kind.is_some() && (facing == 0 || facing >> space.territory() & 1 == 1)
    }

    /// R94. Destroys an enemy base and what stands on it; after the last one the special limit is looked at.
    pub(crate) fn raze<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, space: Space, events: &mut S) {
        self.base_fell(state, other(seat), space, Cause::Card, events);
        let course = &mut state.table.course;
        course.left -= 1;
        course.facing &= !(1 << space.territory());
        if course.left == 0 {
            self.check_limit(state, other(seat), events);
        }
    }
}
