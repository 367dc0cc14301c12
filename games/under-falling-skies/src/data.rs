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
#[expect(dead_code, reason = "what only printing and drawing need is checked for presence here")]
pub(crate) struct File {
    pub(crate) schema: Spanned<u32>,
    pub(crate) id: Word,
    pub(crate) title: String,
    pub(crate) designer: String,
    pub(crate) players: u8,
    pub(crate) star_order: Vec<String>,
    pub(crate) geometry: Geometry,
    pub(crate) dice: Dice,
    pub(crate) tokens: Tokens,
    pub(crate) tracks: Tracks,
    pub(crate) cards: Cards,
    pub(crate) options: toml::Table,
}

/// Measures of the board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what only printing and drawing need is checked for presence here")]
pub(crate) struct Geometry {
    pub(crate) columns: Spanned<usize>,
    pub(crate) sky_rows: Spanned<u8>,
    pub(crate) ground_row: Spanned<u8>,
    pub(crate) mothership_start: Spanned<u8>,
    pub(crate) base_rows: Vec<String>,
    pub(crate) card_mm: [f64; 2],
    pub(crate) margin_share: f64,
    pub(crate) column_share: f64,
    pub(crate) sky_rows_per_card: u8,
    pub(crate) base_rows_per_card: u8,
}

/// The dice in the box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dice {
    pub(crate) black: Spanned<u8>,
    pub(crate) white: Spanned<u8>,
    pub(crate) robots: Spanned<u8>,
    pub(crate) faces: Spanned<Vec<u8>>,
}

/// The pieces in the box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what only printing and drawing need is checked for presence here")]
pub(crate) struct Tokens {
    pub(crate) green_ships: Spanned<u8>,
    pub(crate) red_ships: Spanned<u8>,
    pub(crate) trackers: u8,
}

/// The ends of the energy track.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tracks {
    pub(crate) energy_min: Spanned<u8>,
    pub(crate) energy_max: Spanned<u8>,
}

/// The eight cards that can be flipped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cards {
    pub(crate) mothership: Sides<Mothership>,
    pub(crate) sky1: Sides<Sky>,
    pub(crate) sky2: Sides<Sky>,
    pub(crate) sky3: Sides<Sky>,
    pub(crate) sky4: Sides<Sky>,
    pub(crate) base_upper: Sides<Base>,
    pub(crate) base_lower: Sides<Base>,
    pub(crate) research: Sides<Research>,
}

/// The two sides of a card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sides<T> {
    pub(crate) plain: T,
    pub(crate) starred: T,
}

impl<T> Sides<T> {
    /// Returns the side that is up.
    pub(crate) fn side(&self, starred: bool) -> &T {
        if starred { &self.starred } else { &self.plain }
    }
}

/// A side of the mothership card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "sources are for readers of the file")]
pub(crate) struct Mothership {
    pub(crate) source: String,
    pub(crate) starting_spots: Spanned<Vec<usize>>,
    pub(crate) green_on_spots: Spanned<Vec<usize>>,
    pub(crate) red_waiting: Spanned<u8>,
}

/// A side of a sky card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "sources are for readers of the file")]
pub(crate) struct Sky {
    pub(crate) source: String,
    pub(crate) first_row: Spanned<u8>,
    pub(crate) margin: Vec<Word>,
    pub(crate) rows: Vec<Spanned<Vec<Word>>>,
    #[serde(default)]
    pub(crate) ground: bool,
}

/// A side of a base card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "sources are for readers of the file")]
pub(crate) struct Base {
    pub(crate) source: String,
    pub(crate) excavator_start: Option<Word>,
    pub(crate) damage_spaces: Spanned<u8>,
    pub(crate) path: Vec<Word>,
    #[serde(default)]
    pub(crate) opens_with: BTreeMap<String, Word>,
    pub(crate) rooms: Vec<Room>,
    pub(crate) tunnels: Vec<Word>,
}

/// A room of a base card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Room {
    pub(crate) spaces: Vec<Word>,
    pub(crate) effects: Vec<Word>,
    pub(crate) modifier: Spanned<i8>,
    pub(crate) cost: Spanned<u8>,
}

/// A side of the research card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "sources are for readers of the file")]
pub(crate) struct Research {
    pub(crate) source: String,
    pub(crate) steps: Spanned<Vec<u8>>,
    pub(crate) energy_start: Spanned<u8>,
}
