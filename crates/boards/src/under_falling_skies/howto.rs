//! Which parts of the board the pictures of how to play show.

use super::geometry::{GROUND_TOP, WIDTH};

/// The height of each picture; all are as wide as the board.
const TALL: f32 = 264.0;

/// The sky under the mothership, the ground with a die and the way of a ship, the rooms, the mothership, the skull.
pub(super) const CLOSE_UPS: &[[f32; 4]] = &[
    [0.0, 24.0, WIDTH, TALL],
    [0.0, GROUND_TOP - 144.0, WIDTH, TALL],
    [0.0, GROUND_TOP, WIDTH, TALL],
    [0.0, 24.0, WIDTH, TALL],
    [0.0, 240.0, WIDTH, TALL],
];
