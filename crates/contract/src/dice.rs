//! Where chance comes from: bounded numbers, a named generator, and names for draws.
//!
//! A game turns *bounded numbers* into an outcome and never sees a generator. The driver of the game chooses the
//! source: a seeded stream in the lab, keyed dice at the table, numbers read back from a record.

use std::fmt;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Seat;

/// A source of uniform bounded numbers.
pub trait Dice {
    /// Returns a number from 0 to `bound` - 1, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl Dice for &mut dyn Dice {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Turns uniform 32-bit words into a uniform number below `bound` (Lemire, "Fast random integer generation in an
/// interval", 2019): the high half of word times bound, words that would favour small numbers are discarded.
///
/// This is ours and frozen, since records and checkable dice outlive any library's way of doing it.
pub fn bounded(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(bound > 0, "a die has at least one face");
    let mut product = u64::from(word()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts the items in uniformly random order (Fisher and Yates, from the back). Ours and frozen, like [`bounded`].
pub fn shuffle<T>(items: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// The generator for everything but dice at the table: Xoshiro256++ over our own bounded draw. The same
/// seed gives the same numbers on every machine and in every release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// Returns the stream that belongs to a seed text, a purpose and an index (a game's number in a batch): SHA-256
    /// over the three, so neighbouring indices have nothing in common.
    pub fn new(seed: &str, purpose: &str, index: u64) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(digest(seed, purpose, index)))
    }

    /// Returns the next uniform 64-bit word.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Dice for Stream {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        bounded(bound, || self.0.next_u32())
    }
}

fn digest(seed: &str, purpose: &str, index: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in [seed, purpose] {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    hash.update(index.to_le_bytes());
    hash.finalize().into()
}

/// The name of a draw: what is rolled, when, and for whom. Two draws of one game may share a name; the driver counts
/// how often each has occurred. Dice that follow from seed, name and count stay the same after other choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DrawName {
    /// What the draw is for, in the rulebook's word: `roll`, `reroll`, `missile`.
    pub purpose: &'static str,
    /// The round it belongs to.
    pub round: u16,
    /// The seat whose die or card it is, if it is one seat's.
    pub seat: Option<Seat>,
}

impl fmt::Display for DrawName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.round, self.purpose)?;
        self.seat.map_or(Ok(()), |seat| write!(f, "/{}", seat.index() + 1))
    }
}

/// Dice that follow from a seed, the draw's name and how often that name has occurred, for comparisons on the same
/// dice: other choices, or seats in another order, get the same dice.
#[derive(Clone, Debug)]
pub struct NamedDice {
    key: [u64; 4],
    counts: Vec<(DrawName, u32)>,
}

impl NamedDice {
    /// Returns the dice of one game of a batch.
    pub fn new(seed: &str, purpose: &str, index: u64) -> Self {
        let mut stream = Stream::new(seed, purpose, index);
        Self { key: std::array::from_fn(|_| stream.word()), counts: Vec::with_capacity(64) }
    }

    /// Starts over for another game, keeping the memory.
    pub fn restart(&mut self, seed: &str, purpose: &str, index: u64) {
        let mut stream = Stream::new(seed, purpose, index);
        self.key = std::array::from_fn(|_| stream.word());
        self.counts.clear();
    }

    /// Returns the numbers of the next occurrence of this draw.
    pub fn next(&mut self, draw: DrawName) -> Stream {
        let count = if let Some((_, count)) = self.counts.iter_mut().find(|(name, _)| *name == draw) {
            *count += 1;
            *count
        } else {
            self.counts.push((draw, 0));
            0
        };
        let mut name =
            u64::from(draw.round) << 40 | u64::from(count) << 8 | draw.seat.map_or(0, |s| s.index() as u64 + 1);
        for byte in draw.purpose.bytes() {
            name = mix(name ^ u64::from(byte));
        }
        let mut seed = [0; 32];
        for (part, key) in seed.chunks_exact_mut(8).zip(self.key) {
            name = mix(name.wrapping_add(key));
            part.copy_from_slice(&name.to_le_bytes());
        }
        Stream(Xoshiro256PlusPlus::from_seed(seed))
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood 2014).
const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// One bounded number as it was drawn, for the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Number {
    /// How many values were possible.
    pub bound: u32,
    /// The value, from 0 to `bound` - 1.
    pub value: u32,
}

/// Passes numbers on from another source and notes them.
pub struct RecordedDice<'a> {
    source: &'a mut dyn Dice,
    /// The numbers drawn so far, oldest first.
    pub numbers: Vec<Number>,
}

impl<'a> RecordedDice<'a> {
    /// Returns an empty note over this source.
    pub fn new(source: &'a mut dyn Dice) -> Self {
        Self { source, numbers: Vec::new() }
    }
}

impl Dice for RecordedDice<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let value = self.source.below(bound);
        self.numbers.push(Number { bound, value });
        value
    }
}

/// Gives back numbers from a record. After a number that does not fit what is asked, `fits` stays false.
pub struct ReplayedDice<'a> {
    numbers: std::slice::Iter<'a, Number>,
    /// Whether every number asked for so far was there with the same bound.
    pub fits: bool,
}

impl<'a> ReplayedDice<'a> {
    /// Returns a source that gives these numbers in order.
    pub fn new(numbers: &'a [Number]) -> Self {
        Self { numbers: numbers.iter(), fits: true }
    }

    /// Says whether all numbers were asked for, each with its bound.
    pub fn used_up(&self) -> bool {
        self.fits && self.numbers.len() == 0
    }
}

impl Dice for ReplayedDice<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.numbers.next() {
            Some(number) if number.bound == bound && number.value < bound => number.value,
            _ => {
                self.fits = false;
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_frozen() {
        let mut stream = Stream::new("seed", "test", 7);
        let dice: Vec<u32> = (0..12).map(|_| stream.below(6)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        shuffle(&mut cards, &mut stream);
        assert_eq!((dice, cards), (GOLDEN_DICE.to_vec(), GOLDEN_CARDS.to_vec()));
    }

    const GOLDEN_DICE: [u32; 12] = [4, 1, 3, 1, 5, 1, 1, 5, 0, 4, 2, 5];
    const GOLDEN_CARDS: [u8; 10] = [0, 7, 6, 1, 4, 8, 3, 9, 5, 2];

    #[test]
    fn named_dice_do_not_depend_on_what_fell_between() {
        let roll = |round| DrawName { purpose: "roll", round, seat: None };
        let mut plain = NamedDice::new("s", "game", 1);
        let mut other = NamedDice::new("s", "game", 1);
        other.next(DrawName { purpose: "extra", round: 1, seat: Some(Seat::FIRST) });
        assert_eq!(plain.next(roll(1)), other.next(roll(1)));
        assert_ne!(plain.next(roll(1)), other.next(roll(2)));
    }

    #[test]
    fn bounded_numbers_are_even() {
        let mut stream = Stream::new("even", "test", 0);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[stream.below(6) as usize] += 1);
        let chi: f64 = seen.iter().map(|n| (f64::from(*n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 20.5, "chi-square {chi} over 5 degrees of freedom is beyond one in a thousand");
    }
}
