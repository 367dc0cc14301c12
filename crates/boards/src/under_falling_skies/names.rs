//! Which ship is which: the rules do not tell ships of one colour apart, but a page must, so that each glides from
//! where it was. Ships are followed through the events of a step if it is known, otherwise by the shortest flights.

use under_falling_skies::UnderFallingSkies;
use under_falling_skies::space::{COLUMNS, Column};
use under_falling_skies::state::{Ship, State};

use super::trail::{self, Trail};
use crate::drawing::LastStep;

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShipPosition {
    /// On the starting spot of a column.
    Spot(Column),
    /// In a column, on a row of the sky or the ground.
    Sky(Column, u8),
    /// In the hangar, in this place of the queue.
    Hangar(u8),
}

impl ShipPosition {
    /// Returns the place in the hangar.
    pub(super) const fn in_hangar(self) -> Option<u8> {
        match self {
            Self::Hangar(place) => Some(place),
            _ => None,
        }
    }
}

/// A ship: its colour, its number from 1, and where it is.
pub(super) type Named = (Ship, u8, ShipPosition);

/// What is remembered of a game from position to position: which ship is which, and what the last step moved.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    last: Option<State>,
    /// How many steps have been followed.
    steps: u32,
    ships: Ships,
    trail: Trail,
}

impl Followed {
    /// Follows the game to this position, and remembers what the last step moved. If the position before that step has
    /// not been seen, it is looked at first.
    pub(super) fn follow(
        &mut self,
        game: &UnderFallingSkies,
        view: &State,
        step: Option<LastStep<'_, UnderFallingSkies>>,
    ) {
        if self.last.as_ref() == Some(view) {
            return;
        }
        if let Some(step) = step.filter(|step| self.last.as_ref() != Some(step.before)) {
            self.restart(step.before);
        }
        match step {
            // An outcome moves nothing: what the step before it moved has just moved still.
            Some(step) if step.is_chance => {
                self.steps += 1;
                self.trail.rolled = Some(self.steps);
                self.last = Some(*view);
            }
            Some(step) => {
                let trail = trail::follow(game, step.before, step.events, &mut self.ships.seen);
                self.ships.mothership = view.mothership;
                self.restart(view);
                self.trail = Trail { step: self.steps, ..trail };
            }
            None => self.restart(view),
        }
    }

    /// Starts again from a position, when it is not known what led to it.
    fn restart(&mut self, view: &State) {
        self.steps += 1;
        self.trail = Trail { step: self.steps, ..Trail::default() };
        self.ships.follow(view);
        self.last = Some(*view);
    }

    /// Returns the ships of this position, which must be the last one that was followed or the first of all.
    pub(super) fn ships(&self, view: &State) -> Vec<Named> {
        self.ships.clone().follow(view)
    }

    /// Returns what led to this position.
    pub(super) fn trail(&self, view: &State) -> Trail {
        if self.last.as_ref() == Some(view) { self.trail.clone() } else { Trail::default() }
    }
}

/// Ships of both colours, with where they were last seen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Ships {
    seen: Vec<Named>,
    /// Where the mothership was.
    mothership: u8,
}

impl Ships {
    /// Returns every ship with its number and place, and remembers them. A ship that was seen before keeps its number.
    fn follow(&mut self, view: &State) -> Vec<Named> {
        let mut found = Vec::new();
        for ship in [Ship::Green, Ship::Red] {
            let old: Vec<(u8, ShipPosition)> =
                self.seen.iter().filter(|seen| seen.0 == ship).map(|seen| (seen.1, seen.2)).collect();
            let positions = ship_positions(view, ship);
            let mut best = (u32::MAX, Vec::new());
            let flights = Flights { old: &old, positions: &positions, before: self.mothership, now: view.mothership };
            flights.search(&mut Vec::new(), 0, &mut best);
            let mut fresh = (1..).filter(|number| old.iter().all(|(taken, _)| taken != number));
            let numbers = best.1.iter().map(|old_place| match old_place {
                Some(place) => old[*place].0,
                None => fresh.next().unwrap_or(u8::MAX),
            });
            found.extend(numbers.zip(positions.iter().copied()).map(|(number, position)| (ship, number, position)));
        }
        (self.seen, self.mothership) = (found.clone(), view.mothership);
        found
    }
}

/// Lists where ships of a colour are: column by column from the left, each from the bottom up, then the hangar.
fn ship_positions(view: &State, ship: Ship) -> Vec<ShipPosition> {
    let mut positions = Vec::new();
    for column in 0..COLUMNS {
        let rows = if ship == Ship::Green { view.sky[column].green } else { view.sky[column].red };
        positions.extend(rows.iter().rev().map(|row| ShipPosition::Sky(column, row)));
        positions.extend((view.spots[column] == Some(ship)).then_some(ShipPosition::Spot(column)));
    }
    let (ahead, waiting) =
        if ship == Ship::Green { (0, view.waiting.green) } else { (view.waiting.green, view.waiting.red) };
    positions.extend((ahead..ahead + waiting).map(ShipPosition::Hangar));
    positions
}

/// The search for the shortest flights: at most five ships, so all ways are tried.
struct Flights<'a> {
    old: &'a [(u8, ShipPosition)],
    positions: &'a [ShipPosition],
    before: u8,
    now: u8,
}

impl Flights<'_> {
    fn search(&self, chosen: &mut Vec<Option<usize>>, cost: u32, best: &mut (u32, Vec<Option<usize>>)) {
        if cost >= best.0 {
            return;
        }
        let Some(position) = self.positions.get(chosen.len()) else {
            *best = (cost, chosen.clone());
            return;
        };
        let free: Vec<usize> = (0..self.old.len()).filter(|old| !chosen.contains(&Some(*old))).collect();
        // A ship is new only when all that were seen are placed.
        let missing = self.positions.len() - chosen.len() > free.len();
        let choices = free.into_iter().map(Some).chain(missing.then_some(None));
        for choice in choices {
            let flight = choice.map_or(0, |old| self.flight(self.old[old].1, *position));
            chosen.push(choice);
            self.search(chosen, cost + flight, best);
            chosen.pop();
        }
    }

    /// Returns how unlikely a flight is: the square of the way down, more when it crosses columns, most for what
    /// ships never do.
    fn flight(&self, from: ShipPosition, to: ShipPosition) -> u32 {
        const NEVER: u32 = 100_000;
        let row = |position, mothership| match position {
            ShipPosition::Spot(column) => Some((column, mothership)),
            ShipPosition::Sky(column, row) => Some((column, row)),
            ShipPosition::Hangar(_) => None,
        };
        match (row(from, self.before), row(to, self.now)) {
            (None, None) => 0,
            // Shot down, swept up, or come down; and back on a spot.
            (Some((_, down)), None) => 2_000 - 10 * u32::from(down.min(20)),
            (None, Some(_)) => 10,
            (Some((column, high)), Some((other, low))) if low >= high => {
                let across = column.abs_diff(other) as u32;
                let down = u32::from(low - high);
                down * down + if across > 1 { NEVER } else { across * 40 }
            }
            (Some(_), Some(_)) => NEVER,
        }
    }
}
