//! What every game of Palisade is.
//!
//! A game is rules and nothing else: it knows no pixels, sockets, files, clocks or bots. This crate holds the one
//! trait it implements ([`Game`]), the capabilities it may add ([`Determinize`], [`Events`], [`Speak`], [`Heuristic`],
//! [`Features`], [`Series`]), its text ([`Notation`]), the record of a game played ([`Record`]), and the
//! object-safe face made from them for all that must not know the type ([`Face`], [`Position`]).
//!
//! One decision shapes it: **luck, secrets and choices are three different things.** Players' actions and chance
//! outcomes are two types; the generator is outside the state; what an observer may know is built from nothing by
//! [`Game::view`]; and a bot is given a [`Seen`], which has no way to the state. So a record replays without a
//! generator, typed and verifiable dice use the same door, and nobody can peek.
//!
//! The crate refuses to do I/O, to know a game, to keep time, and to allocate in a playout.
//!
//! ```
//! use contract::{Dice, Stream};
//! let mut dice = Stream::new("a seed", "example", 0);
//! assert!(dice.below(6) < 6);
//! ```

mod ability;
mod account;
mod bot;
mod components;
mod events;
mod face;
mod game;
mod held;
mod luck;
mod notation;
pub mod options;
mod phrase;
mod position;
pub mod record;
mod seat;

pub use ability::{Determinize, Features, Heuristic, Passed, Series, Shown, Speak};
pub use account::{Account, Column, RoundAccount, Tally, TurningPoint};
pub use bot::Player;
pub use components::ComponentText;
pub use events::{EventSink, Events};
pub use face::{Face, Maker, Refused, StepText};
pub use game::{Game, Info, LISTED, PATIENCE, Seen, Step, Turn, Verdict, playout};
pub use luck::{Dice, Draw, NamedDice, Noted, Number, Replayed, Stream, bounded, shuffle};
pub use notation::{LineSetup, Malformed, Notation, split_seat};
pub use options::{Domain, Given, OptionSpec, OptionValue, Setup, SetupError, Whole};
pub use phrase::{Arg, Fill, Label, Lies, Phrase, Piece, Place, Prompt, Refusal, Slot};
pub use position::Position;
pub use record::Record;
pub use seat::{Observer, Seat, SeatSet};
