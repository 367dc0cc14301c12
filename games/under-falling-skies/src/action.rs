//! What the player may do, and what chance may bring.

use crate::space::{Column, Space};
use crate::state::Die;

/// The most ships a column can hold: five green and two red.
pub const SHIPS: usize = 7;

/// What the player may do, in the order in which legal actions are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places an ordinary die, or the excavating die.
    Place {
        /// The die.
        die: Die,
        /// Whether it is the excavating die.
        digs: bool,
        /// Where.
        space: Space,
        /// In which order the ships of the column resolve; written only with `effect_order` = player.
        order: Order,
    },
    /// Rerolls the dice in hand; only with `white_reroll` = optional.
    Reroll,
    /// Keeps the dice in hand; only with `white_reroll` = optional.
    Keep,
    /// Uses the room named by its first space.
    Use(Space),
    /// Moves the excavator to the excavating die.
    Excavate,
    /// Gives up the die on this space.
    GiveUp(Space),
    /// Gives up the excavating die.
    GiveUpExcavating,
    /// Sites the new robot.
    Site {
        /// Where.
        space: Space,
        /// The robot that is taken off the board first.
        instead_of: Option<Space>,
    },
    /// Builds no robot after all.
    Decline,
    /// Ends the rooms phase.
    End,
    /// Runs the mothership phase: the only action of its phase.
    Mothership,
    /// Puts the next waiting ship on the spot of this column.
    Spawn(Column),
    /// Takes a robot off the board.
    Remove(Space),
}

/// The rows of the ships that resolve something, in the order in which they do; empty where there is no choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Order([u8; SHIPS]);

impl Order {
    /// No order: top first, or as the options say.
    pub const NONE: Self = Self([0; SHIPS]);

    /// Returns the order that names these rows, each 1 to 16; `None` if there are more than there can be ships.
    pub fn new(rows: &[u8]) -> Option<Self> {
        let mut order = [0; SHIPS];
        order.get_mut(..rows.len())?.copy_from_slice(rows);
        Some(Self(order))
    }

    /// Returns the rows.
    pub fn rows(&self) -> &[u8] {
        &self.0[..self.len()]
    }

    fn len(self) -> usize {
        self.0.iter().position(|row| *row == 0).unwrap_or(SHIPS)
    }

    /// Returns the same rows from top to bottom, the order that [`Order::next`] starts from.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        let len = self.len();
        self.0[..len].sort_unstable();
        self
    }

    /// Returns the next different order of the same rows, counting up from the sorted one; `None` after the last.
    #[must_use]
    pub fn next(mut self) -> Option<Self> {
        let len = self.len();
        let rows = &mut self.0[..len];
        let rise = rows.windows(2).rposition(|pair| pair[0] < pair[1])?;
        let larger = rows.iter().rposition(|row| *row > rows[rise])?;
        rows.swap(rise, larger);
        rows[rise + 1..].reverse();
        Some(self)
    }
}

/// What chance may bring: how many dice of each colour (black, white) show 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll(pub [[u8; 6]; 2]);
