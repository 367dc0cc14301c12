//! Bots by name: `random`, `greedy`, `flat:200`.

use std::fmt;
use std::str::FromStr;

use contract::{Determinize, Heuristic};
use thiserror::Error;

use crate::{Bot, Budget, Flat, Greedy, Random};

/// A bot and its settings, as they stand on the command line and in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// `random`
    Random,
    /// `greedy`
    Greedy,
    /// `flat:PLAYOUTS` or `flat:PLAYOUTS:STEPS`
    Flat {
        /// Playouts for one decision.
        playouts: u32,
        /// After how many steps a playout ends and the game's own estimate finishes it.
        cut: Option<u32>,
    },
}

/// The most playouts, and the longest cut, that a bot takes.
const MOST: u32 = 100_000_000;

impl BotSpec {
    /// The ways to write a bot. Code that lists them says what each one means.
    pub const FORMS: [&'static str; 3] = ["random", "greedy", "flat:PLAYOUTS[:STEPS]"];

    /// Returns how much the bot thinks about one decision.
    pub fn budget(self) -> Budget {
        match self {
            Self::Random | Self::Greedy => Budget { simulations: 0 },
            Self::Flat { playouts, .. } => Budget { simulations: playouts },
        }
    }

    /// Makes the bot for a game.
    pub fn bot<G: Determinize + Heuristic>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new()),
            Self::Greedy => Box::new(Greedy::new()),
            Self::Flat { cut, .. } => Box::new(Flat::new(cut)),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Flat { playouts, cut: None } => write!(f, "flat:{playouts}"),
            Self::Flat { playouts, cut: Some(cut) } => write!(f, "flat:{playouts}:{cut}"),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum BotError {
    /// There is no bot of this name.
    #[error("there is no bot `{text}`; the bots are {}", .known.join(", "))]
    Unknown {
        /// What was written.
        text: String,
        /// How the existing ones can be written.
        known: Vec<String>,
    },
    /// The bot has no such setting.
    #[error("`{text}`: there is no setting `{key}`; write `{form}`")]
    NoSuchSetting {
        /// What was written.
        text: String,
        /// The setting.
        key: String,
        /// How the bot is written.
        form: String,
    },
    /// The setting takes no such value, or has one already.
    #[error("`{text}`: `{key}` is set once, to a whole number from {least} to {most}")]
    Value {
        /// What was written.
        text: String,
        /// The setting.
        key: &'static str,
        /// The least that it takes.
        least: u32,
        /// The most that it takes.
        most: u32,
    },
    /// The bot has no settings.
    #[error("`{text}`: the bot `{name}` takes no number; write `{name}`")]
    NoSetting {
        /// What was written.
        text: String,
        /// The bot.
        name: &'static str,
    },
    /// The settings are not what the bot takes.
    #[error(
        "`{0}`: write `flat:PLAYOUTS` or `flat:PLAYOUTS:STEPS`, such as `flat:200`, with whole numbers from 1 to {MOST}"
    )]
    Setting(String),
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let number = |text: &str| text.parse().ok().filter(|number| (1..=MOST).contains(number));
        let parts: Vec<&str> = text.split(':').collect();
        match parts[..] {
            ["random"] => Ok(Self::Random),
            ["greedy"] => Ok(Self::Greedy),
            ["random", ..] => Err(BotError::NoSetting { text: text.to_owned(), name: "random" }),
            ["greedy", ..] => Err(BotError::NoSetting { text: text.to_owned(), name: "greedy" }),
            ["flat", ref settings @ ..] => {
                let settings: Option<Vec<u32>> = settings.iter().map(|setting| number(setting)).collect();
                match settings.as_deref() {
                    Some([playouts]) => Ok(Self::Flat { playouts: *playouts, cut: None }),
                    Some([playouts, cut]) => Ok(Self::Flat { playouts: *playouts, cut: Some(*cut) }),
                    _ => Err(BotError::Setting(text.to_owned())),
                }
            }
            _ => Err(BotError::Unknown { text: text.to_owned(), known: Self::FORMS.map(str::to_owned).to_vec() }),
        }
    }
}
