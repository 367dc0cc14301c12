//! Who could see something.

use contract::{Observer, Position, Seat, SeatSet};

/// The seats that could see something, and whether a spectator could.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Visibility {
    seats: SeatSet,
    spectator: bool,
}

impl Visibility {
    /// Nobody.
    pub(crate) const NOBODY: Self = Self { seats: SeatSet::NONE, spectator: false };

    /// Returns the sight of all who pass the test, asked for each seat alone and for a spectator.
    pub(crate) fn of(seats: u8, could: impl Fn(Observer) -> bool) -> Self {
        let seats = SeatSet::all(seats).iter().filter(|seat| could(SeatSet::only(*seat))).collect();
        Self { seats, spectator: could(SeatSet::NONE) }
    }

    /// Returns the sight of everybody at a table with this number of seats.
    pub(crate) const fn everybody(seats: u8) -> Self {
        Self { seats: SeatSet::all(seats), spectator: true }
    }

    /// Returns those to whom the two positions look different.
    pub(crate) fn of_change(before: &Position, after: &Position) -> Self {
        Self::of(before.seats(), |observer| !before.looks_like(after, observer))
    }

    /// Says whether the observer could: what a spectator sees, everybody does; else one of its seats must have.
    pub(crate) fn includes(self, observer: Observer) -> bool {
        self.spectator || observer.iter().any(|seat| self.seats.contains(seat))
    }

    pub(crate) fn spectator(self) -> bool {
        self.spectator
    }

    #[must_use]
    pub(crate) fn union(self, other: Self) -> Self {
        Self {
            seats: self.seats.iter().chain(other.seats.iter()).collect(),
            spectator: self.spectator || other.spectator,
        }
    }

    #[must_use]
    pub(crate) fn difference(self, other: Self) -> Self {
        let seats = self.seats.iter().filter(|seat| !other.seats.contains(*seat)).collect();
        Self { seats, spectator: self.spectator && !other.spectator }
    }

    #[must_use]
    pub(crate) fn with(self, seat: Seat) -> Self {
        Self { seats: self.seats.with(seat), ..self }
    }
}
