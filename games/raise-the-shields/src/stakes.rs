//! What is at stake in a step: which events are bad for whom, and what an action leads to once everything is shown.

use contract::{Observer, Phrase, Seat, Stake};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::event::Event;
use crate::state::Slot;
use crate::view::View;

impl Event {
    /// Says what this event means to an observer: the same hit is bad for one and good for another.
    pub(crate) fn stake(self, observer: Observer) -> Stake {
        match self {
            Self::Hit { on, .. } | Self::Destroyed { on, .. } if observer.contains(on) => Stake::Harm,
            Self::Blocked { on, .. } if !observer.contains(on) => Stake::Harm,
            Self::Hit { .. }
            | Self::Destroyed { .. }
            | Self::Blocked { .. }
            | Self::Ignored { .. }
            | Self::Turned { .. }
            | Self::Erased { .. }
            | Self::Restored { .. }
            | Self::Enabled { .. }
            | Self::Powered { .. }
            | Self::Raised { .. }
            | Self::AllShields { .. } => Stake::Gain,
            Self::Chose { .. }
            | Self::Assigned { .. }
            | Self::Drew { .. }
            | Self::DrewNothing { .. }
            | Self::Filled { .. } => Stake::Action,
            Self::SetUpRolled(_) | Self::SecondRolled(_) | Self::Rolled { .. } => Stake::Luck,
            _ => Stake::Other,
        }
    }
}

impl RaiseTheShields {
    /// R16, R24-R27, R31. Says what an action of the work step leads to when everything is shown: what is powered,
    /// raised and enabled, and what the attack does if nothing stops it.
    pub(crate) fn outlook(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        let attack = match action {
            Action::Assign(assignment) => Some(assignment.value(Slot::Attack)),
            Action::Done => view.player(seat).work.assigned.map(|assignment| assignment.value(Slot::Attack)),
            _ => None,
        };
        let attack = attack.map(|sector| self.outlook_of_attack(view, seat, sector));
        let comes = |event: &Event| {
            matches!(
                event,
                Event::Enabled { .. } | Event::Powered { .. } | Event::Raised { .. } | Event::AllShields { .. }
            )
        };
        let drawn = self.foreseen(view, seat, action).into_iter().filter(comes);
        let told = drawn.filter_map(|event| self.tell_event(event, view));
        told.map(|phrase| phrase.at_stake(Stake::Gain)).chain(attack).collect()
    }

    fn outlook_of_attack(&self, view: &View, seat: Seat, sector: u8) -> Phrase {
        let on = self.target(seat);
        let sheet = &view.player(on).sheet;
        let nth = usize::from(sector) - 1;
        let (key, rule) = if self.is_shielded(sheet, nth) {
            ("outlook-blocked", "R30")
        } else if sheet.hits[nth] < self.realm.rectangles {
            ("outlook-hit", "R31")
        } else {
            ("outlook-destroy", "R32")
        };
        let is_harm = (on == seat) != (key == "outlook-blocked");
        let phrase = Phrase::new(key).by(rule).with("seat", self.named(on)).with("sector", sector);
        let phrase = phrase.with("hits", sheet.hits[nth] + 1).with("of", self.realm.rectangles);
        phrase.at_stake(if is_harm { Stake::Harm } else { Stake::Gain })
    }
}
