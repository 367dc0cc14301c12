//! How strong bots are, by name: from `beginner` to `master`, with what was measured, and the nets that they play by.
//!
//! A game that has some keeps four kinds of files in its folder `levels`: `levels.toml`, which says what they are and how
//! the nets are trained; one `.net` for each of these that ships, and one `.policy` for each policy, which `cargo xtask nets`
//! trains; and `measured.toml`, which `cargo xtask levels` measures.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use contract::OptionValues;
use search::{BUILT_IN, BuiltInNets, NetFile, TrainedNet};
use serde::{Deserialize, Serialize};

use crate::games;

/// The names of levels, from the weakest to the strongest. Whoever shows them says what each means.
pub const LEVELS: [&str; 5] = ["beginner", "casual", "skilled", "expert", "master"];

/// The levels of a game.
#[derive(Clone, Debug)]
pub struct Levels {
    /// From the weakest to the strongest; none for a game that has none.
    pub levels: Vec<Level>,
    /// The nets that ship with the program.
    pub built_in: BuiltInNets,
}

/// A level.
#[derive(Clone, PartialEq, Debug)]
pub struct Level {
    /// One of [`LEVELS`].
    pub name: String,
    /// The bot that plays at it, as it is written.
    pub bot: String,
    /// How strong it was found to be, for each number of seats that was measured.
    pub measured: Vec<Strength>,
    /// In how many games it is measured, if in fewer than others because it takes long.
    pub games: Option<u64>,
}

/// How strong a level was found to be, in games as printed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// The level.
    pub level: String,
    /// How many seats the games had. The level had one of them, in turn; the others were taken by `against`.
    pub seats: u8,
    /// What sat at the other seats: the level below, or `random` for the first one. None where one plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// How many games were played.
    pub games: u64,
    /// What they were worth to it together: 1 for a win, half for a draw.
    pub points: f64,
}

impl Strength {
    /// Returns what a game was worth on average, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }
}

/// What is written of a game's levels by hand.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The nets.
    #[serde(default)]
    pub net: Vec<Lesson>,
    /// The policies.
    #[serde(default)]
    pub policy: Vec<PolicyLesson>,
    /// The levels, from the weakest to the strongest.
    pub level: Vec<Named>,
}

/// How a policy is distilled: from the nets that ship with the program, one step deep, or from another one.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PolicyLesson {
    /// For how many seats.
    pub seats: u8,
    /// From how many games.
    pub games: u64,
    /// From which seed.
    pub seed: String,
    /// What its file is called, without `.policy`; the number of seats if nothing is said.
    #[serde(default)]
    pub name: Option<String>,
    /// The net that it is distilled from, if not those that ship.
    #[serde(default)]
    pub of: Option<String>,
}

impl PolicyLesson {
    /// Returns what the file of the policy is called.
    pub fn file(&self) -> String {
        format!("{}.policy", self.name.clone().unwrap_or_else(|| self.seats.to_string()))
    }
}

/// How a net is trained.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// For how many seats.
    pub seats: u8,
    /// On how many games.
    pub games: u64,
    /// From which seed.
    pub seed: String,
    /// With which options.
    #[serde(default)]
    pub set: OptionValues,
    /// Which options are varied, by the values that they take: `[01]` stands for either of its characters.
    #[serde(default)]
    pub vary: BTreeMap<String, Vec<String>>,
    /// Which other net of the game it begins from, if any: one that stands above it.
    #[serde(default)]
    pub from: Option<String>,
    /// The policy on whose shortlist are the actions that are tried, if not all are.
    #[serde(default)]
    pub shortlist: Option<String>,
    /// Says that it learns from results alone, not from how far lost games came.
    #[serde(default)]
    pub results_only: bool,
    /// Says that it plays all games against others, none against itself.
    #[serde(default)]
    pub no_self_play: bool,
    /// How fast it learns at the beginning, if not as usual.
    #[serde(default)]
    pub rate: Option<f64>,
    /// Says that it is not part of the program: another one came of it.
    #[serde(default)]
    pub is_step: bool,
    /// Which bots it plays against besides itself; `greedy` if nothing is said.
    #[serde(default)]
    pub against: Vec<String>,
    /// What its file is called, without `.net`; the number of seats if nothing is said.
    #[serde(default)]
    pub name: Option<String>,
}

impl Lesson {
    /// Returns what the file of the net is called.
    pub fn file(&self) -> String {
        format!("{}.net", self.name.clone().unwrap_or_else(|| self.seats.to_string()))
    }
}

/// A level and its bot.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// One of [`LEVELS`].
    pub name: String,
    /// The bot that plays at it.
    pub bot: String,
    /// In how many games it is measured, if in fewer than others because it takes long.
    #[serde(default)]
    pub games: Option<u64>,
}

/// What was measured of a game's levels.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The strengths.
    #[serde(default)]
    pub strength: Vec<Strength>,
}

/// The files of a game's levels.
#[derive(Debug)]
pub struct LevelFiles {
    pub(crate) plan: &'static str,
    pub(crate) measured: &'static str,
    pub(crate) nets: &'static [&'static [u8]],
    pub(crate) policies: &'static [&'static [u8]],
}

/// Names the files of a game's levels: its folder, its nets, and its policies.
macro_rules! level_files {
    ($game:literal, $($net:literal),*; $($policy:literal),*) => {
        &$crate::levels::LevelFiles {
            plan: include_str!(concat!("../../../games/", $game, "/levels/levels.toml")),
            measured: include_str!(concat!("../../../games/", $game, "/levels/measured.toml")),
            nets: &[$(include_bytes!(concat!("../../../games/", $game, "/levels/", $net, ".net"))),*],
            policies: &[$(include_bytes!(concat!("../../../games/", $game, "/levels/", $policy, ".policy"))),*],
        }
    };
}

pub(crate) use level_files;

/// The levels of all games that have some.
static ALL: LazyLock<Vec<(&'static str, Levels)>> =
    LazyLock::new(|| files().map(|(game, files)| (game, files.levels(game))).collect());

/// Returns the games that have levels, with their files.
fn files() -> impl Iterator<Item = (&'static str, &'static LevelFiles)> {
    games().iter().filter_map(|entry| Some((entry.info().id, entry.level_files?)))
}

/// The levels of a game that has none.
static NONE: LazyLock<Levels> = LazyLock::new(|| Levels { levels: Vec::new(), built_in: read("", &[], &[]) });

/// Reads the nets and the policies of a game.
///
/// # Panics
/// When a file is wrong. They are part of the program, and a test reads them.
fn read(game: &str, nets: &[&[u8]], policies: &[&[u8]]) -> BuiltInNets {
    fn all<N: NetFile>(game: &str, files: &[&[u8]]) -> Arc<[TrainedNet<N>]> {
        let one = |bytes| TrainedNet::read(BUILT_IN, bytes).unwrap_or_else(|error| panic!("a net of {game}: {error}"));
        files.iter().copied().map(one).collect()
    }
    BuiltInNets { nets: all(game, nets), policies: all(game, policies) }
}

/// Returns the levels of a game.
pub(crate) fn levels(game: &str) -> &'static Levels {
    ALL.iter().find(|(of, _)| *of == game).map_or(&NONE, |(_, levels)| levels)
}

/// Returns what is written of a game's levels by hand; none for a game that has none.
pub fn plan(game: &str) -> Option<Plan> {
    files().find(|(of, _)| *of == game).map(|(of, files)| files.plan(of))
}

impl LevelFiles {
    /// # Panics
    /// When the file is wrong. It is part of the program, and a test reads it.
    fn plan(&self, game: &str) -> Plan {
        toml::from_str(self.plan).unwrap_or_else(|error| panic!("the levels of {game}: {error}"))
    }

    /// # Panics
    /// See [`LevelFiles::plan`].
    fn levels(&self, game: &str) -> Levels {
        let plan = self.plan(game);
        let measured: Measured =
            toml::from_str(self.measured).unwrap_or_else(|error| panic!("what was measured of {game}: {error}"));
        let level = |Named { name, bot, games }: Named| {
            let measured = measured.strength.iter().filter(|strength| strength.level == name).cloned().collect();
            Level { name, bot, measured, games }
        };
        let built_in = read(game, self.nets, self.policies);
        Levels { levels: plan.level.into_iter().map(level).collect(), built_in }
    }
}

impl Levels {
    /// Returns the level of this name.
    pub fn find(&self, name: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.name == name)
    }

    /// Returns the level that is offered first: the middle one.
    pub fn usual(&self) -> Option<&Level> {
        self.levels.get(self.levels.len() / 2)
    }
}
