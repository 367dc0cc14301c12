//! The renewal (R7-R17): recruit, draw, discard, build, both players in each.

use contract::{EventSink, Seat, SeatSet};

use crate::AttackTheTower;
use crate::card::{Card, Kind, ROOM, Space};
use crate::course::Stage;
use crate::effect::Passive;
use crate::event::{Cause, Event};
use crate::options::{DiscardTiming, RenewBuild};
use crate::setup::SEATS;
use crate::state::State;
use crate::table::{Table, other};

impl AttackTheTower {
    /// R7. Begins a turn: the active player says whether to renew.
    pub(crate) fn begin_turn<S: EventSink<Event>>(state: &mut State, seat: Seat, turn: u16, events: &mut S) {
        let course = &mut state.table.course;
        (course.turn, course.active, course.asked, course.stage) = (turn, seat, seat, Stage::Renew);
        (course.first, course.busy, course.barred, course.spent) = (None, false, 0, 0);
        events.record(Event::TurnBegan { turn, seat });
    }

    /// R17. Says whether the active player must renew, since nobody has done anything for so many turns.
    pub(crate) fn must_renew(&self, table: &Table) -> bool {
        let limit = self.options.stalemate_turns.0;
        limit > 0 && u32::from(table.course.idle) >= limit
    }

    /// R8-R10. Renews: every base recruits, then the active player draws.
    pub(crate) fn renew<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.table.course.busy = true;
        events.record(Event::Renewed { seat });
        for owner in [seat, other(seat)] {
            Self::recruit_all(state, owner, events);
        }
        self.draw_for(state, seat, events);
    }

    /// R7. Does not renew; the other player may answer.
    pub(crate) fn hold<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Held { seat });
        self.open_answer(state, true);
    }

    /// R9, R15. Every base with room recruits a troop.
    fn recruit_all<S: EventSink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
        for space in Space::all() {
            if state.table.side_mut(seat).recruit(space) {
                events.record(Event::Recruited { seat, space, count: 1, cause: Cause::Renewal });
            }
        }
    }

    /// R10, R103. Returns how many cards a player draws in a renewal.
    pub fn draws(&self, table: &Table, seat: Seat) -> u8 {
        let side = table.side(seat);
        let more = if self.army(side).passive == Passive::Draw { side.specials } else { 0 };
        self.components.renew_draw + more
    }

    /// R10. Lets a player draw; one who has nothing to draw goes on.
    fn draw_for<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let draws = self.draws(&state.table, seat);
        let course = &mut state.table.course;
        (course.stage, course.asked, course.left) = (Stage::Draw, seat, draws);
        self.next_draw(state, seat, events);
    }

    fn next_draw<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if state.table.course.left == 0 {
            return self.after_draws(state, seat, events);
        }
        if !self.can_draw_any(state, seat) {
            events.record(Event::NothingLeft { seat });
            state.table.course.left = 0;
            self.after_draws(state, seat, events);
        }
    }

    /// R10. Goes on after a card was drawn in a renewal.
    pub(crate) fn after_card_drawn<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.table.course.left -= 1;
        self.next_draw(state, seat, events);
    }

    /// R10, R11. After the draws of a player come the discards, and then the other player.
    fn after_draws<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if self.options.discard_timing == DiscardTiming::BeforeBuild {
            self.drop_for(state, seat, events);
        } else if seat == state.table.course.active {
            self.draw_for(state, other(seat), events);
        } else {
            Self::begin_building(state);
        }
    }

    /// R11. Says whether a player holds too many cards.
    pub(crate) fn holds_too_many(&self, table: &Table, seat: Seat) -> bool {
        table.side(seat).hand_size() > self.components.hand_limit
    }

    /// R11. Lets a player discard who holds too many cards.
    fn drop_for<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let course = &mut state.table.course;
        (course.stage, course.asked) = (Stage::Drop, seat);
        if !self.holds_too_many(&state.table, seat) {
            self.after_drops(state, seat, events);
        }
    }

    /// R11. Discards a card in a renewal.
    pub(crate) fn drop_card<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, card: Card, events: &mut S) {
        Self::discard(state, seat, card, events);
        if !self.holds_too_many(&state.table, seat) {
            self.after_drops(state, seat, events);
        }
    }

    fn after_drops<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let is_active = seat == state.table.course.active;
        match self.options.discard_timing {
            DiscardTiming::BeforeBuild if is_active => self.draw_for(state, other(seat), events),
            DiscardTiming::BeforeBuild => Self::begin_building(state),
            DiscardTiming::AfterBuild if is_active => self.drop_for(state, other(seat), events),
            DiscardTiming::AfterBuild => self.open_answer(state, true),
        }
    }

    /// R12. Both players build.
    fn begin_building(state: &mut State) {
        let course = &mut state.table.course;
        (course.stage, course.asked, course.done) = (Stage::Build, course.active, SeatSet::NONE);
    }

    /// R12. Says who builds now.
    pub(crate) fn building(&self, table: &Table) -> SeatSet {
        match self.options.renew_build {
            RenewBuild::ActiveFirst => SeatSet::only(table.course.asked),
            RenewBuild::Secret => SEATS.into_iter().filter(|seat| !table.course.done.contains(*seat)).collect(),
        }
    }

    /// R13. Says whether a base may be built on a space: it is free, or building over is allowed.
    pub(crate) fn may_build_on(&self, state: &State, seat: Seat, space: Space) -> bool {
        self.options.build_over || Self::is_free(state, seat, space)
    }

    /// R12-R14. Builds a base from the hand, in secret or for all to see.
    pub(crate) fn build<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        space: Space,
        events: &mut S,
    ) {
        let secret = state.secret_mut(seat);
        secret.hand[kind.index()] -= 1;
        if self.options.renew_build == RenewBuild::Secret {
            if let Some(covered) = secret.laid[space.index()].replace(kind) {
                secret.gone[covered.index()] += 1;
            }
        } else {
            self.build_openly(state, seat, kind, space, events);
        }
    }

    /// R13. Builds a base for all to see; what stood there is destroyed.
    fn build_openly<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        space: Space,
        events: &mut S,
    ) {
        let before = *state.table.side(seat).base(space);
        if let Some(old) = before.kind {
            self.count_losses(state, seat, old, before.troops, before.raised, events);
        }
        state.table.side_mut(seat).build(space, kind);
        let over = before.kind.map(|kind| (kind, before.troops.min(ROOM)));
        events.record(Event::Built { seat, space, kind, over });
    }

    /// R12. Finishes building.
    pub(crate) fn finish_building<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if self.options.renew_build == RenewBuild::Secret {
            state.table.course.done = state.table.course.done.with(seat);
            events.record(Event::Ready { seat });
            if state.table.course.done.len() < SEATS.len() {
                return;
            }
            state.table.course.done = SeatSet::NONE;
            let active = state.table.course.active;
            for seat in [active, other(active)] {
                self.show_building(state, seat, events);
            }
        } else if seat == state.table.course.active {
            state.table.course.asked = other(seat);
            return;
        }
        match self.options.discard_timing {
            DiscardTiming::BeforeBuild => self.open_answer(state, true),
            DiscardTiming::AfterBuild => {
                let active = state.table.course.active;
                self.drop_for(state, active, events);
            }
        }
    }

    /// R12. Shows what a player has built in secret: first the cards that were covered again, then the bases.
    fn show_building<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let secret = state.secret_mut(seat);
        let (laid, gone) = (std::mem::take(&mut secret.laid), std::mem::take(&mut secret.gone));
        for card in Card::all() {
            for _ in 0..gone[card.index()] {
                let side = state.table.side_mut(seat);
                side.leave_hand(card);
                side.discards[card.index()] += 1;
                events.record(Event::Dropped { seat, card });
            }
        }
        for space in Space::all() {
            if let Some(kind) = laid[space.index()] {
                self.build_openly(state, seat, kind, space, events);
            }
        }
    }
}
