//! The board as it lies on the table: the cards' chosen sides, turned into tables that the rules look things up in.

use crate::space::{COLUMNS, GROUND, Rows, SPACES, Space, Spaces};

/// The highest number that an explosion can have; a value above it hits all the same.
pub const STRONGEST: usize = 18;

/// What a cell of the sky shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// Nothing.
    Empty,
    /// An arrow to the column on the left.
    Left,
    /// An arrow to the column on the right.
    Right,
    /// The mothership descends.
    Mothership,
    /// Fighters of at least this value shoot down a ship here.
    Explosion(u8),
}

/// What the margin of a row of the sky shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Margin {
    /// Nothing.
    Empty,
    /// The excavator goes back this many spaces.
    ExcavatorBack(u8),
    /// The research marker goes back this many spaces.
    ResearchBack(u8),
    /// A red ship joins.
    RedShip,
    /// The base takes 1 damage.
    Damage,
    /// The game is lost when the mothership covers this row.
    Skull,
}

/// What a room does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Ships in the column move one row less.
    AntiAircraft,
    /// Adds energy.
    Energy,
    /// Shoots down ships.
    Fighter,
    /// Advances the research.
    Research,
    /// Builds a robot.
    Robot,
}

/// A room of the base.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Room {
    /// Its spaces in the order of the data file, starting with the one that names it.
    pub spaces: Vec<Space>,
    /// The same as a set.
    pub set: Spaces,
    /// What it does, in order.
    pub effects: Vec<Effect>,
    /// R35: added once to the sum of its dice.
    pub modifier: i8,
    /// R33: energy to pay.
    pub cost: u8,
}

impl Room {
    /// Returns the space that names the room.
    pub fn name(&self) -> Space {
        self.spaces[0]
    }

    /// Says whether the room has this effect.
    pub fn does(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }
}

/// R1: the cards in a stack, with the sides that are up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// R3: where the starting spots lie at setup.
    pub mothership_start: u8,
    /// The columns with a green ship on the spot at setup.
    pub green_on_spots: [bool; COLUMNS],
    /// Red ships that wait on the mothership card at setup.
    pub red_waiting: u8,
    /// All red ships of the box.
    pub red_ships: u8,
    /// Black and white dice.
    pub dice: [u8; 2],
    /// The sky by column, then row from 1; row 0 is the edge of the mothership card.
    pub sky: [[Icon; GROUND as usize]; COLUMNS],
    /// Arrows to the left, by column.
    pub arrows_left: [Rows; COLUMNS],
    /// Arrows to the right, by column.
    pub arrows_right: [Rows; COLUMNS],
    /// Mothership icons, by column.
    pub descents: [Rows; COLUMNS],
    /// The explosions that a fighter value hits, by value, then column.
    pub explosions: [[Rows; COLUMNS]; STRONGEST + 1],
    /// The margin by row.
    pub margin: [Margin; GROUND as usize],
    /// The row that ends the game when the mothership covers it.
    pub skull: u8,
    /// The excavator's way.
    pub path: Vec<Space>,
    /// Where on the path a space lies.
    pub place: [Option<u8>; SPACES],
    /// Where on the path the excavator starts.
    pub excavator_start: u8,
    /// R58: how far back on the path it can be pushed.
    pub excavator_floor: u8,
    /// Spaces excavated while the excavator stands at a place of the path.
    pub excavated: Vec<Spaces>,
    /// Spaces of rooms that take dice and robots, while the excavator stands at a place of the path (R11, option
    /// `partial_room`).
    pub open: Vec<Spaces>,
    /// The places of the path from which each research room of several spaces is open.
    pub laboratories: Vec<u8>,
    /// All rooms, in the order of the data file.
    pub rooms: Vec<Room>,
    /// The room of a space, as an index into `rooms`; `None` for tunnels.
    pub room_of: [Option<u8>; SPACES],
    /// The value that each step of the research needs.
    pub research: Vec<u8>,
    /// Energy at setup.
    pub energy_start: u8,
    /// The most energy that can be stored.
    pub energy_most: u8,
    /// R69: the damage that loses the game.
    pub damage_limit: u8,
    /// The bursts of the damage track on the upper and on the lower base card.
    pub bursts: [u8; 2],
}

impl Board {
    /// Returns the room of a space.
    pub fn room(&self, space: Space) -> Option<&Room> {
        self.room_of[space.number()].map(|room| &self.rooms[room as usize])
    }

    /// Returns the room that is named by this space, its first.
    pub fn named(&self, space: Space) -> Option<&Room> {
        self.room(space).filter(|room| room.name() == space)
    }
}
