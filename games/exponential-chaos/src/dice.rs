//! The dice: invasion dice with their saucers, defense dice with their faces (sections 2.3 and 2.4 of the dossier).

use std::fmt;

use serde::{Serialize, Serializer};

/// How many invasion dice there can be: three of each colour.
pub const FLEET: usize = 9;
/// How many defense dice there can be.
pub const HAND: usize = 5;
/// How many faces a die has.
pub const FACES: usize = 6;

/// The colour of an invasion die and of the blaster against it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// `Y`, with a triangle.
    Yellow,
    /// `B`, with a circle.
    Blue,
    /// `P`, with a square.
    Purple,
}

impl Colour {
    /// All of them, in the order in which their dice do damage.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Blue, Self::Purple];

    /// Returns the letter of its invasion dice.
    pub const fn letter(self) -> char {
        match self {
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Purple => 'P',
        }
    }
}

/// An invasion die: `Y1` is the yellow one that joins in round 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InvasionDie(u8);

impl InvasionDie {
    /// Returns all that there can be, in the order of R31.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FLEET as u8).map(Self)
    }

    /// Returns the die with this place in the order of R31, which is below [`FLEET`].
    pub(crate) const fn at(place: u32) -> Self {
        Self(place as u8)
    }

    /// Returns its place in the order of R31.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// Returns its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 3]
    }

    /// Reads its name.
    pub fn read(text: &str) -> Option<Self> {
        let [letter, number @ b'1'..=b'3'] = text.as_bytes() else { return None };
        let colour = Colour::ALL.iter().position(|colour| colour.letter() == char::from(*letter))?;
        Some(Self(colour as u8 * 3 + number - b'1'))
    }
}

impl fmt::Display for InvasionDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.0 % 3 + 1)
    }
}

/// Invasion dice as a set of bits, in the order of R31.
pub(crate) type FleetSet = u16;

/// R21. Returns the dice of a colour.
pub(crate) const fn of_colour(colour: Colour) -> FleetSet {
    0b111 << (3 * colour as u32)
}

/// The saucers that are left on the invasion dice; 0 for a die that is not in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Fleet(pub [u8; FLEET]);

impl Fleet {
    /// Returns the saucers on a die.
    pub const fn on(&self, die: InvasionDie) -> u8 {
        self.0[die.place()]
    }

    /// Returns the dice that have saucers.
    pub(crate) fn standing(&self) -> FleetSet {
        self.0.iter().rev().fold(0, |set, saucers| set << 1 | FleetSet::from(*saucers > 0))
    }

    /// Returns all saucers together.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|saucers| u32::from(*saucers)).sum()
    }

    /// R21-R24. Removes what a defense die can from an invasion die; returns how many saucers that is.
    pub fn repel(&mut self, die: InvasionDie, with: Face, strength: u8) -> u8 {
        let saucers = &mut self.0[die.place()];
        let removed = if with == Face::Interceptor { *saucers } else { strength.min(*saucers) };
        *saucers -= removed;
        removed
    }
}

/// A face of a defense die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// `y`: removes saucers from a yellow die.
    YellowBlaster,
    /// `b`: removes saucers from a blue die.
    BlueBlaster,
    /// `p`: removes saucers from a purple die.
    PurpleBlaster,
    /// `x`: removes all saucers of one die.
    Interceptor,
    /// `m`: is fired at all others.
    Missile,
    /// `r`: gives points to rebuild with.
    Rebuild,
}

impl Face {
    /// All of them, in the order of the dossier.
    pub const ALL: [Self; FACES] =
        [Self::YellowBlaster, Self::BlueBlaster, Self::PurpleBlaster, Self::Interceptor, Self::Missile, Self::Rebuild];

    /// Returns its letter.
    pub const fn letter(self) -> char {
        ['y', 'b', 'p', 'x', 'm', 'r'][self as usize]
    }

    /// Returns the face with this letter.
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.letter() == letter)
    }

    /// R21. Returns the colour of a blaster.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::YellowBlaster => Some(Colour::Yellow),
            Self::BlueBlaster => Some(Colour::Blue),
            Self::PurpleBlaster => Some(Colour::Purple),
            Self::Interceptor | Self::Missile | Self::Rebuild => None,
        }
    }

    /// R21, R22. Returns the invasion dice that it may be assigned to as long as they have saucers.
    pub(crate) const fn reach(self) -> FleetSet {
        match (self, self.colour()) {
            (_, Some(colour)) => of_colour(colour),
            (Self::Interceptor, None) => 0b1_1111_1111,
            _ => 0,
        }
    }
}

/// A defense die, where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum DefenseDie {
    /// It waits on the staging board, or for the turn's first roll.
    #[default]
    Waiting,
    /// It is in the hand, to be rolled again.
    InHand,
    /// It lies with this face up.
    Lying(Face),
    /// It was assigned.
    Used(Face),
}

impl DefenseDie {
    /// Returns the face that lies there unused.
    pub const fn lying(self) -> Option<Face> {
        if let Self::Lying(face) = self { Some(face) } else { None }
    }

    /// Returns its letter in a line, a capital if it was assigned; none while it waits.
    pub(crate) const fn letter(self) -> Option<char> {
        match self {
            Self::Waiting => None,
            Self::InHand => Some('?'),
            Self::Lying(face) => Some(face.letter()),
            Self::Used(face) => Some(face.letter().to_ascii_uppercase()),
        }
    }

    /// Reads such a letter.
    pub(crate) fn of(letter: char) -> Option<Self> {
        match letter {
            '?' => Some(Self::InHand),
            _ if letter.is_ascii_uppercase() => Face::of(letter.to_ascii_lowercase()).map(Self::Used),
            _ => Face::of(letter).map(Self::Lying),
        }
    }
}

impl Serialize for DefenseDie {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.letter().unwrap_or('-'))
    }
}

/// Defense dice as a set of bits, the first die lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct DiceSet(pub u8);

impl DiceSet {
    /// Says whether a die, from 0, is in the set.
    pub const fn contains(self, die: usize) -> bool {
        self.0 >> die & 1 == 1
    }

    /// Says whether no die is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many dice are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the dice of the set, from 0, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..HAND).filter(move |die| self.contains(*die))
    }

    /// Returns the `nth` subset, counted by the bits of `nth` over the dice of this set.
    pub(crate) const fn subset(self, nth: u32) -> Self {
        let (mut from, mut bits, mut chosen) = (self.0, nth, 0);
        while from != 0 {
            let lowest = from & from.wrapping_neg();
            if bits & 1 == 1 {
                chosen |= lowest;
            }
            from ^= lowest;
            bits >>= 1;
        }
        Self(chosen)
    }
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, "{}", die + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_letters_are_written_as_they_are_read() {
        for die in InvasionDie::all() {
            assert_eq!(InvasionDie::read(&die.to_string()), Some(die));
            assert_eq!(of_colour(die.colour()) >> die.place() & 1, 1);
        }
        assert_eq!(["Y0", "Y4", "R1", "y1", "Y"].map(InvasionDie::read), [None; 5]);
        for face in Face::ALL {
            let used = DefenseDie::Used(face);
            assert_eq!((Face::of(face.letter()), used.letter().and_then(DefenseDie::of)), (Some(face), Some(used)));
        }
        assert_eq!(DiceSet(0b10101).to_string(), "135");
        let subsets: Vec<u8> = (1..4).map(|nth| DiceSet(0b10100).subset(nth).0).collect();
        assert_eq!(subsets, [0b100, 0b10000, 0b10100]);
    }
}
