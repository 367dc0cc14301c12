//! Step 1: the invasion roll (R14, R15).

use contract::EventSink;

use crate::ExponentialChaos;
use crate::components::Round;
use crate::dice::{FLEET, Fleet};
use crate::event::Event;
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// R10, R12. Returns what is used in the round that is being played.
    pub fn round_of(&self, state: &State) -> Round {
        self.components.rounds[usize::from(state.course.round) - 1]
    }

    /// R14, R15. The player to the right has rolled the invasion.
    pub(crate) fn invade<S: EventSink<Event>>(&self, state: &mut State, saucers: [Option<u8>; FLEET], events: &mut S) {
        state.fleet = Fleet(saucers.map(Option::unwrap_or_default));
        state.course.phase = Phase::Def;
        let seat = state.course.active;
        let by = self.seat_after(seat, self.setup.seats - 1);
        events.record(Event::Invaded { seat, by, fleet: state.fleet });
    }
}
