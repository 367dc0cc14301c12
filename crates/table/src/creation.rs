//! How a table came to be.

use contract::record::sha256;
use contract::{Info, OptionValues, Setup};
use serde::{Deserialize, Serialize};

use crate::{Name, ReadError, Seed, name, versioned};

/// All that a table begins with. Stored as versioned JSON, secret seed included: it stays on the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creation {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// Every option, defaults included.
    pub options: OptionValues,
    /// SHA-256 of the component file, in hexadecimal. The text is kept once by that name, unless it is the printed one.
    pub components: String,
    /// Who sits where at the start, in seat order.
    pub seats: Vec<Sitter>,
    /// The bot that plays on for a seat that gives up, or that stays away and is handed over by the others.
    pub stand_in: String,
    /// After how many milliseconds of silence the others may hand an asked seat to that bot; none for never.
    #[serde(default)]
    pub away: Option<u64>,
    /// Whether the sitters were given their seats by [`crate::fair::lots`].
    #[serde(default)]
    pub drawn: bool,
    /// Whether nobody may ask for hints. The first releases wrote nothing here and knew none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_hints: bool,
    /// The position line it begins from, when that is not the printed start.
    pub start: Option<String>,
    /// The table it was branched or played on from.
    pub origin: Option<Origin>,
    /// The games before it, in their order, if it is a game of a match; then it may be the first.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Vec<EarlierGame>>,
    /// The seed of the dice. None for a game that was imported whole, which has no more draws.
    pub seed: Option<Seed>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Who sits on a seat. A seat with a bot may have an owner, who takes it back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// What the person wants to be called.
    #[serde(default, deserialize_with = "name::stored")]
    pub name: Option<Name>,
    /// The bot that plays the seat, as on the command line.
    pub bot: Option<String>,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The id of the other table.
    pub table: String,
    /// After how many of its steps this one begins; none for a rematch.
    pub step: Option<usize>,
}

/// A game of a match that was played before another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierGame {
    /// The id of its table; none where only its record is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The closing hash of its record.
    pub closing: String,
}

impl Creation {
    /// Returns the creation of a table of the game made from this setup, with `random` as the bot that stands in.
    /// `setup` is a finished game's, every option spelled out.
    pub fn new(info: &Info, setup: &Setup, seats: Vec<Sitter>, seed: Seed, at: u64) -> Self {
        Self {
            game: info.id.to_owned(),
            rules: info.rules_version,
            options: setup.options.clone(),
            components: sha256(setup.components.as_deref().unwrap_or(info.components)),
            seats,
            stand_in: "random".to_owned(),
            away: None,
            drawn: false,
            without_hints: false,
            start: None,
            origin: None,
            earlier: None,
            seed: Some(seed),
            at,
        }
    }

    /// Returns the setup to make the game from. `components` is the text kept under the hash, needed only when
    /// [`Creation::is_printed`] says no.
    pub fn setup(&self, components: Option<String>) -> Setup {
        Setup { seats: self.seats.len() as u8, options: self.options.clone(), components }
    }

    /// Says whether the components are the ones embedded in the game.
    pub fn is_printed(&self, info: &Info) -> bool {
        self.components == sha256(info.components)
    }

    /// Reads a creation as it is stored.
    ///
    /// # Errors
    /// When it is broken or was written by a newer release.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        versioned::read(text)
    }

    /// Writes the creation as it is stored. One that older releases would take for something else has a newer version.
    pub fn write(&self) -> String {
        let follows = self.earlier.is_some() || self.is_rematch();
        let version = match () {
            () if self.without_hints => versioned::HINTS,
            () if follows => versioned::FOLLOWING,
            () => versioned::FIRST,
        };
        versioned::write(self, version)
    }
}
