//! One line of the dice log.

use std::fmt;
use std::str::FromStr;

use crate::Seed;
use crate::secret::is_hash;

/// One line of the dice log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceLogLine {
    /// Its number, from 1.
    pub number: u64,
    /// The hash of the seed that it is about.
    pub commitment: String,
    /// What it says.
    pub event: DiceEvent,
}

/// What a line says of a commitment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceEvent {
    /// It may be shown from now on.
    Promise,
    /// A game on its dice begins.
    Begin {
        /// See [`crate::fair::entropies_hash`].
        entropies: String,
    },
    /// The game is over.
    End {
        /// The seed, in hexadecimal.
        seed: String,
        /// See [`contract::Record::closing`].
        closing: String,
    },
    /// The table was deleted before its game was over.
    Drop {
        /// The seed, in hexadecimal.
        seed: String,
    },
}

impl DiceLogLine {
    /// Returns the commitment that the line's seed has, if it shows one.
    pub(crate) fn reveals(&self) -> Option<String> {
        match &self.event {
            DiceEvent::End { seed, .. } | DiceEvent::Drop { seed } => {
                Seed::try_from(seed.clone()).ok().map(|seed| seed.commitment())
            }
            DiceEvent::Promise | DiceEvent::Begin { .. } => None,
        }
    }
}

impl fmt::Display for DiceLogLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, commitment, .. } = self;
        match &self.event {
            DiceEvent::Promise => write!(f, "{number} promise {commitment}"),
            DiceEvent::Begin { entropies } => write!(f, "{number} begin {commitment} {entropies}"),
            DiceEvent::End { seed, closing } => write!(f, "{number} end {commitment} {seed} {closing}"),
            DiceEvent::Drop { seed } => write!(f, "{number} drop {commitment} {seed}"),
        }
    }
}

impl FromStr for DiceLogLine {
    type Err = ();

    /// Reads a line, exactly as it is written.
    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let (number, hashes) = words.split_first().ok_or(())?;
        let owned = |text: &str| text.to_owned();
        let (commitment, event) = match *hashes {
            ["promise", commitment] => (commitment, DiceEvent::Promise),
            ["begin", commitment, entropies] => (commitment, DiceEvent::Begin { entropies: owned(entropies) }),
            ["end", commitment, seed, closing] => {
                (commitment, DiceEvent::End { seed: owned(seed), closing: owned(closing) })
            }
            ["drop", commitment, seed] => (commitment, DiceEvent::Drop { seed: owned(seed) }),
            _ => return Err(()),
        };
        let line = Self { number: number.parse().map_err(|_| ())?, commitment: owned(commitment), event };
        // One text for each line: a number has no sign and no zeros in front.
        let fits = hashes[1..].iter().all(|hash| is_hash(hash)) && line.number > 0 && line.to_string() == text;
        fits.then_some(line).ok_or(())
    }
}
