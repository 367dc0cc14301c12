//! What players do and what dice bring.

use crate::field::{Field, Longitude};
use crate::fighter::Number;
use crate::map::Cell;
use crate::planet::Condition;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// R45. Builds a turret, or places the free one (R5).
    Turret(Field),
    /// R45. Builds a command center, or places the free one (R5).
    Center(Field),
    /// R45, R48. Launches so many fighters.
    Launch(u8),
    /// R43-R45. Dismantles what stands on a field; the damaged turret there, where a whole one stands beside it.
    Dismantle(Field, Condition),
    /// R45. Ends the building turn.
    End,
    /// R42. Takes the balance.
    Settle,
    /// R15. The turret on a pole fires at a cell.
    Aim(Field, Cell),
    /// The turret on a field fires next, with that option.
    Fire(Field),
    /// R11. The turret on a field fires at a fighter, with that option.
    Target(Field, Number),
    /// R52. A fighter lands through a longitude.
    Land(Number, Longitude),
    /// A fighter declines to land, with that option.
    Decline(Number),
    /// R52. All fighters still to land do so through a longitude.
    LandAll(Longitude),
    /// R34. A fighter faces a longitude, with that option.
    Face(Number, Longitude),
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The start cells of both planets, with that option.
    Cells(Cell, Cell),
    /// R2. The dice for the starting player.
    Start(u8, u8),
    /// R13, R16, R18. The die of a shot.
    Die(u8),
}
