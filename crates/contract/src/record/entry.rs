//! One line of a record.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{ABANDONED, RecordError, Terms};
use crate::Number;

/// The word with which a seat gives up. It is an entry of the record and not an action: random play never gives up, no
/// list of legal actions has it, and it may come at any time. With the seat in front, as in `A:resign`, it is a line of
/// a record, and a command line takes it among the tokens of a game.
pub const RESIGN: &str = "resign";

/// One line of a record.
///
/// | line | meaning |
/// |---|---|
/// | `A k3B1 @1532` | seat A played `k3B1`, 1532 ms after the start; the time may be missing |
/// | `* =k44w1 2/reroll#0 6:3,6:3,6:0` | chance brought `=k44w1`, the first draw named `2/reroll`, from these numbers (bound:value); name and numbers may be missing |
/// | `A undo 12` | seat A took back all but the first 12 steps |
/// | `A:resign` | seat A gave up |
/// | `A resign` | seat A gave up on the first [`Terms`], at a table of an older release |
/// | `A bot greedy`, `A back` | a bot took over the seat, its owner took it back |
/// | `abandoned` | the operator ended the game for everybody, and nobody won; the last line |
///
/// Numbers are decimal, without sign and without zeros in front.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum RecordLine {
    /// A seat acted.
    Act {
        /// The seat's printed name.
        seat: String,
        /// The action's token.
        token: String,
        /// Milliseconds since the start.
        at: Option<u64>,
    },
    /// Chance: an outcome came.
    Chance {
        /// The outcome's token.
        token: String,
        /// The draw and how often its name had occurred before.
        draw: Option<(String, u32)>,
        /// The bounded numbers that the outcome was made of.
        numbers: Vec<Number>,
    },
    /// A seat took steps back.
    Undo {
        /// The seat's printed name.
        seat: String,
        /// How many steps (of the game, not of the record) stay.
        keep: usize,
    },
    /// A seat gave up.
    Resign {
        /// The seat's printed name.
        seat: String,
        /// What it meant.
        terms: Terms,
    },
    /// A seat changed hands: to this bot, or back to its owner.
    Hand {
        /// The seat's printed name.
        seat: String,
        /// The bot, or none when the owner took the seat back.
        bot: Option<String>,
    },
    /// The operator ended the game for everybody, and nobody won. It is no seat's line, and nothing follows it.
    Abandoned,
}

impl RecordLine {
    /// Returns the printed name of the seat whose line it is, if it is one seat's.
    pub fn seat(&self) -> Option<&str> {
        match self {
            Self::Act { seat, .. } | Self::Undo { seat, .. } | Self::Resign { seat, .. } | Self::Hand { seat, .. } => {
                Some(seat)
            }
            Self::Chance { .. } | Self::Abandoned => None,
        }
    }
}

impl fmt::Display for RecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, token, at } => {
                write!(f, "{seat} {token}")?;
                at.map_or(Ok(()), |at| write!(f, " @{at}"))
            }
            Self::Chance { token, draw, numbers } => {
                write!(f, "* {token}")?;
                if let Some((name, count)) = draw {
                    let numbers: Vec<String> = numbers.iter().map(|n| format!("{}:{}", n.bound, n.value)).collect();
                    write!(f, " {name}#{count} {}", numbers.join(","))?;
                }
                Ok(())
            }
            Self::Undo { seat, keep } => write!(f, "{seat} undo {keep}"),
            Self::Resign { seat, terms: Terms::First } => write!(f, "{seat} {RESIGN}"),
            Self::Resign { seat, terms: Terms::Second } => write!(f, "{seat}:{RESIGN}"),
            Self::Hand { seat, bot: Some(bot) } => write!(f, "{seat} bot {bot}"),
            Self::Hand { seat, bot: None } => write!(f, "{seat} back"),
            Self::Abandoned => f.write_str(ABANDONED),
        }
    }
}

impl FromStr for RecordLine {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<Self, RecordError> {
        let broken = || RecordError::Entry(line.to_owned());
        let words: Vec<&str> = line.split(' ').collect();
        // Only the numbers of a draw may be nothing.
        let is_empty = |(at, word): (usize, &&str)| word.is_empty() && !(at == 3 && words[0] == "*");
        if words.iter().enumerate().any(is_empty) {
            return Err(broken());
        }
        let owned = |word: &str| word.to_owned();
        let entry = match words[..] {
            ["*", token] => Self::Chance { token: owned(token), draw: None, numbers: Vec::new() },
            ["*", token, draw, numbers] => {
                let named = draw.rsplit_once('#').filter(|(name, _)| !name.is_empty());
                let (name, count) = named.ok_or_else(broken)?;
                let number = |text: &str| {
                    let (bound, value) = text.split_once(':')?;
                    Some(Number { bound: bound.parse().ok()?, value: value.parse().ok()? })
                };
                let numbers = numbers.split(',').filter(|text| !text.is_empty()).map(number);
                Self::Chance {
                    token: owned(token),
                    draw: Some((owned(name), count.parse().map_err(|_| broken())?)),
                    numbers: numbers.collect::<Option<_>>().ok_or_else(broken)?,
                }
            }
            [ABANDONED] => Self::Abandoned,
            [seat, "undo", keep] => Self::Undo { seat: owned(seat), keep: keep.parse().map_err(|_| broken())? },
            [seat, RESIGN] => Self::Resign { seat: owned(seat), terms: Terms::First },
            [word] => match word.rsplit_once(':') {
                Some((seat, RESIGN)) if !["", "*"].contains(&seat) => {
                    Self::Resign { seat: owned(seat), terms: Terms::Second }
                }
                _ => return Err(broken()),
            },
            [seat, "bot", bot] => Self::Hand { seat: owned(seat), bot: Some(owned(bot)) },
            [seat, "back"] => Self::Hand { seat: owned(seat), bot: None },
            [seat, token] => Self::Act { seat: owned(seat), token: owned(token), at: None },
            [seat, token, at] => {
                let at = at.strip_prefix('@').and_then(|at| at.parse().ok()).ok_or_else(broken)?;
                Self::Act { seat: owned(seat), token: owned(token), at: Some(at) }
            }
            _ => return Err(broken()),
        };
        // One text for each line, or the same game could be closed by two hashes.
        if entry.to_string() == line { Ok(entry) } else { Err(broken()) }
    }
}

impl From<RecordLine> for String {
    fn from(entry: RecordLine) -> Self {
        entry.to_string()
    }
}

impl TryFrom<String> for RecordLine {
    type Error = RecordError;

    fn try_from(line: String) -> Result<Self, RecordError> {
        line.parse()
    }
}
