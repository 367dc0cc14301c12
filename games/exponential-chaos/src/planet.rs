//! A planet: thirteen craters and what stands on them (section 2.2 of the dossier).

use std::fmt;

use contract::Seat;
use serde::{Serialize, Serializer};

/// R3, R4. How many craters a planet has: one for the core, the others for cities.
pub const CRATERS: usize = 13;
/// How many sectors a planet has, each with an outer and an inner crater.
pub const SECTORS: u8 = 6;

/// A crater: `1o` and `1i` are the outer and the inner one of sector 1, `C` is in the centre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Crater(u8);

impl Crater {
    /// R3. The crater in the centre.
    pub const CORE: Self = Self(12);

    /// Returns the crater with this place in the order `1o 1i 2o ... 6i C`; none beyond it.
    pub const fn at(place: usize) -> Option<Self> {
        if place < CRATERS { Some(Self(place as u8)) } else { None }
    }

    /// Returns all craters in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CRATERS as u8).map(Self)
    }

    /// Returns its place in that order.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// Returns its sector, from 1; none for the centre.
    pub const fn sector(self) -> Option<u8> {
        if self.0 < 12 { Some(self.0 / 2 + 1) } else { None }
    }

    /// Says whether it is the outer one of its sector.
    pub const fn is_outer(self) -> bool {
        self.0 < 12 && self.0.is_multiple_of(2)
    }

    /// R53. Says whether only the core may stand on it.
    pub const fn is_core(self) -> bool {
        self.0 == 12
    }

    /// Reads its name.
    pub fn read(text: &str) -> Option<Self> {
        match text.as_bytes() {
            b"C" => Some(Self::CORE),
            [sector @ b'1'..=b'6', ring @ (b'o' | b'i')] => Some(Self((sector - b'1') * 2 + u8::from(*ring == b'i'))),
            _ => None,
        }
    }
}

impl fmt::Display for Crater {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sector() {
            Some(sector) => write!(f, "{sector}{}", if self.is_outer() { 'o' } else { 'i' }),
            None => f.write_str("C"),
        }
    }
}

/// What stands on the craters, two bits each: 0 nothing, 1 damaged, 2 undamaged.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Planet(u32);

/// The lower bit of every crater.
const LOW: u32 = 0x0155_5555;

impl Planet {
    /// R3, R4. Everything is undamaged.
    pub const WHOLE: Self = Self(LOW << 1);

    /// Returns the level of a crater.
    pub const fn level(self, crater: Crater) -> u8 {
        (self.0 >> (crater.0 * 2) & 3) as u8
    }

    /// Returns the planet with another level, at most 2, on a crater.
    #[must_use]
    pub const fn with(self, crater: Crater, level: u8) -> Self {
        Self(self.0 & !(3 << (crater.0 * 2)) | (level as u32) << (crater.0 * 2))
    }

    /// R34, R35. Takes a level off a crater that is not empty.
    pub(crate) const fn damage(&mut self, crater: Crater) {
        self.0 -= 1 << (crater.0 * 2);
    }

    /// R49. Adds a level to a crater that is not undamaged.
    pub(crate) const fn rebuild(&mut self, crater: Crater) {
        self.0 += 1 << (crater.0 * 2);
    }

    /// R47, R54. Says whether nothing can be rebuilt.
    pub const fn is_whole(self) -> bool {
        self.0 == Self::WHOLE.0
    }

    /// Returns how many cities are damaged, and how many undamaged.
    pub const fn cities(self) -> [u32; 2] {
        let cities = self.0 & 0x00FF_FFFF;
        [(cities & LOW).count_ones(), (cities >> 1 & LOW).count_ones()]
    }

    /// Returns how many craters have room for a point of rebuilding.
    pub(crate) const fn open(self) -> u32 {
        (!(self.0 >> 1) & LOW).count_ones()
    }

    /// Returns the `nth` crater, from 0, that has room for a point of rebuilding.
    pub(crate) const fn nth_open(self, nth: u32) -> Crater {
        let mut open = !(self.0 >> 1) & LOW;
        let mut left = nth;
        while left > 0 {
            open &= open - 1;
            left -= 1;
        }
        Crater(open.trailing_zeros() as u8 / 2)
    }

    /// R66. Returns how many levels are missing: 26 where nothing is left.
    pub(crate) const fn missing(self) -> u32 {
        let (low, high) = (self.0 & LOW, self.0 >> 1 & LOW);
        2 * CRATERS as u32 - low.count_ones() - 2 * high.count_ones()
    }

    /// Reads thirteen levels: twelve of cities, a point, the core.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (cities, core) = text.split_once('.')?;
        (cities.len() == 12 && core.len() == 1).then_some(())?;
        let mut planet = Self(0);
        for (crater, digit) in Crater::all().zip(cities.bytes().chain(core.bytes())) {
            planet = planet.with(crater, digit.checked_sub(b'0').filter(|level| *level <= 2)?);
        }
        Some(planet)
    }
}

impl fmt::Display for Planet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for crater in Crater::all() {
            if crater.is_core() {
                f.write_str(".")?;
            }
            write!(f, "{}", self.level(crater))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Planet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Planet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The planets at the table, in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planets {
    all: [Planet; Seat::MOST],
    seats: u8,
}

impl Planets {
    /// R2, R3, R4. Gives each of so many players a whole planet.
    pub(crate) const fn whole(seats: u8) -> Self {
        Self { all: [Planet::WHOLE; Seat::MOST], seats }
    }

    /// Returns those that are played.
    pub fn list(&self) -> &[Planet] {
        &self.all[..usize::from(self.seats)]
    }

    /// Returns a player's planet.
    pub const fn of(&self, seat: Seat) -> Planet {
        self.all[seat.index()]
    }

    /// Puts another level, at most 2, on a crater of a player.
    pub const fn set(&mut self, seat: Seat, crater: Crater, level: u8) {
        self.all[seat.index()] = self.all[seat.index()].with(crater, level);
    }

    /// Returns a player's planet, to change it.
    pub(crate) const fn of_mut(&mut self, seat: Seat) -> &mut Planet {
        &mut self.all[seat.index()]
    }
}

impl Serialize for Planets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn craters_and_planets_are_written_as_they_are_read() {
        for crater in Crater::all() {
            assert_eq!(Crater::read(&crater.to_string()), Some(crater));
        }
        assert_eq!(["0o", "7i", "1c", "c", "", "1oo"].map(Crater::read), [None; 6]);
        let planet = Planet::read("210021012210.1").expect("a planet");
        assert_eq!((planet.to_string().as_str(), planet.cities(), planet.missing()), ("210021012210.1", [4, 4], 13));
        let open: Vec<String> = (0..planet.open()).map(|nth| planet.nth_open(nth).to_string()).collect();
        assert_eq!(open, ["1i", "2o", "2i", "3i", "4o", "4i", "6o", "6i", "C"]);
        assert_eq!(["222222222222", "222222222222.3", "22222222222.22"].map(Planet::read), [None; 3]);
    }
}
