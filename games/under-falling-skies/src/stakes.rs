//! What is at stake in a step: which events are bad, and what an action makes possible later.

use contract::{Phrase, Stake};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::board::Effect;
use crate::event::Event;
use crate::space::Space;
use crate::speak::{NONE, describe};
use crate::state::{Die, State};

impl UnderFallingSkies {
    /// Says what an event means to the player. A room that gives nothing, and what is lost at the end of a phase, are
    /// judged by what was chosen.
    pub(crate) fn stake(&self, before: &State, event: Event) -> Stake {
        match event {
            Event::Chose(action) if action == Action::End || self.is_idle(before, action) => Stake::Gain,
            event => event.stake(),
        }
    }
}

impl Event {
    const fn stake(self) -> Stake {
        match self {
            Self::Damage { .. }
            | Self::Lands { .. }
            | Self::Calls { .. }
            | Self::Descends { .. }
            | Self::RobotGone { .. }
            | Self::Pushed { .. }
            | Self::ResearchBack { .. }
            | Self::RedShip { joins: true }
            | Self::LostByDamage
            | Self::LostToSkull => Stake::Harm,
            Self::Energy { .. }
            | Self::Fighters { .. }
            | Self::ShotDown { .. }
            | Self::Research { .. }
            | Self::Excavated { .. }
            | Self::Won => Stake::Gain,
            Self::Chose(_) => Stake::Action,
            Self::ColumnMoves { .. }
            | Self::NoMove
            | Self::Slides { .. }
            | Self::Blocked { .. }
            | Self::Swept { .. }
            | Self::Spawned { .. } => Stake::Movement,
            Self::Rolled { .. } | Self::PickedUp => Stake::Luck,
            _ => Stake::Other,
        }
    }
}

impl UnderFallingSkies {
    /// R33, R35, R44. Says what a die that is placed could do there later, and what is left after paying.
    pub(crate) fn outlook(&self, view: &State, action: Action) -> Vec<Phrase> {
        let told = match action {
            Action::Place { digs: true, space, .. } => {
                let steps = self.distance(view, space).unwrap_or(0);
                Some(Phrase::new("outlook-dig").by("R44").with("steps", steps))
            }
            Action::Place { die, space, .. } => self.outlook_of_room(view, die, space),
            Action::Use(space) => paid(view, self.board.named(space).map_or(0, |room| room.cost)),
            Action::Excavate => paid(view, 1),
            _ => None,
        };
        told.map(|phrase| phrase.at_stake(Stake::Gain)).into_iter().collect()
    }

    /// R34, R35, R37. Says what a room would be worth with this die, or what it still lacks.
    fn outlook_of_room(&self, view: &State, die: Die, on: Space) -> Option<Phrase> {
        let room = self.board.room(on).filter(|room| !room.does(Effect::AntiAircraft))?;
        let lacks = |space: &&Space| **space != on && !view.loaded().contains(**space);
        let missing: Vec<String> = room.spaces.iter().filter(lacks).map(Space::to_string).collect();
        let missing = if missing.is_empty() { NONE.to_owned() } else { missing.join(", ") };
        let value = (Self::value(view, room) + die.value as i8).max(0);
        let phrase = Phrase::new("outlook-room").by("R35").with("space", on.to_string());
        Some(describe(phrase, Some(room)).with("value", value).with("missing", missing).with("cost", room.cost))
    }
}

/// Says what is left after paying, if there is anything to pay.
fn paid(view: &State, cost: u8) -> Option<Phrase> {
    let left = view.energy.saturating_sub(cost);
    (cost > 0).then(|| Phrase::new("outlook-paid").by("R33").with("cost", cost).with("left", left))
}
