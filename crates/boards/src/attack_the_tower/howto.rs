//! Which parts of the board the pictures of how to play show.

/// The size of each picture: two territories of both players, with a palace.
const SIZE: (f32, f32) = (552.0, 434.0);

/// The rival's palace behind territories, a renewal, an attack, the way through an open door, the own palace.
pub(super) const CLOSE_UPS: &[[f32; 4]] = &[
    [4.0, 0.0, SIZE.0, SIZE.1],
    [4.0, 0.0, SIZE.0, SIZE.1],
    [4.0, 0.0, SIZE.0, SIZE.1],
    [276.0, 0.0, SIZE.0, SIZE.1],
    [4.0, 218.0, SIZE.0, SIZE.1],
];
