//! The last turn of the game: final dice are worth the chance to be ahead when all is counted (R57-R59). What each die and
//! each missile does is added up as if the others did nothing, which is exact where one falls on a planet, and near it
//! where several do.

use contract::SeatSet;

use crate::ExponentialChaos;
use crate::dice::{FACES, Face, HAND};
use crate::plan::{Counts, Prices};
use crate::planet::Planet;
use crate::state::State;

/// How many scores there are.
const SCORES: usize = 1 << u8::BITS;

/// How likely each score is.
type Chances = [f64; SCORES];

/// What is known before the dice are final.
#[derive(Debug)]
pub(crate) struct LastTurn {
    /// By missiles and by one's own score: the chance to be ahead of all others, who share the win if they have as much.
    ahead: [Chances; HAND + 1],
}

impl Default for LastTurn {
    fn default() -> Self {
        Self { ahead: [[0.0; SCORES]; HAND + 1] }
    }
}

impl LastTurn {
    /// Works out what the others may have in the end, for each number of missiles.
    pub(crate) fn look_at_others(&mut self, game: &ExponentialChaos, state: &State) {
        let (active, at) = (state.course.active, game.attacked(state));
        self.ahead = [[1.0; SCORES]; HAND + 1];
        for seat in SeatSet::all(game.setup.seats).without(active).iter() {
            let planet = state.planets.of(seat);
            let mut chances = certain(game.score(planet));
            for ahead in &mut self.ahead {
                let mut behind = 0.0;
                for (ahead, chance) in ahead.iter_mut().zip(&chances) {
                    // Whoever is level fights it out.
                    *ahead *= behind + chance / 2.0;
                    behind += chance;
                }
                if at.contains(seat) {
                    chances = game.after_missile(&chances, planet, game.strength(state));
                }
            }
        }
    }

    /// Returns the chance to win with these final dice.
    pub(crate) fn chance(&self, game: &ExponentialChaos, state: &State, counts: Counts, prices: &Prices) -> f64 {
        let planet = state.planets.of(state.course.active);
        let losses = game.losses(planet);
        let before = game.score(planet);
        let mut chances = certain(before);
        for saucers in game.left_standing(state, counts, prices).0.into_iter().filter(|saucers| *saucers > 0) {
            let mut after = [0.0; SCORES];
            for (score, chance) in likely(&chances) {
                for lost in &losses {
                    let left = score.saturating_sub(lost[usize::from(saucers)] as usize);
                    after[left] += chance / FACES as f64;
                }
            }
            chances = after;
        }
        let ahead = &self.ahead[usize::from(counts[Face::Missile as usize])];
        let win = |(score, chance): (usize, f64)| {
            let damage = usize::from(before) - score;
            let rebuilt = game.rebuilt(state, counts, damage as u32);
            chance * ahead[(score + rebuilt as usize).min(SCORES - 1)]
        };
        likely(&chances).map(win).sum()
    }
}

/// Returns the chances where the score is certain.
fn certain(score: u8) -> Chances {
    let mut chances = [0.0; SCORES];
    chances[usize::from(score)] = 1.0;
    chances
}

/// Returns the scores that can come, with their chances.
fn likely(chances: &Chances) -> impl Iterator<Item = (usize, f64)> {
    chances.iter().copied().enumerate().filter(|(_, chance)| *chance > 0.0)
}

impl ExponentialChaos {
    /// R43-R45. Returns the scores of somebody after one more missile: damage in the sector of the attack roll, or a free
    /// rebuild.
    fn after_missile(&self, before: &Chances, planet: Planet, points: u8) -> Chances {
        let (losses, sector) = (self.losses(planet), &self.components.sector);
        let gain = self.repair(planet, points.into()) as usize;
        let way = 1.0 / (FACES * FACES) as f64;
        let mut after = [0.0; SCORES];
        for (score, chance) in likely(before) {
            for (attack, lost) in sector.iter().zip(&losses) {
                for counter in sector {
                    let lost = lost[usize::from(points)] as usize;
                    let next = if counter == attack { score + gain } else { score.saturating_sub(lost) };
                    after[next.min(SCORES - 1)] += chance * way;
                }
            }
        }
        after
    }
}
