//! What a turret fires at: on its planet the fighter closest to the best command center, in space a cell (R9-R17).

use contract::Seat;

use crate::SolarTowerDefense;
use crate::event::Choice;
use crate::field::{Field, FieldSet};
use crate::fighter::{FighterSet, Number};
use crate::flight::moves_left;
use crate::map::{Cell, DIRECTIONS, Direction};
use crate::planet::{Center, Planet};
use crate::state::{State, other};

impl SolarTowerDefense {
    /// R9. Returns the enemy fighters in range of a turret on a field.
    pub fn in_range(&self, state: &State, seat: Seat, field: Field) -> FighterSet {
        let (fleet, range) = (&state.side(other(seat)).fleet, self.components.ranges[field.place()]);
        let near = |number: &Number| fleet.get(*number).field().is_some_and(|at| range.contains(at));
        fleet.on_planet().iter().filter(near).collect()
    }

    /// R11. Returns the command center that earns most.
    pub fn best_center(&self, planet: &Planet) -> Option<Center> {
        planet.centers().max_by_key(|center| self.components.center.income[center.field.class() as usize])
    }

    /// R11. Returns those fighters that are closest to the best command center.
    pub(crate) fn closest(&self, state: &State, seat: Seat, among: FighterSet) -> FighterSet {
        let Some(center) = self.best_center(&state.side(seat).planet) else { return among };
        let fleet = &state.side(other(seat)).fleet;
        let steps = |number: Number| {
            let field = fleet.get(number).field();
            field.map_or(u8::MAX, |field| self.components.steps[field.place()][center.field.place()])
        };
        let least = among.iter().map(steps).min();
        among.iter().filter(|number| Some(steps(*number)) == least).collect()
    }

    /// R11, R12. Returns the fighter that a turret must take among those in range, and what decided.
    pub(crate) fn target(&self, state: &State, seat: Seat, among: FighterSet) -> Option<(Number, Choice)> {
        let first = among.iter().next()?;
        if among.len() == 1 {
            return Some((first, Choice::Only));
        }
        let closest = self.closest(state, seat, among);
        let (planet, fleet) = (&state.side(seat).planet, &state.side(other(seat)).fleet);
        let key = |number: Number| {
            let fighter = fleet.get(number);
            (moves_left(planet, fighter).unwrap_or(u8::MAX), fighter.field())
        };
        let best = closest.iter().min_by_key(|number| key(*number))?;
        let others = closest.iter().filter(|number| *number != best);
        let decided = others.map(|number| {
            if key(number).0 != key(best).0 {
                Choice::FewestMoves
            } else if key(number).1 != key(best).1 {
                Choice::BoardOrder
            } else {
                Choice::LowestNumber
            }
        });
        Some((best, decided.max().unwrap_or(Choice::Closest)))
    }

    /// R14, R15, R17. Returns the cells with enemy fighters at which a turret on a field may fire, in their order.
    pub fn cells_in_sight(&self, state: &State, seat: Seat, field: Field) -> impl Iterator<Item = Cell> {
        let side = state.side(seat);
        let fleet = &state.side(other(seat)).fleet;
        let mut cells = [None; DIRECTIONS];
        let own = side.cell.filter(|_| !fleet.in_space().is_empty());
        let seen = |own: Cell, direction: Direction| {
            let cell = self.components.map.pointed_at(own, direction);
            cell.filter(|cell| !fleet.in_cell(*cell).is_empty())
        };
        match (own, field.longitude()) {
            (Some(own), Some(longitude)) => cells[0] = seen(own, Direction::faced_by(longitude, side.spin)),
            (Some(own), None) => {
                for direction in Direction::all() {
                    let cell = seen(own, direction).filter(|cell| !cells.contains(&Some(*cell)));
                    cells[direction.number()] = cell;
                }
                cells.sort_unstable();
            }
            (None, _) => {}
        }
        cells.into_iter().flatten()
    }

    /// R14. Looks where enemy fighters are that turrets of a seat may fire at in space.
    pub(crate) fn look_into_space(&self, state: &State, seat: Seat) -> Lookout {
        let (side, fleet) = (state.side(seat), &state.side(other(seat)).fleet);
        let mut lookout = Lookout { over: fleet.fields(), seen: 0, spin: side.spin };
        let Some(own) = side.cell else { return lookout };
        let points = &self.components.map.place(own).points;
        for number in fleet.in_space().iter() {
            let cell = fleet.get(number).cell();
            for (direction, point) in points.iter().enumerate() {
                lookout.seen |= u8::from(*point == cell) << direction;
            }
        }
        lookout
    }
}

/// R14, R15. Where enemy fighters are, as a planet sees them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookout {
    /// The fields of the planet that they are over.
    over: FieldSet,
    /// The directions that point at them in space, a bit each.
    seen: u8,
    /// The spin of the planet.
    spin: u8,
}

impl Lookout {
    /// R14. Says whether a turret on a field has something to fire at in space: no enemy fighter may be on its own field.
    pub(crate) fn is_open(self, field: Field) -> bool {
        let seen = match field.longitude() {
            Some(longitude) => self.seen >> Direction::faced_by(longitude, self.spin).number() & 1 == 1,
            None => self.seen != 0,
        };
        seen && !self.over.contains(field)
    }
}
