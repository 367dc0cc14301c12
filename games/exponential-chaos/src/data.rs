//! The data file as it is written. Every part that can be wrong keeps its position in the text, so that a designer is
//! told the line.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

/// A text and where it stands.
pub(crate) type Word = Spanned<String>;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the options are compared with the code in a test")]
pub(crate) struct File {
    pub(crate) schema: Spanned<u32>,
    pub(crate) game: Word,
    pub(crate) position_prefix: Word,
    pub(crate) players: Spanned<Players>,
    pub(crate) max_score: Spanned<u32>,
    pub(crate) inventory: Inventory,
    pub(crate) per_player: PerPlayer,
    pub(crate) levels: Levels,
    pub(crate) scoring: Scoring,
    pub(crate) rounds: Spanned<Vec<RoundText>>,
    pub(crate) colours: Spanned<Vec<ColourText>>,
    pub(crate) invasion_dice: Spanned<Vec<InvasionText>>,
    pub(crate) defense_die: DefenseText,
    pub(crate) defense_faces: Spanned<Vec<FaceText>>,
    pub(crate) sector_die: SectorText,
    pub(crate) board: Board,
    pub(crate) craters: Spanned<Vec<CraterText>>,
    pub(crate) paths: Spanned<Vec<PathText>>,
    pub(crate) numberings: BTreeMap<String, Spanned<Vec<u8>>>,
    pub(crate) other_faces: BTreeMap<String, Spanned<Vec<u8>>>,
    pub(crate) options: toml::Table,
}

/// How many can play.
#[derive(Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Players {
    pub(crate) min: u8,
    pub(crate) max: u8,
}

/// What is in the box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Inventory {
    pub(crate) planets: Spanned<usize>,
    pub(crate) cores: Spanned<usize>,
    pub(crate) cities: Spanned<usize>,
    pub(crate) invasion_dice: Spanned<usize>,
    pub(crate) defense_dice: Spanned<usize>,
    pub(crate) sector_dice: Spanned<usize>,
    pub(crate) staging_boards: Spanned<usize>,
}

/// What a player takes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PerPlayer {
    pub(crate) planets: Spanned<usize>,
    pub(crate) cores: Spanned<usize>,
    pub(crate) cities: Spanned<usize>,
    pub(crate) sector_dice: Spanned<usize>,
}

/// The numbers of the levels in lines.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Levels {
    pub(crate) empty: Spanned<u8>,
    pub(crate) damaged: Spanned<u8>,
    pub(crate) undamaged: Spanned<u8>,
}

/// What the levels are worth.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scoring {
    pub(crate) city: Spanned<[u8; 3]>,
    pub(crate) core: Spanned<[u8; 3]>,
}

/// A round.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundText {
    pub(crate) round: Spanned<usize>,
    pub(crate) invasion_dice: Spanned<usize>,
    pub(crate) defense_dice: Spanned<usize>,
    pub(crate) icon_points: Spanned<u8>,
    pub(crate) invasion_dice_ids: Spanned<Vec<String>>,
}

/// A colour of invasion dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the name is for readers of the file")]
pub(crate) struct ColourText {
    pub(crate) letter: Word,
    pub(crate) name: String,
    pub(crate) shape: String,
    pub(crate) hex: String,
}

/// An invasion die.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InvasionText {
    pub(crate) id: Word,
    pub(crate) colour: Word,
    pub(crate) joins_in_round: Spanned<usize>,
    pub(crate) faces: Spanned<Vec<u8>>,
}

/// The defense dice, all alike.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DefenseText {
    pub(crate) count: Spanned<usize>,
    pub(crate) faces: Spanned<Vec<String>>,
    pub(crate) joins: Spanned<Vec<usize>>,
}

/// A face of the defense die, described for readers of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "descriptions are for readers of the file")]
pub(crate) struct FaceText {
    pub(crate) letter: String,
    pub(crate) name: String,
    pub(crate) acts_on: String,
    pub(crate) scales_with_round: bool,
}

/// The sector dice, all alike.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SectorText {
    pub(crate) count: Spanned<usize>,
    pub(crate) faces: Spanned<Vec<u8>>,
}

/// Measures of the planet board, in units of which its disc has a radius of 100.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The radius of the disc.
    pub disc_radius: f64,
    /// The radius of the crater in the centre.
    pub core_crater_radius: f64,
    /// The radius of the other craters.
    pub city_crater_radius: f64,
    /// The distance of the inner craters from the centre.
    pub ring_inner: f64,
    /// The distance of the outer craters from the centre.
    pub ring_outer: f64,
    /// The distance of the sector numbers from the centre.
    pub sector_label_radius: f64,
    /// How the sectors are numbered, for readers of the file.
    pub sector_numbering: String,
}

/// A crater.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "kind, sector and ring are for readers of the file")]
pub(crate) struct CraterText {
    pub(crate) id: Word,
    pub(crate) index: Spanned<usize>,
    pub(crate) kind: String,
    pub(crate) sector: Option<u8>,
    pub(crate) ring: Option<String>,
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The path of damage from a sector.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PathText {
    pub(crate) sector: Spanned<u8>,
    pub(crate) opposite: Spanned<u8>,
    pub(crate) craters: Spanned<Vec<String>>,
}
