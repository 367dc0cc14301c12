//! What a seat may do and what chance may bring; each is one token of the notation.

use contract::Seat;

use crate::dice::{DiceSet, FLEET, Face, HAND, InvasionDie};
use crate::planet::Crater;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// R19. Keeps all defense dice (`K`).
    Keep,
    /// R17. Rolls these defense dice again (`R13`).
    Reroll(DiceSet),
    /// R21, R22. Assigns a defense die, from 0, to an invasion die (`1>Y1`).
    Assign(u8, InvasionDie),
    /// R26. Ends the assignment (`E`).
    End,
    /// R49. Spends a point on a crater (`+4i`).
    Rebuild(Crater),
    /// R54. Spends no more points (`N`).
    Stop,
    /// Names the city that takes a point, with that option (`H2i`).
    Take(Crater),
    /// Fires the next missile, with that option (`F`).
    Fire,
    /// Withholds all missiles that are left, with that option (`W`).
    Withhold,
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// R14. The saucers of each invasion die; none for a die that was not rolled (`I:Y1=3,B1=1,P1=2`).
    Invasion([Option<u8>; FLEET]),
    /// R16. All defense dice after a roll; none for a die that is not in play (`D:ybm`).
    Defense([Option<Face>; HAND]),
    /// R30. The sector, from 1, that the saucers of a die hit (`S:Y1@5`).
    Sector(InvasionDie, u8),
    /// R41. The number of a missile (`M:6`).
    Missile(u8),
    /// R43. What somebody rolled against it (`X:3@6`).
    Counter(Seat, u8),
    /// R59. The number of an attack in the tie-break (`T:2@4`).
    Tie(Seat, u8),
}
