//! A net as a file: who it is for and how it came about, its weights, and a checksum over both.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use contract::record::sha256;
use contract::{Inputs, OptionValues};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{HIDDEN, Net, Row};
use crate::net::measure::Measure;

/// The first line of every file.
const MAGIC: &str = "palisade-net 1\n";

/// How long the checksum at the end is.
const SUM: usize = 32;

/// What a net is for and how it came about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The game, by its name in files.
    pub game: String,
    /// The rules version and the scheme of the inputs that it was trained with.
    pub rules: u16,
    /// See `rules`.
    pub scheme: u16,
    /// How many inputs it takes.
    pub inputs: usize,
    /// How many could sit at the games it was trained on, and their options.
    pub seats: u8,
    /// See `seats`.
    pub options: OptionValues,
    /// The hash of the components it was trained with.
    pub components: String,
    /// The seed that its training followed from.
    pub seed: String,
    /// How many games it has learned from.
    pub games: u64,
    /// How strong it was found to be; empty when nobody has measured it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub measured: Vec<Measure>,
}

/// Something in which a game is not the one that a net was trained on, though the net fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What differs: the key of an option, `seats`, or `components`.
    pub what: String,
    /// As it was in training.
    pub of_net: String,
    /// As it is in the game.
    pub of_game: String,
}

impl About {
    /// Describes a net for a game, before any training.
    pub fn of<G: Inputs>(game: &G, seed: &str) -> Self {
        let (info, setup) = (G::info(), game.setup());
        Self {
            game: info.id.to_owned(),
            rules: info.rules_version,
            scheme: G::SCHEME,
            inputs: game.input_names().len(),
            seats: game.seats(),
            options: setup.options.clone(),
            components: sha256(setup.components.as_deref().unwrap_or(info.components)),
            seed: seed.to_owned(),
            games: 0,
            measured: Vec::new(),
        }
    }

    /// Says why a net is not for a game of this kind, however it is set up; nothing when it is.
    ///
    /// # Errors
    /// When it is for another game, other rules or another scheme of inputs.
    pub fn is_for<G: Inputs>(&self) -> Result<(), FileError> {
        let info = G::info();
        if self.game != info.id {
            return Err(FileError::Other { what: Part::Game, of_file: self.game.clone(), of_game: info.id.to_owned() });
        }
        same(Part::Rules, self.rules.into(), info.rules_version.into())?;
        same(Part::Scheme, self.scheme.into(), G::SCHEME.into())
    }

    /// Says why a net does not fit a game; nothing when it does. Options may differ ([`About::differences`]): one net may
    /// be for many.
    ///
    /// # Errors
    /// When it is for another game, other rules or other inputs.
    pub fn fits<G: Inputs>(&self, game: &G) -> Result<(), FileError> {
        self.is_for::<G>()?;
        same(Part::Inputs, self.inputs, game.input_names().len())
    }

    /// Lists in what a game is not the one that the net was trained on.
    pub fn differences<G: Inputs>(&self, game: &G) -> Vec<Difference> {
        let of_game = Self::of(game, "");
        let list = |about: &Self| -> BTreeMap<String, String> {
            let others = [("seats", about.seats.to_string()), ("components", about.components.clone())];
            let others = others.map(|(what, value)| (what.to_owned(), value));
            about.options.clone().into_iter().chain(others).collect()
        };
        let (mine, theirs) = (list(self), list(&of_game));
        let keys: BTreeSet<&String> = mine.keys().chain(theirs.keys()).collect();
        let value = |of: &BTreeMap<String, String>, key| of.get(key).cloned().unwrap_or_default();
        let differ = keys.into_iter().filter(|key| mine.get(*key) != theirs.get(*key));
        differ
            .map(|key| Difference { what: key.clone(), of_net: value(&mine, key), of_game: value(&theirs, key) })
            .collect()
    }
}

fn same(what: Part, of_file: usize, of_game: usize) -> Result<(), FileError> {
    let other = || FileError::Other { what, of_file: of_file.to_string(), of_game: of_game.to_string() };
    if of_file == of_game { Ok(()) } else { Err(other()) }
}

/// What must be the same for a net to be of use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The game.
    Game,
    /// The version of its rules.
    Rules,
    /// The scheme of its inputs.
    Scheme,
    /// How many inputs there are.
    Inputs,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "game",
            Self::Rules => "rules version",
            Self::Scheme => "scheme of inputs",
            Self::Inputs => "number of inputs",
        })
    }
}

/// Why a file gives no net.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum FileError {
    /// It does not begin as such a file does.
    #[error("this is not a net: its first line is not `{}`", MAGIC.trim_end())]
    Magic,
    /// What it says about itself cannot be read.
    #[error("the net cannot be read: {0}")]
    About(String),
    /// It was cut or changed.
    #[error("the net is damaged: its checksum is not that of its bytes; fetch or train it again")]
    Damaged,
    /// It is for something else.
    #[error("the net is for another {what}: {of_file}, not {of_game}; train one for this game")]
    Other {
        /// What differs.
        what: Part,
        /// What it was trained for.
        of_file: String,
        /// What is needed.
        of_game: String,
    },
}

impl Net {
    /// Writes the net as the bytes of a file.
    pub fn write(&self, about: &About) -> Vec<u8> {
        let json = serde_json::to_string(about).unwrap_or_default();
        let mut bytes = format!("{MAGIC}{json}\n").into_bytes();
        let rows = self.rows.iter().chain([&self.bias, &self.out]).flat_map(|row| &row.0);
        for number in rows.chain(&self.straight).chain([&self.start]) {
            bytes.extend(number.to_le_bytes());
        }
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they are not a net, or damaged.
    pub fn read(bytes: &[u8]) -> Result<(Self, About), FileError> {
        let rest = bytes.strip_prefix(MAGIC.as_bytes()).ok_or(FileError::Magic)?;
        let (body, sum) = bytes.split_at_checked(bytes.len() - SUM.min(rest.len())).ok_or(FileError::Damaged)?;
        if Sha256::digest(body)[..] != *sum {
            return Err(FileError::Damaged);
        }
        let rest = &body[MAGIC.len()..];
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or(FileError::Damaged)?;
        let about: About = serde_json::from_slice(&rest[..end]).map_err(|error| FileError::About(error.to_string()))?;
        let (words, odd) = rest[end + 1..].as_chunks::<4>();
        let wanted = about.inputs.checked_mul(HIDDEN + 1).and_then(|rows| rows.checked_add(2 * HIDDEN + 1));
        if !odd.is_empty() || Some(words.len()) != wanted {
            return Err(FileError::Damaged);
        }
        let mut numbers = words.iter().map(|word| f32::from_le_bytes(*word));
        if numbers.clone().any(|number| !number.is_finite()) {
            return Err(FileError::Damaged);
        }
        let mut row = || Row(std::array::from_fn(|_| numbers.next().unwrap_or_default()));
        let rows = std::iter::repeat_with(&mut row).take(about.inputs).collect();
        let (bias, out) = (row(), row());
        let straight = numbers.by_ref().take(about.inputs).collect();
        Ok((Self { rows, straight, bias, out, start: numbers.next().unwrap_or_default() }, about))
    }
}
