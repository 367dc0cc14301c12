//! The contract that every game of Palisade implements.
//!
//! A game is rules and nothing else: it knows no pixels, sockets, files, clocks or bots. This crate holds the one trait
//! it implements ([`Game`]), the capabilities it may add ([`Determinize`], [`Events`], [`Speak`], [`Heuristic`],
//! [`Inputs`], [`Series`]), its text ([`Notation`]), the record of a game played ([`Record`]), and the object-safe
//! face made from them for all code that must not know the type ([`AnyGame`], [`Position`]).
//!
//! One decision shapes it: **chance, secrets and choices are three different things.** Players' actions and chance
//! outcomes are two types; the generator is outside the state; what an observer may know is built from scratch by
//! [`Game::view`]; and a bot gets a [`SeatPerspective`], which gives no access to the state. So a record replays
//! without a generator, typed and verifiable dice enter the same way, and nobody can peek.
//!
//! The crate refuses to do I/O, to know a game, to keep time, and to allocate in a playout.
//!
//! ```
//! use contract::{Dice, Stream};
//! let mut dice = Stream::new("a seed", "example", 0);
//! assert!(dice.below(6) < 6);
//! ```

mod ability;
mod about;
mod account;
mod any_game;
mod any_series;
mod bot;
mod components;
mod dice;
mod events;
mod fast_hash;
mod forecast;
mod game;
mod glance;
mod inputs;
mod notation;
pub mod options;
mod orders;
mod phrase;
mod position;
pub mod record;
mod seat;
mod series;
mod sets;
mod step_part;
mod typed_position;

pub use ability::{Determinize, Heuristic, PlayedStep, Speak, VisibleToken};
pub use about::{Credit, Lesson, Role};
pub use account::{Account, Column, EventHistory, RoundAccount, Tally, TurningPoint};
pub use any_game::{AnyGame, Maker, StepError, StepText};
pub use any_series::{AnySeries, GameEnd, MatchStanding, NextGame};
pub use bot::{Appraised, Player};
pub use components::ComponentText;
pub use dice::{Dice, DrawName, NamedDice, Number, RecordedDice, ReplayedDice, Stream, bounded, shuffle};
pub use events::{EventSink, Events};
pub use fast_hash::fast_hash;
pub use forecast::{Chances, Forecast};
pub use game::{Game, Info, MAX_LISTED_OUTCOMES, STEP_LIMIT, SeatPerspective, Step, Turn, Verdict, playout};
pub use glance::{Phases, Vital, Worse};
pub use inputs::{InputSink, Inputs, Sparse};
pub use notation::{LineSetup, Malformed, Notation, split_seat};
pub use options::{Domain, OptionSpec, OptionValue, OptionValues, Preset, Setup, SetupError, Whole};
pub use orders::Order;
pub use phrase::{
    Arg, BoardSpace, Fill, Label, Phrase, Piece, PieceLocation, Prompt, Refusal, Sacrifice, Slot, Stake, Supply,
};
pub use position::Position;
pub use record::Record;
pub use seat::{Observer, Seat, SeatSet};
pub use series::Series;
pub use sets::Portion;
pub use step_part::{PartEvents, StepPart};
