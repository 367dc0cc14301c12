//! Which defense dice go to which invasion dice, and what is left of these: as they were assigned, as they are laid out, or
//! as they would best lie.

use contract::{Notation, Seat};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::Action;
use exponential_chaos::dice::{DefenseDie, Face, Fleet, HAND, InvasionDie};
use exponential_chaos::event::Event;
use exponential_chaos::state::{Phase, State};

use super::followed::Followed;
use crate::picture::{Highlight, Target};

/// A defense die beside an invasion die.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Dock {
    /// Which, from 0.
    pub(super) die: usize,
    pub(super) face: Face,
    pub(super) to: InvasionDie,
}

/// Which dice go where.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) docks: Vec<Dock>,
    /// The saucers as they were rolled, as far as is known.
    pub(super) rolled: Fleet,
    /// The saucers that get through.
    pub(super) left: Fleet,
    /// Whether nobody has decided it yet: the best that the dice come to as they lie.
    pub(super) is_foreseen: bool,
}

impl Plan {
    /// Reads the position, and the places that are chosen while dice are laid out.
    pub(super) fn of(game: &ExponentialChaos, view: &State, followed: &Followed, targets: &[Target]) -> Self {
        let docked = |die: usize, to| match view.defense[die] {
            DefenseDie::Used(face) => Some(Dock { die, face, to }),
            _ => None,
        };
        let docks = followed.turn.docks.iter().filter_map(|(die, to)| docked(*die, *to)).collect();
        let rolled = followed.turn.invaded.unwrap_or(view.fleet);
        let is_foreseen = matches!(view.course.phase, Phase::Roll | Phase::Def);
        let mut plan = Self { docks, rolled, left: view.fleet, is_foreseen };
        let laid: Vec<Action> = match view.course.phase {
            Phase::Roll | Phase::Def => game.best_assignment(view),
            Phase::Assign => {
                let chosen = targets.iter().filter(|target| target.highlight == Highlight::Chosen);
                chosen.filter_map(|target| game.read_action(&target.token).ok()).collect()
            }
            _ => Vec::new(),
        };
        for action in laid {
            plan.lay(game, view, action);
        }
        plan
    }

    /// Lays a die that lies there and is not laid yet.
    fn lay(&mut self, game: &ExponentialChaos, view: &State, action: Action) {
        let Action::Assign(die, to) = action else { return };
        let die = usize::from(die);
        let Some(face) = view.defense.get(die).and_then(|die| die.lying()) else { return };
        if self.docks.iter().all(|dock| dock.die != die) {
            self.left.repel(to, face, game.round_of(view).strength);
            self.docks.push(Dock { die, face, to });
        }
    }

    /// Returns the dice beside an invasion die.
    pub(super) fn at(&self, to: InvasionDie) -> impl Iterator<Item = Dock> {
        self.docks.iter().filter(move |dock| dock.to == to).copied()
    }

    /// Returns the dice that lie there and are not laid anywhere.
    pub(super) fn free(&self, view: &State) -> Vec<(usize, Face)> {
        let free = |die: &usize| self.docks.iter().all(|dock| dock.die != *die);
        (0..HAND).filter(free).filter_map(|die| Some((die, view.defense[die].lying()?))).collect()
    }
}

/// What so many points would do in a sector of a planet.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Toll {
    pub(super) events: Vec<Event>,
}

impl Toll {
    pub(super) fn of(game: &ExponentialChaos, view: &State, seat: Seat, sector: u8, points: u8) -> Self {
        Self { events: game.toll(view.planets.of(seat), seat, sector, points) }
    }

    /// Returns the points that the planet would be worth less.
    pub(super) fn lost(&self) -> u32 {
        self.events.iter().map(|event| if let Event::Hit { cost, .. } = event { u32::from(*cost) } else { 0 }).sum()
    }

    /// Says whether the core would be hit.
    pub(super) fn meets_core(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Hit { crater, .. } if crater.is_core()))
    }
}
