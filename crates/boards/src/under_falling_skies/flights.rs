//! What an action would do to ships, piece by piece, found from the events of the rules: the ways along which ghosts
//! are drawn.

use under_falling_skies::event::Event;
use under_falling_skies::space::{Column, GROUND};
use under_falling_skies::state::{Ship, State};

/// The way of a ship that moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Flight {
    pub(super) ship: Ship,
    /// Whether it leaves the spot of its column.
    pub(super) from_spot: bool,
    /// Where it starts.
    pub(super) from: (Column, u8),
    /// Where it lands, and where arrows take it from there; below the ground's row where it overshoots the ground.
    pub(super) stops: Vec<(Column, u8)>,
    /// Whether it leaves the sky: on the ground, or swept up by the mothership.
    pub(super) is_gone: bool,
}

impl Flight {
    /// Returns where it ends up.
    pub(super) fn end(&self) -> (Column, u8) {
        self.stops.last().copied().unwrap_or(self.from)
    }

    /// Says whether it comes down on the city.
    pub(super) fn lands(&self) -> bool {
        self.end().1 >= GROUND
    }
}

/// What happens to all ships.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct ShipMoves {
    pub(super) flights: Vec<Flight>,
    /// Ships that leave the sky without having moved: shot down or swept up.
    pub(super) gone: Vec<(Column, u8)>,
    /// Ships that take a spot.
    pub(super) spawned: Vec<(Column, Ship)>,
}

/// Follows every ship through the events of one action.
pub(super) fn ship_moves(before: &State, events: &[Event]) -> ShipMoves {
    let mut moves = ShipMoves::default();
    let mut lip = before.mothership;
    for event in events {
        match *event {
            Event::ColumnMoves { column, by, .. } => moves.flights = moved(before, column, by),
            Event::Slides { row, from, to } => {
                if let Some(flight) = moves.at(from, row) {
                    flight.stops.push((to, row));
                }
            }
            Event::Lands { column, row } | Event::ShotDown { column, row, .. } => moves.leaves(column, row),
            Event::Descends { row, .. } => lip = row,
            Event::Swept { column } => moves.leaves(column, lip),
            Event::Spawned { column, ship } => moves.spawned.push((column, ship)),
            _ => {}
        }
    }
    moves
}

impl ShipMoves {
    fn at(&mut self, column: Column, row: u8) -> Option<&mut Flight> {
        self.flights.iter_mut().find(|flight| !flight.is_gone && flight.end() == (column, row))
    }

    fn leaves(&mut self, column: Column, row: u8) {
        match self.at(column, row) {
            Some(flight) => flight.is_gone = true,
            None => self.gone.push((column, row)),
        }
    }
}

/// Returns how the ships of a column move, from the top.
fn moved(before: &State, column: Column, by: u8) -> Vec<Flight> {
    let flight = |ship, row, from_spot| Flight {
        ship,
        from_spot,
        from: (column, row),
        stops: vec![(column, row + by)],
        is_gone: false,
    };
    let docked = before.spots[column].map(|ship| flight(ship, before.mothership, true));
    let sky = before.sky[column];
    let flying = sky.ships().iter().filter_map(|row| Some(flight(sky.ship(row)?, row, false)));
    docked.into_iter().chain(flying).collect()
}

#[cfg(test)]
mod tests {
    use contract::{Game, Seat, Setup, Stream, Turn};
    use under_falling_skies::UnderFallingSkies;
    use under_falling_skies::space::COLUMNS;
    use under_falling_skies::state::Phase;

    use super::*;

    /// Lists the ships in the sky as they will stand after these moves.
    fn foreseen(before: &State, moves: &ShipMoves) -> Vec<(Column, u8, Ship)> {
        let took_off =
            |place: (Column, u8)| moves.flights.iter().any(|flight| !flight.from_spot && flight.from == place);
        let mut ships = Vec::new();
        for column in 0..COLUMNS {
            let sky = before.sky[column];
            let stay =
                sky.ships().iter().filter(|row| !took_off((column, *row)) && !moves.gone.contains(&(column, *row)));
            ships.extend(stay.filter_map(|row| Some((column, row, sky.ship(row)?))));
        }
        let flying = moves.flights.iter().filter(|flight| !flight.is_gone);
        ships.extend(flying.map(|flight| (flight.end().0, flight.end().1, flight.ship)));
        ships.sort_unstable();
        ships
    }

    #[test]
    fn every_ship_ends_where_its_fate_says() {
        let game = UnderFallingSkies::new(&Setup::printed(1)).unwrap();
        let mut dice = Stream::new("moves", "random games", 0);
        let (mut actions, mut flown) = (Vec::new(), 0);
        for _ in 0..60 {
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&state, &mut dice);
                        game.apply_outcome(&mut state, outcome);
                    }
                    Turn::Choice(_) => {
                        let action = game.pick(&state, Seat::FIRST, &mut dice, &mut actions).unwrap();
                        let (before, moves) = (state, ship_moves(&state, &game.events_of(&state, action)));
                        game.apply(&mut state, Seat::FIRST, action);
                        flown += moves.flights.len();
                        if state.phase == Phase::Lost {
                            continue;
                        }
                        let mut stand: Vec<(Column, u8, Ship)> = (0..COLUMNS)
                            .flat_map(|at| state.sky[at].ships().iter().map(move |row| (at, row)))
                            .filter_map(|(at, row)| Some((at, row, state.sky[at].ship(row)?)))
                            .collect();
                        stand.sort_unstable();
                        assert_eq!(foreseen(&before, &moves), stand, "{action:?} in {before:?}");
                    }
                }
            }
        }
        assert!(flown > 1000, "{flown}");
    }
}
