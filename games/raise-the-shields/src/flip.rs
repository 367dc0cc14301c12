//! The flip window: city 5 turns a shared die for everybody (R10-R12, R44).

use contract::{EventSink, Phrase, Refusal, Seat};

use crate::RaiseTheShields;
use crate::ability::{FLIP, is_ready, may_use, use_up};
use crate::event::Event;
use crate::state::{Phase, State};
use crate::turn::go_on;

/// R11. Returns the opposite face of a die.
pub const fn opposite(value: u8) -> u8 {
    7 - value
}

impl RaiseTheShields {
    /// R10. Returns the phase after the roll, or after this seat has answered: the next seat in turn order, starting
    /// with the first player, whose city 5 is ready is asked; after the last one, all go to work.
    pub(crate) fn next_flip(&self, state: &State, answered: Option<Seat>) -> Phase {
        let done = answered.map_or(0, |seat| 1 + self.place_in_turn(state, seat));
        let order = (done..self.setup.seats).map(|place| self.seat_after(state.first, place));
        order.into_iter().find(|seat| is_ready(&state.player(*seat).sheet, FLIP)).map_or(Phase::Work, Phase::Flip)
    }

    /// R6. Returns the seat this many places clockwise of another.
    pub(crate) fn seat_after(&self, seat: Seat, places: u8) -> Seat {
        Seat::new((seat.index() + usize::from(places)) % usize::from(self.setup.seats))
    }

    fn place_in_turn(&self, state: &State, seat: Seat) -> u8 {
        let seats = usize::from(self.setup.seats);
        ((seat.index() + seats - state.first.index()) % seats) as u8
    }

    /// R11, R12, R44. Turns a shared die; a seat that is asked later may turn it again.
    pub(crate) fn flip<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, die: u8, events: &mut S) {
        use_up(&mut state.player_mut(seat).sheet, FLIP);
        let value = &mut state.shared[usize::from(die)];
        let from = *value;
        *value = opposite(from);
        events.record(Event::Flipped { seat, die, from, to: *value });
        go_on(state, self.next_flip(state, Some(seat)), events);
    }

    /// R10. Says why somebody is not asked about city 5.
    pub(crate) fn unasked_flip(state: &State, seat: Seat) -> Refusal {
        let unready = may_use(&state.player(seat).sheet, FLIP).err();
        let turn = if matches!(state.phase, Phase::Flip(_)) { "refuse-flip-turn" } else { "refuse-flip-phase" };
        unready.unwrap_or_else(|| Refusal::new("R10", Phrase::new(turn)))
    }
}
