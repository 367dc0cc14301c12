//! A net as a file: who it is for and how it came about, its weights, and a checksum over both.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use contract::record::sha256;
use contract::{Inputs, OptionValues};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::int8::Int8Row;
use super::{HIDDEN, Net, Row};
use crate::net::measure::Measure;

/// The first line of every file.
const MAGIC: &str = "palisade-net 1\n";

/// The first line of every file of a policy.
pub(crate) const POLICY: &str = "palisade-policy 1\n";

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
    /// See `seats`. What stands here for options that were varied is one of their values.
    pub options: OptionValues,
    /// The options that were varied in training, with all their values; empty when none was.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub varied: BTreeMap<String, BTreeSet<String>>,
    /// The hash of the components it was trained with.
    pub components: String,
    /// The bot that a policy was distilled from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teacher: Option<String>,
    /// The seed that its training followed from.
    pub seed: String,
    /// How many games it has learned from.
    pub games: u64,
    /// How its weights are written.
    #[serde(default, skip_serializing_if = "Weights::is_float")]
    pub weights: Weights,
    /// How strong it was found to be; empty when nobody has measured it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub measured: Vec<Measure>,
}

/// How the weights of a net are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weights {
    /// As they were learned, in four bytes each.
    #[default]
    Float,
    /// Rounded ([`Net::to_int8`]), most of them in a byte each.
    Int8,
}

impl Weights {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    const fn is_float(&self) -> bool {
        matches!(self, Self::Float)
    }

    /// Returns how many bytes the rows of so many inputs take.
    fn size(self, inputs: usize) -> Option<usize> {
        inputs.checked_mul(match self {
            Self::Float => 4 * HIDDEN,
            Self::Int8 => 1 + HIDDEN,
        })
    }
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
            inputs: game.input_count(),
            seats: game.seats(),
            options: setup.options.clone(),
            varied: BTreeMap::new(),
            components: sha256(setup.components.as_deref().unwrap_or(info.components)),
            teacher: None,
            seed: seed.to_owned(),
            games: 0,
            weights: Weights::Float,
            measured: Vec::new(),
        }
    }

    /// Describes a policy for several kinds of a game, before any training.
    ///
    /// # Errors
    /// As [`About::of_several`].
    ///
    /// # Panics
    /// As [`About::of_several`].
    pub fn of_choices<G: Inputs>(kinds: &[G], seed: &str) -> Result<Self, FileError> {
        let about = Self { inputs: kinds[0].choice_input_count(), ..Self::of_several(kinds, seed)? };
        kinds.iter().try_for_each(|kind| about.fits_choices(kind))?;
        Ok(Self { weights: Weights::Int8, ..about })
    }

    /// Describes a net for several kinds of a game, before any training.
    ///
    /// # Errors
    /// When they take different inputs.
    ///
    /// # Panics
    /// When there is none, or they differ in seats.
    pub fn of_several<G: Inputs>(kinds: &[G], seed: &str) -> Result<Self, FileError> {
        let mut about = Self::of(&kinds[0], seed);
        for kind in kinds {
            about.fits(kind)?;
            assert_eq!(about.seats, kind.seats(), "the same number of seats");
        }
        let values = |key: &String| -> BTreeSet<String> {
            kinds.iter().filter_map(|kind| kind.setup().options.get(key).cloned()).collect()
        };
        let keys = about.options.keys().map(|key| (key.clone(), values(key)));
        about.varied = keys.filter(|(_, values)| values.len() > 1).collect();
        Ok(about)
    }

    /// Returns in how many kinds of games the net was trained, if every value of an option met every other one.
    pub fn kinds(&self) -> usize {
        self.varied.values().map(BTreeSet::len).product()
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
        same(Part::Inputs, self.inputs, game.input_count())
    }

    /// Says why a policy does not fit a game; nothing when it does.
    ///
    /// # Errors
    /// As [`About::fits`].
    pub fn fits_choices<G: Inputs>(&self, game: &G) -> Result<(), FileError> {
        self.is_for::<G>()?;
        same(Part::Inputs, self.inputs, game.choice_input_count())
    }

    /// Lists in what a game is not the one that the net was trained on, or none of them.
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
        let was_met = |key: &String| {
            theirs.get(key).is_some_and(|value| self.varied.get(key).is_some_and(|values| values.contains(value)))
        };
        let differ = keys.into_iter().filter(|key| mine.get(*key) != theirs.get(*key) && !was_met(key));
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
    /// It does not begin as the file of a net does.
    #[error("this is not a net: its first line is not `{}`", MAGIC.trim_end())]
    NoNet,
    /// It does not begin as the file of a policy does.
    #[error("this is not a policy: its first line is not `{}`", POLICY.trim_end())]
    NoPolicy,
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
    /// Writes the net as the bytes of a file. With [`Weights::Int8`] the file holds the rounded net.
    pub fn write(&self, about: &About) -> Vec<u8> {
        let mut bytes = Vec::new();
        for row in &self.rows {
            match about.weights {
                Weights::Float => bytes.extend(row.0.iter().flat_map(|weight| weight.to_le_bytes())),
                Weights::Int8 => bytes.extend(Int8Row::of(row).bytes()),
            }
        }
        for number in self.bias.0.iter().chain(&self.out.0).chain(&self.straight).chain([&self.start]) {
            bytes.extend(number.to_le_bytes());
        }
        sealed(MAGIC, about, &bytes)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they are not a net, or damaged.
    pub fn read(bytes: &[u8]) -> Result<(Self, About), FileError> {
        let (about, body) = unsealed(MAGIC, bytes).ok_or(FileError::NoNet)??;
        let size = about.weights.size(about.inputs).ok_or(FileError::Damaged)?;
        let (rows, others) = body.split_at_checked(size).ok_or(FileError::Damaged)?;
        let rows = match about.weights {
            Weights::Float => rows.as_chunks().0.iter().map(float_row).collect(),
            Weights::Int8 => rows.as_chunks().0.iter().map(Int8Row::read).collect(),
        };
        let (words, odd) = others.as_chunks::<4>();
        if !odd.is_empty() || words.len() != 2 * HIDDEN + about.inputs + 1 {
            return Err(FileError::Damaged);
        }
        let mut numbers = words.iter().map(|word| f32::from_le_bytes(*word));
        let mut row = || Row(std::array::from_fn(|_| numbers.next().unwrap_or_default()));
        let (bias, out) = (row(), row());
        let straight = numbers.by_ref().take(about.inputs).collect();
        let net = Self { rows, straight, bias, out, start: numbers.next().unwrap_or_default() };
        if net.is_finite() { Ok((net, about)) } else { Err(FileError::Damaged) }
    }

    fn is_finite(&self) -> bool {
        let rows = self.rows.iter().chain([&self.bias, &self.out]).flat_map(|row| &row.0);
        rows.chain(&self.straight).chain([&self.start]).all(|weight| weight.is_finite())
    }
}

fn float_row(bytes: &[u8; 4 * HIDDEN]) -> Row {
    Row(std::array::from_fn(|unit| f32::from_le_bytes(bytes.as_chunks().0[unit])))
}

/// Puts together a file: its first line, what it is for, its body, and the checksum of all this.
pub(crate) fn sealed(magic: &str, about: &About, body: &[u8]) -> Vec<u8> {
    let json = serde_json::to_string(about).unwrap_or_default();
    let mut bytes = format!("{magic}{json}\n").into_bytes();
    bytes.extend(body);
    let sum = Sha256::digest(&bytes);
    bytes.extend(sum);
    bytes
}

/// Takes a file apart into what it is for and its body; none if it does not begin with this line.
///
/// # Errors
/// When it is damaged.
pub(crate) fn unsealed<'a>(magic: &str, bytes: &'a [u8]) -> Option<Result<(About, &'a [u8]), FileError>> {
    let rest = bytes.strip_prefix(magic.as_bytes())?;
    Some(opened(bytes, rest, magic))
}

fn opened<'a>(bytes: &'a [u8], rest: &[u8], magic: &str) -> Result<(About, &'a [u8]), FileError> {
    let (whole, sum) = bytes.split_at_checked(bytes.len() - SUM.min(rest.len())).ok_or(FileError::Damaged)?;
    if Sha256::digest(whole)[..] != *sum {
        return Err(FileError::Damaged);
    }
    let rest = &whole[magic.len()..];
    let end = rest.iter().position(|byte| *byte == b'\n').ok_or(FileError::Damaged)?;
    let about = serde_json::from_slice(&rest[..end]).map_err(|error| FileError::About(error.to_string()))?;
    Ok((about, &rest[end + 1..]))
}
