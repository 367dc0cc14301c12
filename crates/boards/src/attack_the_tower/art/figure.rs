//! What a troop is, for its token.

use attack_the_tower::card::{Ability, Kind};

/// A troop: of a kind, or a special one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Figure {
    /// A troop on a base.
    Troop(Kind),
    /// A troop on the palace.
    Special,
}

impl From<Kind> for Figure {
    fn from(kind: Kind) -> Self {
        Self::Troop(kind)
    }
}

impl Figure {
    /// Returns the ability of the same kind, which has the same icon.
    pub(super) const fn ability(self) -> Ability {
        match self {
            Self::Troop(kind) => Ability(kind.0),
            Self::Special => Ability::SPECIAL,
        }
    }
}
