//! Which part of the board each picture of how to play shows.

/// The large planet, with the prices at its rim.
const PLANET: [f32; 4] = [68.0, 160.0, 400.0, 428.0];
/// The first two invasion dice of round 1, with the dice that meet them.
const DICE: [f32; 4] = [232.0, 0.0, 330.0, 148.0];
/// The other two planets of three.
const RIVALS: [f32; 4] = [502.0, 150.0, 320.0, 438.0];

/// A whole planet, a roll, an assignment, a hit, a missile.
pub(super) const CLOSE_UPS: &[[f32; 4]] = &[PLANET, DICE, DICE, PLANET, RIVALS];
