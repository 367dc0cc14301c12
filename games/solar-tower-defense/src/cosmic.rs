//! The Cosmic phase: planets move and turn, and land the fighters that they meet (R50-R54).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::event::Event;
use crate::field::{LONGITUDES, Longitude, Pole};
use crate::fighter::{Fighter, Number};
use crate::options::CosmicLanding;
use crate::state::{Phase, SEATS, State, other};

impl SolarTowerDefense {
    /// R50, R51. Moves both planets one cell and turns them by one longitude.
    pub(crate) fn begin_cosmic<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.phase = Phase::Cosmic;
        for seat in SEATS {
            let side = state.side_mut(seat);
            let Some(cell) = side.cell.map(|cell| self.components.map.counter_clockwise(cell)) else { continue };
            side.cell = Some(cell);
            side.spin = (side.spin + 1) % LONGITUDES;
            events.record(Event::PlanetMoved { seat, cell, spin: side.spin });
        }
        self.after_landing(state, events);
    }

    /// R52. Asks for the next landing, the first player of the round before the other; then for open facings.
    pub(crate) fn after_landing<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let first = self.first(state);
        let met = [first, other(first)].into_iter().find(|seat| state.met(*seat).next().is_some());
        match met {
            Some(seat) => state.course.asked = SeatSet::only(seat),
            None => self.after_moving(state, events),
        }
    }

    /// R34. Returns whose fighter on a pole is to be faced next, with that option.
    pub(crate) fn unfaced(&self, state: &State) -> Option<Seat> {
        let first = self.first(state);
        [first, other(first)].into_iter().find(|seat| !state.side(*seat).fleet.unfaced().is_empty())
    }

    /// R52. Writes the longitudes for the fighter whose turn it is, and for all of them at once.
    pub(crate) fn list_landings(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let mut met = state.met(seat);
        let Some(number) = met.next() else { return Self::list_facings(state, seat, actions) };
        actions.extend(Longitude::all().map(|longitude| Action::Land(number, longitude)));
        if self.options.cosmic_landing == CosmicLanding::May {
            actions.push(Action::Decline(number));
        }
        if met.next().is_some() {
            actions.extend(Longitude::all().map(Action::LandAll));
        }
    }

    /// R34. Writes the longitudes that the next fighter on a pole may face, with that option.
    pub(crate) fn list_facings(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(number) = state.side(seat).fleet.unfaced().iter().next() else { return };
        actions.extend(Longitude::all().map(|longitude| Action::Face(number, longitude)));
    }

    /// R52. Says why this is no answer to a fighter that a planet has met.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_landing(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut met = state.met(seat);
        let Some(number) = met.next() else { return Self::check_facing(state, seat, action) };
        let several = met.next().is_some();
        let phrase = match action {
            Action::Land(given, _) if given == number => return Ok(()),
            Action::LandAll(_) if several => return Ok(()),
            Action::LandAll(_) => Phrase::new("refuse-land-one").with("fighter", number.get()),
            Action::Decline(given) if self.options.cosmic_landing == CosmicLanding::May && given == number => {
                return Ok(());
            }
            Action::Decline(_) if self.options.cosmic_landing == CosmicLanding::Must => Phrase::new("refuse-decline"),
            _ => Phrase::new("refuse-land-first").with("fighter", number.get()),
        };
        Err(Refusal::new("R52", phrase))
    }

    /// R34. Says why this is no answer to a fighter that is to be faced.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_facing(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let number = state.side(seat).fleet.unfaced().iter().next();
        match (action, number) {
            (Action::Face(given, _), Some(number)) if given == number => Ok(()),
            _ => {
                let phrase = Phrase::new("refuse-face-first").with("fighter", number.map_or(0, Number::get));
                Err(Refusal::new("R34", phrase))
            }
        }
    }

    /// R52. Lands a fighter that a planet has met.
    pub(crate) fn land_met<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        number: Number,
        longitude: Longitude,
        events: &mut S,
    ) {
        self.land(state, seat, number, longitude, events);
        self.after_landing(state, events);
    }

    /// R35, R52. Lands all fighters that are still to land, each on its own.
    pub(crate) fn land_all<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        longitude: Longitude,
        events: &mut S,
    ) {
        let Some(cell) = state.side(other(seat)).cell else { return };
        for number in state.side(seat).fleet.met_in(cell).iter() {
            self.land(state, seat, number, longitude, events);
        }
        self.after_landing(state, events);
    }

    /// R52. Lets a fighter stay in the cell, with that option.
    pub(crate) fn decline<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, number: Number, events: &mut S) {
        if let Fighter::InSpace(cell) = state.side(seat).fleet.get(number) {
            state.side_mut(seat).fleet.put(number, Fighter::Declined(cell));
            events.record(Event::Declined { seat, number, cell });
        }
        self.after_landing(state, events);
    }

    /// R34. Turns a fighter on a pole to a longitude, with that option.
    pub(crate) fn face<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        number: Number,
        longitude: Longitude,
        events: &mut S,
    ) {
        if let Fighter::Unfaced(field) = state.side(seat).fleet.get(number) {
            let fighter = Fighter::on_meridian(field, longitude, Pole::North);
            state.side_mut(seat).fleet.put(number, fighter);
            events.record(Event::Faced { seat, number, fighter, longitude });
        }
        self.after_moving(state, events);
    }

    /// R53. Ends the phase; those that have declined may be met again.
    pub(crate) fn end_cosmic<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let released = |seat: Seat| {
            let fleet = &state.side(seat).fleet;
            fleet.in_space().iter().any(|number| matches!(fleet.get(number), Fighter::Declined(_)))
        };
        if self.options.cosmic_landing == CosmicLanding::May && SEATS.into_iter().any(released) {
            state.sides.iter_mut().for_each(crate::state::Side::release_declined);
            events.record(Event::DeclinedReleased);
        }
        self.next_round(state, events);
    }
}
