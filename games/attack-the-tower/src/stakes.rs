//! What is at stake in a step: which events are bad for whom, and what an action leads to.

use contract::{Observer, Phrase, Seat, Stake};

use crate::AttackTheTower;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

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

impl AttackTheTower {
    /// Says what a card does, as it is printed, and what an attack meets.
    pub(crate) fn look_ahead(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        let side = view.side(seat);
        match action {
            Action::Play(ability) | Action::PlayOn(ability, _) => vec![self.ability_text(side, ability).by("R27")],
            Action::Attack { to, .. } => {
                let enemy = view.side(crate::table::other(seat));
                let (troops, bases) = (enemy.troops_in(to), enemy.bases_in(to));
                let phrase = Phrase::new("outlook-attack").by(if bases == 0 { "R34" } else { "R38" });
                let phrase = phrase.with("troops", troops).with("bases", bases);
                vec![phrase.with("power", u32::from(bases) * self.options.base_power.0)]
            }
            _ => Vec::new(),
        }
    }
}
