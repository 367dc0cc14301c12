//! What is at stake in a step: which events are bad for whom.

use contract::{Observer, Seat, Stake};

use crate::event::Event;

impl Event {
    /// Says what this event means to an observer: the same loss is bad for one and good for the other.
    pub(crate) fn stake(&self, observer: Observer) -> Stake {
        let loss = |seat: Seat| if observer.contains(seat) { Stake::Harm } else { Stake::Gain };
        match *self {
            Self::Fell { seat, .. }
            | Self::BaseFell { seat, .. }
            | Self::PalaceFell { seat }
            | Self::NoRoom { seat, .. }
            | Self::Emptied { seat, .. }
            | Self::Stopped { seat }
            | Self::Built { seat, over: Some(_), .. } => loss(seat),
            Self::Recruited { .. } | Self::Returned { .. } | Self::Spared { .. } | Self::PalaceHeld { .. } => {
                Stake::Gain
            }
            Self::Drew { .. } | Self::SealedCard { .. } | Self::StartDrawn { .. } => Stake::Luck,
            Self::Declared { .. } | Self::Proceeded { .. } => Stake::Movement,
            Self::Played { .. }
            | Self::Built { .. }
            | Self::Dropped { .. }
            | Self::Renewed { .. }
            | Self::Held { .. }
            | Self::Passed { .. }
            | Self::Marked { .. }
            | Self::Laid { .. }
            | Self::Finished { .. }
            | Self::ArmyChosen { .. }
            | Self::Sealed { .. } => Stake::Action,
            _ => Stake::Other,
        }
    }
}
