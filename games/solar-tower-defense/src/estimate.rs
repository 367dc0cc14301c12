//! What a position is worth, for bots that look one step ahead: command centers before all, then income, fighters that will
//! hit something, turrets that stand in their way, and money.

use contract::{Heuristic, Seat};

use crate::SolarTowerDefense;
use crate::fighter::Fighter;
use crate::flight::moves_left;
use crate::planet::Condition;
use crate::state::{Phase, State, other};

/// How much a point of difference counts: fifty of them are close to certain.
pub(crate) const STEEPNESS: f64 = 0.08;

impl Heuristic for SolarTowerDefense {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        if state.course.phase == Phase::Over {
            return match self.victory(state).winner {
                Some(winner) => f64::from(u8::from(winner == seat)),
                None => 0.5,
            };
        }
        let difference = self.worth(state, seat) - self.worth(state, other(seat));
        1.0 / (1.0 + (-STEEPNESS * difference).exp())
    }
}

impl SolarTowerDefense {
    /// R28, R42. Adds up what a player has.
    pub(crate) fn worth(&self, state: &State, seat: Seat) -> f64 {
        let side = state.side(seat);
        let budget = self.budget(&side.planet);
        let centers = side.planet.centers().map(|center| if center.condition == Condition::Whole { 14.0 } else { 8.0 });
        let turrets = side.planet.turrets.as_slice().iter().map(|turret| {
            let near = |field: usize| f64::from(5 - self.components.steps[turret.field().place()][field].min(5));
            let guard = side.planet.centers().map(|center| near(center.field.place())).fold(0.0, f64::max);
            let whole = if turret.condition() == Condition::Whole { 1.0 } else { 0.5 };
            whole * (1.0 + 0.5 * guard)
        });
        let fighters = side.fleet.in_play().iter().map(|number| Self::threat(state, seat, side.fleet.get(number)));
        // Money is worth less the more of it lies about.
        let money = f64::from(side.credits).sqrt() + f64::from(side.points);
        let income = f64::from(budget.income) - f64::from(budget.upkeep);
        centers.sum::<f64>() + turrets.sum::<f64>() + fighters.sum::<f64>() + money + 0.8 * income
    }

    /// R18, R36. Says what a fighter is worth: more the nearer it is to a command center.
    fn threat(state: &State, seat: Seat, fighter: Fighter) -> f64 {
        let planet = &state.side(other(seat)).planet;
        match (fighter.field(), moves_left(planet, fighter)) {
            (Some(_), Some(moves)) => 4.0 - 0.3 * f64::from(moves),
            (Some(_), None) => 1.5,
            (None, _) => 1.4,
        }
    }
}
