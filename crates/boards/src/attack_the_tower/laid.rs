//! The answer that is laid out: points that would go on each fighter, before they are sent.

use attack_the_tower::action::{Action, Target};
use contract::Notation;

use super::battle::{self, Fight, Fighter, fighters};
use super::board::Board;
use super::geometry::Half;
use crate::picture::{Highlight, Picture};

/// The points that are laid out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Plan {
    /// On whom, how many, and whether they are siege points.
    laid: Vec<(Half, Target, u8)>,
    /// What is left of both pools.
    pub(super) left: [u8; 2],
}

impl Plan {
    /// Reads the places that are chosen.
    pub(super) fn of(board: &Board<'_>, fight: &Fight, picture: &Picture) -> Self {
        let mut plan = Self { laid: Vec::new(), left: [fight.battle.pool, fight.battle.siege_pool] };
        let half = if battle::role(board, Half::Own) == usize::from(fight.battle.role) { Half::Foe } else { Half::Own };
        let all = fighters(board, fight, half);
        for target in picture.targets.iter().filter(|target| target.highlight == Highlight::Chosen) {
            let (on, amount, pool) = match board.game.read_action(&target.token) {
                Ok(Action::Hit(on, amount)) => (on, amount, 0),
                Ok(Action::Siege(on, amount)) => (on, amount, 1),
                _ => continue,
            };
            let Some(fighter) = all.iter().find(|fighter| fighter.on == on) else { continue };
            let wanted = if amount == 0 { fighter.left().saturating_sub(plan.on(fighter)) } else { amount };
            let points = wanted.min(plan.left[pool]);
            plan.left[pool] -= points;
            plan.laid.push((half, on, points));
        }
        plan
    }

    /// Returns how many points are laid out on a fighter.
    pub(super) fn on(&self, fighter: &Fighter) -> u8 {
        let here = self.laid.iter().filter(|(half, on, _)| (*half, *on) == (fighter.half, fighter.on));
        here.map(|(.., points)| *points).sum()
    }
}
