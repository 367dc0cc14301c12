//! Checkable dice: a keyed function of a seed that the table committed to, what the seats added, and the draw.
//!
//! # The exact bytes
//!
//! The **seed** is 32 bytes; the **commitment**, shown from the beginning, is SHA-256 over them. Each seat may add one
//! **entropy** of 1 to 64 lower-case hexadecimal digits before the game begins. A **draw** has the name the game gives
//! it (`2/reroll`, `4/attack/3`) and a count: how many draws of that name stand before it.
//!
//! For a draw, the **message** is these lines of UTF-8, each ended by one line feed (byte 10):
//!
//! ```text
//! palisade dice 1
//! SEAT ENTROPY          one line for each seat that added entropy, in seat order: its printed name, a blank, the digits
//! NAME#COUNT            the draw's name, `#`, the count in decimal
//! block N               N in decimal, from 0
//! ```
//!
//! **Block** N is HMAC-SHA-256 of the message under the seed's 32 bytes as the key. Its 32 bytes are eight 32-bit
//! words, most significant byte first; after the eight words of block N come those of block N + 1. Every draw begins
//! with block 0.
//!
//! A number from 0 to `bound` - 1 is made of the words in order by Lemire's method ([`contract::bounded`]): take the
//! next word w and let p = w * bound, a 64-bit product. If p mod 2^32 is less than 2^32 mod bound, throw the word away
//! and take the next. The number is p div 2^32. A draw's numbers follow one another on the same words.
//!
//! Where seats are drawn by lot, the draw is `seats#0` without entropies, since nobody has sat down yet. The sitters
//! stand in the order in which they were listed; for n from their number down to 2 the one at place n changes places
//! with the one at place 1 + a number below n. Then the first takes the first seat, and so on.
//!
//! The hash of the seed never enters a draw, and neither does anything that a player could choose after seeing a die.

use contract::{Dice, bounded, shuffle};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::Seed;

/// The numbers of one draw.
#[derive(Clone, Debug)]
pub struct Keyed {
    seed: Seed,
    message: String,
    block: u32,
    words: Vec<u32>,
}

impl Keyed {
    /// Returns the numbers of a draw. `entropies` are the seats' printed names with what they added, in seat order.
    pub fn new(seed: &Seed, entropies: &[(&str, &str)], draw: &str, count: u32) -> Self {
        let message = format!("palisade dice 1\n{}{draw}#{count}\n", lines(entropies));
        Self { seed: seed.clone(), message, block: 0, words: Vec::new() }
    }

    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            let bytes = keyed(&self.seed, &format!("{}block {}\n", self.message, self.block));
            self.block += 1;
            self.words = bytes.chunks_exact(4).map(|word| word.iter().fold(0, |w, b| w << 8 | u32::from(*b))).collect();
            self.words.reverse();
        }
        self.words.pop().unwrap_or_default()
    }
}

impl Dice for Keyed {
    fn below(&mut self, bound: u32) -> u32 {
        bounded(bound, || self.word())
    }
}

/// Returns the hash of what the seats added, in hexadecimal: SHA-256 over their lines as they stand in a draw's message,
/// and over nothing when nobody added anything. With it in the dice log, nothing can be exchanged once dice fall.
pub fn entropies_hash(entropies: &[(&str, &str)]) -> String {
    contract::record::sha256(&lines(entropies))
}

fn lines(entropies: &[(&str, &str)]) -> String {
    entropies.iter().flat_map(|(seat, entropy)| [seat, " ", entropy, "\n"]).collect()
}

/// Returns for each seat which of the sitters takes it, counted from 0 in the order in which they were listed.
pub fn lots(seed: &Seed, seats: usize) -> Vec<usize> {
    let mut sitters: Vec<usize> = (0..seats).collect();
    shuffle(&mut sitters, &mut Keyed::new(seed, &[], "seats", 0));
    sitters
}

/// Returns the seed text for a bot's decision when its seat has acted this many times. Nobody can foresee it before the
/// seed is shown, and asking again gives the same one.
pub(crate) fn bot_seed(seed: &Seed, seat: &str, acts: usize) -> String {
    contract::record::hex(&keyed(seed, &format!("palisade bot 1\n{seat}#{acts}\n")))
}

fn keyed(seed: &Seed, message: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(seed.bytes()).expect("HMAC takes keys of any length");
    mac.update(message.as_bytes());
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_frozen() {
        let seed = Seed::new(std::array::from_fn(|place| place as u8));
        let mut dice = Keyed::new(&seed, &[("A", "00ff"), ("C", "1")], "2/reroll/1", 3);
        let numbers: Vec<u32> =
            [6, 6, 6, 52, 3_000_000_000, 3_000_000_000, 3_000_000_000, 6, 6, 6].map(|n| dice.below(n)).to_vec();
        assert_eq!(numbers, GOLDEN);
    }

    const GOLDEN: [u32; 10] = [5, 2, 1, 34, 379_039_081, 1_120_320_529, 2_000_254_717, 4, 3, 5];
}
