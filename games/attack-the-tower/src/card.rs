//! Cards and spaces: the kinds of troops, the abilities, the two piles, the nine base spaces.

use serde::Serialize;

/// How many kinds of troops have bases.
pub const KINDS: usize = 5;
/// How many kinds of abilities there are.
pub const ABILITIES: usize = 7;
/// How many kinds of cards there are.
pub const CARDS: usize = KINDS + ABILITIES;
/// How many territories a player has.
pub const TERRITORIES: usize = 3;
/// How many base spaces a player has.
pub const SPACES: usize = 9;
/// R9, R15. The most troops on a base.
pub const ROOM: u8 = 2;
/// R59. The most special troops: one for each territory.
pub const SPECIALS: usize = TERRITORIES;

/// A kind of troop, as its base recruits it: light infantry, shooter, heavy infantry, cavalry, siege weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Kind(pub u8);

impl Kind {
    /// All kinds, in the order of the notation.
    pub const ALL: [Self; KINDS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// Returns its place among the kinds.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the upper-case letter of the notation.
    pub const fn letter(self) -> char {
        LETTERS[self.0 as usize]
    }

    /// Returns the kind with this upper-case letter.
    pub fn read(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The letters of the kinds, then of the common and the special ability.
const LETTERS: [char; ABILITIES] = ['L', 'S', 'H', 'C', 'W', 'O', 'X'];

/// A kind of ability card: one for each kind of troop, the common and the special one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Ability(pub u8);

impl Ability {
    /// All abilities, in the order of the notation.
    pub const ALL: [Self; ABILITIES] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    /// The ability that becomes a troop on the palace.
    pub const SPECIAL: Self = Self(6);

    /// Returns its place among the abilities.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the card.
    pub const fn card(self) -> Card {
        Card(KINDS as u8 + self.0)
    }

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        LETTERS[self.0 as usize]
    }

    /// Returns the ability with this letter.
    pub fn read(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|ability| ability.letter() == letter)
    }
}

/// A card: a base or an ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// Returns all cards, bases first, in the order of the notation.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// Returns the base card of a kind.
    pub const fn base(kind: Kind) -> Self {
        Self(kind.0)
    }

    /// Returns its place among the cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the kind of a base card.
    pub const fn kind(self) -> Option<Kind> {
        if self.index() < KINDS { Some(Kind(self.0)) } else { None }
    }

    /// Returns the ability of an ability card.
    pub const fn ability(self) -> Option<Ability> {
        if self.index() < KINDS { None } else { Some(Ability(self.0 - KINDS as u8)) }
    }

    /// Returns the pile it belongs to.
    pub const fn pile(self) -> Pile {
        if self.index() < KINDS { Pile::Bases } else { Pile::Abilities }
    }

    /// Returns its letter: lower case for a base, upper case for an ability.
    pub fn letter(self) -> char {
        match (self.kind(), self.ability()) {
            (Some(kind), _) => kind.letter().to_ascii_lowercase(),
            (_, Some(ability)) => ability.letter(),
            _ => '?',
        }
    }

    /// Returns the card with this letter.
    pub fn read(letter: char) -> Option<Self> {
        Self::all().find(|card| card.letter() == letter)
    }
}

/// How many there are of each card.
pub type Cards = [u8; CARDS];

/// R1. The two piles of a player; the backs of their cards differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// The bases.
    Bases,
    /// The abilities.
    Abilities,
}

impl Pile {
    /// Both piles.
    pub const ALL: [Self; 2] = [Self::Bases, Self::Abilities];

    /// Returns the places of its cards among all cards.
    pub const fn cards(self) -> std::ops::Range<usize> {
        match self {
            Self::Bases => 0..KINDS,
            Self::Abilities => KINDS..CARDS,
        }
    }

    /// Counts the cards of this pile.
    pub fn count(self, cards: &Cards) -> u8 {
        cards[self.cards()].iter().sum()
    }
}

/// A base space, from 0: three in each territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// Returns all spaces in the order of the notation.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// Returns the spaces of a territory, from 0.
    pub fn of(territory: u8) -> impl Iterator<Item = Self> + Clone {
        (territory * 3..territory * 3 + 3).map(Self)
    }

    /// Returns its place among the spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its territory, from 0.
    pub const fn territory(self) -> u8 {
        self.0 / 3
    }

    /// Returns its name, as in `2b`.
    pub fn name(self) -> String {
        format!("{}{}", self.territory() + 1, (b'a' + self.0 % 3) as char)
    }

    /// Reads a name.
    pub fn read(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [territory @ b'1'..=b'3', place @ b'a'..=b'c'] => Some(Self((territory - b'1') * 3 + (place - b'a'))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_names_read_back() {
        for card in Card::all() {
            assert_eq!(Card::read(card.letter()), Some(card));
        }
        let letters: String = Card::all().map(Card::letter).collect();
        assert_eq!(letters, "lshcwLSHCWOX");
        for space in Space::all() {
            assert_eq!(Space::read(&space.name()), Some(space));
        }
        assert_eq!((Space::read("2b"), Space::read("4a"), Space::read("2")), (Some(Space(4)), None, None));
    }
}
