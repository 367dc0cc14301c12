//! Bots for any game of the contract.
//!
//! One decision shapes the crate: **a bot never sees the true state.** It gets a [`contract::SeatPerspective`], which
//! has the seat's view (with perfect recall) and its legal actions but no access to the state; it samples what is
//! hidden with [`contract::Determinize`]. The second: **it thinks by counting** ([`Budget`]), so a game played again from
//! its seed is the same game. One bot thinks by the clock, where people would rather wait a known time than have the same
//! game again: it is written so that it cannot be mistaken, and whoever plays batches says so.
//!
//! | bot | how it chooses |
//! |---|---|
//! | `random` | any legal action, each equally likely |
//! | `greedy` | one decision deep, by the game's own estimate |
//! | `flat:PLAYOUTS` | by random playouts, shared out among the actions by sequential halving |
//! | `tree:SIMULATIONS` | by a tree of what may follow, with the game's own estimate at its leaves |
//! | `tree:MILLISECONDSms` | by such a tree, for so long |
//! | `learned:FILE[:TEMPERATURE]` | one decision deep, by a net that was trained on what the game says of its states ([`contract::Inputs`]) |
//! | `tree:SIMULATIONS:FILE`, `tree:MILLISECONDSms:FILE` | by a tree with such a net at its leaves |
//! | `policy:FILE` | by a policy, which was distilled from a bot and tries nothing out |
//! | `flat:PLAYOUTS[:STEPS]:FILE` | by playouts in which all seats play as a policy says |
//!
//! A bot that plays by a net is named by its file, and this crate reads no files: whoever lets people name bots by files
//! reads them ([`Nets`]). Where no nets are given, as on a server, such a bot cannot be named.
//!
//! Nets that ship with the program are written as `built-in` in the place of a file. Whoever knows all games gives them for
//! a game; the one for its number of seats plays then, and `greedy` where none fits
//! ([`NamedBot::fitting_nets`]).
//!
//! A game may bring bots of its own, with settings ([`Roster`]): `NAME:KEY=VALUE`. A bot is named by text ([`NamedBot`]),
//! plays in the lab as a [`Bot`] of the game's type, and at a table, where types are forgotten, as a [`contract::Player`].
//!
//! ```
//! use search::BotSpec;
//! let bot: BotSpec = "flat:200".parse()?;
//! assert_eq!((bot.to_string(), bot.budget().simulations), ("flat:200".to_owned(), 200));
//! # Ok::<(), search::BotError>(())
//! ```

mod bot;
mod built_in;
mod by_net;
mod by_policy;
mod flat;
mod greedy;
mod learned;
mod net;
mod nets;
mod player;
mod policy;
mod random;
mod roster;
mod shortlist;
mod spec;
mod temperature;
mod tree;
mod value;
mod weigher;

pub use bot::{Bot, Budget};
pub use built_in::FittingNet;
pub use by_net::{NetPlay, NetSpec};
pub use by_policy::ByPolicy;
pub use flat::Flat;
pub use greedy::Greedy;
pub use learned::Learned;
pub use net::{
    About, Difference, FileError, Gradient, HIDDEN, Measure, Net, Part, Units, Weights, chance, exp, logit_of,
};
pub use nets::{BUILT_IN, BuiltInNets, NetFile, Nets, TrainedNet, TrainedPolicy};
pub use policy::{KnownActions, Policy, PolicySlopes};
pub use random::Random;
pub use roster::{BotForm, Common, NamedBot, OwnBot, Roster, Setting, forms};
pub use shortlist::Shortlist;
pub use spec::{BotError, BotSpec};
pub use temperature::Temperature;
pub use tree::{Tree, Weighed};
pub use weigher::Weigher;
