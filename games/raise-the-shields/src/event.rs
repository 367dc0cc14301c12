//! What happens inside a step, for those who tell or show it. Playouts pass `()`, which sees nothing and costs nothing.

use contract::{Seat, SeatSet, Step};

use crate::RaiseTheShields;
use crate::action::{Action, Roll};
use crate::cell::{Cell, Sector};
use crate::shape::Placement;
use crate::state::{Assignment, State};

/// One thing that happened, in the order of the rules. Sectors, cities, emitters and shields count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R11. A shared die was turned.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which: 0 or 1.
        die: u8,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// R25. A seat's assignment is shown.
    Assigned {
        /// Whose.
        seat: Seat,
        /// The assignment.
        assignment: Assignment,
    },
    /// R16. A shape was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Where.
        placement: Placement,
    },
    /// R23. Nothing could be drawn.
    DrewNothing {
        /// By whom.
        seat: Seat,
    },
    /// R42. City 3 filled two triangles.
    Filled {
        /// Whose.
        seat: Seat,
        /// The triangles.
        cells: [Cell; 2],
    },
    /// R43. City 4 made another city's ability ready again.
    Restored {
        /// Whose.
        seat: Seat,
        /// Which city's.
        city: Sector,
    },
    /// R45. City 6 erased a rectangle.
    Erased {
        /// Whose.
        seat: Seat,
        /// Where.
        sector: Sector,
        /// How many are left there.
        left: u8,
    },
    /// R24. A city's ability was enabled.
    Enabled {
        /// Whose.
        seat: Seat,
        /// Which city's.
        city: Sector,
    },
    /// R26. An emitter was powered.
    Powered {
        /// Whose.
        seat: Seat,
        /// Which.
        emitter: usize,
    },
    /// R27. A shield went up.
    Raised {
        /// Whose.
        seat: Seat,
        /// Which.
        shield: Sector,
    },
    /// R30. A shield stopped an attack.
    Blocked {
        /// Who attacked.
        by: Seat,
        /// Who was attacked.
        on: Seat,
        /// Where.
        sector: Sector,
    },
    /// R40. City 1 ignored an attack.
    Ignored {
        /// Whose city.
        seat: Seat,
        /// Where the attack would have been.
        sector: Sector,
    },
    /// R51. City 2 changed the second roll.
    Turned {
        /// Whose city.
        seat: Seat,
        /// The sector that was rolled.
        from: Sector,
        /// The sector that counts.
        to: Sector,
    },
    /// R31. An attack filled a rectangle.
    Hit {
        /// Who attacked.
        by: Seat,
        /// Who was attacked.
        on: Seat,
        /// Where.
        sector: Sector,
        /// How many rectangles are filled there now.
        hits: u8,
    },
    /// R32. An attack destroyed a city.
    Destroyed {
        /// Who attacked.
        by: Seat,
        /// Whose city.
        on: Seat,
        /// Which.
        sector: Sector,
    },
    /// R28. Somebody has all six shields.
    AllShields {
        /// Who.
        seat: Seat,
    },
    /// R28, R34, R52, R53. The game ended.
    Ended {
        /// Who won.
        winners: SeatSet,
    },
    /// R35. The dice pass on.
    NextRound {
        /// The round that begins.
        round: u16,
        /// The first player.
        first: Seat,
    },
}

/// Somebody who is told what happens.
pub(crate) trait Witness {
    /// Whether it looks at all.
    const LOOKS: bool;
    /// Sees one thing happen.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    const LOOKS: bool = false;
    #[inline]
    fn see(&mut self, _event: Event) {}
}

impl Witness for Vec<Event> {
    const LOOKS: bool = true;
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}

impl RaiseTheShields {
    /// Returns what happens in a step that is allowed there, once it is open to all: a sealed step shows nothing yet.
    pub fn events(&self, before: &State, step: Step<Action, Roll>) -> Vec<Event> {
        let (mut after, mut events) = (*before, Vec::new());
        match step {
            Step::Act(seat, action) => self.act(&mut after, seat, action, &mut events),
            Step::Befall(roll) => self.take_roll(&mut after, roll, &mut events),
        }
        events
    }
}
