//! Which part of the board each picture of how to play shows.

/// The large disc, with its rim.
const DISC: [f32; 4] = [0.0, 34.0, 416.0, 412.0];
/// The solar map.
const MAP: [f32; 4] = [420.0, 0.0, 412.0, 398.0];
/// The small disc.
const OTHER: [f32; 4] = [406.0, 392.0, 248.0, 244.0];

/// A command center, a turret and what it guards, a launch, a landing, a fight.
pub(super) const CLOSE_UPS: &[[f32; 4]] = &[DISC, DISC, MAP, DISC, OTHER];
