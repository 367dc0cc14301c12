//! What happens inside a step, for those who tell or show it. Playouts pass `()`, which sees nothing and costs nothing.

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::space::{Column, Rows, Space};
use crate::state::{Ship, State};

/// One thing that happened, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The ships of the column moved down by so many rows, the one on the starting spot included.
    ColumnMoves {
        /// The column.
        column: Column,
        /// By how many rows.
        by: u8,
        /// Where they landed, before anything was resolved; rows below the ground's tell ships that overshot it apart.
        rows: Rows,
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
        /// The column that the arrow shows to.
        to: Column,
    },
    /// A ship on a mothership icon calls the mothership down.
    Calls {
        /// Its column.
        column: Column,
        /// Its row.
        row: u8,
    },
    /// A ship reached the ground.
    Lands {
        /// Its column.
        column: Column,
        /// The ground, or a row below for a ship that overshot it.
        row: u8,
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
        /// The value of the room.
        value: u8,
        /// How much was gained.
        gained: u8,
        /// The energy now.
        total: u8,
    },
    /// A room sends fighters; the ships they shoot down follow.
    Fighters {
        /// The value of the room.
        value: u8,
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
        /// The value of the room.
        value: u8,
        /// By how many steps the marker went on.
        steps: u8,
        /// Where it stands now.
        total: u8,
    },
    /// The excavator drove on.
    Excavated {
        /// The place on its path that it left.
        from: u8,
        /// The place where it stands now.
        to: u8,
    },
    /// The excavator was pushed back.
    Pushed {
        /// The place on its path that it left.
        from: u8,
        /// The place where it stands now; the same when it cannot go further back.
        to: u8,
    },
    /// A robot worked and rests.
    RobotWorked {
        /// Where it stands.
        space: Space,
        /// Its number now.
        value: u8,
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
        /// Where it stands now.
        total: u8,
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

impl UnderFallingSkies {
    /// Says whether this action is allowed there and leads from one position to the other.
    pub fn leads(&self, before: &State, action: Action, after: &State) -> bool {
        let mut found = *before;
        self.refuse(before, action).is_ok() && {
            self.act(&mut found, action, &mut ());
            found == *after
        }
    }

    /// Returns what happens when this action, which is allowed there, is taken.
    pub fn events(&self, before: &State, action: Action) -> Vec<Event> {
        let (mut after, mut events) = (*before, Vec::new());
        self.act(&mut after, action, &mut events);
        events
    }
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
