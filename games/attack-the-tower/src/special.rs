//! The limit of special troops (R59, R62), and how anything leaves the board.

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::card::{Kind, ROOM, Space};
use crate::course::{Back, Stage};
use crate::effect::{Passive, Tally};
use crate::event::{Cause, Event};
use crate::options::SpecialLimitCheck;
use crate::state::State;
use crate::table::Side;

impl AttackTheTower {
    /// R62. Returns how many special troops a player has too many.
    pub fn too_many_specials(side: &Side) -> u8 {
        side.specials.saturating_sub(side.full_territories())
    }

    /// R62. Looks at the limit after a card or a battle, and goes on when it holds.
    pub(crate) fn check_limit<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if self.options.special_limit_check == SpecialLimitCheck::EndOfTurn && state.table.course.back != Back::Ending {
            return self.after_limit(state, events);
        }
        self.enforce_limit(state, seat, events);
    }

    /// R62. Lets a player give up special troops. Nobody is asked when all must go, or all are alike.
    pub(crate) fn enforce_limit<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let side = state.table.side(seat);
        let (many, all) = (Self::too_many_specials(side), side.specials);
        let alike = side.raised[..usize::from(all)].windows(2).all(|pair| pair[0] == pair[1]);
        if many > 0 && many < all && !alike {
            let course = &mut state.table.course;
            (course.stage, course.asked) = (Stage::Lose, seat);
            return;
        }
        for gone in 0..many {
            self.fell(state, seat, Troop::Special(all - 1 - gone), Cause::Limit, events);
        }
        self.after_limit(state, events);
    }

    /// R62. Gives up a special troop.
    pub(crate) fn give_up<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, nth: u8, events: &mut S) {
        self.fell(state, seat, Troop::Special(nth), Cause::Limit, events);
        self.enforce_limit(state, seat, events);
    }

    /// Goes on where the limit was looked at.
    fn after_limit<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        match std::mem::take(&mut state.table.course.back) {
            Back::Card(seat, moment) => {
                state.table.course.stage = moment.stage();
                self.after_play(state, seat, events);
            }
            Back::Battle => self.after_battle(state, events),
            Back::Ending => self.next_ending(state, events),
            Back::Nowhere => {}
        }
    }

    /// R49, R61, R103. A troop is destroyed; the others close ranks. A Ghost destroyed in battle is set aside.
    pub(crate) fn fell<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        troop: Troop,
        cause: Cause,
        events: &mut S,
    ) {
        let side = *state.table.side(seat);
        let course = &mut state.table.course;
        let role = course.role(seat);
        let (kind, waits) = match troop {
            Troop::On(space, nth) => {
                let attack = course.attack;
                let fights = attack.is_some_and(|attack| [attack.from, attack.to][role] == space.territory());
                if fights {
                    course.close_ranks(role, usize::from(space.0 % 3 * 2 + nth));
                }
                (side.base(space).kind, false)
            }
            Troop::Special(nth) => {
                course.close_ranks(role, 6 + usize::from(nth));
                if role == 0 {
                    course.close_spent(nth);
                }
                let returns = self.army(&side).passive == Passive::Returns;
                (None, returns && matches!(cause, Cause::Battle | Cause::Weak))
            }
        };
        if let (Troop::On(space, nth), Some(kind)) = (troop, kind) {
            let raised = [side.base(space).raised[usize::from(nth)]; ROOM as usize];
            self.count_losses(state, seat, kind, 1, raised, events);
        }
        state.table.side_mut(seat).lose(troop, waits);
        events.record(Event::Fell { seat, troop, kind, waits, cause });
    }

    /// R15, R49. A base is destroyed with the troops on it.
    pub(crate) fn base_fell<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        cause: Cause,
        events: &mut S,
    ) {
        let base = *state.table.side(seat).base(space);
        let Some(kind) = base.kind else { return };
        let course = &mut state.table.course;
        let role = course.role(seat);
        if course.attack.is_some_and(|attack| [attack.from, attack.to][role] == space.territory()) {
            for nth in (0..base.troops).rev() {
                course.close_ranks(role, usize::from(space.0 % 3 * 2 + nth));
            }
        }
        self.count_losses(state, seat, kind, base.troops, base.raised, events);
        state.table.side_mut(seat).take_base(space);
        events.record(Event::BaseFell { seat, space, kind, troops: base.troops, cause });
    }

    /// R86. Counts own troops of the counted kind that were destroyed.
    pub(crate) fn count_losses<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        troops: u8,
        raised: [u8; ROOM as usize],
        events: &mut S,
    ) {
        let side = state.table.side_mut(seat);
        let Some(Tally::Lost(counted)) = self.army(side).tally else { return };
        let of_kind = |raised: &&u8| self.kind_of(kind, **raised) == Some(counted);
        let count = raised.iter().take(troops.into()).filter(of_kind).count() as u8;
        if count > 0 {
            side.lost = side.lost.saturating_add(count);
            events.record(Event::Counted { seat, lost: side.lost, slain: side.slain });
        }
    }
}
