//! Secret plans, with that option: what everybody else still sees, revealing, and plans that somebody may have made (R46).

use contract::{Determinize, Dice, EventSink, Seat, SeatSet, fast_hash};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::build::Free;
use crate::event::Event;
use crate::state::{Plan, SEATS, State, other};

impl SolarTowerDefense {
    /// R46. Lets both plan in secret: what everybody sees stays as it is.
    pub(crate) fn begin_plans<S: EventSink<Event>>(state: &mut State, events: &mut S) {
        state.plans = SEATS.map(|seat| Plan::Sealed(state.side(seat).holdings()));
        state.course.asked = SeatSet::all(2);
        events.record(Event::PlansBegin);
    }

    /// R46. Shows the plans of both.
    pub(crate) fn reveal<S: EventSink<Event>>(state: &mut State, events: &mut S) {
        if !state.is_sealed() {
            return;
        }
        state.plans = [Plan::Open; 2];
        for seat in SEATS {
            events.record(Event::Revealed { seat, holdings: state.side(seat).holdings() });
        }
    }

    /// Makes a random plan, from what everybody sees to the end of the turn.
    fn plan_at_random<D: Dice + ?Sized>(&self, state: &mut State, seat: Seat, dice: &mut D) {
        loop {
            let offers = self.building_offers(state, seat);
            match offers.nth(dice.below(offers.len().max(1))) {
                None | Some(Action::End) => return,
                Some(Action::Dismantle(field, condition)) => {
                    self.dismantle(state, seat, (field, condition), &mut ());
                }
                Some(action) => self.build(state, seat, action, &mut ()),
            }
            let placed = state.course.round == 1 && Self::free_piece(state, seat) == Free::Nothing;
            if placed && self.options.start_credits.0 == 0 {
                return;
            }
        }
    }
}

impl Determinize for SolarTowerDefense {
    /// Makes a random plan for whoever has ended; whoever still plans is at the start.
    fn determinize<D: Dice + ?Sized>(&self, view: &State, dice: &mut D) -> State {
        let mut state = *view;
        for seat in SEATS {
            if view.plans[seat.index()] == Plan::Unknown {
                state.plans[seat.index()] = Plan::Sealed(view.side(seat).holdings());
                if !view.course.asked.contains(seat) {
                    self.plan_at_random(&mut state, seat, dice);
                }
            }
        }
        state
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        let seen;
        // What is seen is a copy, and seldom needed.
        let known = if matches!(state.plans[other(seat).index()], Plan::Sealed(_)) {
            seen = state.seen_by(SeatSet::only(seat));
            &seen
        } else {
            state
        };
        fast_hash(known)
    }
}
