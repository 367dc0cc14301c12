//! What happens in yacht.

use contract::{Events, Observer, Seat, Step};

use super::{Action, Category, Places, Roll, State, Yacht};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R2. All dice are kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// R2. Dice are picked up to be rolled again.
    PickedUp {
        /// By whom.
        seat: Seat,
        /// Which.
        places: Places,
    },
    /// R2. Dice fall.
    Fell {
        /// All five, as they lie then.
        roll: Roll,
    },
    /// R3. A category is taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        category: Category,
        /// What it brings.
        points: u16,
    },
    /// R1. The next turn begins, or the game is over.
    Passed,
}

impl Events for Yacht {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Roll>, _observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        match step {
            Step::Action(seat, Action::Reroll(Places::NONE)) => events.push(Event::Kept { seat }),
            Step::Action(seat, Action::Reroll(places)) => events.push(Event::PickedUp { seat, places }),
            Step::Action(seat, Action::Score(category)) => {
                let points = category.points(before.dice, self.fixed);
                events.extend([Event::Took { seat, category, points }, Event::Passed]);
            }
            Step::Outcome(roll) => events.push(Event::Fell { roll }),
        }
    }

    fn replay(&self, view: &mut State, event: &Event, _observer: Observer) {
        match *event {
            Event::Kept { .. } => view.rerolls = 0,
            Event::PickedUp { places, .. } => view.pick_up(places),
            Event::Fell { roll: Roll(dice) } => (view.dice, view.air) = (dice, Places::NONE),
            Event::Took { seat, category, points } => {
                view.taken[seat.index()] |= 1 << category as u8;
                view.total[seat.index()] += points;
            }
            Event::Passed => self.next_turn(view),
        }
    }
}
