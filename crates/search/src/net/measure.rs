//! How strong a net was found to be.

use serde::{Deserialize, Serialize};

/// What came of games that a net played with the best action it saw each time, or somebody else in its place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// What sat at all other seats, which the net took in turn: `greedy`, or a net by its name. None where one plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// Who played in the place of the net: `greedy`, or the net that it came from by its name. None for the net itself.
    /// Where one plays alone this says how hard the games are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The seed of the games, as a batch takes it.
    pub seed: String,
    /// How many games ended.
    pub games: u64,
    /// How many of them were won, alone or with others.
    pub wins: u64,
    /// How many of them nobody won, where several play.
    pub draws: u64,
    /// What they were worth together: 1 for a win, shared with whoever won too, and half for a draw.
    pub points: f64,
}
