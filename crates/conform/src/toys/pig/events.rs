//! What happens in pig.

use contract::{Events, Observer, Seat, Step};

use super::{Action, Due, Face, Pig, State};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R2. The die is thrown.
    Thrown,
    /// R2. The points of the die join those of the turn.
    Gathered {
        /// The points.
        face: u8,
    },
    /// R2. The losing face clears the points of the turn.
    Lost {
        /// The face.
        face: u8,
        /// The points that are lost.
        points: u16,
    },
    /// R3. The points of the turn become safe.
    Held {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u16,
        /// The safe points then.
        total: u16,
    },
    /// R1. The turn passes.
    Passed,
    /// R5. The target is reached.
    Won {
        /// Who has won.
        seat: Seat,
    },
}

impl Events for Pig {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Face>, _observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let (seat, points) = (before.seat(), before.gathered);
        match step {
            Step::Action(_, Action::Roll) => events.push(Event::Thrown),
            Step::Action(_, Action::Hold) => {
                let total = before.safe(seat) + points;
                events.extend([Event::Held { seat, points, total }, Event::Passed]);
                if total >= self.target {
                    events.push(Event::Won { seat });
                }
            }
            Step::Outcome(Face(face)) if face == self.losing_face => {
                events.extend([Event::Lost { face, points }, Event::Passed]);
            }
            Step::Outcome(Face(face)) => events.push(Event::Gathered { face }),
        }
    }

    fn replay(&self, view: &mut State, event: &Event, _observer: Observer) {
        match *event {
            Event::Thrown => view.due = Due::Roll,
            Event::Gathered { face } => {
                view.due = Due::Choice;
                view.gathered += u16::from(face);
            }
            Event::Lost { .. } => view.due = Due::Choice,
            Event::Held { seat, total, .. } => view.safe[seat.index()] = total,
            Event::Passed => view.pass(self.most_turns),
            Event::Won { .. } => view.due = Due::Nothing,
        }
    }
}
