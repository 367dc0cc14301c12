//! A forecast: how the planets lie when the next fights begin, and where a fighter will be in each coming round if nothing is built, destroyed or shot down. It moves
//! planets and fighters by the same functions as the game.

use contract::Seat;

use crate::SolarTowerDefense;
use crate::field::{Field, LONGITUDES, Longitude};
use crate::fighter::Fighter;
use crate::flight::Cause;
use crate::landing::Landing;
use crate::map::Cell;
use crate::state::{Phase, State, other};

/// R4. The first round that begins with fights.
const FIRST_FIGHTS: u16 = 3;

/// What will happen to a fighter in a phase of a coming round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// In which round.
    pub round: u16,
    /// In which phase: the movement or the Cosmic phase.
    pub phase: Phase,
    /// What.
    pub event: Coming,
}

/// What will happen to a fighter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// R24. It moves to a cell.
    Moves(Cell),
    /// R25. It lands.
    Lands {
        /// From which cell.
        from: Cell,
        /// Through which longitude.
        longitude: Longitude,
        /// Where, and why.
        landing: Landing,
    },
    /// R52. The enemy's planet runs into it: its owner will choose a longitude.
    IsMet(Cell),
    /// R27. It moves through the air.
    Flies {
        /// To which field, and how it stands there.
        fighter: Fighter,
        /// Why.
        because: Cause,
    },
    /// R18. It stands on a building and fires, at the beginning of the round.
    Fires(Field),
}

impl SolarTowerDefense {
    /// R4, R50, R51. Returns in how many Cosmic phases the planets move on before the next fights begin; none while fights go
    /// on, and where none come any more (R29).
    pub fn moves_before_fights(&self, state: &State) -> Option<u16> {
        let round = state.course.round;
        let moved = u16::from(state.course.phase == Phase::Cosmic);
        if matches!(state.course.phase, Phase::Fights | Phase::Move | Phase::Over) {
            return None;
        }
        if u32::from(round) == self.options.max_rounds.0 {
            return None;
        }
        Some((round + 1).max(FIRST_FIGHTS) - round - moved)
    }

    /// R29. Says whether a balance still comes: none does once the last round is as far as building.
    pub fn balance_comes(&self, state: &State) -> bool {
        let is_last = u32::from(state.course.round) == self.options.max_rounds.0;
        match state.course.phase {
            Phase::Over => false,
            Phase::Build | Phase::Cosmic => !is_last,
            _ => true,
        }
    }

    /// R50, R51. Returns how a planet stands after it has moved on so many times: its cell, and the longitude that then faces
    /// the sun.
    pub fn after_moves(&self, state: &State, seat: Seat, moves: u16) -> Option<(Cell, u8)> {
        let side = state.side(seat);
        let on = |(cell, spin), _| (self.components.map.counter_clockwise(cell), (spin + 1) % LONGITUDES);
        Some((0..moves).fold((side.cell?, side.spin), on))
    }

    /// Returns where a fighter launched now would be in each coming round, so many rounds ahead. It ends where somebody has
    /// to choose: when a planet meets the fighter.
    pub fn forecast_launch(&self, state: &State, seat: Seat, rounds: u16) -> Vec<Forecast> {
        let cell = state.side(seat).cell;
        cell.map(|cell| self.forecast(state, seat, Fighter::InSpace(cell), rounds)).unwrap_or_default()
    }

    /// R24-R53. Returns where a fighter will be in each coming round, so many rounds ahead.
    pub fn forecast(&self, state: &State, seat: Seat, fighter: Fighter, rounds: u16) -> Vec<Forecast> {
        let enemy = state.side(other(seat));
        let Some(mut cell) = enemy.cell else { return Vec::new() };
        let (mut spin, mut fighter, mut coming) = (enemy.spin, fighter, Vec::new());
        let last = state.course.round.saturating_add(rounds);
        // The movement of this round is over once anybody takes the balance; a Cosmic phase that waits has moved already.
        let mut moved = !matches!(state.course.phase, Phase::Fights);
        let mut turned = matches!(state.course.phase, Phase::Cosmic | Phase::Over);
        for round in state.course.round..=last {
            if round >= 3 && !moved {
                self.foresee_movement(state, seat, (&mut fighter, cell, spin), round, &mut coming);
            }
            if !turned {
                cell = self.components.map.counter_clockwise(cell);
                spin = (spin + 1) % LONGITUDES;
                if fighter == Fighter::InSpace(cell) {
                    coming.push(Forecast { round, phase: Phase::Cosmic, event: Coming::IsMet(cell) });
                    return coming;
                }
            }
            (moved, turned) = (false, false);
        }
        coming
    }

    /// R24-R27. Foresees the fire and the movement of a round.
    fn foresee_movement(
        &self,
        state: &State,
        seat: Seat,
        (fighter, cell, spin): (&mut Fighter, Cell, u8),
        round: u16,
        coming: &mut Vec<Forecast>,
    ) {
        let planet = &state.side(other(seat)).planet;
        let mut tell = |phase, event| coming.push(Forecast { round, phase, event });
        if let Some(field) = fighter.field() {
            if planet.target_at(field).is_some() {
                tell(Phase::Fights, Coming::Fires(field));
            }
            let flight = self.fly(planet, *fighter);
            *fighter = flight.fighter;
            tell(Phase::Move, Coming::Flies { fighter: flight.fighter, because: flight.because });
            return;
        }
        let Some(from) = fighter.cell() else { return };
        let to = self.components.map.next(from, self.components.ring(other(seat)));
        *fighter = Fighter::InSpace(to);
        if to != cell {
            return tell(Phase::Move, Coming::Moves(to));
        }
        let longitude = self.components.map.facing(cell, spin, from);
        if let Some(landing) = self.landing(planet, longitude) {
            *fighter = landing.fighter;
            tell(Phase::Move, Coming::Lands { from, longitude, landing });
        }
    }
}
