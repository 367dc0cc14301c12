//! Bots by name: `random`, `greedy`, `flat:200`, `tree:1000`, `tree:200ms`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use contract::{Determinize, Heuristic, Inputs};
use thiserror::Error;

use crate::net::FileError;
use crate::{Bot, Budget, Flat, Greedy, NetSpec, Random, Tree};

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
    /// `tree:SIMULATIONS`
    Tree {
        /// Simulations for one decision.
        simulations: u32,
    },
    /// `tree:MILLISECONDSms`: games with it do not repeat.
    Timed {
        /// Time for one decision.
        milliseconds: u32,
    },
}

/// The most playouts, and the longest cut, that a bot takes.
pub(crate) const MOST: u32 = 100_000_000;

/// The most simulations of a tree, which keeps what each finds.
pub(crate) const MOST_KEPT: u32 = 1_000_000;

/// The most milliseconds: a minute.
pub(crate) const LONGEST: u32 = 60_000;

const FLAT: &str = "flat:PLAYOUTS[:STEPS][:FILE]";
pub(crate) const TREE: &str = "tree:SIMULATIONS[:FILE]";
pub(crate) const TIMED: &str = "tree:MILLISECONDSms[:FILE]";
pub(crate) const LEARNED: &str = "learned:FILE[:TEMPERATURE]";
pub(crate) const POLICY: &str = "policy:FILE";

impl BotSpec {
    /// The ways to write a bot that plays any game, those by a net ([`NetSpec`]) included, each with its name. Code that
    /// lists them says what each one means.
    pub const FORMS: [(&'static str, &'static str); 7] = [
        ("random", "random"),
        ("greedy", "greedy"),
        ("flat", FLAT),
        ("tree", TREE),
        ("tree-timed", TIMED),
        ("learned", LEARNED),
        ("policy", POLICY),
    ];

    /// Says whether the bot thinks by the clock, so that the same seed need not give the same game.
    pub fn is_timed(self) -> bool {
        matches!(self, Self::Timed { .. })
    }

    /// Returns how much the bot thinks about one decision.
    pub fn budget(self) -> Budget {
        match self {
            Self::Random | Self::Greedy => Budget { simulations: 0 },
            Self::Flat { playouts, .. } => Budget { simulations: playouts },
            Self::Tree { simulations } => Budget { simulations },
            Self::Timed { .. } => Budget { simulations: MOST_KEPT },
        }
    }

    /// Makes the bot for a game.
    pub fn bot<G: Determinize + Heuristic + Inputs>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new()),
            Self::Greedy => Box::new(Greedy::new()),
            Self::Flat { cut, .. } => Box::new(Flat::new(cut)),
            Self::Tree { .. } => Box::new(Tree::new()),
            Self::Timed { milliseconds } => Box::new(Tree::new().within(Duration::from_millis(milliseconds.into()))),
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
            Self::Tree { simulations } => write!(f, "tree:{simulations}"),
            Self::Timed { milliseconds } => write!(f, "tree:{milliseconds}ms"),
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
    /// The numbers are not what the bot takes.
    #[error("`{text}`: write `{form}`, with whole numbers from 1 to {most}")]
    Numbers {
        /// What was written.
        text: String,
        /// How the bot is written.
        form: &'static str,
        /// The most that a number may be.
        most: u32,
    },
    /// The bot plays by a file, and none is named.
    #[error("`{text}`: write `{form}`, with a file that `{command}` has made")]
    File {
        /// What was written.
        text: String,
        /// How the bot is written.
        form: &'static str,
        /// What makes such a file.
        command: &'static str,
    },
    /// The bot plays by a file, and files cannot be named here.
    #[error("`{text}`: a bot that plays by a file is for the command line alone")]
    NoFiles {
        /// What was written.
        text: String,
    },
    /// The bot plays by a net that ships with the program, and there is none for the game.
    #[error("`{text}`: no {what} ships for this game; make one with `{command}`")]
    NoBuiltIn {
        /// What was written.
        text: String,
        /// What is missing.
        what: &'static str,
        /// What makes one.
        command: &'static str,
    },
    /// The net is of no use here.
    #[error("`{text}`: {error}")]
    Net {
        /// What was written.
        text: String,
        /// Why.
        error: FileError,
    },
}

/// What makes the files of nets, and those of policies.
pub(crate) const MAKERS: [&str; 2] = ["palisade train", "palisade distill"];

/// Reads a whole number from 1 to the most.
pub(crate) fn number(text: &str, most: u32) -> Option<u32> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

/// Reads a time with its unit.
pub(crate) fn milliseconds(text: &str) -> Option<u32> {
    number(text.strip_suffix("ms")?, LONGEST)
}

/// Reads a tree that is given time, from its parts.
fn timed(parts: &[&str]) -> Option<BotSpec> {
    let [_, time] = parts else { return None };
    milliseconds(time).map(|milliseconds| BotSpec::Timed { milliseconds })
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let parts: Vec<&str> = text.split(':').collect();
        if NetSpec::read(text)?.is_some() {
            return Err(BotError::NoFiles { text: text.to_owned() });
        }
        let numbers = |most| -> Option<Vec<u32>> { parts[1..].iter().map(|part| number(part, most)).collect() };
        let no_setting = |name| BotError::NoSetting { text: text.to_owned(), name };
        let wrong = |form, most| BotError::Numbers { text: text.to_owned(), form, most };
        match parts[0] {
            "random" if parts.len() == 1 => Ok(Self::Random),
            "random" => Err(no_setting("random")),
            "greedy" if parts.len() == 1 => Ok(Self::Greedy),
            "greedy" => Err(no_setting("greedy")),
            "flat" => match numbers(MOST).as_deref() {
                Some(&[playouts]) => Ok(Self::Flat { playouts, cut: None }),
                Some(&[playouts, cut]) => Ok(Self::Flat { playouts, cut: Some(cut) }),
                _ => Err(wrong(FLAT, MOST)),
            },
            "tree" if text.ends_with("ms") => timed(&parts).ok_or_else(|| wrong(TIMED, LONGEST)),
            "tree" => match numbers(MOST_KEPT).as_deref() {
                Some(&[simulations]) => Ok(Self::Tree { simulations }),
                _ => Err(wrong(TREE, MOST_KEPT)),
            },
            _ => Err(BotError::Unknown {
                text: text.to_owned(),
                known: Self::FORMS.map(|(_, form)| form.to_owned()).to_vec(),
            }),
        }
    }
}
