//! What a seat may do and what chance may bring; each is one token of the notation.

use contract::Seat;

use crate::state::{AbilityUse, Answer, Assignment, Drawn};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// R11. City 5 turns the first (0) or second (1) shared die to its opposite face.
    Flip(u8),
    /// R10. City 5 is not used.
    Decline,
    /// R13. Assigns the dice.
    Assign(Assignment),
    /// R42, R43, R45. Uses an ability in the work step.
    Use(AbilityUse),
    /// R16, R23. Draws the shape, or nothing.
    Draw(Drawn),
    /// R25. Finishes the work step.
    Done,
    /// R33. Answers an attack.
    Answer(Answer),
}

/// What chance may bring. Dice that are not rolled are 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roll {
    /// R46. The set-up dice of solo play.
    Setup([u8; 3]),
    /// R8, R48. The two shared dice, then each player's own.
    Round([u8; 2], [u8; Seat::MOST]),
    /// R50. The second attack roll of solo play.
    Second(u8),
}
