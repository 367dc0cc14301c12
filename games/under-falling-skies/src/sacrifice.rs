//! What an action gives up, and whether it gains anything: what people are asked or warned about before they act.

use contract::{Phrase, Sacrifice};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::space::Space;
use crate::speak::yes_no;
use crate::state::State;

impl UnderFallingSkies {
    /// R33, R44, R50, R54. Returns what is given up: a robot, a die, or what could still be done when the rooms phase
    /// ends.
    pub(crate) fn sacrifice(&self, view: &State, action: Action) -> Option<Sacrifice> {
        let pure = |key, space: Space| Sacrifice::Pure(Phrase::new(key).with("space", space.to_string()));
        match action {
            Action::Remove(space) => Some(pure("sacrifice-robot", space)),
            Action::GiveUp(space) => Some(pure("sacrifice-die", space)),
            Action::GiveUpExcavating => Some(Sacrifice::Pure(Phrase::new("sacrifice-digging-die"))),
            Action::End => self.left_undone(view).map(Sacrifice::Beside),
            _ => None,
        }
    }

    /// R54. Returns the question whether to end the phase anyway, while a room would still give something or the
    /// excavator could still drive.
    fn left_undone(&self, view: &State) -> Option<Phrase> {
        let mut actions = Vec::new();
        self.list_rooms(view, &mut actions);
        let is_use = |action: &&Action| matches!(action, Action::Use(_)) && !self.is_idle(view, **action);
        let rooms = actions.iter().filter(is_use).count() as u32;
        let digs = actions.contains(&Action::Excavate);
        let question = || Phrase::new("sacrifice-rooms").by("R54").with("rooms", rooms).with("digs", yes_no(digs));
        (rooms > 0 || digs).then(question)
    }

    /// R37. Says whether using a room would give nothing.
    pub(crate) fn is_idle(&self, view: &State, action: Action) -> bool {
        let Action::Use(room) = action else { return false };
        self.gains(view, room).is_some_and(|gains| gains.iter().all(|(_, gained)| *gained == 0))
    }
}
