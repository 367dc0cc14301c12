//! Places at the table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in seat order. Its printed name is the game's ([`crate::Info::seat_names`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 6;
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with this place in seat order.
    ///
    /// # Panics
    /// When `index` is not below [`Seat::MOST`].
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST, "a table has at most six seats");
        Self(index as u8)
    }

    /// Returns the place in seat order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats: who is asked, who won, or whose secrets an observer may see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

/// Somebody looking at a game, given by the seats whose secrets they may see: none for a spectator, one for a player,
/// all after the end.
pub type Observer = SeatSet;

impl SeatSet {
    /// The empty set; as an observer, a spectator.
    pub const NONE: Self = Self(0);

    /// Returns the set of the first `seats` seats.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Returns the set that holds this seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Says whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns the set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Returns the set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Says whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the lowest seat of the set: drivers ask it first.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}
