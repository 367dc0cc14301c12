//! The record of a game: all that is needed to play it again, in versioned text that a person can read.
//!
//! A record is a TOML document. It holds chance as outcomes, so replaying needs no generator; with each outcome come
//! the draw's name and the bounded numbers it was made of, so the dice can be checked without knowing the rules.

mod closing;
mod ending;
mod entry;
mod error;
mod given_up;
mod match_place;
mod replay;
mod roster;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Info, OptionValues, Setup};

pub use ending::{ABANDONED, EndedBy, Ending, RESIGNED, result_text};
pub use entry::{RESIGN, RecordLine};
pub use error::RecordError;
pub use given_up::{GivenUp, Terms};
pub use match_place::MatchPlace;
pub use replay::Replayed;

/// The newest version of the record format that this release reads and writes.
pub const FORMAT: u16 = MATCH;
/// The version of a record of a game of a match. It has a closing hash once the game is over, if its dice were committed
/// to.
const MATCH: u16 = 3;
/// The version of a record with a closing hash.
const CLOSED: u16 = 2;
/// The version of a record without a closing hash, which every reader knows.
const OPEN: u16 = 1;

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
    pub steps: Vec<RecordLine>,
    /// How it ended: the winners' names, `won`, `lost` or `draw`, and the rule, or [`ABANDONED`]; none while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Every option, defaults included.
    pub options: OptionValues,
    /// Who sat where.
    pub seats: Vec<RecordSeat>,
    /// Where it stands in a match, if it is a game of one.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub of_match: Option<MatchPlace>,
    /// What is needed to check the dice, when they were committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Commitment>,
}

/// Who sat on a seat at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordSeat {
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
    /// The hash that closes the record, told with the seed: see [`Record::closing`]. None in records of older releases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<String>,
    /// What the seats' browsers added before the first roll, in hexadecimal, by printed seat name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub entropies: BTreeMap<String, String>,
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
    pub fn new(info: &Info, setup: &Setup, seats: Vec<RecordSeat>) -> Self {
        Self {
            palisade_record: OPEN,
            game: info.id.to_owned(),
            rules: info.rules_version,
            components: sha256(setup.components.as_deref().unwrap_or(info.components)),
            components_text: setup.components.clone(),
            start: None,
            steps: Vec::new(),
            result: None,
            options: setup.options.clone(),
            seats,
            of_match: None,
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
        let record: Self = toml::from_str(text).map_err(|error| RecordError::Form(error.to_string()))?;
        record.check_form()?;
        Ok(record)
    }

    fn check_form(&self) -> Result<(), RecordError> {
        let form = |what: &str| Err(RecordError::Form(format!("it has format {} and {what}", self.palisade_record)));
        match &self.of_match {
            Some(_) if self.palisade_record != MATCH => {
                return form("a place in a match, which its format does not have");
            }
            None if self.palisade_record == MATCH => return form("no place in a match"),
            place => {
                if let Some(fault) = place.as_ref().and_then(MatchPlace::fault) {
                    return Err(RecordError::Form(fault.to_owned()));
                }
            }
        }
        let closes = match self.palisade_record {
            MATCH => self.dice.is_some() && self.result.as_ref().is_some_and(|result| result != "open"),
            format => format == CLOSED,
        };
        match (self.dice.as_ref().is_some_and(|dice| dice.closing.is_some()), closes) {
            (true, false) => return form("a closing hash, which its format does not have"),
            (false, true) => return form("no closing hash"),
            _ => {}
        }
        match self.lines().find(|line| line.contains('\n')) {
            Some(line) => Err(RecordError::Form(format!("`{}` is more than one line", line.escape_debug()))),
            None => Ok(()),
        }
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
}
