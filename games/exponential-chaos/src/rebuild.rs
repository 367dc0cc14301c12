//! Step 6: the rebuild, and free rebuilds after a counter (R47-R54).

use contract::{Dice, EventSink, Phrase, Refusal, Seat};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::Face;
use crate::event::Event;
use crate::planet::Crater;
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// R48, R54. The points of all rebuild dice form one pool; with nothing to rebuild the turn is over.
    pub(crate) fn begin_rebuild<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let points = state.lying(Face::Rebuild) * self.round_of(state).strength;
        if points == 0 || state.planets.of(state.course.active).is_whole() {
            return self.end_turn(state, events);
        }
        (state.course.phase, state.course.points) = (Phase::Rebuild, points);
    }

    /// R49, R52, R54. Lists the craters that have room for a point, then stopping.
    pub(crate) fn list_rebuilds(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let planet = state.planets.of(seat);
        actions.extend((0..planet.open()).map(|nth| Action::Rebuild(planet.nth_open(nth))));
        actions.push(Action::Stop);
    }

    /// Picks one of them at random.
    pub(crate) fn pick_rebuild<D: Dice + ?Sized>(state: &State, seat: Seat, dice: &mut D) -> Action {
        let planet = state.planets.of(seat);
        let open = planet.open();
        let nth = dice.below(open + 1);
        if nth < open { Action::Rebuild(planet.nth_open(nth)) } else { Action::Stop }
    }

    /// R49, R51. Says why a point cannot be spent on a crater.
    pub(crate) fn check_rebuild(state: &State, seat: Seat, crater: Crater) -> Result<(), Refusal> {
        if state.planets.of(seat).level(crater) < 2 {
            return Ok(());
        }
        let (rule, key) = if crater.is_core() { ("R51", "refuse-core-whole") } else { ("R49", "refuse-city-whole") };
        Err(Refusal::new(rule, Phrase::new(key).with("crater", crater.to_string())))
    }

    /// R49-R53. Spends a point: a damaged token on an empty crater, or a damaged token turned.
    pub(crate) fn rebuild<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, crater: Crater, events: &mut S) {
        let planet = state.planets.of_mut(seat);
        planet.rebuild(crater);
        state.course.points -= 1;
        if S::ENABLED {
            let level = planet.level(crater);
            events.record(Event::Rebuilt { seat, crater, level, gain: self.cost(crater, level) });
        }
        if state.course.points == 0 || planet.is_whole() {
            if S::ENABLED && state.course.points > 0 {
                events.record(Event::Stopped { seat, points: state.course.points });
            }
            self.end_rebuild(state, seat, events);
        }
    }

    /// R54. Declines the rest.
    pub(crate) fn stop_rebuilding<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Stopped { seat, points: state.course.points });
        self.end_rebuild(state, seat, events);
    }

    /// R46, R55. Goes on with the missile, or with the next turn.
    fn end_rebuild<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.course.points = 0;
        if state.course.phase == Phase::Free {
            state.course.queue = state.course.queue.without(seat);
            self.next_free(state, events);
        } else {
            self.end_turn(state, events);
        }
    }
}
