//! A player that thinks one turn ahead: the re-rolls exactly, everything else by what it costs and gains on average.
//!
//! Final dice are worth the lead over the others that they bring: saucers that get through at the price of where they
//! may hit, points to rebuild with, missiles at half their raw effect, since planets repair. In the last turn of the game
//! only winning counts ([`crate::last_turn`]). Nothing is drawn, so equal positions get equal choices.

use contract::{Seat, SeatSet};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::chance::ways;
use crate::dice::{FACES, Face};
use crate::estimate::{MISSILE, SAFETY};
use crate::last_turn::LastTurn;
use crate::lookahead::Lookahead;
use crate::plan::{Counts, Leak, Prices};
use crate::planet::Planet;
use crate::state::{Phase, State};

/// Chooses for any seat of any game. It holds room to think in, and remembers nothing.
#[derive(Debug, Default)]
pub struct Expectimax {
    lookahead: Lookahead,
    last_turn: LastTurn,
    actions: Vec<Action>,
}

impl Expectimax {
    /// Chooses an action of a seat that is asked. Allocates nothing once its tables have grown.
    pub fn choose(&mut self, game: &ExponentialChaos, view: &State, seat: Seat) -> Action {
        match view.course.phase {
            Phase::Roll => self.roll(game, view),
            Phase::Assign => {
                game.list_best_assignment(view, &mut self.actions);
                self.actions.first().copied().unwrap_or(Action::End)
            }
            Phase::Fire if game.missile_worth(view) < 0.0 => Action::Withhold,
            Phase::Fire => Action::Fire,
            _ => {
                game.list(view, seat, &mut self.actions);
                let worth = |action: &Action| game.planet_worth(view, seat, *action);
                let mut best = (Action::Stop, f64::NEG_INFINITY);
                for (action, worth) in self.actions.iter().map(|action| (*action, worth(action))) {
                    if worth > best.1 {
                        best = (action, worth);
                    }
                }
                best.0
            }
        }
    }

    /// R17-R19. Rolls again what is worth it, or keeps the dice.
    fn roll(&mut self, game: &ExponentialChaos, view: &State) -> Action {
        let prices = game.prices(view.planets.of(view.course.active));
        if game.is_last_turn(view) {
            self.last_turn.look_at_others(game, view);
            let chance = |counts| self.last_turn.chance(game, view, counts, &prices);
            return self.lookahead.best_roll(game, view, chance).0;
        }
        let missile = MISSILE * game.missile_worth(view);
        let lead = |counts: Counts| {
            let Leak { price, saucers } = game.best_leak(view, counts, &prices);
            let missiles = f64::from(counts[Face::Missile as usize]) * missile;
            game.rebuilt(view, counts, saucers) - mean(price) + missiles
        };
        self.lookahead.best_roll(game, view, lead).0
    }
}

/// Turns a sum over the faces of the sector die into a mean.
fn mean(sum: u32) -> f64 {
    f64::from(sum) / FACES as f64
}

impl ExponentialChaos {
    /// R48-R51. Estimates what the rebuild dice among final ones add if the planet takes so much damage before.
    pub(crate) fn rebuilt(&self, state: &State, counts: Counts, damage: u32) -> f64 {
        let planet = state.planets.of(state.course.active);
        let points = u32::from(self.strength(state)) * u32::from(counts[Face::Rebuild as usize]);
        let missing = planet.missing();
        self.repair(planet, points.min(missing)) + f64::from(points.saturating_sub(missing).min(damage))
    }

    /// R42-R45. Returns how much a missile adds to the lead over the others on average, as the planets stand.
    fn missile_worth(&self, state: &State) -> f64 {
        let (points, at) = (self.strength(state), self.attacked(state));
        let countered = self.countered();
        let effect = |seat: Seat| {
            let planet = state.planets.of(seat);
            let Prices(prices) = self.prices(planet);
            let damage = mean(prices[usize::from(points)]) * (1.0 - countered);
            damage - self.repair(planet, points.into()) * countered
        };
        let others = SeatSet::all(self.setup.seats).without(state.course.active);
        at.iter().map(effect).sum::<f64>() / others.len() as f64
    }

    /// R44. Returns how likely a counter roll equals the attack roll.
    fn countered(&self) -> f64 {
        let sector = &self.components.sector;
        let equal: u64 = sector.iter().map(|attack| ways(sector, *attack)).sum();
        equal as f64 / (FACES * FACES) as f64
    }

    /// R33, R49-R51. Returns what a seat's planet is worth after it has spent a point on a crater, and all others as well
    /// as can be, or has named the crater that is hit; of equal points the safer planet is better.
    fn planet_worth(&self, state: &State, seat: Seat, action: Action) -> f64 {
        let mut planet: Planet = state.planets.of(seat);
        let later = match action {
            Action::Rebuild(crater) => {
                planet.rebuild(crater);
                self.repair(planet, u32::from(state.course.points) - 1)
            }
            Action::Take(crater) => {
                planet.damage(crater);
                0.0
            }
            _ => 0.0,
        };
        f64::from(self.score(planet)) + later - SAFETY * mean(self.prices(planet).0[3])
    }
}
