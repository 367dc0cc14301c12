//! The data file as it is written. Every part that can be wrong keeps its position in the text, so that a designer is
//! told the line.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

/// A text and where it stands.
pub(crate) type Word = Spanned<String>;
/// A triangle of the lattice: the point (x, y) and which of the two triangles there.
pub(crate) type Triangle = [i8; 3];

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what only printing and drawing need is checked for presence here")]
pub(crate) struct File {
    pub(crate) schema: Spanned<u32>,
    pub(crate) game: Word,
    pub(crate) sheet: Word,
    pub(crate) lattice: Lattice,
    pub(crate) rows: BTreeMap<String, usize>,
    pub(crate) counts: Counts,
    pub(crate) drawing: Drawing,
    pub(crate) sector: Vec<SectorText>,
    pub(crate) emitter: Vec<EmitterText>,
    pub(crate) shape: Vec<ShapeText>,
    pub(crate) cell: Vec<CellText>,
    pub(crate) options: toml::Table,
    pub(crate) checks: toml::Table,
}

/// The hexagons of realm and plant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "corners are for drawing")]
pub(crate) struct Lattice {
    pub(crate) realm_side: Spanned<i8>,
    pub(crate) plant_side: Spanned<i8>,
    pub(crate) realm_corners: Vec<[i8; 2]>,
    pub(crate) plant_corners: Vec<[i8; 2]>,
}

/// Measures of the printed sheet, in sides of a triangle, from the centre of the realm along the axis of a sector.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The middle of a city's icon.
    pub city_icon: f64,
    /// The inner end of the attack lane.
    pub lane_from: f64,
    /// The outer end of the attack lane.
    pub lane_to: f64,
    /// The middle of the printed die.
    pub die_icon: f64,
    /// The side of the printed die.
    pub die_size: f64,
    /// The radius of the half circle that shows whether a city's ability was used.
    pub city_semicircle_radius: f64,
    /// The attack rectangles, starting with the one that is filled first.
    pub attack_rectangle: Vec<RectangleMeasures>,
    /// The circle of an emitter.
    pub emitter: EmitterMeasures,
    /// The band of a shield.
    pub shield: ShieldMeasures,
}

/// An attack rectangle.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct RectangleMeasures {
    /// Its place in the order of filling, from 1.
    pub order: u8,
    /// Its middle.
    pub centre: f64,
    /// Its length across the axis.
    pub length: f64,
    /// Its thickness along the axis.
    pub thickness: f64,
}

/// The circle of an emitter, on the line from the centre to a corner of the realm.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct EmitterMeasures {
    /// Its middle.
    pub centre: f64,
    /// Its radius.
    pub radius: f64,
}

/// The band of a shield outside the rim.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ShieldMeasures {
    /// Its inner edge.
    pub inner: f64,
    /// Its outer edge.
    pub outer: f64,
    /// Half the length of its inner edge.
    pub half_length_inner: f64,
    /// Half the length of its outer edge.
    pub half_length_outer: f64,
}

/// How many there are of everything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts {
    pub(crate) sectors: Spanned<usize>,
    pub(crate) cells: Spanned<usize>,
    pub(crate) open: Spanned<usize>,
    pub(crate) open_per_sector: Spanned<usize>,
    pub(crate) city: Spanned<usize>,
    pub(crate) emitter_halves: Spanned<usize>,
    pub(crate) emitters: Spanned<usize>,
    pub(crate) shaded: Spanned<usize>,
    pub(crate) lane: Spanned<usize>,
    pub(crate) attack_rectangles_per_sector: Spanned<u8>,
    pub(crate) plant_triangles: Spanned<usize>,
    pub(crate) plant_touching: Spanned<usize>,
    pub(crate) shared_dice: Spanned<usize>,
    pub(crate) personal_dice_per_player: Spanned<usize>,
}

/// A sector.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "texts and angles are for people and drawings")]
pub(crate) struct SectorText {
    pub(crate) id: Spanned<usize>,
    pub(crate) die: Spanned<usize>,
    pub(crate) axis_degrees: i16,
    pub(crate) left_neighbour: Spanned<usize>,
    pub(crate) right_neighbour: Spanned<usize>,
    pub(crate) city: Word,
    pub(crate) shaded: Spanned<Vec<String>>,
    pub(crate) lane: Spanned<Vec<String>>,
    pub(crate) shield_between: Spanned<[usize; 2]>,
    pub(crate) ability: Word,
    pub(crate) ability_phase: String,
    pub(crate) ability_text: String,
}

/// An emitter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "corners are for drawing")]
pub(crate) struct EmitterText {
    pub(crate) id: Spanned<usize>,
    pub(crate) between_sectors: [usize; 2],
    pub(crate) cells: Spanned<[String; 2]>,
    pub(crate) entry: Spanned<[String; 2]>,
    pub(crate) corner: [i8; 2],
}

/// A shape of the shape die.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "descriptions are for readers of the file")]
pub(crate) struct ShapeText {
    pub(crate) die: Spanned<usize>,
    pub(crate) name: String,
    pub(crate) size: Spanned<usize>,
    pub(crate) description: String,
    pub(crate) orientations_total: Spanned<usize>,
    pub(crate) placements_on_sheet: Spanned<usize>,
    pub(crate) orientations: Spanned<Vec<Vec<Triangle>>>,
    pub(crate) orientations_no_mirror: Spanned<Vec<Vec<Triangle>>>,
}

/// A triangle outside the plant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CellText {
    pub(crate) code: Word,
    pub(crate) sector: usize,
    pub(crate) row: usize,
    pub(crate) index: usize,
    pub(crate) kind: Spanned<TriangleKind>,
    pub(crate) shaded_for: Option<usize>,
    #[serde(default)]
    pub(crate) lane: bool,
    pub(crate) tri: Spanned<Triangle>,
    pub(crate) neighbours: Spanned<Vec<String>>,
}

/// What a triangle is.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TriangleKind {
    Open,
    City,
    Emitter,
}
