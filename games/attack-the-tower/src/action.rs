//! What a player may do, and what chance may bring. Each is one token of the notation.

use contract::Seat;
use serde::Serialize;

use crate::card::{Ability, Card, Kind, Pile, Space};

/// What a player may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Action {
    /// R74. Chooses an army, by its place in the data file.
    Army(u8),
    /// R2, R10, R85. Draws from a pile.
    Pull(Pile),
    /// R3. Keeps the first hand.
    Keep,
    /// R3. Burns it.
    Burn,
    /// R4, R12. Builds a base on a space.
    Build(Kind, Space),
    /// R12, R39. Has finished building, or laying damage.
    Ok,
    /// R7. Renews.
    Renew,
    /// R7. Does not renew.
    Hold,
    /// R11, R69. Discards a card.
    Drop(Card),
    /// R20. Plays an ability.
    Play(Ability),
    /// R92. Plays an ability on one own troop.
    PlayOn(Ability, Troop),
    /// R94. Destroys an enemy base.
    Raze(Space),
    /// R21-R24. Passes.
    Pass,
    /// R28. Attacks.
    Attack {
        /// The group: a territory from 0, or the palace.
        from: u8,
        /// The special troops that join it, as bits.
        joining: u8,
        /// The territory attacked, from 0.
        to: u8,
    },
    /// R107. Marks an enemy troop for destruction.
    Kill(Troop),
    /// R39. Lays points on something: this many, or with 0 what it still needs, or all that is left.
    Hit(Target, u8),
    /// R46. Lays siege points in the same way.
    Siege(Target, u8),
    /// R52. Goes on to the palace.
    Go,
    /// R52. Stops.
    Stop,
    /// R62. Gives up a special troop, from 0.
    Lose(u8),
    /// R67. Places a returning troop.
    Place(Space),
    /// R19. Ends the turn.
    Done,
}

/// One troop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Troop {
    /// The first or second troop on a base; from 0.
    On(Space, u8),
    /// A special troop, from 0.
    Special(u8),
}

/// What damage is laid on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Target {
    /// A troop.
    Troop(Troop),
    /// A base.
    Base(Space),
    /// The palace.
    Palace,
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The card drawn.
    Card(Card),
    /// R6. The starting player.
    Start(Seat),
    /// R74. An army, by its place in the data file.
    Army(u8),
}
