//! The test kit: one macro call checks a game against the contract.
//!
//! Implementing the traits is not enough: a game must also keep what they promise. Each promise is a *law* in [`law`],
//! a function that plays seeded random games and returns the first [`Breach`], with seed, position line and token;
//! [`laws!`] makes a test of each. The laws look for what hurts later: an action offered and refused, a line that
//! forgets a field, a sampler that is not fair, an order that changes, a secret that shows in a view, a prompt, a
//! refusal or a told line.
//!
//! ```toml
//! [dev-dependencies]
//! conform = { workspace = true, features = ["laws"] }
//! ```
//!
//! Beside the laws there are
//! - [`count`] and [`CountTable`]: exact numbers of ways to go on, for tables that a second model agrees with;
//! - [`golden`]: one hash that pins determinism across machines;
//! - [`corpus`]: games recorded once and replayed bit for bit by every release;
//! - [`Model`] and [`output_or_skip`]: that second model, and other programs that a test needs;
//! - [`claim`]: that tokens lead from a line to a line, or are refused by a rule;
//! - [`random_game`], [`random_step`] and [`played`]: many positions for tests of what is drawn or asked of them, all
//!   played by one driver ([`play`]);
//! - [`twins`]: moments that differ only in what an observer may not know;
//! - [`Solved`], with [`Sealed`] and [`Equilibrium`]: the judge, which knows what each choice is worth where a game is nearly
//!   over;
//! - [`Kit`] and [`kit!`]: all of this for one of the real games, in one declaration;
//! - [`toys`]: three small games, and [`ceiling`]: two of them written without the contract, to measure its cost.
//!
//! One decision shapes it: a law is tried on random play, not proved, and the same seed finds the same breach on every
//! machine. The crate knows none of the real games.
//!
//! The feature `laws` links a counting allocator into the program; everything else works without it.
//!
//! ```
//! use conform::toys::Pig;
//! use contract::{Game, Setup};
//! let pig = Pig::new(&Setup::printed(2))?;
//! let counts = conform::count(&pig, &pig.start(), 2, |_| 0)?;
//! // A roll and its six faces, or a hold and the other seat's two choices.
//! assert_eq!((counts.sequences, counts.weight), (8, 8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod breach;
pub mod ceiling;
#[cfg(feature = "laws")]
mod chi;
pub mod claim;
pub mod corpus;
mod count;
pub mod drive;
mod golden;
#[cfg(feature = "laws")]
pub mod kit;
#[cfg(feature = "laws")]
pub mod law;
#[cfg(feature = "laws")]
mod macros;
mod matrix;
mod model;
pub mod play;
mod random;
#[cfg(feature = "laws")]
mod second;
mod solved;
mod step;
mod table;
#[cfg(feature = "laws")]
mod told;
pub mod toys;
#[cfg(feature = "laws")]
mod trials;
pub mod twins;
#[cfg(feature = "laws")]
mod walk;

pub use breach::{Breach, Failure, LawResult};
pub use count::{Counts, count};
pub use golden::golden;
#[cfg(feature = "laws")]
pub use kit::Kit;
pub use matrix::Equilibrium;
pub use model::{Model, or_skip, output_or_skip};
pub use random::{Played, played, played_well, random_game, random_step};
pub use solved::{Sealed, Solved};
pub use table::{Case, CountTable};
#[cfg(feature = "laws")]
pub use told::{said, told};
#[cfg(feature = "laws")]
pub use trials::{COUNT_VARIABLE, Trials};
#[cfg(feature = "laws")]
pub use walk::{WalkState, walk};
#[cfg(feature = "laws")]
pub use {
    dossier,
    words::{Person, Words},
};
