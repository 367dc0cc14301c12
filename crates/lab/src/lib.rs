//! Batches of games and their statistics.
//!
//! One decision shapes the crate: **a batch is a function of its setup, bots, seed and number of games.** Every game
//! has its own dice by its number in the batch ([`contract::NamedDice`], so that other bots meet the same dice in the
//! same place) and every seat its own stream for thinking; the tallies of fixed runs of games are merged in order. So
//! the report is the same byte for byte on one thread and on twenty, and a speed is never part of it ([`Speed`]).
//!
//! [`sim`] plays a batch, [`sim_matches`] one of matches, [`bench()`] times random playouts, [`playouts()`] only plays them.
//! [`tournament()`] says which of several bots is stronger, and how sure that is.
//! [`train()`] teaches a net what the states of a game are worth, and measures it; [`distill()`] teaches a policy what a bot
//! does.

mod batch;
mod bench;
mod distill;
mod fit;
mod match_tally;
mod play;
mod recorder;
mod report;
mod series;
mod speed;
mod tally;
mod tournament;
mod train;
mod wilson;

pub use batch::{Batch, LabError, Request, sim};
pub use bench::{Bench, Rate, bench, playouts, rate};
pub use distill::{Distilled, distill};
pub use fit::{net_differs, policy_differs};
pub use match_tally::MatchReport;
pub use report::Report;
pub use series::sim_matches;
pub use speed::Speed;
pub use tournament::{Format, Pair, Standing, Standings, Tournament, tournament};
pub use train::{LEARNING_RATE, Length, Progress, Trained, Training, train, train_on};
pub use wilson::wilson;
