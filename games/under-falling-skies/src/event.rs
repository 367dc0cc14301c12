//! What happens inside a step, for those who tell it. Playouts pass `()`, which sees nothing and costs nothing.

use crate::space::{Column, Space};
use crate::state::Ship;

/// One thing that happened, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// The ships of the column moved down by so many rows.
    ColumnMoves {
        /// The column.
        column: Column,
        /// By how many rows.
        by: u8,
    },
    /// A 1 in an anti-aircraft room: no ship moved.
    NoMove,
    /// An arrow took a ship to the neighbouring column.
    Slides {
        /// The row.
        row: u8,
        /// The column it left.
        from: Column,
        /// The column it entered.
        to: Column,
    },
    /// An arrow could not take a ship, since one stood there.
    Blocked {
        /// The row.
        row: u8,
        /// The ship's column.
        column: Column,
    },
    /// A ship reached the ground.
    Lands {
        /// Its column.
        column: Column,
    },
    /// The base took damage.
    Damage {
        /// The damage now.
        damage: u8,
        /// The rule that dealt it.
        rule: &'static str,
    },
    /// The mothership descended.
    Descends {
        /// Its row now.
        row: u8,
        /// The rule that moved it.
        rule: &'static str,
    },
    /// The mothership swept up a ship.
    Swept {
        /// The ship's column.
        column: Column,
    },
    /// A room added energy.
    Energy {
        /// How much was gained.
        gained: u8,
        /// The energy now.
        total: u8,
    },
    /// A ship was shot down.
    ShotDown {
        /// Its column.
        column: Column,
        /// Its row.
        row: u8,
        /// Its colour.
        ship: Ship,
    },
    /// A room gave research.
    Research {
        /// By how many steps the marker went on.
        steps: u8,
        /// Where it stands now.
        total: u8,
    },
    /// The excavator drove on.
    Excavated {
        /// Where it stands now.
        space: Space,
    },
    /// The excavator was pushed back.
    Pushed {
        /// Where it stands now.
        space: Space,
    },
    /// A robot left the board.
    RobotGone {
        /// Where it stood.
        space: Space,
        /// The rule that removed it.
        rule: &'static str,
    },
    /// The research marker went back.
    ResearchBack {
        /// By how many steps.
        steps: u8,
    },
    /// A red ship was called.
    RedShip {
        /// Whether one was set aside, to join those that wait.
        joins: bool,
    },
    /// A waiting ship took a spot.
    Spawned {
        /// The spot's column.
        column: Column,
        /// Its colour.
        ship: Ship,
    },
    /// The research was finished.
    Won,
    /// The base was destroyed.
    LostByDamage,
    /// The mothership covered the skull.
    LostToSkull,
}

/// Somebody who is told what happens.
pub(crate) trait Witness {
    /// Sees one thing happen.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline]
    fn see(&mut self, _event: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
