//! A net as a file: who it is for and how it came about, its weights, and a checksum over both.

use contract::record::sha256;
use contract::{Game, Inputs, OptionValues};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{HIDDEN, Net, Row};

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
        }
    }

    /// Says why a net does not fit a game; nothing when it does. Options may differ: that is for whoever uses it to
    /// judge, since one net may be for many.
    ///
    /// # Errors
    /// When it is for another game, other rules or other inputs.
    pub fn fits<G: Game + Inputs>(&self, game: &G) -> Result<(), FileError> {
        let wanted = Self::of(game, "");
        let other = |what, of_file: String, of_game: String| FileError::Other { what, of_file, of_game };
        if self.game != wanted.game {
            return Err(other("game", self.game.clone(), wanted.game));
        }
        for (what, of_file, of_game) in [
            ("rules version", usize::from(self.rules), usize::from(wanted.rules)),
            ("scheme of inputs", usize::from(self.scheme), usize::from(wanted.scheme)),
            ("number of inputs", self.inputs, wanted.inputs),
        ] {
            if of_file != of_game {
                return Err(other(what, of_file.to_string(), of_game.to_string()));
            }
        }
        Ok(())
    }
}

/// Why a file gives no net.
#[derive(Clone, PartialEq, Debug, Error)]
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
        what: &'static str,
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
        let numbers = self.rows.iter().flat_map(|row| row.hidden.iter().chain([&row.straight]));
        for number in numbers.chain(&self.bias).chain(&self.out).chain([&self.start]) {
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
        let mut next = || numbers.next().unwrap_or_default();
        let rows =
            (0..about.inputs).map(|_| Row { hidden: std::array::from_fn(|_| next()), straight: next() }).collect();
        let (bias, out) = (std::array::from_fn(|_| next()), std::array::from_fn(|_| next()));
        Ok((Self { rows, bias, out, start: next() }, about))
    }
}
