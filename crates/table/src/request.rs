//! What is asked of a table, and why it says no.

use contract::{Observer, Seat, StepError};
use thiserror::Error;

use crate::Name;

/// What somebody wants. The caller has made sure that the seat is theirs to act for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// For which seat.
    pub seat: Seat,
    /// The page it was decided on; none for what does not depend on one (entropy, a script that reads and writes in one
    /// go).
    pub page: Option<Page>,
    /// What.
    pub command: Command,
}

/// The page that somebody looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Whose secrets were on it.
    pub observer: Observer,
    /// Its version; see [`crate::Table::version`].
    pub version: u64,
}

/// A thing to do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Sit down, or change the name shown.
    Sit {
        /// What the person wants to be called.
        name: Option<Name>,
    },
    /// Add entropy to the dice, before the game begins.
    Entropy {
        /// 1 to 64 lower-case hexadecimal digits.
        entropy: String,
    },
    /// Begin the game.
    Begin,
    /// A person acts: one action, or several that are done together or not at all; see [`Command::act`].
    Act {
        /// The actions' tokens in their order, each with or without its seat.
        tokens: Vec<String>,
    },
    /// The bot that plays the seat acts; see [`crate::PendingBotTurn`].
    BotAct {
        /// How often the seat had acted when the bot was asked, so that a turn is taken only once, whoever takes it.
        turn: usize,
        /// The action's token.
        token: String,
    },
    /// Give a standing order, or cancel it; see [`crate::Table::orders`].
    Order {
        /// The order's key.
        order: String,
        /// Whether it is to stand.
        stands: bool,
    },
    /// Ask for a hint; see [`crate::Table::is_hinted`].
    Hint,
    /// What a standing order answers for the seat is done, once it is due; see [`crate::PendingOrder`].
    Obey {
        /// How often the seat had acted when it was asked, so that it is answered for only once.
        turn: usize,
    },
    /// Take back the seat's last actions; see [`crate::Table::undo_offer`].
    Undo {
        /// How many.
        steps: usize,
    },
    /// Give up.
    Resign,
    /// Hand the seat to this bot, or take it back.
    Hand {
        /// The bot as on the command line; none to take the seat back.
        bot: Option<String>,
    },
    /// Let the bot of [`crate::Creation::stand_in`] play for a seat of somebody else that has been silent for too long.
    StandIn {
        /// The seat that asks for it. The caller has made sure that it is theirs.
        by: Seat,
    },
}

impl Command {
    /// Returns the command to take one action.
    pub fn act(token: impl Into<String>) -> Self {
        Self::Act { tokens: vec![token.into()] }
    }
}

/// Why a table does not do something. It is as it was.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum TableError {
    /// The page was old and asked something else, and what was asked for has not been done.
    #[error("the table has moved on since this page was loaded; look again and choose again")]
    Stale {
        /// The page's version.
        seen: u64,
        /// The current version, for the same observer.
        now: u64,
    },
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] StepError),
    /// The token names another seat.
    #[error("`{token}` is another seat's move")]
    OtherSeat {
        /// The token.
        token: String,
    },
    /// There is no such seat.
    #[error("this table has no such seat")]
    NoSeat,
    /// An action before the last of a set would show something new: if one of the others were refused, the seat would
    /// have seen it for nothing.
    #[error("`{token}` decides what may come next; send what follows it by itself")]
    Parted {
        /// The token.
        token: String,
    },
    /// The game has not begun.
    #[error("the game has not begun yet")]
    NotBegun,
    /// The game has begun, and this was to be done before.
    #[error("the game has begun, so the dice are settled")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The seat has given up.
    #[error("this seat has given up")]
    Resigned,
    /// A bot plays the seat.
    #[error("a bot ({0}) plays this seat; take the seat back first")]
    BotPlays(String),
    /// A person plays the seat.
    #[error("no bot plays this seat")]
    NoBot,
    /// The seat can give no such order now, or none answers for it yet.
    #[error("there is no such order to give now")]
    NoOrder,
    /// Nobody may ask for hints at this table.
    #[error("this table was opened without hints")]
    HintsOff,
    /// The seat has nothing to choose, so there is nothing to hint at.
    #[error("this seat has nothing to choose now")]
    NoChoice,
    /// This many actions cannot be taken back.
    #[error("{asked} steps cannot be undone; {offered} can")]
    Undo {
        /// How many were asked for.
        asked: usize,
        /// How many are offered.
        offered: usize,
    },
    /// The seat has added other entropy.
    #[error("this seat has already added to the dice")]
    EntropyGiven,
    /// A text does not have the form it needs.
    #[error("`{text}` cannot be taken: {reason}")]
    Text {
        /// The text, cut short.
        text: String,
        /// What it must be.
        reason: &'static str,
    },
    /// The game given is not the one the table was made for.
    #[error("this is a table of {table}, not of {given}")]
    OtherGame {
        /// Game and version of the rules of the table.
        table: String,
        /// Game and version of the rules that were given.
        given: String,
    },
    /// The seat is not asked, has not been silent for long enough, or is never handed over by others at this table.
    #[error("it is too early to call in a bot for this seat")]
    NotAway,
    /// What is stored cannot be played again: a fault of disk or program, not of the person.
    #[error("entry {entry} of the table's log cannot be played again: {reason}")]
    Broken {
        /// Its number, from 0; the creation's is not counted.
        entry: usize,
        /// Why not.
        reason: String,
    },
    /// A bot or a game does what it must not: a fault of the program.
    #[error("{0}")]
    Fault(&'static str),
}

/// Returns an error about text from outside.
pub(crate) fn bad_text(text: &str, reason: &'static str) -> TableError {
    TableError::Text { text: text.chars().take(40).collect(), reason }
}
