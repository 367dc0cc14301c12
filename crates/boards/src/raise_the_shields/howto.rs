//! Which part of the board the pictures of how to play show.

/// The realm on its own, without the neighbours' sheets in its corners.
pub(super) const REALM: [f32; 4] = [-334.0, -330.0, 668.0, 660.0];
