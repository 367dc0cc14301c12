//! What changes during a game: plain data, copied to undo.

use serde::Serialize;

use crate::space::{COLUMNS, Column, Rows, Space, Spaces};

/// The colour of a ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ship {
    /// One of the five that keep coming back.
    Green,
    /// One that joins by a symbol and stays away once shot down.
    Red,
}

/// The colour of an action die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// An ordinary die.
    Black,
    /// A die that rerolls those still in hand.
    White,
}

impl Colour {
    /// Both colours, in the order of the notation.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];
}

/// An action die and the number it shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// Its number, 1 to 6.
    pub value: u8,
}

/// Where in a round the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The roll of all five dice is due.
    Roll,
    /// The player places a die.
    Place,
    /// The reroll of the dice in hand is due.
    Reroll,
    /// The player says whether to reroll; only with `white_reroll` = optional.
    Offer,
    /// The player uses rooms.
    Rooms,
    /// The player sites a robot of this value, built by the room named by its first space.
    Site {
        /// The value, 1 to 6.
        value: u8,
        /// The first space of the room that built it.
        room: Space,
    },
    /// The mothership phase is due: a step without a choice.
    Mothership,
    /// The player chooses the spot of the next waiting ship.
    Spawn,
    /// The research is finished.
    Won,
    /// The city has fallen.
    Lost,
}

/// The ships of one column of the sky. No space holds two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Sky {
    /// The rows of green ships.
    pub green: Rows,
    /// The rows of red ships.
    pub red: Rows,
}

impl Sky {
    /// Returns the rows of all ships.
    pub const fn ships(self) -> Rows {
        self.green.or(self.red)
    }

    /// Returns the ship on this row.
    pub const fn ship(self, row: u8) -> Option<Ship> {
        match (self.green.contains(row), self.red.contains(row)) {
            (true, _) => Some(Ship::Green),
            (_, true) => Some(Ship::Red),
            _ => None,
        }
    }

    /// Puts a ship on an empty row.
    pub const fn insert(&mut self, row: u8, ship: Ship) {
        match ship {
            Ship::Green => self.green.insert(row),
            Ship::Red => self.red.insert(row),
        }
    }

    /// Takes the ship off this row.
    pub const fn remove(&mut self, row: u8) -> Option<Ship> {
        let ship = self.ship(row);
        self.green.remove(row);
        self.red.remove(row);
        ship
    }
}

/// Ships that wait on the mothership card without a spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Waiting {
    /// How many green ones.
    pub green: u8,
    /// How many red ones.
    pub red: u8,
}

impl Waiting {
    /// Lets a ship wait.
    pub const fn add(&mut self, ship: Ship) {
        match ship {
            Ship::Green => self.green += 1,
            Ship::Red => self.red += 1,
        }
    }

    /// R64: returns the ship that is placed next, all green before any red.
    pub const fn next(self) -> Option<Ship> {
        match (self.green, self.red) {
            (0, 0) => None,
            (0, _) => Some(Ship::Red),
            _ => Some(Ship::Green),
        }
    }

    /// Takes a waiting ship away.
    pub const fn take(&mut self, ship: Ship) {
        match ship {
            Ship::Green => self.green -= 1,
            Ship::Red => self.red -= 1,
        }
    }
}

/// A blue die on a room space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Robot {
    /// Where it stands.
    pub space: Space,
    /// The number it shows, 1 to 6.
    pub value: u8,
    /// Whether it was built or used in this rooms phase and has to rest.
    pub exhausted: bool,
}

/// The dice in hand: how many show each number, and how many wait for their roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Hand {
    /// How many dice of each colour (black, white) show 1 to 6.
    pub shown: [[u8; 6]; 2],
    /// How many dice of each colour are to be rerolled.
    pub unrolled: [u8; 2],
}

impl Hand {
    /// Says whether no die is in hand.
    pub fn is_empty(&self) -> bool {
        self.count(Colour::Black) + self.count(Colour::White) == 0
    }

    /// Returns how many dice of a colour are in hand, rolled or not.
    pub fn count(&self, colour: Colour) -> u8 {
        self.shown[colour as usize].iter().sum::<u8>() + self.unrolled[colour as usize]
    }

    /// Returns how many dice like this one are in hand.
    pub const fn holds(&self, die: Die) -> u8 {
        self.shown[die.colour as usize][die.value as usize - 1]
    }

    /// Adds a die.
    pub const fn add(&mut self, die: Die) {
        self.shown[die.colour as usize][die.value as usize - 1] += 1;
    }

    /// Takes a die out.
    pub const fn take(&mut self, die: Die) {
        self.shown[die.colour as usize][die.value as usize - 1] -= 1;
    }

    /// Gathers the dice for a reroll.
    pub fn gather(&mut self) {
        self.unrolled = Colour::BOTH.map(|colour| self.count(colour));
        self.shown = [[0; 6]; 2];
    }

    /// Returns the different dice in hand: black before white, low before high.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        let all = (0..12u8).map(|face| Die { colour: Colour::BOTH[face as usize / 6], value: face % 6 + 1 });
        all.filter(move |die| self.holds(*die) > 0)
    }
}

/// A die on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Placed {
    /// Where it lies.
    pub space: Space,
    /// The die.
    pub die: Die,
    /// Whether it is the excavating die.
    pub digs: bool,
}

/// A state of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// Where in the round it stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The row on which the starting spots lie; rows above are covered.
    pub mothership: u8,
    /// The ships on the starting spots, by column.
    pub spots: [Option<Ship>; COLUMNS],
    /// The ships in the sky, by column, all below the mothership.
    pub sky: [Sky; COLUMNS],
    /// The ships that wait on the mothership card.
    pub waiting: Waiting,
    /// Hits the base has taken.
    pub damage: u8,
    /// Energy in store.
    pub energy: u8,
    /// Steps of the research marker.
    pub research: u8,
    /// Where on its path the excavator stands.
    pub excavator: u8,
    /// Where it stood before it moved in this phase; kept only with `fresh_room_robot` = false.
    pub dug_from: Option<u8>,
    /// The robots on the board, by space.
    pub robots: [Option<Robot>; 2],
    /// The dice in hand.
    pub hand: Hand,
    /// The dice on the board: R10 leaves at most one a column.
    pub dice: [Option<Placed>; COLUMNS],
}

impl State {
    /// Returns the die on a space.
    pub fn die_on(&self, space: Space) -> Option<Placed> {
        self.dice[space.column()].filter(|placed| placed.space == space)
    }

    /// Returns the robot on a space.
    pub fn robot_on(&self, space: Space) -> Option<Robot> {
        self.robots.into_iter().flatten().find(|robot| robot.space == space)
    }

    /// Returns the spaces that hold a robot.
    pub fn robot_spaces(&self) -> Spaces {
        self.robots.iter().fold(Spaces::NONE, |set, robot| robot.map_or(set, |robot| set.or(robot.space.alone())))
    }

    /// Returns the spaces that hold an action die other than the excavating die.
    pub fn ordinary_dice(&self) -> Spaces {
        self.dice.iter().fold(Spaces::NONE, |set, placed| match placed {
            Some(placed) if !placed.digs => set.or(placed.space.alone()),
            _ => set,
        })
    }

    /// R9: returns the spaces that hold something.
    pub fn occupied(&self) -> Spaces {
        let dug = self.excavating().map_or(Spaces::NONE, |placed| placed.space.alone());
        self.ordinary_dice().or(dug).or(self.robot_spaces())
    }

    /// R34, R45. Returns the spaces that load their room: those with an action die that is not the excavating die, or
    /// with a ready robot.
    pub fn loaded(&self) -> Spaces {
        self.robots.iter().fold(self.ordinary_dice(), |set, robot| match robot {
            Some(robot) if !robot.exhausted => set.or(robot.space.alone()),
            _ => set,
        })
    }

    /// Returns the excavating die.
    pub fn excavating(&self) -> Option<Placed> {
        self.dice.iter().find_map(|placed| placed.filter(|placed| placed.digs))
    }

    /// Returns the number of red ships in play: on spots, in the sky, or waiting.
    pub fn red_in_play(&self) -> u8 {
        let spots = self.spots.iter().filter(|spot| **spot == Some(Ship::Red)).count() as u8;
        spots + self.sky.iter().map(|sky| sky.red.len()).sum::<u8>() + self.waiting.red
    }

    /// R5, R51. Returns how many robots are set aside.
    pub fn robots_aside(&self) -> u8 {
        self.robots.iter().filter(|robot| robot.is_none()).count() as u8
    }

    /// Puts a robot on the board, keeping the order by space. There must be room for it.
    pub fn add_robot(&mut self, robot: Robot) {
        self.robots = match self.robots {
            [Some(other), None] if other.space < robot.space => [Some(other), Some(robot)],
            [Some(other), _] => [Some(robot), Some(other)],
            [None, _] => [Some(robot), None],
        };
    }

    /// Takes a robot off the board.
    pub fn remove_robot(&mut self, space: Space) {
        self.retain_robots(|robot| robot.space != space);
    }

    /// R16, R19. Moves the ships of a column down, including the one on its starting spot.
    pub(crate) const fn lower(&mut self, column: Column, by: u8) {
        if let Some(ship) = self.spots[column].take() {
            self.sky[column].insert(self.mothership, ship);
        }
        let sky = &mut self.sky[column];
        (sky.green.0, sky.red.0) = (sky.green.0 << by, sky.red.0 << by);
    }

    /// R27, R63. Takes the ship on this row to the mothership card, where it waits.
    pub(crate) const fn board_mothership(&mut self, column: Column, row: u8) {
        if let Some(ship) = self.sky[column].remove(row) {
            self.waiting.add(ship);
        }
    }

    /// R52, R54. Takes all dice off the board and makes all robots ready; they keep their values.
    pub(crate) fn clear_rooms(&mut self) {
        self.dice = Default::default();
        self.dug_from = None;
        for robot in self.robots.iter_mut().flatten() {
            robot.exhausted = false;
        }
    }

    /// Takes off all robots for which `keep` is false.
    pub fn retain_robots(&mut self, keep: impl Fn(Robot) -> bool) {
        let [first, second] = self.robots.map(|robot| robot.filter(|robot| keep(*robot)));
        self.robots = if first.is_none() { [second, None] } else { [first, second] };
    }
}
