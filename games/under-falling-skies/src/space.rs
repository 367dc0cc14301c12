//! Places: the columns, the rows of the sky, and the spaces of the base.

use std::fmt;

use contract::{Malformed, Phrase};
use serde::Serialize;

/// How many columns run through sky and base.
pub const COLUMNS: usize = 5;
/// How many spaces the base has, in rows A to F.
pub const SPACES: usize = 30;
/// The row below the sky, where ships do damage.
pub const GROUND: u8 = 16;

/// A column, counted from 0; written 1 to 5.
pub type Column = usize;

/// A space of the base: rows A to F from top to bottom, columns 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// Returns the space with this number, counted along the rows from A1.
    pub const fn new(number: usize) -> Self {
        assert!(number < SPACES, "the base has 30 spaces");
        Self(number as u8)
    }

    /// Returns the number of the space, counted along the rows from A1.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the column of the space.
    pub const fn column(self) -> Column {
        self.0 as usize % COLUMNS
    }

    /// Returns the row of the space, 0 for A.
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// Returns the set that holds only this space.
    pub const fn alone(self) -> Spaces {
        Spaces(1 << self.0)
    }

    /// Reads a name like `C4`.
    ///
    /// # Errors
    /// When it is no space of the base.
    pub fn read(name: &str) -> Result<Self, Malformed> {
        let place = match name.as_bytes() {
            [row @ b'A'..=b'F', column @ b'1'..=b'5'] => Some((row - b'A') * 5 + (column - b'1')),
            _ => None,
        };
        place.map(Self).ok_or_else(|| {
            Malformed::new(name, "is no space of the base; spaces are A1 to F5")
                .said(Phrase::new("form-space").with("first", "A1").with("last", "F5"))
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row() as u8), self.column() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of spaces of the base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spaces(u32);

impl Spaces {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// All spaces of the base.
    pub const ALL: Self = Self((1 << SPACES) - 1);

    /// Returns the spaces of a column.
    pub const fn of_column(column: Column) -> Self {
        Self(0b00001_00001_00001_00001_00001_00001 << column)
    }

    /// Returns the spaces of a row, 0 for A.
    pub const fn of_row(row: usize) -> Self {
        Self(0b11111 << (row * COLUMNS))
    }

    /// Says whether the space is in the set.
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Says whether no space is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of spaces in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the spaces in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the spaces in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the spaces that are not in the other set.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the spaces in order, A1 first.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let space = Space(left.trailing_zeros() as u8);
                left &= left - 1;
                space
            })
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, |set, space| set.or(space.alone()))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of rows of one column: bit 1 is row 1, bit 16 the ground. While a column moves, bits above bit 16 stand for
/// ships that overshot the ground, so that no two ships share a bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rows(pub u32);

impl Rows {
    /// Says whether the row is in the set.
    pub const fn contains(self, row: u8) -> bool {
        self.0 >> row & 1 == 1
    }

    /// Says whether no row is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of rows in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a row.
    pub const fn insert(&mut self, row: u8) {
        self.0 |= 1 << row;
    }

    /// Takes a row out.
    pub const fn remove(&mut self, row: u8) {
        self.0 &= !(1 << row);
    }

    /// Returns the rows in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the rows in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the topmost row of the set.
    pub const fn top(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// Returns the rows from top to bottom.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..32).filter(move |row| self.contains(*row))
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Rows {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|row| row.min(GROUND)))
    }
}
