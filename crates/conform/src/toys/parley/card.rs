//! Cards, and unordered heaps of them.

use contract::Dice;
use serde::{Deserialize, Serialize};

/// A kind of card: a veto, or strength 1 to 4. Ordered by strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(u8);

impl Card {
    /// The card that cancels a win; as an offer it counts 0.
    pub const VETO: Self = Self(0);
    /// All kinds.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// Returns what it counts as an offer.
    pub const fn strength(self) -> u8 {
        self.0
    }

    /// Returns the letter in notation.
    pub(super) const fn letter(self) -> char {
        if self.0 == 0 { 'V' } else { (b'0' + self.0) as char }
    }

    /// Reads the letter.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| text.strip_prefix(card.letter()) == Some(""))
    }
}

/// Cards without order: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(pub(super) [u8; 5]);

impl Hand {
    /// Returns how many cards of the kind there are.
    pub fn count(self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    /// Says whether there is a card of the kind.
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Returns how many cards there are.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Says whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(super) fn with(mut self, card: Card) -> Self {
        self.0[usize::from(card.0)] += 1;
        self
    }

    pub(super) fn without(mut self, card: Card) -> Self {
        self.0[usize::from(card.0)] -= 1;
        self
    }

    pub(super) fn join(self, other: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// Returns what is left after these are taken out.
    pub(super) fn leave(self, taken: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] - taken.0[kind]))
    }

    /// Returns a card, each equally likely. There must be one.
    pub(super) fn pick<D: Dice + ?Sized>(self, dice: &mut D) -> Card {
        let mut nth = dice.below(u32::from(self.len())) as u8;
        for card in Card::ALL {
            if nth < self.count(card) {
                return card;
            }
            nth -= self.count(card);
        }
        Card::VETO
    }

    pub(super) fn write(self) -> String {
        Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card.letter(), usize::from(self.count(card))))
            .collect()
    }

    /// Reads cards, vetoes first, then by strength.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let heap = letters.try_fold(Self::default(), |heap, letter| {
            let card = Card::ALL.into_iter().find(|card| card.letter() == letter)?;
            (heap.count(card) < 40).then(|| heap.with(card))
        })?;
        (heap.write() == text).then_some(heap)
    }
}
