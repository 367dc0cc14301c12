//! Where everything lies. The sky is 15 rows high and the base six; columns run through both.

use under_falling_skies::space::{COLUMNS, Column, GROUND, Space};

use crate::svg::Rect;

/// The board's size in units.
pub(super) const WIDTH: f32 = 352.0;
pub(super) const HEIGHT: f32 = 720.0;

/// The margin with symbols and damage track, left of the first column.
pub(super) const MARGIN: f32 = 42.0;
/// Its middle.
pub(super) const MARGIN_MIDDLE: f32 = 20.0;
/// The middle of the strip with the names of rows, right of the last column.
pub(super) const NAMES: f32 = 342.0;
/// The width of a column.
pub(super) const COLUMN: f32 = 58.0;
/// The height of a row of the sky.
pub(super) const ROW: f32 = 24.0;
/// Where row 1 begins; above it there is room for the lower edge of the mothership.
pub(super) const SKY: f32 = 54.0;
/// Where the ground begins.
pub(super) const GROUND_TOP: f32 = SKY + (GROUND - 1) as f32 * ROW;
/// Where the rock begins.
pub(super) const ROCK: f32 = GROUND_TOP + 28.0;
/// From one row of the base to the next.
pub(super) const FLOOR: f32 = 45.0;
/// How much lower the anti-aircraft row is than the others.
const BUNKER: f32 = 4.0;
/// The edge of a die on the board.
pub(super) const DIE: f32 = 26.0;

/// Returns the middle of a column.
pub(super) const fn column(column: Column) -> f32 {
    MARGIN + COLUMN * (column as f32 + 0.5)
}

/// Returns the middle of a row of the sky.
pub(super) const fn row(row: u8) -> f32 {
    SKY + ROW * (row as f32 - 0.5)
}

/// Returns the lower edge of the mothership while its spots lie on this row.
pub(super) const fn lip(mothership: u8) -> f32 {
    SKY + ROW * mothership as f32
}

/// Returns the right edge of the last column.
pub(super) const fn right() -> f32 {
    MARGIN + COLUMN * COLUMNS as f32
}

/// Returns the box of a space of the base.
pub(super) fn space(space: Space) -> Rect {
    let dome = if space.row() == 0 { BUNKER } else { 0.0 };
    let (x, y) = (MARGIN + COLUMN * space.column() as f32, ROCK + 2.0 + FLOOR * space.row() as f32);
    Rect::new(x + 2.0, y + dome, COLUMN - 4.0, FLOOR - 4.0 - dome)
}

/// Returns the middle of the place for a die on a space.
pub(super) fn slot(at: Space) -> (f32, f32) {
    let Rect { x, y, h, .. } = space(at);
    (x + 18.0, y + h / 2.0 - 2.0)
}

/// Returns the middle of a row of the base, 0 for A.
pub(super) fn floor(row: usize) -> f32 {
    ROCK + FLOOR * row as f32 + FLOOR / 2.0
}
