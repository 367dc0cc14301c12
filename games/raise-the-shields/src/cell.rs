//! Triangles of the realm and sets of them.

use std::fmt;

use contract::{Malformed, Phrase};
use serde::{Serialize, Serializer};

/// The number of sectors.
pub const SECTORS: usize = 6;
/// The most rows of a sector.
pub const ROWS: usize = 4;
/// The most triangles that row 1 to 4 of a sector can have.
pub const ROW_LENGTHS: [usize; ROWS] = [5, 7, 9, 11];
/// The most triangles of a sector.
pub const PER_SECTOR: usize = 32;
/// The most triangles of a realm.
pub const CELLS: usize = SECTORS * PER_SECTOR;
/// Where each row begins among the triangles of its sector.
const ROW_STARTS: [usize; ROWS] = [0, 5, 12, 21];

/// A sector, from 0 for sector 1.
pub type Sector = usize;

/// A triangle, in the order of codes: sector, row, letter (section 2.2 of the dossier).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Returns the triangle with this number in the order of codes.
    ///
    /// # Panics
    /// When `number` is not below [`CELLS`].
    pub const fn new(number: usize) -> Self {
        assert!(number < CELLS, "a realm has at most 192 triangles");
        Self(number as u8)
    }

    /// Returns the triangle at a place: sector from 0, row from 0 (row 1), letter from 0 (`a`).
    pub fn at(sector: Sector, row: usize, letter: usize) -> Option<Self> {
        let fits = sector < SECTORS && row < ROWS && letter < ROW_LENGTHS[row];
        fits.then(|| Self((sector * PER_SECTOR + ROW_STARTS[row] + letter) as u8))
    }

    /// Returns the number in the order of codes.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the sector, from 0.
    pub const fn sector(self) -> Sector {
        self.0 as usize / PER_SECTOR
    }

    /// Returns the row, from 0 for row 1.
    pub const fn row(self) -> usize {
        let within = self.within() as usize;
        (within >= ROW_STARTS[1]) as usize + (within >= ROW_STARTS[2]) as usize + (within >= ROW_STARTS[3]) as usize
    }

    /// Returns the letter's place, from 0 for `a`.
    pub const fn letter(self) -> usize {
        self.within() as usize - ROW_STARTS[self.row()]
    }

    const fn within(self) -> u8 {
        self.0 % PER_SECTOR as u8
    }

    /// Reads a code like `13h`.
    ///
    /// # Errors
    /// When it is no code.
    pub fn read(code: &str) -> Result<Self, Malformed> {
        let place = |low: u8, byte: u8| byte.checked_sub(low).map(usize::from);
        let cell = match code.as_bytes() {
            [sector, row, letter] => place(b'1', *sector)
                .zip(place(b'1', *row))
                .zip(place(b'a', *letter))
                .and_then(|((sector, row), letter)| Self::at(sector, row, letter)),
            _ => None,
        };
        cell.ok_or_else(|| {
            Malformed::new(code, "is no triangle; a code reads `13h`: sector 1 to 6, row 1 to 4, letter")
                .said(Phrase::new("form-triangle").with("code", "13h"))
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.letter() as u8);
        write!(f, "{}{}{letter}", self.sector() + 1, self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A set of triangles: one word of bits for each sector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Cells(pub [u32; SECTORS]);

impl Cells {
    /// The empty set.
    pub const NONE: Self = Self([0; SECTORS]);

    /// Says whether the triangle is in the set.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.sector()] >> cell.within() & 1 == 1
    }

    /// Adds a triangle.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.sector()] |= 1 << cell.within();
    }

    /// Returns the triangles of both sets.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|sector| self.0[sector] | other.0[sector]))
    }

    /// Returns the triangles that are in both sets.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|sector| self.0[sector] & other.0[sector]))
    }

    /// Returns the triangles of this set that are not in the other.
    #[must_use]
    pub fn but(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|sector| self.0[sector] & !other.0[sector]))
    }

    /// Says whether no triangle is in both sets.
    pub fn misses(&self, other: &Self) -> bool {
        self.and(other).is_empty()
    }

    /// Says whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; SECTORS]
    }

    /// Returns the number of triangles.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the triangles in the order of codes.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        (0..SECTORS).flat_map(|sector| self.in_sector(sector))
    }

    /// Returns the triangles of a sector in the order of codes.
    pub fn in_sector(&self, sector: Sector) -> impl Iterator<Item = Cell> + use<> {
        let mut word = self.0[sector];
        std::iter::from_fn(move || {
            let bit = word.trailing_zeros();
            (bit < u32::BITS).then(|| {
                word &= word - 1;
                Cell((sector * PER_SECTOR) as u8 + bit as u8)
            })
        })
    }

    /// Returns a sector and its two neighbours in one word, from the lowest bit: the one before, the sector, the one
    /// after. A shape drawn in the sector lies within these three.
    pub(crate) const fn window(&self, sector: Sector) -> u128 {
        let [before, after] = [self.0[(sector + SECTORS - 1) % SECTORS], self.0[(sector + 1) % SECTORS]];
        before as u128 | (self.0[sector] as u128) << 32 | (after as u128) << 64
    }
}

/// The bits of the sector itself in its [`Cells::window`].
pub(crate) const OWN_SECTOR: u128 = (u32::MAX as u128) << 32;

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}

/// Writes a set as the sheet in a position line has it: `1de2fg/-/-/-/-/-`.
impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for sector in 0..SECTORS {
            if sector > 0 {
                f.write_str("/")?;
            }
            if self.0[sector] == 0 {
                f.write_str("-")?;
            }
            let mut row = ROWS;
            for cell in self.in_sector(sector) {
                if cell.row() != row {
                    row = cell.row();
                    write!(f, "{}", row + 1)?;
                }
                write!(f, "{}", char::from(b'a' + cell.letter() as u8))?;
            }
        }
        Ok(())
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_triangle_is_read_as_it_is_written_and_codes_are_in_order() {
        let codes: Vec<String> = (0..CELLS).map(|number| Cell::new(number).to_string()).collect();
        assert!(codes.is_sorted());
        for (number, code) in codes.iter().enumerate() {
            assert_eq!(Cell::read(code), Ok(Cell::new(number)));
        }
        for broken in ["", "1", "11f", "12h", "13j", "14l", "15a", "71a", "01a", "1a1", "11A", "11é", "11b1"] {
            assert!(Cell::read(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn a_window_holds_the_sector_between_its_neighbours() {
        let at = |code| Cell::read(code).expect("a code");
        let cells: Cells = ["61e", "11b", "21a"].map(at).into_iter().collect();
        assert_eq!(cells.window(0), 1 << 4 | 1 << (32 + 1) | 1 << 64);
        assert_eq!(cells.window(0) & OWN_SECTOR, 1 << (32 + 1));
        assert_eq!(cells.window(3), 0);
    }
}
