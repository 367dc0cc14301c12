//! The solar map: rings of cells round the sun, the straight links between them, and what each of the eight directions
//! from a cell points at.

use std::fmt;

use serde::Serialize;

use crate::field::Longitude;

/// How many directions there are round a planet.
pub const DIRECTIONS: usize = 8;
/// The most cells on a ring.
pub(crate) const RING: u8 = 60;

/// A ring of cells, which is the orbit of a planet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Ring {
    /// Earth's.
    Earth,
    /// Mars'.
    Mars,
    /// Ceres'.
    Ceres,
}

impl Ring {
    /// All of them, from the sun outwards.
    pub const ALL: [Self; 3] = [Self::Earth, Self::Mars, Self::Ceres];

    /// Returns its letter.
    pub const fn letter(self) -> &'static str {
        ["E", "M", "C"][self as usize]
    }
}

/// A cell of the map, by its ring and its number on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "String")]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell with this number on a ring.
    pub const fn new(ring: Ring, number: u8) -> Self {
        Self((ring as u8) << 6 | number & 0x3F)
    }

    /// Returns its ring.
    pub const fn ring(self) -> Ring {
        match self.0 >> 6 {
            0 => Ring::Earth,
            1 => Ring::Mars,
            _ => Ring::Ceres,
        }
    }

    /// Returns its number on the ring.
    pub const fn number(self) -> u8 {
        self.0 & 0x3F
    }

    /// Reads a name: `M11`. Whether there is such a cell is the map's to say.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let ring = Ring::ALL.into_iter().find(|ring| text.starts_with(ring.letter()))?;
        let digits = &text[1..];
        let plain = digits == "0" || !digits.starts_with(['0', '+']);
        let number: u8 = digits.parse().ok().filter(|number| plain && *number < RING)?;
        Some(Self::new(ring, number))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ring().letter(), self.number())
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

/// A direction round a planet, counted counter-clockwise from the sun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Direction(u8);

impl Direction {
    /// Along the orbit, against the way of the planets.
    pub const CLOCKWISE: Self = Self(2);
    /// Straight away from the sun.
    pub const OUT: Self = Self(4);
    /// Along the orbit, the way of the planets.
    pub const COUNTER: Self = Self(6);
    /// Straight to the sun.
    pub const IN: Self = Self(0);
    /// The straight ones, which count first where two point at the same cell.
    const STRAIGHT_FIRST: [Self; DIRECTIONS] =
        [Self::IN, Self::OUT, Self::CLOCKWISE, Self::COUNTER, Self(1), Self(3), Self(5), Self(7)];

    /// Lists all of them, from the sun on.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DIRECTIONS as u8).map(Self)
    }

    /// Returns its number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the direction that a longitude faces on a planet of this spin.
    pub const fn faced_by(longitude: Longitude, spin: u8) -> Self {
        Self((spin + 8 - longitude.number()) % 8)
    }

    /// Returns the longitude that faces this direction on a planet of this spin.
    pub const fn longitude(self, spin: u8) -> Longitude {
        Longitude::new(spin + 8 - self.0)
    }
}

/// What the data file says of a cell.
#[derive(Clone, Debug)]
pub struct CellPlace {
    /// The cell.
    pub cell: Cell,
    /// The degrees that it spans, counter-clockwise from 3 o'clock.
    pub angles: [f64; 2],
    /// The straight link towards the sun.
    pub inward: Option<Cell>,
    /// The straight link away from it.
    pub outward: Option<Cell>,
    /// What each direction points at.
    pub points: [Option<Cell>; DIRECTIONS],
}

/// The solar map.
#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) cells: Vec<CellPlace>,
    pub(crate) sizes: [u8; 3],
    /// The radius of the sun, and the inner and outer radius of each ring, for drawings.
    pub sun_radius: f64,
    /// The inner and the outer radius of each ring.
    pub radii: [[f64; 2]; 3],
}

impl Map {
    /// Returns all cells, ring by ring from the sun outwards.
    pub fn cells(&self) -> &[CellPlace] {
        &self.cells
    }

    /// Returns how many cells a ring has.
    pub const fn size(&self, ring: Ring) -> u8 {
        self.sizes[ring as usize]
    }

    /// Says whether there is such a cell.
    pub const fn has(&self, cell: Cell) -> bool {
        cell.number() < self.size(cell.ring())
    }

    /// Returns what the data file says of a cell that the map has.
    pub fn place(&self, cell: Cell) -> &CellPlace {
        let before: u8 = self.sizes[..cell.ring() as usize].iter().sum();
        &self.cells[usize::from(before) + usize::from(cell.number())]
    }

    /// Returns what a direction from a cell points at; nothing at the sun and off the map.
    pub fn pointed_at(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.place(cell).points[direction.number()]
    }

    /// R50. Returns the next cell counter-clockwise on the ring.
    pub const fn counter_clockwise(&self, cell: Cell) -> Cell {
        let next = cell.number() + 1;
        Cell::new(cell.ring(), if next == self.size(cell.ring()) { 0 } else { next })
    }

    /// R24. Returns the next cell clockwise on the ring.
    pub const fn clockwise(&self, cell: Cell) -> Cell {
        let number = if cell.number() == 0 { self.size(cell.ring()) } else { cell.number() };
        Cell::new(cell.ring(), number - 1)
    }

    /// R24. Returns where a fighter in a cell moves that is on its way to a ring.
    pub(crate) fn next(&self, cell: Cell, ring: Ring) -> Cell {
        let place = self.place(cell);
        match cell.ring().cmp(&ring) {
            std::cmp::Ordering::Less => place.outward.unwrap_or(cell),
            std::cmp::Ordering::Greater => place.inward.unwrap_or(cell),
            std::cmp::Ordering::Equal => self.clockwise(cell),
        }
    }

    /// R25. Returns the longitude of a planet that faces a cell; the straight one where two do.
    pub(crate) fn facing(&self, planet: Cell, spin: u8, from: Cell) -> Longitude {
        let points = &self.place(planet).points;
        let facing = Direction::STRAIGHT_FIRST.into_iter().find(|direction| points[direction.number()] == Some(from));
        facing.unwrap_or(Direction::IN).longitude(spin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_as_they_are_written() {
        for name in ["E0", "M11", "C15"] {
            assert_eq!(Cell::read(name).map(|cell| cell.to_string()).as_deref(), Some(name));
        }
        for broken in ["E", "M01", "X1", "C60", "M-1", ""] {
            assert_eq!(Cell::read(broken), None, "{broken}");
        }
    }

    #[test]
    fn a_longitude_faces_the_direction_that_it_faces() {
        for spin in 0..8 {
            for longitude in Longitude::all() {
                assert_eq!(Direction::faced_by(longitude, spin).longitude(spin), longitude);
            }
        }
        assert_eq!(Direction::OUT.longitude(2).number(), 6);
    }
}
