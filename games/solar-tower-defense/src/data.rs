//! The data file as it is written. Every part that can be wrong keeps its position in the text, so that a designer is
//! told the line.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

/// A text and where it stands.
pub(crate) type Word = Spanned<String>;
/// A number and where it stands.
pub(crate) type Count = Spanned<u32>;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the options are compared with the code in a test, the landing list is for readers")]
pub(crate) struct File {
    pub(crate) format: Count,
    pub(crate) game: GameText,
    pub(crate) seat: Spanned<Vec<SeatText>>,
    pub(crate) components: Inventory,
    pub(crate) limits: LimitsText,
    pub(crate) costs: Costs,
    pub(crate) rewards: Rewards,
    pub(crate) start: StartText,
    pub(crate) rounds: Rounds,
    pub(crate) planet: PlanetText,
    pub(crate) solar: BTreeMap<String, Spanned<SolarText>>,
    pub(crate) landing: toml::Table,
    pub(crate) options: toml::Table,
}

/// What the game is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what is said of the box is for readers of the file")]
pub(crate) struct GameText {
    pub(crate) id: Word,
    pub(crate) title: String,
    pub(crate) designers: Vec<String>,
    pub(crate) players: Count,
    pub(crate) minutes: [u32; 2],
    pub(crate) age: u32,
    pub(crate) hidden_information: bool,
    pub(crate) dice: String,
}

/// A player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "names are in the words")]
pub(crate) struct SeatText {
    pub(crate) id: Word,
    pub(crate) name: String,
    pub(crate) colour: String,
    pub(crate) home_ring: Word,
}

/// What is in the box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Inventory {
    pub(crate) fighters_total: Count,
    pub(crate) fighters_per_seat: Count,
    pub(crate) command_centers_total: Count,
    pub(crate) command_centers_per_seat: Count,
    pub(crate) turrets_total: Count,
    pub(crate) turret_pieces_per_seat: Count,
    pub(crate) planets: Spanned<Vec<String>>,
    pub(crate) boards: Count,
}

/// How much a player may have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LimitsText {
    pub(crate) turrets: Count,
    pub(crate) turrets_ceres: Count,
    pub(crate) command_centers_per_class: Count,
    pub(crate) fighters: Count,
    pub(crate) p_max: Count,
    pub(crate) p_min: Count,
    pub(crate) buildings_per_field: Count,
}

/// A number for each class.
#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(crate) struct ByClass {
    pub(crate) equator: u32,
    pub(crate) tropic: u32,
    pub(crate) polar: u32,
}

impl ByClass {
    /// Returns the numbers in the order of the classes.
    pub(crate) const fn list(self) -> [u32; 3] {
        [self.equator, self.tropic, self.polar]
    }
}

/// What pieces cost.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Costs {
    pub(crate) turret: TurretText,
    pub(crate) command_center: CenterText,
    pub(crate) fighter: FighterText,
}

/// A turret.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurretText {
    pub(crate) build_cr: Spanned<ByClass>,
    pub(crate) upkeep_cr: Spanned<ByClass>,
    pub(crate) hit_planetary: Spanned<ByClass>,
    pub(crate) hit_space: Spanned<ByClass>,
    pub(crate) hit_points: Count,
    pub(crate) dismantle_refund_cr: Count,
}

/// A command center.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CenterText {
    pub(crate) build_cr: Spanned<ByClass>,
    pub(crate) income_cr: Spanned<ByClass>,
    pub(crate) income_p: Spanned<ByClass>,
    pub(crate) upkeep_cr: Spanned<ByClass>,
    pub(crate) hit_points: Count,
    pub(crate) dismantle_refund_cr: Count,
}

/// A fighter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FighterText {
    pub(crate) build_p: Count,
    pub(crate) build_cr: Count,
    pub(crate) upkeep_cr: Count,
    pub(crate) hit_planetary: Count,
    pub(crate) hit_points: Count,
    pub(crate) movement: Count,
}

/// What destroying something earns.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the resource is an option")]
pub(crate) struct Rewards {
    pub(crate) resource: String,
    pub(crate) fighter_destroyed: Spanned<i8>,
    pub(crate) turret_destroyed: Spanned<i8>,
    pub(crate) command_center_destroyed: Spanned<i8>,
    pub(crate) command_center_lost: Spanned<i8>,
}

/// A number for each ring.
#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(crate) struct ByRing<T> {
    #[serde(rename = "E")]
    pub(crate) earth: T,
    #[serde(rename = "M")]
    pub(crate) mars: T,
    #[serde(rename = "C")]
    pub(crate) ceres: T,
}

impl<T> ByRing<T> {
    /// Returns the numbers from the sun outwards.
    pub(crate) fn list(self) -> [T; 3] {
        [self.earth, self.mars, self.ceres]
    }
}

/// How the game begins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "who starts is code, and what is said of it is for readers")]
pub(crate) struct StartText {
    pub(crate) credits: Count,
    pub(crate) p: Count,
    pub(crate) free_command_centers: Count,
    pub(crate) free_turrets: Count,
    pub(crate) starting_seat: String,
    pub(crate) spin: Spanned<ByRing<u8>>,
    pub(crate) homes: BTreeMap<String, Spanned<ByRing<u8>>>,
}

/// The rounds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rounds {
    pub(crate) first_full_round: Count,
    pub(crate) round_1: Spanned<Vec<String>>,
    pub(crate) round_2: Spanned<Vec<String>>,
    pub(crate) round_n: Spanned<Vec<String>>,
    #[serde(rename = "max_rounds")]
    pub(crate) limit: Count,
}

/// The planet disc.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what is said in words is for readers of the file")]
pub(crate) struct PlanetText {
    pub(crate) longitudes: Count,
    pub(crate) latitudes: Spanned<Vec<String>>,
    pub(crate) class: BTreeMap<String, Word>,
    pub(crate) fields: Spanned<Vec<String>>,
    pub(crate) clockwise: String,
    pub(crate) counter_clockwise: String,
    pub(crate) draw_radius: BTreeMap<String, f64>,
    pub(crate) directions: Spanned<Vec<String>>,
    pub(crate) direction_angle: String,
    pub(crate) spin_in_round: String,
    pub(crate) neighbours: BTreeMap<String, Spanned<Vec<String>>>,
}

/// A solar map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what is said in words is for readers of the file")]
pub(crate) struct SolarText {
    pub(crate) rings: Spanned<Vec<String>>,
    pub(crate) size: Spanned<ByRing<u8>>,
    pub(crate) counter_clockwise: String,
    pub(crate) clockwise: String,
    pub(crate) start: Spanned<ByRing<u8>>,
    pub(crate) draw: DrawText,
    pub(crate) field: Spanned<Vec<CellText>>,
}

/// How a map is drawn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawText {
    pub(crate) sun_radius: f64,
    #[serde(rename = "E")]
    pub(crate) earth: [f64; 2],
    #[serde(rename = "M")]
    pub(crate) mars: [f64; 2],
    #[serde(rename = "C")]
    pub(crate) ceres: [f64; 2],
}

/// A cell.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CellText {
    pub(crate) id: Word,
    pub(crate) angle0: f64,
    pub(crate) angle1: f64,
    #[serde(rename = "in")]
    pub(crate) inward: Word,
    #[serde(rename = "out")]
    pub(crate) outward: Word,
    pub(crate) point: Spanned<Vec<String>>,
}
