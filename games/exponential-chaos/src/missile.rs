//! Step 5: missiles, counter rolls and free rebuilds, in the tie-break as well (R40-R47, R60).

use contract::{EventSink, Seat, SeatSet};

use crate::ExponentialChaos;
use crate::dice::Face;
use crate::event::Event;
use crate::options::{MissileTargets, SectorHit};
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// R40. Every missile of the final result is fired.
    pub(crate) fn begin_missiles<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.missiles = state.lying(Face::Missile);
        self.next_missile(state, events);
    }

    /// R46. Goes on to the next missile, or to the rebuild.
    fn next_missile<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if state.course.missiles == 0 {
            self.begin_rebuild(state, events);
        } else {
            state.course.phase = if self.options.missiles_optional { Phase::Fire } else { Phase::Missile };
        }
    }

    /// Withholds the missiles that are left, with that option.
    pub(crate) fn withhold<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let missiles = std::mem::take(&mut state.course.missiles);
        events.record(Event::Withheld { seat: state.course.active, missiles });
        self.next_missile(state, events);
    }

    /// R12, R61. Returns how strong the attack is that is carried out.
    pub fn strength(&self, state: &State) -> u8 {
        if state.is_tie() { self.options.tiebreak_points.0 as u8 } else { self.round_of(state).strength }
    }

    /// R42, R60. Returns whom the attacker's missile is fired at: all others, or in the tie-break all who are tied.
    pub fn attacked(&self, state: &State) -> SeatSet {
        let attacker = state.course.active;
        match (&state.course.tie, self.options.missile_targets) {
            (Some(tie), _) => tie.tied.without(attacker),
            (None, MissileTargets::All) => SeatSet::all(self.setup.seats).without(attacker),
            (None, MissileTargets::Neighbours) => {
                let left = self.seat_after(attacker, 1);
                SeatSet::only(left).with(self.seat_after(attacker, self.setup.seats - 1))
            }
        }
    }

    /// R41, R59. The attacker has rolled the sector; now the others roll.
    pub(crate) fn fire<S: EventSink<Event>>(&self, state: &mut State, sector: u8, events: &mut S) {
        if !state.is_tie() {
            state.course.missiles -= 1;
        }
        let at = self.attacked(state);
        (state.course.attack, state.course.rolling) = (sector, at);
        events.record(Event::Fired { seat: state.course.active, sector, points: self.strength(state), at });
    }

    /// R43, R46. Returns who rolls next against the missile: clockwise from the attacker's left.
    pub fn next_to_roll(&self, state: &State) -> Option<Seat> {
        if state.course.rolling.is_empty() {
            return None;
        }
        self.in_order(state.course.rolling, self.seat_after(state.course.active, 1)).next()
    }

    /// R43-R46. Somebody has rolled against the missile: a match gives a free rebuild, anything else damage.
    pub(crate) fn counter<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, number: u8, events: &mut S) {
        let (sector, points) = (state.course.attack, self.strength(state));
        state.course.rolling = state.course.rolling.without(seat);
        if number == sector {
            state.course.queue = state.course.queue.with(seat);
            events.record(Event::Countered { seat, number, points });
        } else {
            events.record(Event::Struck { seat, number, sector, points });
            match self.options.sector_hit {
                SectorHit::OuterFirst => self.strike(state, seat, sector, points, events),
                SectorHit::OwnerChooses => {
                    let due = &mut state.course.due;
                    (due.seats, due.sector, due.points) = (due.seats.with(seat), sector, points);
                }
            }
        }
        if state.course.rolling.is_empty() {
            state.course.attack = 0;
            if state.course.due.seats.is_empty() { self.begin_free(state, events) } else { self.deal(state, events) }
        }
    }

    /// R47. Returns whose free rebuild is next: in the order of the counter rolls.
    pub fn freed(&self, state: &State) -> Seat {
        let from = self.seat_after(state.course.active, 1);
        self.in_order(state.course.queue, from).next().unwrap_or(state.course.active)
    }

    /// R47, R68. All have rolled: whoever has countered and whose planet is whole is not asked, and gains nothing.
    pub(crate) fn begin_free<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        for seat in self.in_order(state.course.queue, self.seat_after(state.course.active, 1)) {
            if state.planets.of(seat).is_whole() {
                state.course.queue = state.course.queue.without(seat);
                events.record(Event::NothingToRebuild { seat });
            }
        }
        self.next_free(state, events);
    }

    /// R46, R47. Lets the next one rebuild who has countered, or goes on to the next missile.
    pub(crate) fn next_free<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if !state.course.queue.is_empty() {
            (state.course.phase, state.course.points) = (Phase::Free, self.strength(state));
        } else if state.is_tie() {
            self.next_attack(state, events);
        } else {
            self.next_missile(state, events);
        }
    }
}
