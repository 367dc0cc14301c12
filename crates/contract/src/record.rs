//! The record of a game: all that is needed to play it again, in versioned text that a person can read.
//!
//! A record is a TOML document. Luck stands in it as outcomes, so replaying needs no generator; beside each outcome
//! stand the draw's name and the bounded numbers it was made of, so the dice can be checked without knowing a rule.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Face, Given, Info, Number, Position, Refused, Setup, StepText};

/// The version of the record format that this release writes, and the newest it reads.
pub const FORMAT: u16 = 1;

/// A game played, or being played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub palisade_record: u16,
    /// The game's id.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules: u16,
    /// SHA-256 of the component file, in hexadecimal.
    pub components: String,
    /// The component file's text, when it is not the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components_text: Option<String>,
    /// The position it began from, when it is not the printed start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The steps in order, one a line: see [`Entry`].
    pub steps: Vec<Entry>,
    /// How it ended: the winners' names, `won`, `lost` or `draw`, and the rule; none while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Every option, defaults included.
    pub options: Given,
    /// Who sat where.
    pub seats: Vec<Chair>,
    /// What is needed to check the dice, when they were committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Commitment>,
}

/// Who sat on a seat at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The seat's printed name.
    pub seat: String,
    /// The bot and its settings, as on the command line; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the person called themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The server's commitment to its dice, and, after the end, what it committed to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// SHA-256 of the seed, in hexadecimal, told at creation.
    pub commitment: String,
    /// The seed, in hexadecimal, told after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What the seats' browsers added before the first roll, in hexadecimal, by printed seat name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entropies: BTreeMap<String, String>,
}

/// One line of a record.
///
/// | line | meaning |
/// |---|---|
/// | `A k3B1 @1532` | seat A played `k3B1`, 1532 ms after the start; the time may be missing |
/// | `* =k44w1 2/reroll#0 6:3,6:3,6:0` | luck brought `=k44w1`, the first draw named `2/reroll`, from these numbers (bound:value); name and numbers may be missing |
/// | `A undo 12` | seat A took back all but the first 12 steps |
/// | `A resign` | seat A gave up |
/// | `A bot greedy`, `A back` | a bot took the seat over, its owner took it back |
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Entry {
    /// A seat acted.
    Act {
        /// The seat's printed name.
        seat: String,
        /// The action's token.
        token: String,
        /// Milliseconds since the start.
        at: Option<u64>,
    },
    /// Luck fell.
    Luck {
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
    },
    /// A seat changed hands: to this bot, or back to its owner.
    Hand {
        /// The seat's printed name.
        seat: String,
        /// The bot, or none when the owner took the seat back.
        bot: Option<String>,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, token, at } => {
                write!(f, "{seat} {token}")?;
                at.map_or(Ok(()), |at| write!(f, " @{at}"))
            }
            Self::Luck { token, draw, numbers } => {
                write!(f, "* {token}")?;
                if let Some((name, count)) = draw {
                    let numbers: Vec<String> = numbers.iter().map(|n| format!("{}:{}", n.bound, n.value)).collect();
                    write!(f, " {name}#{count} {}", numbers.join(","))?;
                }
                Ok(())
            }
            Self::Undo { seat, keep } => write!(f, "{seat} undo {keep}"),
            Self::Resign { seat } => write!(f, "{seat} resign"),
            Self::Hand { seat, bot: Some(bot) } => write!(f, "{seat} bot {bot}"),
            Self::Hand { seat, bot: None } => write!(f, "{seat} back"),
        }
    }
}

impl FromStr for Entry {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<Self, RecordError> {
        let broken = || RecordError::Entry(line.to_owned());
        let words: Vec<&str> = line.split(' ').collect();
        let owned = |word: &str| word.to_owned();
        Ok(match words[..] {
            ["*", token] => Self::Luck { token: owned(token), draw: None, numbers: Vec::new() },
            ["*", token, draw, numbers] => {
                let (name, count) = draw.rsplit_once('#').ok_or_else(broken)?;
                let number = |text: &str| {
                    let (bound, value) = text.split_once(':')?;
                    Some(Number { bound: bound.parse().ok()?, value: value.parse().ok()? })
                };
                let numbers = numbers.split(',').filter(|text| !text.is_empty()).map(number);
                Self::Luck {
                    token: owned(token),
                    draw: Some((owned(name), count.parse().map_err(|_| broken())?)),
                    numbers: numbers.collect::<Option<_>>().ok_or_else(broken)?,
                }
            }
            ["", ..] | [_] => return Err(broken()),
            [seat, "undo", keep] => Self::Undo { seat: owned(seat), keep: keep.parse().map_err(|_| broken())? },
            [seat, "resign"] => Self::Resign { seat: owned(seat) },
            [seat, "bot", bot] => Self::Hand { seat: owned(seat), bot: Some(owned(bot)) },
            [seat, "back"] => Self::Hand { seat: owned(seat), bot: None },
            [seat, token] => Self::Act { seat: owned(seat), token: owned(token), at: None },
            [seat, token, at] => {
                let at = at.strip_prefix('@').and_then(|at| at.parse().ok()).ok_or_else(broken)?;
                Self::Act { seat: owned(seat), token: owned(token), at: Some(at) }
            }
            _ => return Err(broken()),
        })
    }
}

impl From<Entry> for String {
    fn from(entry: Entry) -> Self {
        entry.to_string()
    }
}

impl TryFrom<String> for Entry {
    type Error = RecordError;

    fn try_from(line: String) -> Result<Self, RecordError> {
        line.parse()
    }
}

/// Why a record cannot be read or played again.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is not a record, or a broken one.
    #[error("not a record: {0}")]
    Form(String),
    /// It was written by a newer release.
    #[error("the record has format {0}, and this release reads up to {FORMAT}; use a newer release")]
    Newer(u16),
    /// It is of another game.
    #[error("the record is of `{0}`, not of `{1}`")]
    OtherGame(String, &'static str),
    /// It was played under rules that this release does not have.
    #[error("the record was played under version {0} of the rules; this release has version {1}")]
    Rules(u16, u16),
    /// Its component text does not have the hash it names.
    #[error("the components in the record do not have the hash it names ({0})")]
    Components(String),
    /// A line of steps cannot be read.
    #[error("`{0}` is no line of a record")]
    Entry(String),
    /// Its start cannot be read.
    #[error("the start of the record: {0}")]
    Start(String),
    /// A step cannot be taken.
    #[error("step {step}, `{entry}`: {reason}")]
    Step {
        /// The step's number, from 1.
        step: usize,
        /// The line.
        entry: String,
        /// Why not.
        reason: String,
    },
    /// An outcome does not follow from the numbers beside it.
    #[error("step {step}, draw `{draw}`: the numbers give `{made}`, the record has `{noted}`")]
    Numbers {
        /// The step's number, from 1.
        step: usize,
        /// The draw.
        draw: String,
        /// What follows from the numbers.
        made: String,
        /// What stands in the record.
        noted: String,
    },
    /// It ends another way than it says.
    #[error("the record says `{noted}`, but the steps end in `{found}`")]
    Result {
        /// What the record says.
        noted: String,
        /// What the steps lead to.
        found: String,
    },
}

impl From<(usize, &Entry, Refused)> for RecordError {
    fn from((step, entry, refused): (usize, &Entry, Refused)) -> Self {
        Self::Step { step, entry: entry.to_string(), reason: refused.to_string() }
    }
}

/// Writes bytes in hexadecimal, lower case.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('?');
        text.push(digit(byte >> 4));
        text.push(digit(byte & 15));
        text
    })
}

/// Returns the SHA-256 of a text in hexadecimal.
pub fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

impl Record {
    /// Returns the record of a game that has not begun.
    pub fn new(info: &Info, setup: &Setup, seats: Vec<Chair>) -> Self {
        Self {
            palisade_record: FORMAT,
            game: info.id.to_owned(),
            rules: info.rules_version,
            components: sha256(setup.components.as_deref().unwrap_or(info.components)),
            components_text: setup.components.clone(),
            start: None,
            steps: Vec::new(),
            result: None,
            options: setup.options.clone(),
            seats,
            dice: None,
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    /// When it is broken or newer than this release; the message has line and column.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            palisade_record: u16,
        }
        let head: Head = toml::from_str(text).map_err(|error| RecordError::Form(error.to_string()))?;
        if head.palisade_record > FORMAT {
            return Err(RecordError::Newer(head.palisade_record));
        }
        toml::from_str(text).map_err(|error| RecordError::Form(error.to_string()))
    }

    /// Writes the record.
    pub fn write(&self) -> String {
        toml::to_string_pretty(self).expect("a record holds nothing that TOML cannot write")
    }

    /// Returns the setup that the game must be made from.
    ///
    /// # Errors
    /// When the record is not of this game and version, or its components are not what it says.
    pub fn setup(&self, info: &Info) -> Result<Setup, RecordError> {
        if self.game != info.id {
            return Err(RecordError::OtherGame(self.game.clone(), info.id));
        }
        if self.rules != info.rules_version {
            return Err(RecordError::Rules(self.rules, info.rules_version));
        }
        if sha256(self.components_text.as_deref().unwrap_or(info.components)) != self.components {
            return Err(RecordError::Components(self.components.clone()));
        }
        let seats = u8::try_from(self.seats.len());
        Ok(Setup {
            seats: seats.map_err(|_| RecordError::Form(format!("it has {} seats", self.seats.len())))?,
            options: self.options.clone(),
            components: self.components_text.clone(),
        })
    }

    /// Plays the record again, checking every step, and every outcome against its numbers. Returns the positions from
    /// the start on, as they stand after undos, each with the step that led to it.
    ///
    /// # Errors
    /// At the first step that the rules or the numbers do not bear out.
    pub fn replay(&self, face: &dyn Face) -> Result<Vec<(Option<StepText>, Position)>, RecordError> {
        let start = match &self.start {
            Some(line) => face.read(line).map_err(|error| RecordError::Start(error.to_string()))?,
            None => face.start(),
        };
        let mut game = vec![(None, start)];
        for (number, entry) in self.steps.iter().enumerate() {
            replay_entry(face.info(), number + 1, entry, &mut game)?;
        }
        let resigned = self.steps.iter().any(|entry| matches!(entry, Entry::Resign { .. }));
        let found = result_text(&game[game.len() - 1].1);
        match &self.result {
            Some(noted) if *noted != found && !resigned => Err(RecordError::Result { noted: noted.clone(), found }),
            _ => Ok(game),
        }
    }
}

fn replay_entry(
    info: &Info,
    number: usize,
    entry: &Entry,
    game: &mut Vec<(Option<StepText>, Position)>,
) -> Result<(), RecordError> {
    let refuse = |reason: String| RecordError::Step { step: number, entry: entry.to_string(), reason };
    let mut position = game[game.len() - 1].1.clone();
    let step = match entry {
        Entry::Act { seat, token, .. } => {
            let seat = info.seat(seat).ok_or_else(|| refuse(format!("there is no seat `{seat}`")))?;
            StepText::Act { seat, token: token.clone() }
        }
        Entry::Luck { token, draw, numbers } => {
            if let Some((draw, _)) = draw {
                check_numbers(number, draw, token, numbers, &position)?;
            }
            StepText::Befall { token: token.clone() }
        }
        Entry::Undo { keep, .. } if *keep < game.len() => {
            game.truncate(keep + 1);
            return Ok(());
        }
        Entry::Undo { keep, .. } => return Err(refuse(format!("there are not {keep} steps to keep"))),
        Entry::Resign { .. } | Entry::Hand { .. } => return Ok(()),
    };
    position.play(&step).map_err(|refused| RecordError::from((number, entry, refused)))?;
    game.push((Some(step), position));
    Ok(())
}

fn check_numbers(
    step: usize,
    draw: &str,
    noted: &str,
    numbers: &[Number],
    position: &Position,
) -> Result<(), RecordError> {
    let mut dice = crate::Replayed::new(numbers);
    let made = position.sample(&mut dice).map(|made| made.token().to_owned());
    let named = position.draw().map(|due| due.to_string());
    if dice.used_up() && made.as_deref() == Some(noted) && named.as_deref() == Some(draw) {
        return Ok(());
    }
    let made = match (made, dice.used_up()) {
        (Some(made), true) if named.as_deref() == Some(draw) => made,
        (Some(_), true) => format!("draw {}", named.unwrap_or_default()),
        _ => "nothing".to_owned(),
    };
    Err(RecordError::Numbers { step, draw: draw.to_owned(), made, noted: noted.to_owned() })
}

/// Writes how a position stands: `open`; `won` or `lost` for one seat; the winners' names or `draw` for several; then
/// the rule in brackets.
pub fn result_text(position: &Position) -> String {
    let Some(verdict) = position.verdict() else { return "open".to_owned() };
    let names: Vec<&str> = verdict.winners.iter().map(|seat| position.info().seat_name(seat)).collect();
    let word = match (position.seats(), names.is_empty()) {
        (1, false) => "won".to_owned(),
        (1, true) => "lost".to_owned(),
        (_, true) => "draw".to_owned(),
        (_, false) => names.join(" "),
    };
    format!("{word} ({})", verdict.rule)
}
