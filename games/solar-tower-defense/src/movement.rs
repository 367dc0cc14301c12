//! Movement: fighters in space move a cell and may land, fighters on a planet move a field (R24-R27).

use contract::{EventSink, Seat};

use crate::SolarTowerDefense;
use crate::event::Event;
use crate::field::Longitude;
use crate::fighter::{Fighter, Number};
use crate::state::{SEATS, State, other};

impl SolarTowerDefense {
    /// R26, R27. Moves every fighter once: whoever lands in this phase stays where it is.
    pub(crate) fn move_all<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let flying = SEATS.map(|seat| state.side(seat).fleet.on_planet());
        for seat in SEATS {
            for number in state.side(seat).fleet.in_space().iter() {
                self.travel(state, seat, number, events);
            }
        }
        for seat in SEATS {
            for number in flying[seat.index()].iter() {
                self.fly_on(state, seat, number, events);
            }
        }
    }

    /// R24, R25. Moves a fighter one cell; in the cell of the enemy's planet it lands.
    fn travel<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, number: Number, events: &mut S) {
        let enemy = other(seat);
        let Fighter::InSpace(from) = state.side(seat).fleet.get(number) else { return };
        let to = self.components.map.next(from, self.components.ring(enemy));
        state.side_mut(seat).fleet.put(number, Fighter::InSpace(to));
        events.record(Event::Moved { seat, number, from, to });
        if state.side(enemy).cell == Some(to) {
            let longitude = self.components.map.facing(to, state.side(enemy).spin, from);
            self.land(state, seat, number, longitude, events);
        }
    }

    /// R30. Lands a fighter that comes in on a longitude.
    pub(crate) fn land<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        number: Number,
        longitude: Longitude,
        events: &mut S,
    ) {
        let Some(landing) = self.landing(&state.side(other(seat)).planet, longitude) else { return };
        state.side_mut(seat).fleet.put(number, landing.fighter);
        events.record(Event::Landed { seat, number, longitude, landing });
    }

    /// R27. Moves a fighter one field.
    fn fly_on<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, number: Number, events: &mut S) {
        let fighter = state.side(seat).fleet.get(number);
        let Some(from) = fighter.field() else { return };
        let flight = self.fly(&state.side(other(seat)).planet, fighter);
        state.side_mut(seat).fleet.put(number, flight.fighter);
        events.record(Event::Flew { seat, number, from, fighter: flight.fighter, because: flight.because });
    }
}
