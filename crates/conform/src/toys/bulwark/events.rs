//! What happens in bulwark.

use contract::{Events, Observer, Seat, Step};

use super::{Action, Bulwark, Face, State};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R2. The die falls.
    Rolled {
        /// The points.
        face: u8,
    },
    /// R3, R4. Stones come off.
    Hit {
        /// Who hits.
        seat: Seat,
        /// What of the other seat.
        place: u8,
        /// How many.
        amount: u8,
    },
    /// R5. The turn passes.
    Passed,
    /// R6. A keep is down.
    Won {
        /// Who has won.
        seat: Seat,
    },
}

impl Events for Bulwark {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Face>, _observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        match step {
            Step::Outcome(Face(face)) => events.push(Event::Rolled { face }),
            Step::Action(_, Action::Finish) => events.push(Event::Passed),
            Step::Action(seat, Action::Hit { place, amount }) => {
                events.push(Event::Hit { seat, place, amount });
                let mut after = *before;
                after.deal(usize::from(place), amount);
                events.extend(after.winner().map(|seat| Event::Won { seat }));
                if after.winner().is_some() || after.is_spent() {
                    events.push(Event::Passed);
                }
            }
        }
    }

    fn replay(&self, view: &mut State, event: &Event, _observer: Observer) {
        match *event {
            Event::Rolled { face } => view.points = face,
            Event::Hit { place, amount, .. } => view.deal(usize::from(place), amount),
            Event::Passed => view.pass(),
            Event::Won { .. } => {}
        }
    }
}
