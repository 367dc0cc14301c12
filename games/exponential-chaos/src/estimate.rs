//! An estimate for bots that look one step ahead: what one's own planet is worth once the turn is over. It keeps whatever
//! helps its own planet and rolls the rest again, missiles included, as the player called greedy in the dossier does
//! (section 12). Others' planets decide only between equals: whoever looks one step ahead sees what a missile did and not
//! what it will do, so a missile would look worse in the hand than in flight. Nothing is hidden, so a completion is a
//! copy.

use contract::{Determinize, Dice, Heuristic, Seat, SeatSet, fast_hash};

use crate::ExponentialChaos;
use crate::dice::{DefenseDie, Face};
use crate::plan::Leak;
use crate::planet::{Crater, Planet};
use crate::state::{Phase, State};

/// What a die that is rolled again is worth: less than anything that helps, so that only useless dice are.
const FRESH: f64 = 0.02;
/// What the average price of a die with three saucers weighs, so that of equal repairs the safer one is made.
pub(crate) const SAFETY: f64 = 0.01;
/// What it is worth to have something to assign: more than a lucky sample of sector rolls, so that dice with a target are
/// assigned.
const UNASSIGNED: f64 = 1.0;
/// How much the others' planets count beside one's own.
const OTHERS: f64 = 0.02;
/// How much of its raw effect a missile is worth, since planets repair and damage is wasted on empty lines.
pub(crate) const MISSILE: f64 = 0.5;
/// What is left of the hopes of whoever cannot win a tie-break any more: less than anybody has who can. A tie-break costs
/// all who fight it more than it costs those who look on, so planets alone would advise to stay out.
const BEATEN: f64 = 0.1;

impl Determinize for ExponentialChaos {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        fast_hash(state)
    }
}

impl Heuristic for ExponentialChaos {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        let hopes = |seat: Seat| self.hopes(state, seat);
        let all = SeatSet::all(self.setup.seats);
        let places = &state.course.places;
        match self.verdict_of(state) {
            Some(verdict) if verdict.winners.contains(seat) => all.iter().map(hopes).fold(0.0, f64::max),
            // R64. After a tie-break nobody stands above a better place.
            Some(_) if places[0] > 0 => {
                let above = all.iter().filter(|other| places[other.index()] < places[seat.index()]);
                BEATEN * above.map(hopes).fold(hopes(seat), f64::min)
            }
            // R60, R62. One is being fought, and this seat has no part in it.
            None if state.course.tie.is_some_and(|tie| !tie.tied.contains(seat)) => BEATEN * hopes(seat),
            _ => hopes(seat),
        }
    }
}

impl ExponentialChaos {
    /// Estimates the chance to win by the planets alone. At the end of the game as well: whoever took a win that eight
    /// samples show for a certain one would end the last turn while dice still have targets.
    fn hopes(&self, state: &State, seat: Seat) -> f64 {
        let others = SeatSet::all(self.setup.seats).without(seat);
        let mean = others.iter().map(|other| self.outcome(state, other)).sum::<f64>() / others.len() as f64;
        // Of a whole planet's points: to keep all of them is nearly certain to win.
        let most = f64::from(self.score(Planet::WHOLE)).max(1.0);
        (0.1 + (0.8 * self.outcome(state, seat) + OTHERS * (most - mean)) / most).clamp(0.01, 0.99)
    }

    /// Estimates what a seat's planet is worth after the turn that is being played.
    pub(crate) fn outcome(&self, state: &State, seat: Seat) -> f64 {
        let planet = state.planets.of(seat);
        let worth = f64::from(self.score(planet)) - SAFETY * f64::from(self.prices(planet).0[3]);
        let course = &state.course;
        match course.phase {
            Phase::Free if self.freed(state) == seat => worth + self.repair(planet, course.points.into()),
            _ if course.active != seat || state.is_tie() || !state.has_invasion() => worth,
            Phase::Rebuild => worth + self.repair(planet, course.points.into()),
            _ => worth + self.turn_value(state, planet),
        }
    }

    /// Estimates what the rest of the active player's turn brings: saucers that get through, missiles that are going to be
    /// fired, points to rebuild with.
    fn turn_value(&self, state: &State, planet: Planet) -> f64 {
        let (prices, counts) = (self.prices(planet), state.counts());
        let rolling = matches!(state.course.phase, Phase::Def | Phase::Roll | Phase::Assign);
        let Leak { price, saucers } =
            if rolling { self.best_leak(state, counts, &prices) } else { Self::leak(state, &prices) };
        let strength = u32::from(self.strength(state));
        let missing = planet.missing() + saucers;
        let points = (strength * u32::from(counts[Face::Rebuild as usize])).min(missing);
        let fresh = state.defense.iter().filter(|die| **die == DefenseDie::InHand).count();
        let missiles = f64::from(u32::from(state.course.missiles) * strength) * MISSILE;
        let unassigned = if rolling && state.useful() > 0 { UNASSIGNED } else { 0.0 };
        f64::from(points) - f64::from(price) / 6.0 + FRESH * fresh as f64 + missiles + unassigned
    }

    /// R49-R51. Returns the most that so many points of rebuilding can add.
    pub(crate) fn repair(&self, planet: Planet, points: u32) -> f64 {
        let core = usize::from(planet.level(Crater::CORE));
        let [damaged, whole] = planet.cities();
        let empty = 12 - damaged - whole;
        let worth = &self.components.city;
        let (first, second) = (u32::from(worth[1]), u32::from(worth[2] - worth[1]));
        let cities = |points: u32| {
            // So many empty craters get both points, the others one; what is left turns damaged cities.
            let full = |both: u32| {
                let left = points - 2 * both;
                let turned = left.min(damaged);
                both * (first + second) + turned * second + (left - turned).min(empty - both) * first
            };
            let single = |both: u32| {
                let left = points - 2 * both;
                let placed = left.min(empty - both);
                both * (first + second) + placed * first + (left - placed).min(damaged) * second
            };
            (0..=empty.min(points / 2)).map(|both| full(both).max(single(both))).max().unwrap_or(0)
        };
        let spent = (0..=2 - core).filter(|spent| *spent as u32 <= points);
        let gain = |spent: usize| {
            u32::from(self.components.core[core + spent] - self.components.core[core]) + cities(points - spent as u32)
        };
        f64::from(spent.map(gain).max().unwrap_or(0))
    }
}
