//! Fighters: where each is and how it flies.

use std::hash::{Hash, Hasher};

use contract::Seat;
use serde::Serialize;

use crate::field::{Field, FieldSet, Latitude, Longitude, Pole, Rotation};
use crate::map::Cell;

/// How many fighters a player has.
pub const FIGHTERS: usize = 18;

/// The number of a fighter, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Number(u8);

impl Number {
    /// Returns the number at a place, counted from 0.
    pub const fn nth(place: usize) -> Option<Self> {
        if place < FIGHTERS { Some(Self(place as u8 + 1)) } else { None }
    }

    /// Returns its place, from 0.
    pub const fn place(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns it as it is printed.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Reads a number.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let number: usize = text.parse().ok().filter(|_| !text.starts_with(['0', '+']))?;
        Self::nth(number.checked_sub(1)?)
    }
}

/// Where a fighter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub enum Fighter {
    /// It is not in play.
    #[default]
    InReserve,
    /// R24. It flies in space.
    InSpace(Cell),
    /// A planet has met it and it has declined to land, with that option.
    Declined(Cell),
    /// R32. It flies along a circle of latitude.
    OnCircle(Field, Rotation),
    /// R33. It flies along a longitude, from pole to pole.
    OnMeridian(Field, Longitude, Pole),
    /// R39. It crosses over to a latitude along the longitude of its field.
    Crossing(Field, Pole, Latitude),
    /// It is on a pole and its owner has yet to say which longitude it faces, with that option.
    Unfaced(Field),
}

impl Fighter {
    /// Returns its field, on a planet.
    pub const fn field(self) -> Option<Field> {
        match self {
            Self::OnCircle(field, _)
            | Self::OnMeridian(field, ..)
            | Self::Crossing(field, ..)
            | Self::Unfaced(field) => Some(field),
            Self::InReserve | Self::InSpace(_) | Self::Declined(_) => None,
        }
    }

    /// Returns its cell, in space.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::InSpace(cell) | Self::Declined(cell) => Some(cell),
            _ => None,
        }
    }

    /// R37. Puts it on a longitude: on a pole it faces the way back.
    pub(crate) fn on_meridian(field: Field, longitude: Longitude, pole: Pole) -> Self {
        let pole = if field.latitude() == pole.latitude() { pole.other() } else { pole };
        Self::OnMeridian(field, longitude, pole)
    }
}

/// A set of fighters of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct FighterSet(u32);

impl FighterSet {
    /// Returns the set with a fighter added.
    #[must_use]
    pub const fn with(self, number: Number) -> Self {
        Self(self.0 | 1 << number.place())
    }

    /// Says whether a fighter is in the set.
    pub const fn contains(self, number: Number) -> bool {
        self.0 >> number.place() & 1 == 1
    }

    /// Says whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the numbers in order.
    pub fn iter(self) -> impl Iterator<Item = Number> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| Number(left.trailing_zeros() as u8 + 1));
            left &= left.wrapping_sub(1);
            number
        })
    }
}

impl FromIterator<Number> for FighterSet {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::default(), Self::with)
    }
}

/// The fighters of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Fleet {
    fighters: [Fighter; FIGHTERS],
    /// Those in space and those on the planet, kept beside them so that nobody has to look for them.
    space: FighterSet,
    landed: FighterSet,
}

/// A tree hashes a state at every step, and most fighters are often in reserve: only those in play are gone through.
impl Hash for Fleet {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.in_play().hash(hasher);
        self.in_play().iter().for_each(|number| self.get(number).hash(hasher));
    }
}

impl Fleet {
    /// Returns a fighter.
    pub const fn get(&self, number: Number) -> Fighter {
        self.fighters[number.place()]
    }

    /// Puts a fighter somewhere.
    pub fn put(&mut self, number: Number, fighter: Fighter) {
        let bit = 1 << number.place();
        self.fighters[number.place()] = fighter;
        self.space.0 &= !bit;
        self.landed.0 &= !bit;
        if fighter.cell().is_some() {
            self.space.0 |= bit;
        } else if fighter.field().is_some() {
            self.landed.0 |= bit;
        }
    }

    /// Returns those in space.
    pub const fn in_space(&self) -> FighterSet {
        self.space
    }

    /// Returns those on a planet.
    pub const fn on_planet(&self) -> FighterSet {
        self.landed
    }

    /// Returns those in play.
    pub const fn in_play(&self) -> FighterSet {
        FighterSet(self.space.0 | self.landed.0)
    }

    /// Returns the fields on which there are any.
    pub fn fields(&self) -> FieldSet {
        self.landed.iter().filter_map(|number| self.get(number).field()).collect()
    }

    /// Returns those in a cell.
    pub fn in_cell(&self, cell: Cell) -> FighterSet {
        self.space.iter().filter(|number| self.get(*number).cell() == Some(cell)).collect()
    }

    /// R52. Returns those that a planet in this cell has met and that have not declined.
    pub(crate) fn met_in(&self, cell: Cell) -> FighterSet {
        self.space.iter().filter(|number| self.get(*number) == Fighter::InSpace(cell)).collect()
    }

    /// Returns those whose facing is open.
    pub(crate) fn unfaced(&self) -> FighterSet {
        self.landed.iter().filter(|number| matches!(self.get(*number), Fighter::Unfaced(_))).collect()
    }

    /// R48. Returns the lowest number that is not in play.
    pub(crate) fn free(&self) -> Option<Number> {
        Number::nth((!self.in_play().0).trailing_zeros() as usize)
    }
}

/// A fighter of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnedFighter {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub number: Number,
}
